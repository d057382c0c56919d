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
    readability,
    revision: null,
    pastRevisions: [],
    legalMoves: ["OPEN", "RETURNED"],
    ...overrides,
  });
  const queue = { __typename: "AdminWorkPage", items: [], totalCount: 1 };
  server.use(api.query("AdminWorkScreen", () => HttpResponse.json({ data: { adminWork: work, queue } })));
}

describe("a posting under review", () => {
  beforeEach(() => server.use(signedIn({ admin: anAdmin })));

  it("is shown whole, with what the law asks for and it lacks", async () => {
    serve({ issues: [{ __typename: "WorkIssue", code: "SALARY", message: "基本給がありません。", path: ["salary"], group: 4 }] });
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
      api.mutation("ApproveWork", () =>
        HttpResponse.json({ data: { approveWork: { __typename: "ApproveWorkPayload", work: null, errors: [error] } } }),
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
    const inputs: unknown[] = [];
    server.use(
      api.mutation("ApproveWorkRevision", ({ variables }) => {
        inputs.push(variables["input"]);
        return HttpResponse.json({ data: { approveWorkRevision: { __typename: "X", work: null, errors: [] } } });
      }),
    );
    renderRoute("/admin/work/edit?id=work-1");
    const table = within(await screen.findByRole("table", { name: "変更した項目" }, wait));
    expect(table.getAllByRole("cell").map(({ textContent }) => textContent)).toEqual(["230,000", "250,000"]);
    await press("a");
    fireEvent.click(
      within(await screen.findByRole("dialog", { name: "変更を承認する" }, wait)).getByRole("button", { name: "変更を承認する" }),
    );
    expect(await screen.findByText("変更を承認しました", undefined, wait)).toBeDefined();
    expect(inputs).toEqual([{ workId: "work-1", version: 7 }]);
  });
});
