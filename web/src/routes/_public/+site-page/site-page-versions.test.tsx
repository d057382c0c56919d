import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

const versions = [
  { validFrom: "2027-08-01", when: "FUTURE", changes: "第9条を加えます。" },
  { validFrom: "2027-04-01", when: "FUTURE", changes: "手数料の説明を変えます。" },
  { validFrom: "2026-12-01", when: "NOW", changes: "第5条を加えました。" },
  { validFrom: "2026-11-01", when: "PAST", changes: null },
];

/** The server's answer for the version that was asked for. */
function open(address: string) {
  const asked: unknown[] = [];
  serve({
    sitePage: ({ version }: { version?: string }) => {
      asked.push(version ?? null);
      const shown = versions.find(({ validFrom }) => validFrom === (version ?? "2026-12-01"));
      return { locale: "ja", title: "利用規約", updatedOn: shown?.validFrom, when: shown?.when, versions };
    },
  });
  renderRoute(address);
  return asked;
}

describe("the terms of use", () => {
  it("announce the next version above the text, and list every version with its day and what changed", async () => {
    expect(open("/terms")).toEqual([]);
    const notice = within(await screen.findByRole("note"));
    expect(notice.getByText("2027年4月1日（木）から新しい版になります。")).toBeDefined();
    expect(notice.getByText("手数料の説明を変えます。")).toBeDefined();
    expect(notice.getByRole("link", { name: "新しい版を読む" }).getAttribute("href")).toBe("/terms?version=2027-04-01");
    const rows = within(screen.getByRole("list", { name: "版の履歴" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "2027年8月1日（日）から予告中の版第9条を加えます。",
      "2027年4月1日（木）から予告中の版手数料の説明を変えます。",
      "2026年12月1日（火）から現在の版第5条を加えました。",
      "2026年11月1日（日）から以前の版最初の版です。",
    ]);
    const links = rows.map((row) => within(row).getByRole("link").getAttribute("href"));
    expect(links).toEqual(["/terms?version=2027-08-01", "/terms?version=2027-04-01", "/terms", "/terms?version=2026-11-01"]);
  });

  it.each([
    ["2026-11-01", "これは以前の版です。今は効力がありません。"],
    ["2027-04-01", "これは2027年4月1日（木）から適用される予定の版です。"],
  ])("of %s say that they are not in force, and lead to those that are", async (version, words) => {
    const asked = open(`/terms?version=${version}`);
    const notice = within(await screen.findByRole("note"));
    expect(notice.getByText(words)).toBeDefined();
    expect(notice.getByRole("link", { name: "現在の版を読む" }).getAttribute("href")).toBe("/terms");
    expect(asked).toEqual([version]);
  });
});

it("the privacy policy has its versions too", async () => {
  open("/privacypolicy?version=2026-11-01");
  expect(await screen.findByRole("list", { name: "版の履歴" })).toBeDefined();
});
