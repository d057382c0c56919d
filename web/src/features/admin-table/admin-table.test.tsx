import { act, fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, pageInfo, signedIn } from "#testing/data.ts";
import { press } from "#testing/press.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

function work(number: number, status: string) {
  const time = "2026-11-20T01:00:00Z";
  const company = { __typename: "AdminCompany", id: "company-1", name: "みなとの風福祉会" };
  const times = { submittedAt: time, updatedAt: time, publishedAt: null };
  return {
    __typename: "AdminWork",
    id: `work-${number}`,
    title: `求人 ${number}`,
    status,
    version: 3,
    revisionStatus: null,
    isSeen: true,
    reviewRisks: [],
    reviewClaim: null,
    company,
    ...times,
  };
}

/** Serves two pages of works and keeps the variables of each request. */
function serve() {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query("AdminWorksScreen", ({ variables }) => {
      asked.push(variables);
      const isSecond = variables["after"] === "cursor-1";
      const items = isSecond ? [work(3, "REVIEW")] : [work(1, "REVIEW"), work(2, "OPEN")];
      const page = { __typename: "AdminWorkPage", items, pageInfo: pageInfo(isSecond ? null : "cursor-1"), totalCount: 3 };
      return HttpResponse.json({ data: { adminWorks: page } });
    }),
  );
  return asked;
}

const rows = () =>
  within(screen.getByRole("table", { name: "求人の審査" }))
    .getAllByRole("row")
    .slice(1);

