import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const draft = { id: "n1", version: 2, title: "夏の休業", status: "DRAFT", legalMoves: ["PUBLISHED", "SCHEDULED"] };
const published = { id: "n2", version: 5, title: "料金の改定", status: "PUBLISHED", legalMoves: ["ARCHIVED"] };

/** Serves the list and keeps the variables of each request. */
function open(address: string, items: readonly object[]) {
  const asked: Record<string, unknown>[] = [];
  const adminNewsList = (args: Record<string, unknown>) => {
    asked.push(args);
    return { items, totalCount: items.length };
  };
  const sent = serve({ viewer: { admin: anOwner }, adminNewsList });
  return { asked, sent, router: renderRoute(address) };
}

describe("the list of news and columns", () => {
  it("publishes of the marked ones only those that may be, after a question that says so", async () => {
    const { sent } = open("/admin/news", [draft, published]);
    fireEvent.click(await screen.findByRole("checkbox", { name: "夏の休業を選ぶ" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "料金の改定を選ぶ" }));
    fireEvent.click(screen.getByRole("button", { name: "いますぐ公開する" }));
    const question = within(await screen.findByRole("dialog", { name: "いますぐ公開する" }));
    expect(question.getByText("対象にならない1件は除きます。")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "いますぐ公開する" }));
    expect(await screen.findByText("1件を処理しました")).toBeDefined();
    expect(sent).toEqual([{ name: "publishNews", input: { id: "n1", version: 2 } }]);
  });

  it("is narrowed by a state, which the address keeps and the server gets", async () => {
    const { asked, router } = open("/admin/news", [draft]);
    fireEvent.change(await screen.findByRole("combobox", { name: "状態" }), { target: { value: "SCHEDULED" } });
    await expect.poll(() => asked.at(-1)).toMatchObject({ filter: { statuses: ["SCHEDULED"], categories: null } });
    expect(router.state.location.search).toBe("?status=SCHEDULED");
  });

  it("says that nothing is found and offers to write", async () => {
    open("/admin/news?q=ない", []);
    expect(await screen.findByRole("heading", { name: "該当する記事はありません" })).toBeDefined();
    const ways = screen.getAllByRole("link", { name: "新しく書く" }).map((link) => link.getAttribute("href"));
    expect(new Set(ways)).toEqual(new Set(["/admin/news/create"]));
  });
});
