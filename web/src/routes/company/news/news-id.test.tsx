import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wayBack = () => within(screen.getByRole("main")).getByRole("link", { name: "お知らせの一覧へ" }).getAttribute("href");

describe("one item of news for companies", () => {
  it("is read with its day and its text, and leads back to the list", async () => {
    const asked: unknown[] = [];
    const item = {
      id: "n1",
      title: "料金の改定",
      publishedAt: "2026-11-01T03:00:00Z",
      bodyHtml: "<p>4月から<strong>変わります</strong>。</p>",
    };
    serve({
      viewer: { company: aCompany },
      companyNews: (args: unknown) => {
        asked.push(args);
        return item;
      },
    });
    renderRoute("/company/news/n1");
    expect(await screen.findByRole("heading", { level: 1, name: "料金の改定" })).toBeDefined();
    expect(screen.getByText("変わります").closest("p")?.textContent).toBe("4月から変わります。");
    expect(screen.getByText(/^2026年11月1日/)).toBeDefined();
    expect(asked).toEqual([{ id: "n1" }]);
    expect(wayBack()).toBe("/company/news/list");
  });

  it("that is gone or for others says so and leads back to the list", async () => {
    serve({ viewer: { company: aCompany } });
    renderRoute("/company/news/n9");
    expect(await screen.findByRole("heading", { level: 1, name: "このお知らせは見つかりません" })).toBeDefined();
    expect(wayBack()).toBe("/company/news/list");
  });
});