describe("a table of the back office", () => {
  let asked: Record<string, unknown>[];
  beforeEach(async () => {
    localStorage.clear();
    server.use(signedIn({ admin: anAdmin }));
    asked = serve();
  });

  it("asks the server for what stands in the address, and its columns change the order there", async () => {
    const router = renderRoute("/admin/work?status=ALL&q=%E4%BB%8B%E8%AD%B7");
    expect(await screen.findByText("3件", undefined, wait)).toBeDefined();
    expect(asked.at(-1)).toMatchObject({ filter: { keyword: "介護", statuses: null }, sort: "UPDATED_LAST", first: 50, after: null });
    fireEvent.click(screen.getByRole("link", { name: /提出/ }));
    await expect.poll(() => asked.at(-1)?.["sort"], wait).toBe("SUBMITTED_FIRST");
    expect(new URLSearchParams(router.state.location.search).get("q")).toBe("介護");
    await expect.poll(() => screen.getByRole("columnheader", { name: /提出/ }).getAttribute("aria-sort"), wait).toBe("ascending");
  });

  it("narrows at once by a choice, from the first page on", async () => {
    const router = renderRoute("/admin/work?after=cursor-1");
    fireEvent.change(await screen.findByRole("combobox", { name: "状態" }, wait), { target: { value: "OPEN" } });
    await expect.poll(() => router.state.location.search, wait).toBe("?status=OPEN");
    expect(asked.at(-1)).toMatchObject({ filter: { statuses: ["OPEN"] }, after: null });
  });

  it("goes to the next page and back", async () => {
    const router = renderRoute("/admin/work");
    fireEvent.click(await screen.findByRole("button", { name: "次へ" }, wait));
    expect(await screen.findByText("求人 3", undefined, wait)).toBeDefined();
    expect(router.state.location.search).toBe("?after=cursor-1");
    await press("p");
    expect(await screen.findByText("求人 1", undefined, wait)).toBeDefined();
    expect(router.state.location.search).toBe("");
  });

  it("is walked by keys: j and k move, x marks, / goes to the filter, where letters are letters", async () => {
    renderRoute("/admin/work");
    await screen.findByText("求人 1", undefined, wait);
    await press("j");
    expect(document.activeElement?.textContent).toBe("求人 1");
    await press("j");
    await press("j");
    expect(document.activeElement?.textContent).toBe("求人 2");
    await press("k");
    await press("x");
    await expect.poll(() => screen.getByRole<HTMLInputElement>("checkbox", { name: "求人 1を選ぶ" }).checked).toBe(true);
    expect(screen.queryByText("1件を選択中")).not.toBeNull();
    await press("/");
    expect(document.activeElement?.getAttribute("name")).toBe("q");
    await press("x");
    expect(screen.queryByText("1件を選択中")).not.toBeNull();
  });

  it("goes on at the row that was opened, when one comes back", async () => {
    const router = renderRoute("/admin/work");
    await screen.findByText("求人 1", undefined, wait);
    await press("j");
    await press("j");
    await act(() => router.navigate("/admin/nowhere"));
    await screen.findByText("ページが見つかりません", undefined, wait);
    await act(() => router.navigate(-1));
    await expect.poll(() => document.activeElement?.textContent, wait).toBe("求人 2");
  });

  it("leaves letters alone once they are switched off", async () => {
    renderRoute("/admin/work");
    await screen.findByText("求人 1", undefined, wait);
    await press("?");
    fireEvent.click(await screen.findByRole("checkbox", { name: "1文字のキー操作を使う" }));
    fireEvent.click(screen.getByRole("button", { name: "閉じる" }));
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    await press("j");
    expect(document.activeElement?.textContent).not.toBe("求人 1");
  });

  it("acts on the marked rows it makes sense for, tells how it went, and reads again, also how many wait", async () => {
    const approved: unknown[] = [];
    const queue = () => ({ __typename: "AdminQueue", kind: "POSTING_REVIEW", count: 8 - approved.length });
    server.use(
      api.query("AdminWaiting", () => HttpResponse.json({ data: { adminQueues: [queue()] } })),
      api.mutation("ApproveSeenWork", ({ variables }) => {
        approved.push(variables["input"]);
        return HttpResponse.json({ data: { approveSeenWork: { __typename: "ReviewPayload", work: null, errors: [] } } });
      }),
    );
    renderRoute("/admin/work?status=ALL");
    fireEvent.click(await screen.findByRole("checkbox", { name: "このページのすべてを選ぶ" }, wait));
    fireEvent.click(screen.getByRole("button", { name: "承認する" }));
    const dialog = within(await screen.findByRole("dialog", { name: "承認する" }));
    expect(dialog.queryByText("対象にならない1件は除きます。")).not.toBeNull();
    const before = asked.length;
    fireEvent.click(dialog.getByRole("button", { name: "承認する" }));
    expect(await screen.findByText("1件を処理しました", undefined, wait)).toBeDefined();
    expect(approved).toEqual([{ id: "work-1" }]);
    await expect.poll(() => asked.length, wait).toBe(before + 1);
    expect(await screen.findByRole("link", { name: /求人の審査\s*7/ }, wait)).toBeDefined();
  });

  it("shows the columns the reader chose", async () => {
    renderRoute("/admin/work?status=OPEN");
    await screen.findByText("求人 1", undefined, wait);
    expect(screen.queryByRole("columnheader", { name: "公開" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "列" }));
    fireEvent.click(await screen.findByRole("checkbox", { name: "公開" }));
    expect(screen.queryByRole("columnheader", { name: "公開" })).not.toBeNull();
    expect(rows()).toHaveLength(2);
    expect(localStorage.getItem("kotoba.admin-table.admin-1.works")).toContain("published");
  });

  it("keeps searches under a name", async () => {
    const router = renderRoute("/admin/work?status=OPEN");
    await screen.findByText("求人 1", undefined, wait);
    fireEvent.click(screen.getByRole("button", { name: "ビュー" }));
    fireEvent.change(await screen.findByRole("textbox", { name: "いまの条件の名前" }), { target: { value: "掲載中のみ" } });
    fireEvent.click(await screen.findByRole("button", { name: "保存する" }));
    await router.navigate("/admin/work?status=ALL");
    fireEvent.click(await screen.findByRole("link", { name: "掲載中のみ" }, wait));
    await expect.poll(() => router.state.location.search, wait).toBe("?status=OPEN");
    expect(localStorage.getItem("kotoba.admin-table.admin-1.works")).toContain("掲載中のみ");
  });
});
