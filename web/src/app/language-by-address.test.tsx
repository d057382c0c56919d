import { act, fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { currentLanguage } from "#platform/i18n/i18n.ts";
import { rememberLanguage } from "#platform/i18n/language.ts";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { aCompany, aSeeker, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const hrefs = (around: HTMLElement) =>
  within(around)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
const footer = () => screen.getByRole("contentinfo");
const missing = { ja: "ページが見つかりません", en: "Page not found" };

async function open(address: string, text: string) {
  const router = renderRoute(address);
  await screen.findByRole("heading", { level: 1, name: text });
  return router;
}

describe("a page whose address names a language", () => {
  it("is in that language whatever the reader chose elsewhere, and says so", async () => {
    rememberLanguage("vi");
    await open("/en/nowhere", missing.en);
    expect(document.documentElement.lang).toBe("en");
    // Long enough for an offer to load.
    await act(() => import("#features/language/reading-offer-bar.tsx"));
    expect(screen.queryByRole("complementary")).toBeNull();
  });

  it("says of a translation that no native speaker has checked it, and where to tell of a mistake", async () => {
    await open("/pt/nowhere", "Página não encontrada");
    const link = within(footer()).getByRole("link", { name: "Avisar de um erro" });
    expect(link.getAttribute("href")).toBe("/pt/contact?category=SERVICE");
    await open("/en/nowhere", missing.en);
    expect(within(footer()).queryByRole("link", { name: "Report a mistake" })).toBeNull();
  });

  it("links within its language, and to people at work without one", async () => {
    await open("/EN/nowhere", missing.en);
    expect(hrefs(footer())).toEqual(
      expect.arrayContaining(["/en/japanesejob", "/en/company_info", "/en/about_for_company", "/company/login"]),
    );
    expect(hrefs(footer()).filter((href) => !href?.startsWith("/en/") && href !== "/company/login")).toEqual([]);
  });

  it("stays in its language when one is sent on", async () => {
    const router = await open("/en/nowhere", missing.en);
    await act(() => router.navigate("/register/complete"));
    expect(router.state.location.pathname).toBe("/en/register/complete");
    expect(currentLanguage()).toBe("en");
  });

  it("is no page of people at work", async () => {
    const router = await open("/en/company/login", missing.en);
    expect(router.state.location.pathname).toBe("/en/company/login");
  });

  it("has the same page in every language in its switch, each in its own words", async () => {
    await open("/easy/nowhere?x=1#y", "ページが ありません");
    for (const [name, href] of [
      ["日本語", "/nowhere?x=1#y"],
      ["English", "/en/nowhere?x=1#y"],
      ["やさしい日本語", "/easy/nowhere?x=1#y"],
    ]) {
      expect(
        within(screen.getByRole("banner"))
          .getByRole("link", { name: name ?? "", hidden: true })
          .getAttribute("href"),
      ).toBe(href);
    }
  });
});

describe("everybody's page without a language", () => {
  it("is Japanese for a reader of English too, who is offered theirs and goes on in it", async () => {
    rememberLanguage("en");
    await open("/nowhere?x=1", missing.ja);
    expect(document.documentElement.lang).toBe("ja");
    expect((await screen.findByText("Read this page in English")).getAttribute("href")).toBe("/en/nowhere?x=1");
    expect(hrefs(footer())).toContain("/en/japanesejob");
    expect(hrefs(footer())).toContain("/company/login");
  });

  it("offers the language of the browser to who never chose", async () => {
    localStorage.removeItem("language");
    Object.defineProperty(navigator, "languages", { value: ["fr", "en-AU"], configurable: true });
    await open("/nowhere", missing.ja);
    expect(await screen.findByText("Read this page in English")).toBeDefined();
    Object.defineProperty(navigator, "languages", { value: ["ja"], configurable: true });
  });

  it("leaves whoever prefers Japanese alone", async () => {
    rememberLanguage("en");
    await open("/nowhere", missing.ja);
    fireEvent.click(await screen.findByRole("button", { name: "閉じる" }));
    await expect.poll(() => screen.queryByText("Read this page in English")).toBeNull();
    expect(hrefs(footer())).toContain("/japanesejob");
  });

  it("in a language that is not spoken here is not found, and the languages of the meant page are offered", async () => {
    await open("/fr/japanesejob?prefecture=13", missing.ja);
    const offered = hrefs(screen.getByRole("main"));
    expect(offered).toEqual(
      expect.arrayContaining(["/japanesejob?prefecture=13", "/en/japanesejob?prefecture=13", "/easy/japanesejob?prefecture=13"]),
    );
  });
});

describe("a page that follows the account", () => {
  it("is in the account's language, whatever this browser prefers", async () => {
    rememberLanguage("ja");
    server.use(signedIn({ seeker: { ...aSeeker, locale: "en" } }));
    await open("/user/nowhere", missing.en);
    expect(document.documentElement.lang).toBe("en");
  });

  it("keeps the language that is chosen on it in the account", async () => {
    const sent = serve({ viewer: () => ({ seeker: aSeeker }), setLocale: () => ({ errors: [] }) });
    await open("/user/nowhere", missing.ja);
    fireEvent.click(screen.getByRole("button", { name: "English", hidden: true }));
    await screen.findByRole("heading", { level: 1, name: missing.en });
    await expect.poll(() => sent).toEqual([{ name: "setLocale", input: { locale: "en" } }]);
  });

  it("speaks to a company what its member chose, of the languages of people at work", async () => {
    server.use(signedIn({ company: { ...aCompany, locale: "en" } }));
    await open("/company/nowhere", missing.en);
    expect(hrefs(screen.getByRole("navigation", { name: "Main menu" }))).toContain("/company/top");
  });
});
