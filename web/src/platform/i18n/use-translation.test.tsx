import { act, render, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { Suspense } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { findText, loadCatalogues } from "./catalogues.ts";
import { changeLanguage, startI18n } from "./i18n.ts";
import { translatorOf } from "./translate.ts";
import { useTranslation } from "./use-translation.ts";

function Texts() {
  const { t } = useTranslation(["work", "vocabulary"]);
  return (
    <>
      <p>{t("list.count", { count: 12 })}</p>
      <p>{t("common:signOut")}</p>
      <p>{t("vocabulary:prefecture.13")}</p>
      <p>{t.code("vocabulary:prefecture", "99")}</p>
      <p>{t.find("vocabulary:prefecture", "99") ?? "代わり"}</p>
    </>
  );
}

async function show(): Promise<void> {
  await act(async () => {
    render(
      <Suspense>
        <Texts />
      </Suspense>,
    );
  });
  await screen.findByText("99");
}

describe("the texts of a screen", () => {
  afterEach(async () => {
    await act(() => startI18n("ja"));
    localStorage.clear();
  });

  it("come from the screen's namespace, from common, and from a named one; values are filled in", async () => {
    await show();
    expect(screen.queryByText("12件")).not.toBeNull();
    expect(screen.queryByText("ログアウト")).not.toBeNull();
    expect(screen.queryByText("東京都")).not.toBeNull();
  });

  it("are the code where its group has none, or what the caller gives instead", async () => {
    await show();
    expect(screen.queryByText("99")).not.toBeNull();
    expect(screen.queryByText("代わり")).not.toBeNull();
  });

  it("follow the language at once, and so does the page's language", async () => {
    await show();
    await act(() => changeLanguage("en"));
    expect(screen.queryByText("Sign out")).not.toBeNull();
    expect(screen.queryByText("Tokyo")).not.toBeNull();
    expect(document.documentElement.lang).toBe("en");
    expect(localStorage.getItem("language")).toBe("en");
  });

  it("count in the language's own way", async () => {
    await loadCatalogues("en", ["licence"]);
    const t = translatorOf("en", "licence");
    expect(t("quantity.uses", { count: 1, days: 30 })).not.toBe(t("quantity.uses", { count: 2, days: 30 }).replace("2", "1"));
  });

  it("are those for all other counts where the language says this one like them, and never Japanese", async () => {
    server.use(http.get("*/i18n/locales/en/shift.json", () => HttpResponse.json({ ahead_other: "{{count}} hours ahead" })));
    await loadCatalogues("en", ["shift"]);
    expect(findText("en", "shift", "ahead_one")).toBeUndefined();
    const say: (key: string, values: { count: number }) => string = Reflect.apply(translatorOf, undefined, ["en", "shift"]);
    expect([say("ahead", { count: 1 }), say("ahead", { count: 2 })]).toEqual(["1 hours ahead", "2 hours ahead"]);
    expect(say("behind", { count: 1 })).toBe("behind");
  });

  it("are texts, and no groups of them", async () => {
    await show();
    expect(findText("ja", "work", "list")).toBeUndefined();
    expect(findText("ja", "work", "list.count")).toBe("{{count}}件");
  });
});
