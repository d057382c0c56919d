import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, posting, signedIn } from "#testing/data.ts";
import { press } from "#testing/press.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const company = {
  __typename: "AdminCompany",
  id: "company-1",
  name: "みなとの風福祉会",
  status: "ACTIVE",
  corporateNumber: "1234567890123",
  contactEmail: "saiyo@example.jp",
  contactPhone: "029-000-0000",
  publishedWorks: 3,
};

const readability = { __typename: "Readability", level: "N3", isTooHard: false, hardWords: [] };

function serve(overrides: object = {}) {
  const work = posting("AdminWork", {
    status: "REVIEW",
    company,
    issues: [],
    namedStatuses: [],
    events: [],
    submittedAt: "2026-11-20T01:00:00Z",
    reviewRisks: [],
    reviewClaim: null,
    readability,
    revision: null,
    pastRevisions: [],
    legalMoves: ["OPEN", "RETURNED"],
    ...overrides,
  });
  server.use(api.query("AdminWorkScreen", ({ variables }) => HttpResponse.json({ data: { adminWork: { ...work, id: variables["id"] } } })));
}

/** A posting as the queue lists it. */
const queued = (id: string, claim: object | null = null) => ({
  __typename: "AdminWork",
  id,
  title: `求人 ${id}`,
  status: "REVIEW",
  submittedAt: "2026-11-20T01:00:00Z",
  reviewRisks: [],
  reviewClaim: claim && { __typename: "ReviewClaim", by: "佐藤 健", isOwn: false, approvesAt: null, ...claim },
  company: { __typename: "AdminCompany", id: "company-1", name: "みなとの風福祉会" },
});

/** Serves the queue; answers what was sent to the mutations of the review, in order. */
function serveQueue(items: readonly object[] = []) {
  const sent: [string, unknown][] = [];
  server.use(
    api.query("ReviewQueue", () =>
      HttpResponse.json({ data: { adminWorks: { __typename: "AdminWorkPage", items, totalCount: items.length } } }),
    ),
    ...(["ClaimReview", "ReleaseReview", "HoldApproval", "TakeBackApproval"] as const).map((name) =>
      api.mutation(name, ({ variables }) => {
        sent.push([name, variables["input"]]);
        const field = `${name[0]?.toLowerCase()}${name.slice(1)}`;
        return HttpResponse.json({ data: { [field]: { __typename: "ReviewPayload", work: null, errors: [] } } });
      }),
    ),
  );
  return sent;
}

