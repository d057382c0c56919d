import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { anAdmin, signedIn } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const viewer = { __typename: "Viewer", admin: { __typename: "AdminSession", confirmedUntil: "2026-11-21T09:10:00Z" } };
const problem = (code: string, path: string[] = []) => ({ __typename: "UserError", code, message: `${code}です`, path });

/** A server that wants the password before it invites. */
function serve() {
  const state: { isConfirmed: boolean; asked: number; sent: unknown[] } = { isConfirmed: false, asked: 0, sent: [] };
  server.use(
    api.mutation("InviteAdmin", ({ variables }) => {
      state.asked += 1;
      const errors = state.isConfirmed ? [] : [problem("REAUTHENTICATION_REQUIRED")];
      if (state.isConfirmed) state.sent.push(variables["input"]);
      return HttpResponse.json({ data: { inviteAdmin: { __typename: "AdminUserPayload", adminUser: null, errors } } });
    }),
    api.mutation("Reauthenticate", ({ variables }) => {
      state.isConfirmed = variables["input"].password === "right";
      const errors = state.isConfirmed ? [] : [problem("WRONG_PASSWORD", ["password"])];
      return HttpResponse.json({ data: { reauthenticate: { __typename: "SignInPayload", viewer, errors } } });
    }),
    api.query("AdminUsersScreen", () => {
      const pageInfo = { __typename: "PageInfo", endCursor: null, hasNextPage: false };
      return HttpResponse.json({ data: { adminUsers: { __typename: "AdminUserPage", items: [], pageInfo, totalCount: 0 } } });
    }),
  );
  return state;
}

async function fillAndSend() {
  const router = renderRoute("/admin/admin_user/new");
  fireEvent.change(await screen.findByRole("textbox", { name: /メールアドレス/ }, wait), { target: { value: "new@example.jp" } });
  fireEvent.change(screen.getByRole("textbox", { name: /名前/ }), { target: { value: "新人 一郎" } });
  fireEvent.click(screen.getByRole("button", { name: "招待メールを送る" }));
  const dialog = within(await screen.findByRole("dialog", { name: "ご本人の確認" }, wait));
  const answer = (password: string) => {
    fireEvent.change(dialog.getByLabelText(/パスワード/, { selector: "input" }), { target: { value: password } });
    fireEvent.click(dialog.getByRole("button", { name: "確認する" }));
  };
  return { router, dialog, answer };
}

describe("an act that asks who sits there", () => {
  beforeEach(() => server.use(signedIn({ admin: { ...anAdmin, role: "OWNER", can: { ...anAdmin.can, manageAdmins: true } } })));

  it("happens after the right password, with what was typed before", async () => {
    const state = serve();
    const { router, dialog, answer } = await fillAndSend();
    answer("wrong");
    expect(await dialog.findByText("＊WRONG_PASSWORDです", undefined, wait)).toBeDefined();
    expect(state.sent).toEqual([]);
    answer("right");
    await expect.poll(() => router.state.location.pathname, wait).toBe("/admin/admin_user");
    expect(state.sent).toEqual([{ email: "new@example.jp", name: "新人 一郎", role: "OPERATOR" }]);
  });

  it("does not happen when the question is cancelled, and the form says why", async () => {
    const state = serve();
    const { dialog } = await fillAndSend();
    fireEvent.click(dialog.getByRole("button", { name: "キャンセル" }));
    expect(await screen.findByText("REAUTHENTICATION_REQUIREDです", undefined, wait)).toBeDefined();
    expect([state.asked, state.sent]).toEqual([1, []]);
  });
});
