import { fireEvent, screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const colleague = { id: "a2", version: 4, name: "石井 直子", role: "EDITOR", status: "ACTIVE", hasTwoFactor: true };

function open(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { admin: anOwner }, adminUser: colleague, ...says });
  renderRoute("/admin/admin_user/detail?id=a2");
  return sent;
}

/** Presses an act. @returns the question that it asks */
async function press(act: string) {
  fireEvent.click(await screen.findByRole("button", { name: act }));
  const question = within(await screen.findByRole("dialog", { name: act }));
  return { question, agree: () => fireEvent.click(question.getByRole("button", { name: act })) };
}

describe("a person of the back office", () => {
  it("loses access only after a question that says what happens to whom", async () => {
    const sent = open();
    const { question, agree } = await press("アクセスを停止する");
    expect(question.getByText("石井 直子さんはすぐにログアウトされ、管理画面に入れなくなります。")).toBeDefined();
    expect(sent).toEqual([]);
    agree();
    expect(await screen.findByText("アクセスを停止しました")).toBeDefined();
    expect(sent).toEqual([{ name: "disableAdmin", input: { id: "a2", version: 4 } }]);
  });

  it("is asked about again when the server was not reached: the same press goes through", async () => {
    const sent = open();
    server.use(api.mutation("DisableAdmin", () => HttpResponse.error(), { once: true }));
    const { question, agree } = await press("アクセスを停止する");
    agree();
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    const again = question.getByRole<HTMLButtonElement>("button", { name: "アクセスを停止する" });
    await expect.poll(() => again.disabled).toBe(false);
    agree();
    expect(await screen.findByText("アクセスを停止しました")).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it("is invited once more while they have not come", async () => {
    const sent = open({ adminUser: { ...colleague, status: "INVITED", hasTwoFactor: false } });
    const { agree } = await press("招待メールをもう一度送る");
    agree();
    expect(await screen.findByText("招待メールを送りました")).toBeDefined();
    expect(sent).toEqual([{ name: "resendAdminInvitation", input: { id: "a2" } }]);
    expect(screen.queryByRole("button", { name: "2段階認証をリセットする" })).toBeNull();
  });

  it("does not reset the own second factor", async () => {
    open({ adminUser: { ...colleague, id: anOwner.id } });
    expect(await screen.findByRole("button", { name: "アクセスを停止する" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "2段階認証をリセットする" })).toBeNull();
  });

  it("gets another role, and one that the server refuses stays in the form with the reason", async () => {
    const sent = open({ updateAdmin: { errors: [refusal("全権管理者が1人もいなくなります。", ["role"])] } });
    fireEvent.change(await screen.findByRole("combobox", { name: /役割/ }), { target: { value: "ACCOUNTANT" } });
    fireEvent.click(screen.getByRole("button", { name: "保存する" }));
    expect(await screen.findByText("＊全権管理者が1人もいなくなります。")).toBeDefined();
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /役割/ }).value).toBe("ACCOUNTANT");
    expect(sent).toEqual([{ name: "updateAdmin", input: { id: "a2", version: 4, name: "石井 直子", role: "ACCOUNTANT" } }]);
  });
});
