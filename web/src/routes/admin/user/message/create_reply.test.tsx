import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const message = { id: "m1", body: "面接の場所を教えてください。", sender: "SEEKER" };
const conversation = {
  id: "t1",
  audience: "SEEKER",
  subject: "面接のご案内",
  recipientName: "グエン ティ・マイ",
  messages: { items: [message] },
};

describe("an answer to a seeker", () => {
  it("stands under what was said, goes out once however often it is sent, and leads back to the conversation", async () => {
    const answers = [
      () => {
        throw new Error("lost");
      },
      () => ({ errors: [] }),
    ];
    const sent = serve({ viewer: { admin: anAdmin }, operatorThread: conversation, replyToThread: () => answers.shift()?.() });
    const router = renderRoute("/admin/user/message/create_reply?id=t1");
    expect(await screen.findByText("面接の場所を教えてください。")).toBeDefined();
    fireEvent.change(screen.getByRole("textbox", { name: /本文/ }), { target: { value: "本社の3階です。" } });
    fireEvent.click(screen.getByRole("button", { name: "送信する" }));
    expect(await screen.findByText(/通信できませんでした/)).toBeDefined();
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: /本文/ }).value).toBe("本社の3階です。");
    fireEvent.click(screen.getByRole("button", { name: "送信する" }));
    await expect.poll(() => router.state.location.pathname).toBe("/admin/user/message/detail");
    expect(sent[0]).toMatchObject({ name: "replyToThread", input: { threadId: "t1", body: "本社の3階です。" } });
    expect(sent[1]).toEqual(sent[0]);
  });

  it("does not go out empty", async () => {
    const sent = serve({ viewer: { admin: anAdmin }, operatorThread: conversation });
    renderRoute("/admin/user/message/create_reply?id=t1");
    fireEvent.click(await screen.findByRole("button", { name: "送信する" }));
    expect(await screen.findByText("入力内容を確認してください")).toBeDefined();
    expect(sent).toEqual([]);
  });
});
