import { fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

async function fillIn() {
  const router = renderRoute("/contact");
  fireEvent.change(await screen.findByRole("combobox", { name: /お問い合わせの分類/ }), { target: { value: "EXAM" } });
  fireEvent.change(screen.getByRole("textbox", { name: /お名前/ }), { target: { value: "グエン ティ・マイ" } });
  fireEvent.change(screen.getByRole("textbox", { name: /メールアドレス/ }), { target: { value: "mai@example.jp" } });
  fireEvent.change(screen.getByRole("textbox", { name: /内容/ }), { target: { value: "テストの受け方を教えてください。" } });
  fireEvent.click(screen.getByRole("checkbox"));
  fireEvent.click(screen.getByRole("button", { name: "確認画面へ進む" }));
  await screen.findByRole("heading", { level: 1, name: "お問い合わせ内容の確認" });
  return router;
}

describe("asking the operator", () => {
  afterEach(() => sessionStorage.clear());

  it("shows all before it is sent, then the number, and forgets what was written", async () => {
    const sent = serve({ sendInquiry: { receipt: { ticket: "Q-0012", email: "mai@example.jp" }, errors: [] } });
    await fillIn();
    expect(screen.getByText("テストの受け方を教えてください。")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "送信する" }));
    expect(await screen.findByText(/Q-0012/)).toBeDefined();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({ category: "EXAM", email: "mai@example.jp", body: "テストの受け方を教えてください。" });
    expect(sessionStorage.length).toBe(0);
  });

  it("says why when it is refused; sent again it is the same inquiry", async () => {
    const sent = serve({ sendInquiry: { receipt: null, errors: [refusal("しばらくお待ちください。")] } });
    await fillIn();
    fireEvent.click(screen.getByRole("button", { name: "送信する" }));
    expect((await screen.findByRole("alert")).textContent).toContain("しばらくお待ちください。");
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "送信する" }).disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "送信する" }));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it("begins at the form when the check is opened by its address", async () => {
    serve({});
    const router = renderRoute("/contact_confirm");
    await expect.poll(() => router.state.location.pathname).toBe("/contact");
  });
});