describe("a posting under review", () => {
  let sent: [string, unknown][] = [];
  beforeEach(() => {
    server.use(signedIn({ admin: anAdmin }));
    sent = serveQueue();
  });
  const decisions = () => sent.filter(([name]) => name === "HoldApproval" || name === "TakeBackApproval");

  it("is shown whole, with what the law asks for and it lacks", async () => {
    serve({
      issues: [{ __typename: "WorkIssue", code: "SALARY", message: "基本給がありません。", path: ["salary"], group: 4, tier: "BLOCK" }],
    });
    renderRoute("/admin/work/edit?id=work-1");
    expect(await screen.findByRole("heading", { level: 1, name: "介護スタッフ 1" }, wait)).toBeDefined();
    expect(screen.queryByText(/基本給がありません/)).not.toBeNull();
    expect(screen.queryByText("入居者の食事と入浴を手伝います。")).not.toBeNull();
  });

  it("shows the verdict on each status it names, with the rule behind it", async () => {
    const reason = { __typename: "PermissionReason", code: "PART_TIME_HOURS", evidence: "週28時間までです。" };
    const check = {
      __typename: "WorkPermissionCheck",
      verdict: "NG",
      reasons: [{ ...reason, source: "入管法施行規則19条5項", sourceDate: "2026-11-20" }],
    };
    const named = { __typename: "StatusVerdict", status: "DEPENDENT", needsGraduation: false, earliestStart: null, check };
    serve({ namedStatuses: [named] });
    renderRoute("/admin/work/edit?id=work-1");
    expect(await screen.findByText("在留資格：いまは不可", undefined, wait)).toBeDefined();
    expect(screen.getByText("家族滞在")).toBeDefined();
    expect(screen.getByText("週28時間までです。")).toBeDefined();
    expect(screen.getByText(/^根拠：入管法施行規則19条5項/)).toBeDefined();
  });

  it("goes back to the company only with a reason, which is sent", async () => {
    serve();
    const inputs: unknown[] = [];
    server.use(
      api.mutation("ReturnWork", ({ variables }) => {
        inputs.push(variables["input"]);
        return HttpResponse.json({ data: { returnWork: { __typename: "ReturnWorkPayload", work: null, errors: [] } } });
      }),
    );
    renderRoute("/admin/work/edit?id=work-1");
    fireEvent.click(await screen.findByRole("button", { name: "差し戻す" }, wait));
    const dialog = within(await screen.findByRole("dialog", { name: "差し戻す" }, wait));
    const send = dialog.getByRole("button", { name: "差し戻す" });
    expect(send).toHaveProperty("disabled", true);
    fireEvent.change(dialog.getByRole("textbox", { name: /企業に伝える理由/ }), { target: { value: "賃金の内訳を書いてください。" } });
    expect(send).toHaveProperty("disabled", false);
    fireEvent.click(dialog.getByRole("checkbox", { name: "賃金の内訳が不明" }));
    fireEvent.click(send);
    expect(await screen.findByText("差し戻しました", undefined, wait)).toBeDefined();
    expect(inputs).toEqual([{ id: "work-1", version: 3, reason: "賃金の内訳を書いてください。", reasonCodes: ["PAY_UNCLEAR"] }]);
  });

  it("says what the server says when somebody else was quicker", async () => {
    serve();
    const error = { __typename: "UserError", code: "STALE_VERSION", path: [], message: "ほかの人が先に変更しました。" };
    server.use(
      api.mutation("HoldApproval", () =>
        HttpResponse.json({ data: { holdApproval: { __typename: "ReviewPayload", work: null, errors: [error] } } }),
      ),
    );
    renderRoute("/admin/work/edit?id=work-1");
    fireEvent.click(await screen.findByRole("button", { name: "承認する" }, wait));
    fireEvent.click(within(await screen.findByRole("dialog", { name: "承認する" }, wait)).getByRole("button", { name: "承認する" }));
    expect(await screen.findByText("ほかの人が先に変更しました。", undefined, wait)).toBeDefined();
  });

  it("is not shown to who may not moderate", async () => {
    server.use(signedIn({ admin: { ...anAdmin, role: "ACCOUNTANT", can: { ...anAdmin.can, moderateWorks: false } } }));
    serve();
    renderRoute("/admin/work/edit?id=work-1");
    expect(await screen.findByRole("heading", { name: "この画面を使う権限がありません" }, wait)).toBeDefined();
    expect(screen.queryByRole("button", { name: "承認する" })).toBeNull();
  });

  it("shows what changes of a published work, and approves the changes by their own version", async () => {
    const revision = {
      ...posting("AdminWork", { status: "REVIEW", issues: [], namedStatuses: [], readability }),
      __typename: "WorkRevision",
      id: "revision-1",
      version: 7,
      changes: [{ __typename: "WorkChange", path: ["salary", "min"], before: "230000", after: "250000" }],
    };
    serve({ status: "OPEN", revision, legalMoves: ["SUSPENDED"] });
    renderRoute("/admin/work/edit?id=work-1");
    const table = within(await screen.findByRole("table", { name: "変更した項目" }, wait));
    expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["230,000", "250,000"]);
    await press("a");
    fireEvent.click(
      within(await screen.findByRole("dialog", { name: "変更を承認する" }, wait)).getByRole("button", { name: "変更を承認する" }),
    );
    expect(await screen.findByText("変更を承認しました", undefined, wait)).toBeDefined();
    expect(decisions()).toEqual([["HoldApproval", { id: "work-1", version: 7 }]]);
  });

  it("is approved by two keys and taken back by a third", async () => {
    serve();
    renderRoute("/admin/work/edit?id=work-1");
    await screen.findByRole("button", { name: "承認する" }, wait);
    await press("a");
    const confirm = within(await screen.findByRole("dialog", { name: "承認する" }, wait)).getByRole("button", { name: "承認する" });
    await expect.poll(() => document.activeElement, wait).toBe(confirm);
    fireEvent.click(confirm);
    expect(await screen.findByRole("button", { name: "取り消す（z）" }, wait)).toBeDefined();
    await expect.poll(() => screen.queryByRole("dialog"), wait).toBeNull();
    await press("z");
    expect(await screen.findByText("承認を取り消しました", undefined, wait)).toBeDefined();
    expect(decisions()).toEqual([
      ["HoldApproval", { id: "work-1", version: 3 }],
      ["TakeBackApproval", { id: "work-1" }],
    ]);
  });

  it("is walked to its neighbours by j and k, and past those in other hands by n and p", async () => {
    serve();
    sent = serveQueue([queued("work-0"), queued("work-1"), queued("work-2", {}), queued("work-3")]);
    const router = renderRoute("/admin/work/edit?id=work-1&queue=NEW");
    const list = within(await screen.findByRole("navigation", { name: "審査待ち" }, wait));
    expect(await list.findByText("佐藤 健さんが審査中", undefined, wait)).toBeDefined();
    const at = () => router.state.location.search;
    for (const [key, id] of [
      ["j", "work-2"],
      ["k", "work-1"],
    ] as const) {
      await press(key);
      await expect.poll(at, wait).toBe(`?id=${id}&queue=NEW`);
      await expect.poll(() => list.getByRole("link", { current: true, name: new RegExp(`求人 ${id}`) }), wait).toBeDefined();
    }
    await press("n");
    await expect.poll(at, wait).toBe("?id=work-3&queue=NEW");
  });

  it("takes findings into the return by digits and comments at their field, and the reasons by keys", async () => {
    const issue = {
      __typename: "WorkIssue",
      code: "SALARY",
      message: "基本給がありません。",
      path: ["salary", "min"],
      group: 4,
      tier: "BLOCK",
    };
    serve({ issues: [issue] });
    const inputs: unknown[] = [];
    server.use(
      api.mutation("ReturnWork", ({ variables }) => {
        inputs.push(variables["input"]);
        return HttpResponse.json({ data: { returnWork: { __typename: "ReturnWorkPayload", work: null, errors: [] } } });
      }),
    );
    renderRoute("/admin/work/edit?id=work-1");
    expect(await screen.findByRole("button", { name: "差し戻しに入れる" }, wait)).toBeDefined();
    await press("1");
    expect(await screen.findByRole("button", { name: "差し戻しに入れた" }, wait)).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: /「仕事の内容」にコメントする/ }));
    fireEvent.change(await screen.findByRole("textbox", { name: /「仕事の内容」へのコメント/ }), { target: { value: "具体的に。" } });
    screen.getByRole("button", { name: /^差し戻す/ }).focus();
    await press("r");
    const dialog = within(await screen.findByRole("dialog", { name: "差し戻す" }, wait));
    expect(dialog.getByText(/基本給がありません/)).toBeDefined();
    const first = dialog.getByRole("checkbox", { name: "必要な項目の不足" });
    fireEvent.keyDown(first, { key: "3" });
    await expect.poll(() => dialog.getByRole<HTMLInputElement>("checkbox", { name: "賃金の内訳が不明" }).checked, wait).toBe(true);
    fireEvent.keyDown(first, { key: "Enter", ctrlKey: true });
    expect(await screen.findByText("差し戻しました", undefined, wait)).toBeDefined();
    expect(inputs).toEqual([
      {
        id: "work-1",
        version: 3,
        reason: "",
        reasonCodes: ["PAY_UNCLEAR"],
        comments: [
          { path: ["salary", "min"], finding: "SALARY" },
          { path: ["description"], text: "具体的に。" },
        ],
      },
    ]);
  });

  it("is kept in hand while it is open, and not decided about while a colleague has it", async () => {
    serve({ reviewClaim: { __typename: "ReviewClaim", by: "佐藤 健", isOwn: false, approvesAt: null } });
    renderRoute("/admin/work/edit?id=work-1");
    expect(await screen.findByText("佐藤 健さんが審査しています", undefined, wait)).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "承認する" }).disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "引き継ぐ" }));
    const claims = () => sent.filter(([name]) => name === "ClaimReview").map(([, input]) => input);
    await expect.poll(claims, wait).toEqual([{ id: "work-1" }, { id: "work-1", takesOver: true }]);
  });
});
