import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const seeker = { id: "s1", version: 6, name: "グエン ティ・マイ", status: "ACTIVE" };

function open(says: Record<string, unknown> = {}) {
  const adminSeeker = { id: "s1", seeker, legalMoves: ["SUSPENDED", "ERASED"] };
  const sent = serve({ viewer: { admin: anAdmin }, adminSeeker, ...says });
  renderRoute("/admin/user/detail?id=s1");
  return sent;
}

/** Presses an act. @returns the question that it asks */
async function press(act: string) {
  fireEvent.click(await screen.findByRole("button", { name: act }));
  const question = within(await screen.findByRole("dialog", { name: act }));
  const reason = question.getByRole<HTMLTextAreaElement>("textbox", { name: /理由/ });
  const go = question.getByRole<HTMLButtonElement>("button", { name: act });
  return { question, reason, go };
}

function chooseGround(question: ReturnType<typeof within>) {
  fireEvent.change(question.getByRole("combobox", { name: /停止の理由/ }), { target: { value: "HARASSMENT" } });
}

describe("a seeker's account", () => {
  it("is stopped on a ground that the person reads and for a reason only, after a question that names the person", async () => {
    const sent = open();
    const { question, reason, go } = await press("利用を停止する");
    expect(question.getByText("グエン ティ・マイ")).toBeDefined();
    expect(go.disabled).toBe(true);
    fireEvent.change(reason, { target: { value: "規約に反する投稿" } });
    expect(go.disabled).toBe(true);
    chooseGround(question);
    fireEvent.click(go);
    expect(await screen.findByText("利用を停止しました")).toBeDefined();
    expect(sent).toEqual([{ name: "suspendSeeker", input: { id: "s1", version: 6, ground: "HARASSMENT", reason: "規約に反する投稿" } }]);
  });

  it("that the server does not stop leaves the reason where it was typed", async () => {
    open({ suspendSeeker: { errors: [refusal("ほかの人が先に変更しました。")] } });
    const { question, reason, go } = await press("利用を停止する");
    chooseGround(question);
    fireEvent.change(reason, { target: { value: "規約に反する投稿" } });
    fireEvent.click(go);
    expect(await screen.findByText("ほかの人が先に変更しました。")).toBeDefined();
    await expect.poll(() => go.disabled).toBe(false);
    expect(reason.isConnected).toBe(true);
    expect(reason.value).toBe("規約に反する投稿");
  });

  it("is erased upon a ground", async () => {
    const sent = open();
    const { question, reason, go } = await press("個人情報を消去する");
    fireEvent.change(question.getByRole("combobox", { name: "根拠" }), { target: { value: "DUPLICATE" } });
    fireEvent.change(reason, { target: { value: "二つ目の登録" } });
    fireEvent.click(go);
    expect(await screen.findByText("消去しました")).toBeDefined();
    expect(sent).toMatchObject([{ name: "eraseSeeker", input: { id: "s1", ground: "DUPLICATE", reason: "二つ目の登録" } }]);
  });

  it("that is erased already can neither be written to nor acted upon", async () => {
    open({ adminSeeker: { id: "s1", seeker: { ...seeker, status: "ERASED" }, legalMoves: [] } });
    expect(await screen.findByText("このアカウントにできる操作はありません。")).toBeDefined();
    expect(screen.queryByRole("link", { name: "メッセージを書く" })).toBeNull();
  });
});
