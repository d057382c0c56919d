import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const self = { id: aCompany.id, version: 1, name: aCompany.name, role: "OWNER", status: "ACTIVE" };
const colleague = { id: "member-2", version: 3, name: "田中 一郎", role: "RECRUITER", status: "ACTIVE" };

function open(says: Record<string, unknown> = {}, viewer = aCompany) {
  const companyMembers = { items: [self, colleague], totalCount: 2 };
  const sent = serve({ viewer: { company: viewer }, companyMembers, company: { plan: { memberLimit: 2 } }, ...says });
  renderRoute("/company/members");
  return sent;
}

describe("the members of a company", () => {
  it("lose access after a question that names them only", async () => {
    const sent = open();
    fireEvent.click(await screen.findByRole("button", { name: "田中 一郎さんを外す" }));
    const question = within(await screen.findByRole("dialog", { name: "田中 一郎さんを外しますか" }));
    expect(sent).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "外す" }));
    expect(await screen.findByText("田中 一郎さんを外しました")).toBeDefined();
    expect(sent).toEqual([{ name: "removeMember", input: { id: "member-2", version: 3 } }]);
  });

  it("get another role, and keep their own when the server refuses", async () => {
    const sent = open({ changeMemberRole: { errors: [refusal("ほかの人が先に変更しました。")] } });
    const role = await screen.findByRole<HTMLSelectElement>("combobox", { name: "田中 一郎さんの権限" });
    fireEvent.change(role, { target: { value: "VIEWER" } });
    expect(await screen.findByText("ほかの人が先に変更しました。")).toBeDefined();
    expect(sent).toEqual([{ name: "changeMemberRole", input: { id: "member-2", version: 3, role: "VIEWER" } }]);
    expect(role.value).toBe("RECRUITER");
  });

  it("become an owner only after a question, with the own password when it was typed a while ago", async () => {
    const sent = open({
      changeMemberRole: ({ input }: { input: { password: string | null } }) =>
        input.password ? { errors: [] } : { errors: [refusal("パスワードを入力してください。", ["password"])] },
    });
    fireEvent.change(await screen.findByRole("combobox", { name: "田中 一郎さんの権限" }), { target: { value: "OWNER" } });
    const question = within(await screen.findByRole("dialog", { name: "田中 一郎さんを管理責任者にしますか" }));
    expect(sent).toEqual([]);
    fireEvent.click(question.getByRole("button", { name: "管理責任者にする" }));
    fireEvent.change(await question.findByLabelText("パスワード"), { target: { value: "図書館の窓辺で青い鯨" } });
    fireEvent.click(question.getByRole("button", { name: "管理責任者にする" }));
    expect(await screen.findByText("権限を変更しました。本人はもう一度ログインします。")).toBeDefined();
    const input = { id: "member-2", version: 3, role: "OWNER" };
    expect(sent).toEqual([
      { name: "changeMemberRole", input: { ...input, password: null } },
      { name: "changeMemberRole", input: { ...input, password: "図書館の窓辺で青い鯨" } },
    ]);
  });

  it("change nothing about themselves, and read why nobody can be added", async () => {
    open();
    const row = within(await screen.findByRole("row", { name: /佐藤 恵/ }));
    expect(row.queryByRole("combobox")).toBeNull();
    expect(row.queryByRole("button")).toBeNull();
    expect(screen.getByText(/^プランの人数の上限です/)).toBeDefined();
  });

  it("who are invited and have not come are sent the mail again", async () => {
    const companyMembers = { items: [self, { ...colleague, status: "INVITED" }], totalCount: 2 };
    const sent = open({ companyMembers });
    fireEvent.click(await screen.findByRole("button", { name: "招待メールを再送" }));
    expect(await screen.findByText("招待メールを再送しました")).toBeDefined();
    expect(sent).toEqual([{ name: "resendInvitation", input: { id: "member-2" } }]);
  });

  it("who lost the telephone get in again once the owner has typed the own password", async () => {
    const sent = open({
      companyMembers: { items: [self, { ...colleague, hasTwoFactor: true }], totalCount: 2 },
      resetMemberTwoFactor: ({ input }: { input: { password: string | null } }) =>
        input.password ? { errors: [] } : { errors: [refusal("パスワードを入力してください。", ["password"])] },
    });
    fireEvent.click(await screen.findByRole("button", { name: "田中 一郎さんの2段階認証をリセットする" }));
    const question = within(await screen.findByRole("dialog"));
    fireEvent.click(question.getByRole("button", { name: "2段階認証をリセット" }));
    expect(await question.findByText("パスワードを入力してください。")).toBeDefined();
    fireEvent.change(question.getByLabelText("パスワード", { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
    fireEvent.click(question.getByRole("button", { name: "2段階認証をリセット" }));
    expect(await screen.findByText("2段階認証をリセットしました。")).toBeDefined();
    expect(sent.map(({ input }) => input)).toEqual([
      { id: "member-2", password: null },
      { id: "member-2", password: "himitsu-no-kotoba" },
    ]);
  });

  it("are only read by those who do not own the account", async () => {
    open({}, { ...aCompany, id: "member-2", role: "RECRUITER" });
    expect(await screen.findByRole("row", { name: /田中 一郎/ })).toBeDefined();
    expect(within(screen.getByRole("table")).queryAllByRole("button")).toEqual([]);
    expect(screen.queryByRole("link", { name: "メンバーを招待する" })).toBeNull();
  });
});
