import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { api, server } from "#testing/api.ts";
import { aCompany, pageInfo, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

function row(overrides: object = {}) {
  return {
    __typename: "CompanyWork",
    id: "work-1",
    title: "介護スタッフ",
    status: "OPEN",
    version: 4,
    entryCount: 7,
    likeCount: 12,
    updatedAt: "2026-11-01T01:00:00.000Z",
    returnReason: null,
    revisionStatus: null,
    number: "9F3A21BC",
    referenceNumber: null,
    employmentType: "PART_TIME",
    workplace: { __typename: "Workplace", prefecture: "13", city: "新宿区" },
    publishAt: null,
    publishedAt: "2026-10-31T16:00:00.000Z",
    applyBy: "2026-12-20",
    publishedUntil: "2026-12-20",
    confirmAskedAt: null,
    viewCount: 1234,
    newEntryCount: 2,
    legalMoves: ["PAUSED", "CLOSED"],
    missingCount: null,
    viewerCanEdit: true,
    ...overrides,
  };
}

const counts = [
  { __typename: "CompanyWorkCount", status: "DRAFT", count: 3 },
  { __typename: "CompanyWorkCount", status: "OPEN", count: 12 },
];

function serve(items: object[]) {
  const asked: Record<string, unknown>[] = [];
  server.use(
    api.query("CompanyWorksScreen", ({ variables }) => {
      asked.push(variables);
      const page = { __typename: "CompanyWorkPage", items, pageInfo: pageInfo(null), totalCount: items.length, statusCounts: counts };
      return HttpResponse.json({ data: { companyWorks: page } });
    }),
  );
  return asked;
}

describe("the company's works", () => {
  beforeEach(() => server.use(signedIn({ company: aCompany })));

  it("are shown with their state, their applications and what may be done", async () => {
    serve([row()]);
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryByText("掲載中")).not.toBeNull();
    expect(line.queryByText("求人番号 9F3A21BC ／ パート・アルバイト ／ 東京都 新宿区")).not.toBeNull();
    expect(line.queryByText("2026/12/20締切")).not.toBeNull();
    expect(line.queryByText("2026/11/01から")).not.toBeNull();
    expect(line.queryByText("新着2")).not.toBeNull();
    expect(line.queryByText("1,234")).not.toBeNull();
    expect(line.getByRole("link", { name: "7" }).getAttribute("href")).toContain("work=work-1");
    expect(line.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "まだ募集中",
      "一時停止",
      "終了",
      "複製",
      "管理番号",
    ]);
  });

  it("say when they end without a word of the company, and are confirmed by a press", async () => {
    serve([row({ applyBy: null, publishedUntil: "2027-01-20", confirmAskedAt: "2026-12-21T00:00:00.000Z" })]);
    const confirmed: unknown[] = [];
    server.use(
      api.mutation("ConfirmWork", ({ variables }) => {
        confirmed.push(variables["input"]);
        const work = row({ applyBy: null, publishedUntil: "2027-02-19" });
        return HttpResponse.json({ data: { confirmWork: { __typename: "ConfirmWorkPayload", work, errors: [] } } });
      }),
    );
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryByText("掲載終了予定 2027/01/20")).not.toBeNull();
    expect(line.queryByText("募集中か確認してください")).not.toBeNull();
    fireEvent.click(line.getByRole("button", { name: "まだ募集中" }));
    const dialog = within(await screen.findByRole("dialog", {}, wait));
    fireEvent.click(dialog.getByRole("button", { name: "まだ募集中" }));
    expect(await screen.findByText("掲載終了予定 2027/02/19", {}, wait)).not.toBeNull();
    expect(line.queryByText("募集中か確認してください")).toBeNull();
    expect(confirmed).toEqual([{ id: "work-1" }]);
  });

  it("say when they will be public while that is still to come", async () => {
    serve([row({ status: "SCHEDULED", publishAt: "2026-12-01T00:30:00.000Z", publishedAt: null })]);
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryByText("2026/12/01 9:30に公開")).not.toBeNull();
  });

  it("are copied once, however often it is pressed", async () => {
    serve([row()]);
    const operations = new Set<unknown>();
    server.use(
      api.mutation("DuplicateWork", ({ variables }) => {
        operations.add(variables["input"].operationId);
        const problem = { __typename: "UserError", code: "PLAN_LIMIT", path: [], message: "作れません。" };
        return HttpResponse.json({ data: { duplicateWork: { __typename: "DuplicateWorkPayload", work: null, errors: [problem] } } });
      }),
    );
    renderRoute("/company/work/lists");
    const copy = await screen.findByRole("button", { name: "複製" }, wait);
    fireEvent.click(copy);
    fireEvent.click(copy);
    expect(await screen.findByText("作れません。", undefined, wait)).toBeDefined();
    expect(operations.size).toBe(1);
  });

  it("are deleted while they are drafts, after a question that names what is lost", async () => {
    const rows = [row({ status: "DRAFT", legalMoves: ["REVIEW"], publishedAt: null }), row({ id: "work-2", title: "調理補助" })];
    serve(rows);
    const sent: unknown[] = [];
    server.use(
      api.mutation("DiscardWork", ({ variables }) => {
        sent.push(variables["input"]);
        rows.shift();
        return HttpResponse.json({ data: { discardWork: { __typename: "DiscardWorkPayload", discardedId: "work-1", errors: [] } } });
      }),
    );
    renderRoute("/company/work/lists");
    const buttons = await screen.findAllByRole("button", { name: "下書きを削除" }, wait);
    expect(buttons).toHaveLength(1);
    for (const button of buttons) fireEvent.click(button);
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    expect(dialog.getByText("書いた内容は消えます。元には戻せません。")).toBeDefined();
    fireEvent.click(dialog.getByRole("button", { name: "下書きを削除" }));
    await vi.waitFor(() => expect(screen.queryByRole("link", { name: "介護スタッフ" })).toBeNull(), wait);
    expect(screen.getByRole("link", { name: "調理補助" })).toBeDefined();
    expect(sent).toEqual([{ id: "work-1", version: 4 }]);
  });

  it("are changed in one field together, with the result of each", async () => {
    serve([row(), row({ id: "work-2", title: "調理補助", status: "DRAFT" })]);
    const sent: unknown[] = [];
    server.use(
      api.mutation("ChangeWorks", ({ variables }) => {
        sent.push(variables["input"]);
        const problem = { __typename: "UserError", message: "審査に出せません。" };
        const results = [
          { __typename: "WorkChangeResult", id: "work-1", outcome: "REVISED", problems: [problem] },
          { __typename: "WorkChangeResult", id: "work-2", outcome: "UPDATED", problems: [] },
        ];
        return HttpResponse.json({ data: { changeWorks: { __typename: "ChangeWorksPayload", results, errors: [] } } });
      }),
    );
    renderRoute("/company/work/lists");
    fireEvent.click(await screen.findByRole("checkbox", { name: "すべて選ぶ" }, wait));
    fireEvent.click(await screen.findByRole("button", { name: "項目を変更（2）" }, wait));
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    fireEvent.change(dialog.getByLabelText(/^応募の締切日/, { selector: "input" }), { target: { value: "2027-03-31" } });
    fireEvent.click(dialog.getByRole("button", { name: "2件を変更する" }));
    expect(await screen.findByText(/審査に出せません。/, undefined, wait)).toBeDefined();
    expect(screen.getByText("変更しました")).toBeDefined();
    expect(sent).toEqual([{ ids: ["work-1", "work-2"], content: { applyBy: "2027-03-31" }, submits: true }]);
  });

  it("have the company's own number, which is refused where another work has it", async () => {
    serve([row({ referenceNumber: "K-1" })]);
    server.use(
      api.mutation("SetReferenceNumber", () => {
        const problem = { __typename: "UserError", code: "REFERENCE_NUMBER_TAKEN", path: ["referenceNumber"], message: "使われています。" };
        const answer = { __typename: "SetReferenceNumberPayload", work: null, errors: [problem] };
        return HttpResponse.json({ data: { setReferenceNumber: answer } });
      }),
    );
    renderRoute("/company/work/lists");
    expect(await screen.findByText(/^管理番号 K-1 ／ 求人番号/, undefined, wait)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "管理番号" }));
    const dialog = within(await screen.findByRole("dialog", undefined, wait));
    fireEvent.change(dialog.getByRole("textbox", { name: "管理番号" }), { target: { value: "K-2" } });
    fireEvent.click(dialog.getByRole("button", { name: "保存する" }));
    expect(await screen.findByText("使われています。", undefined, wait)).toBeDefined();
  });

  it("cannot be changed by a member who may only look", async () => {
    server.use(signedIn({ company: { ...aCompany, role: "VIEWER", can: { ...aCompany.can, editWorks: false } } }));
    serve([row()]);
    renderRoute("/company/work/lists");
    const line = within((await screen.findByRole("link", { name: "介護スタッフ" }, wait)).closest("tr") ?? document.body);
    expect(line.queryAllByRole("button")).toEqual([]);
  });

  it("are none at first, with the way to the first one", async () => {
    serve([]);
    renderRoute("/company/work/lists");
    expect((await screen.findAllByRole("link", { name: /求人を作成/ }, wait)).length).toBeGreaterThan(1);
  });

  it("are searched by word, kind, place, time and applicants in an order, which the address holds", async () => {
    const asked = serve([row()]);
    const router = renderRoute("/company/work/lists?status=OPEN&prefecture=27&closing=14&from=2026-11-01&sort=CLOSING_SOON&type=unknown");
    await screen.findByRole("link", { name: "介護スタッフ" }, wait);
    expect(asked[0]).toMatchObject({
      filter: { statuses: ["OPEN"], prefectures: ["27"], closingWithinDays: 14, publishedFrom: "2026-11-01", employmentTypes: null },
      sort: "CLOSING_SOON",
    });
    fireEvent.change(screen.getByLabelText("キーワード・求人番号・管理番号"), { target: { value: "9F3A21BC" } });
    fireEvent.change(screen.getByLabelText("応募の状況"), { target: { value: "NEW" } });
    fireEvent.submit(screen.getByRole("search"));
    await vi.waitFor(() => expect(asked[1]).toMatchObject({ filter: { keyword: "9F3A21BC", applicants: "NEW" } }), 300_000);
    expect(asked[1]).toMatchObject({ filter: { statuses: ["OPEN"], prefectures: ["27"] }, sort: "CLOSING_SOON" });
    const address = new URLSearchParams(router.state.location.search);
    expect([address.get("q"), address.get("applicants"), address.get("status")]).toEqual(["9F3A21BC", "NEW", "OPEN"]);
  });

  it("are counted by state, and a press shows one state while the other conditions stay", async () => {
    const asked = serve([row()]);
    renderRoute("/company/work/lists?q=介護&status=OPEN");
    const tabs = within(await screen.findByRole("navigation", { name: "状態で絞り込む" }, wait));
    expect(tabs.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["すべて 15", "下書き 3", "掲載中 12"]);
    expect(tabs.getByRole("link", { name: "掲載中 12" }).getAttribute("aria-current")).toBe("true");
    fireEvent.click(tabs.getByRole("link", { name: "下書き 3" }));
    await vi.waitFor(() => expect(asked[1]).toMatchObject({ filter: { keyword: "介護", statuses: ["DRAFT"] } }), 300_000);
  });

  it("that nothing meets say so and let the conditions go", async () => {
    serve([]);
    const router = renderRoute("/company/work/lists?q=ない");
    expect(await screen.findByText("条件に合う求人はありません", undefined, wait)).not.toBeNull();
    fireEvent.click(screen.getAllByRole("link", { name: "条件をすべて外す" })[0] ?? document.body);
    await vi.waitFor(() => expect(router.state.location.search).toBe(""), 300_000);
  });

  it("say of a draft how much it lacks", async () => {
    const drafts = [row({ status: "DRAFT", missingCount: 3 }), row({ id: "work-2", title: "調理補助", status: "DRAFT", missingCount: 0 })];
    serve(drafts);
    renderRoute("/company/work/lists");
    expect(await screen.findByText("不足3件", undefined, wait)).toBeDefined();
    expect(screen.getByText("審査に出せます")).toBeDefined();
  });

  it("are sent to review together, and each that could not be says why", async () => {
    const draft = { status: "DRAFT", legalMoves: ["REVIEW"] };
    serve([row(draft), row({ ...draft, id: "work-2", title: "調理補助" })]);
    server.use(
      api.mutation("SubmitWork", ({ variables }) => {
        const { id } = variables["input"];
        const problem = { __typename: "UserError", code: "WORK_PAY_MISSING", path: [], message: "賃金を入力してください。" };
        const isGood = id === "work-1";
        const work = isGood ? row({ status: "REVIEW", legalMoves: ["DRAFT"] }) : null;
        return HttpResponse.json({ data: { submitWork: { __typename: "SubmitWorkPayload", work, errors: isGood ? [] : [problem] } } });
      }),
    );
    renderRoute("/company/work/lists");
    fireEvent.click(await screen.findByRole("checkbox", { name: "すべて選ぶ" }, wait));
    fireEvent.click(screen.getByRole("button", { name: "審査に出す（2）" }));
    fireEvent.click(within(await screen.findByRole("dialog", undefined, wait)).getByRole("button", { name: "審査に出す" }));
    const results = within(await screen.findByRole("dialog", { name: "結果" }, wait));
    expect(results.getByText(/1件はできませんでした.*1件できました/)).toBeDefined();
    const refused = within(results.getByRole("link", { name: "調理補助" }).closest("tr") ?? document.body);
    expect(refused.getByText("賃金を入力してください。")).toBeDefined();
  });

  it("are chosen together, those of later pages too", async () => {
    const pages = [[row()], [row({ id: "work-2", title: "調理補助" })], [row({ id: "work-3", title: "清掃" })]];
    server.use(
      api.query("CompanyWorksScreen", ({ variables }) => {
        const at = Number(variables["after"] ?? 0);
        const info = pageInfo(at < 2 ? String(at + 1) : null);
        const page = { __typename: "CompanyWorkPage", items: pages[at], pageInfo: info, totalCount: 3, statusCounts: counts };
        return HttpResponse.json({ data: { companyWorks: page } });
      }),
    );
    renderRoute("/company/work/lists");
    fireEvent.click(await screen.findByRole("checkbox", { name: "すべて選ぶ" }, wait));
    expect(screen.getByText("1件を選択中")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "条件に合う3件すべてを選ぶ" }));
    expect(await screen.findByText("3件を選択中", undefined, wait)).toBeDefined();
    expect(screen.getByRole("button", { name: "一時停止（3）" })).toBeDefined();
  });

  it("say what went wrong when they do not come", async () => {
    server.use(api.query("CompanyWorksScreen", () => HttpResponse.json({ errors: [{ message: "混み合っています。" }] })));
    renderRoute("/company/work/lists");
    expect((await screen.findByRole("alert", undefined, wait)).textContent).toContain("混み合っています。");
  });
});
