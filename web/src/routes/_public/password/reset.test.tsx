import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

async function set(password: string, says: Record<string, unknown> = {}) {
  const sent = serve(says);
  renderRoute("/password/reset?token=abc");
  fireEvent.change(await screen.findByLabelText(/^新しいパスワード/, { selector: "input" }), { target: { value: password } });
  fireEvent.click(screen.getByRole("button", { name: "パスワードを設定する" }));
  return sent;
}

describe("a new password by the link of a mail", () => {
  it("is set with the token of the link", async () => {
    const sent = await set("nagai-himitsu-no-kotoba");
    await expect
      .poll(() => sent)
      .toEqual([{ name: "resetPassword", input: { kind: "SEEKER", token: "abc", password: "nagai-himitsu-no-kotoba" } }]);
  });

  it("is not sent when it is short", async () => {
    const sent = await set("mijikai");
    expect(await screen.findByText("＊15文字以上で入力してください")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("is not set by a link that has ended: the screen says so", async () => {
    await set("nagai-himitsu-no-kotoba", { resetPassword: { errors: [refusal("リンクの期限が切れています。", ["token"])] } });
    expect(await screen.findByText(/リンクの期限が切れています。/)).toBeDefined();
  });
});
