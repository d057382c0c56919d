import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { keptText } from "#platform/kept-text.ts";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(says: Record<string, unknown> = {}) {
  const inquiry = { id: "i1", version: 2, ticket: "Q-0012", email: "mai@example.jp", status: "NEW", legalMoves: ["DONE", "SPAM"] };
  const sent = serve({ viewer: { admin: anAdmin }, inquiry, operators: [{ id: "a2", name: "石井 直子" }], ...says });
  renderRoute("/admin/inquiry/detail?id=i1");
  return sent;
}

async function answer(text: string) {
  fireEvent.change(await screen.findByRole("textbox", { name: "回答" }), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "回答を送る" }));
}

describe("an inquiry", () => {
  beforeEach(() => localStorage.clear());

  it("is answered by mail and done with, and the box is empty for the next answer", async () => {
    const sent = open();
    await answer("お調べします。");
    expect(await screen.findByText("回答を送りました")).toBeDefined();
    expect(sent[0]).toMatchObject({ name: "answerInquiry", input: { id: "i1", version: 2, body: "お調べします。", done: true } });
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "回答" }).value).toBe("");
  });

  it("keeps an answer that the server refuses; sent again it is the same one", async () => {
    const sent = open({ answerInquiry: { errors: [refusal("宛先に届きません。")] } });
    await answer("お調べします。");
    expect(await screen.findByText("宛先に届きません。")).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "回答" }).value).toBe("お調べします。");
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "回答を送る" }).disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "回答を送る" }));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual(sent[0]);
  });

  it.each([
    ["対応完了にする", "DONE"],
    ["迷惑投稿にする", "SPAM"],
  ])("goes where 「%s」 says", async (label, to) => {
    const sent = open();
    fireEvent.click(await screen.findByRole("button", { name: label }));
    await expect.poll(() => sent).toEqual([{ name: "moveInquiry", input: { id: "i1", version: 2, to } }]);
  });

  it("is given to a colleague", async () => {
    const sent = open();
    fireEvent.change(await screen.findByRole("combobox", { name: "担当" }), { target: { value: "a2" } });
    await expect.poll(() => sent).toEqual([{ name: "assignInquiry", input: { id: "i1", version: 2, assigneeId: "a2" } }]);
  });

  it("keeps an answer that was begun for who comes back to it, and sends it by Ctrl+Enter", async () => {
    const sent = serve({
      viewer: { admin: anAdmin },
      inquiry: { id: "i1", version: 2, ticket: "Q-0012", email: "mai@example.jp", status: "NEW" },
    });
    const router = renderRoute("/admin/inquiry/detail?id=i1");
    const box = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: "回答" });
    fireEvent.change(await box(), { target: { value: "お調べします。" } });
    await act(() => router.navigate("/admin/nowhere"));
    await screen.findByText("ページが見つかりません");
    await act(() => router.navigate(-1));
    expect((await box()).value).toBe("お調べします。");
    fireEvent.keyDown(await box(), { key: "Enter", ctrlKey: true });
    await expect.poll(() => sent[0]).toMatchObject({ name: "answerInquiry", input: { body: "お調べします。" } });
    await expect.poll(() => keptText("admin-1.i1")).toBe("");
  });

  it("takes a saved text with the sender's facts, and does not go out while a place in it is open", async () => {
    const body = "{{名前}} 様\n{{会社}}のご担当者から連絡します。";
    const template = { id: "t1", name: "折り返し", subject: "折り返し", body, version: 1 };
    open({
      inquiry: { id: "i1", version: 2, ticket: "Q-0012", email: "mai@example.jp", name: "マイ", companyName: null, status: "NEW" },
      messageTemplates: [template],
    });
    const choice = await screen.findByRole("option", { name: "折り返し" });
    fireEvent.change(choice.parentElement ?? choice, { target: { value: "t1" } });
    const box = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "回答" });
    await expect.poll(() => box.value).toBe("マイ 様\n{{会社}}のご担当者から連絡します。");
    expect(screen.getByText("まだ置き換わっていない箇所があります：{{会社}}")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "回答を送る" }).disabled).toBe(true);
  });

  it("without an address is not answered", async () => {
    open({ inquiry: { id: "i1", ticket: "Q-0012", email: "" } });
    expect(await screen.findByRole("heading", { level: 1, name: "Q-0012" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "回答を送る" })).toBeNull();
  });
});
