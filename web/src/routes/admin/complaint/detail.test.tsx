import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anAdmin } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const complaint = { id: "k3", version: 2, number: "K-0003", status: "OPEN", body: "時給が違います。" };

function open(overrides: object = {}, says: Record<string, unknown> = {}) {
  const sent = serve({
    viewer: { admin: anAdmin },
    complaint: { ...complaint, ...overrides },
    operators: [{ id: "a2", name: "石井 直子" }],
    ...says,
  });
  renderRoute("/admin/complaint/detail?id=k3");
  return sent;
}

const box = (name: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name });
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

describe("a complaint", () => {
  it("gets one step of its handling after the other, and the box is empty for the next", async () => {
    const sent = open();
    fireEvent.change(await screen.findByRole("combobox", { name: "したこと" }), { target: { value: "ANSWERED" } });
    fireEvent.change(await box("内容"), { target: { value: "お詫びをお伝えしました。" } });
    fireEvent.click(button("記録する"));
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toEqual([
      { name: "addComplaintStep", input: { id: "k3", version: 2, kind: "ANSWERED", body: "お詫びをお伝えしました。" } },
    ]);
    expect((await box("内容")).value).toBe("");
  });

  it("keeps a step that the server refuses", async () => {
    open({}, { addComplaintStep: { errors: [refusal("ほかの人が先に変更しました。")] } });
    fireEvent.change(await box("内容"), { target: { value: "企業に確認しました。" } });
    fireEvent.click(button("記録する"));
    expect(await screen.findByText("ほかの人が先に変更しました。")).toBeDefined();
    expect((await box("内容")).value).toBe("企業に確認しました。");
  });

  it("is not settled before somebody was answered", async () => {
    open();
    fireEvent.change(await box("処理の結果"), { target: { value: "時給を直しました。" } });
    expect(screen.getByText("先に、申し出た方への回答を記録してください。")).toBeDefined();
    expect(button("解決にする").disabled).toBe(true);
  });

  it("is settled with its outcome", async () => {
    const sent = open({ status: "ANSWERED", answeredAt: "2026-11-21T00:00:00Z" });
    fireEvent.change(await box("処理の結果"), { target: { value: "時給を直しました。" } });
    fireEvent.click(button("解決にする"));
    expect(await screen.findByText("解決にしました")).toBeDefined();
    const input = { id: "k3", version: 2, outcome: "時給を直しました。", prevention: "" };
    expect(sent).toEqual([{ name: "settleComplaint", input }]);
  });

  it("that is settled takes notes only, and is taken up again for a reason", async () => {
    const sent = open({ status: "SETTLED", answeredAt: "2026-11-21T00:00:00Z", settledAt: "2026-11-22T00:00:00Z" });
    const kinds = await screen.findByRole<HTMLSelectElement>("combobox", { name: "したこと" });
    expect([...kinds.options].map(({ text }) => text)).toEqual(["メモ"]);
    fireEvent.change(await box("理由"), { target: { value: "同じことがまた起きました。" } });
    fireEvent.click(button("対応を再開する"));
    await expect
      .poll(() => sent)
      .toEqual([{ name: "reopenComplaint", input: { id: "k3", version: 2, reason: "同じことがまた起きました。" } }]);
  });

  it("is given to a colleague, and warns when its term is over", async () => {
    const sent = open({ overdue: true });
    expect(await screen.findByText("期限を過ぎています")).toBeDefined();
    fireEvent.change(screen.getByRole("combobox", { name: "担当" }), { target: { value: "a2" } });
    await expect.poll(() => sent).toEqual([{ name: "assignComplaint", input: { id: "k3", version: 2, assigneeId: "a2" } }]);
  });
});
