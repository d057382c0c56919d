import { cleanup, fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { client } from "#platform/graphql-client.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

async function leave(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { seeker: aSeeker }, ...says });
  const router = renderRoute("/user/cancel/question");
  fireEvent.click(await screen.findByRole("checkbox", { name: "メールが多かった" }));
  fireEvent.change(screen.getByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
  fireEvent.click(screen.getByRole("checkbox", { name: /データが消去されることを確認しました/ }));
  fireEvent.click(screen.getByRole("button", { name: "退会する" }));
  return { sent, router };
}

describe("leaving", () => {
  it("sends the reason and the password, and ends on its last screen", async () => {
    const { sent, router } = await leave({ cancelAccount: { eraseAfter: "2026-12-22T00:00:00.000Z", errors: [] } });
    await expect.poll(() => router.state.location.pathname).toBe("/user/cancel/complete");
    const input = { reasons: ["TOO_MANY_MAILS"], comment: "", password: "himitsu-no-kotoba", understood: true };
    expect(sent).toEqual([{ name: "cancelAccount", input }]);
  });

  it("does not happen with a wrong password, which is said at its field", async () => {
    const { router } = await leave({ cancelAccount: { errors: [refusal("パスワードが違います。", ["password"])] } });
    expect(await screen.findByText("＊パスワードが違います。")).toBeDefined();
    expect(router.state.location.pathname).toBe("/user/cancel/question");
  });

  it("asks who has no password for another proof, and only then leaves, without a password", async () => {
    const identities = [{ id: "identity-1", provider: "GOOGLE", createdAt: "2026-11-01T00:00:00.000Z" }];
    const withoutPassword = { id: "seeker-1", email: "a@example.jp", hasPassword: false, identities, providers: ["GOOGLE"] };
    const settings = { ...withoutPassword, mustConfirmPassword: true };
    const sent = serve({ viewer: { seeker: aSeeker }, signInSettings: () => settings, cancelAccount: { eraseAfter: null, errors: [] } });
    renderRoute("/user/cancel/question");
    expect(await screen.findByRole("button", { name: "Googleで確認する" })).toBeDefined();
    expect(screen.queryByLabelText(/^パスワード/, { selector: "input" })).toBeNull();
    expect(screen.getByRole("button", { name: "退会する" }).hasAttribute("disabled")).toBe(true);
    cleanup();
    await client.clearStore();
    settings.mustConfirmPassword = false;
    renderRoute("/user/cancel/question");
    await expect.poll(() => screen.queryByLabelText(/^パスワード/, { selector: "input" }), { timeout: 60_000 }).toBeNull();
    fireEvent.click(await screen.findByRole("checkbox", { name: /データが消去されることを確認しました/ }));
    expect(screen.queryByRole("button", { name: "Googleで確認する" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "退会する" }));
    await expect.poll(() => sent.length, { timeout: 60_000 }).toBe(1);
    expect(sent[0]?.input).toEqual({ reasons: [], comment: "", password: null, understood: true });
  });

  it("is sent only by who has understood what is erased", async () => {
    const sent = serve({ viewer: { seeker: aSeeker } });
    renderRoute("/user/cancel/question");
    fireEvent.change(await screen.findByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
    fireEvent.click(screen.getByRole("button", { name: "退会する" }));
    expect(await screen.findByText("入力内容を確認してください")).toBeDefined();
    expect(sent).toEqual([]);
  });
});
