import { act, fireEvent, screen, within } from "@testing-library/react";
import { delay, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { pageInfo, workCard } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const total = (value: number) => ({ __typename: "WorkCount", value, exact: true });

/** Serves so many works, twenty a page, and returns the requests it received. */
function serve(count: number) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query("WorkList", ({ variables }) => {
      asked.push(variables);
      const from = Number(variables["after"] ?? 0);
      const items = Array.from({ length: Math.min(20, count - from) }, (_, index) => workCard(from + index + 1));
      const next = from + items.length < count ? String(from + items.length) : null;
      return HttpResponse.json({
        data: { works: { __typename: "WorkPage", items, pageInfo: pageInfo(next), totalCount: total(count) } },
      });
    }),
  );
  return asked;
}

describe("the list of works", () => {
  it("shows the spinner until the works are there", async () => {
    server.use(api.query("WorkList", () => delay("infinite")));
    renderRoute("/japanesejob");
    expect(await screen.findByRole("status", undefined, wait)).toBeDefined();
    expect(screen.queryByRole("heading", { level: 1 })).toBeNull();
  });

  it("shows each work with its company, pay and a link to it", async () => {
    serve(1);
    renderRoute("/japanesejob");
    const card = within(await screen.findByRole("article", undefined, wait));
    expect(card.getByRole("link", { name: "介護スタッフ 1" }).getAttribute("href")).toBe("/japanesejob/work-1");
    expect(card.queryByText("みなとの風福祉会")).not.toBeNull();
    expect(card.queryByText(/238,000円/)).not.toBeNull();
  });

  it("says that nothing was found, and clears the search", async () => {
    serve(0);
    const router = renderRoute("/japanesejob?q=存在しない仕事");
    expect(await screen.findByRole("heading", { name: "条件に合う求人がありません" }, wait)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "条件をすべて外す" }));
    await vi.waitFor(() => expect(router.state.location.search).toBe(""), 300_000);
  });

  it("says what went wrong, and shows the works after another try", async () => {
    server.use(api.query("WorkList", () => HttpResponse.error()));
    renderRoute("/japanesejob");
    const alert = within(await screen.findByRole("alert", undefined, wait));
    serve(1);
    fireEvent.click(alert.getByRole("button", { name: "もう一度読み込む" }));
    expect(await screen.findByRole("link", { name: "介護スタッフ 1" }, wait)).toBeDefined();
  });

  it("goes on page by page through more than fifty works", async () => {
    serve(55);
    renderRoute("/japanesejob");
    await screen.findAllByRole("article", undefined, wait);
    for (const shown of [40, 55]) {
      await act(async () => {
        fireEvent.click(screen.getByRole("button", { name: "もっと見る" }));
      });
      await vi.waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(shown), 300_000);
    }
    expect(screen.queryByRole("button", { name: "もっと見る" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "55件" })).not.toBeNull();
  });

  it("searches what the address says, and shows it in the form", async () => {
    const asked = serve(1);
    renderRoute("/japanesejob?q=介護&prefecture=13&visa=1&sort=PAY");
    await screen.findByRole("article", undefined, wait);
    expect(asked[0]?.["filter"]).toMatchObject({ keyword: "介護", prefectures: ["13"], visaSupport: true });
    const form = within(screen.getByRole("search"));
    expect(form.getByRole("searchbox", { name: "キーワード" })).toHaveProperty("value", "介護");
    expect(form.getByRole("combobox", { name: "都道府県" })).toHaveProperty("value", "13");
    expect(form.getByRole("checkbox", { name: "在留資格の手続きを支援" })).toHaveProperty("checked", true);
  });

  it("puts a new search into the address", async () => {
    const asked = serve(1);
    const router = renderRoute("/japanesejob?prefecture=13");
    await screen.findByRole("article", undefined, wait);
    fireEvent.change(screen.getByRole("searchbox", { name: "キーワード" }), { target: { value: "通訳" } });
    fireEvent.submit(screen.getByRole("search"));
    await vi.waitFor(() => expect(asked).toHaveLength(2), 300_000);
    const search = new URLSearchParams(router.state.location.search);
    expect([search.get("q"), search.get("prefecture")]).toEqual(["通訳", "13"]);
    expect(asked[1]?.["filter"]).toMatchObject({ keyword: "通訳", prefectures: ["13"] });
  });
});
