import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("the mails about another address", () => {
  it("change it only when the reader presses, and then lead to signing in", async () => {
    const sent = serve({});
    renderRoute("/email_change?token=t1");
    const button = await screen.findByRole("button", { name: "このアドレスに変更する" });
    expect(sent).toEqual([]);
    fireEvent.click(button);
    expect(await screen.findByText("メールアドレスを変更しました。")).toBeDefined();
    expect(sent).toEqual([{ name: "confirmEmailChange", input: { token: "t1" } }]);
    expect(screen.getByRole("link", { name: "ログインの画面へ" }).getAttribute("href")).toBe("/log-in");
    expect(screen.queryByRole("button", { name: "このアドレスに変更する" })).toBeNull();
  });

  it("take it back from the old address, and say what was restored", async () => {
    const sent = serve({ revokeEmailChange: { outcome: "RESTORED" } });
    renderRoute("/email_change?revoke=r1");
    fireEvent.click(await screen.findByRole("button", { name: "取り消す" }));
    expect(await screen.findByText(/^もとのアドレスに戻しました/)).toBeDefined();
    expect(sent).toEqual([{ name: "revokeEmailChange", input: { token: "r1" } }]);
  });

  it("say when the link has ended", async () => {
    serve({ confirmEmailChange: { errors: [refusal("リンクの期限が切れています。")] } });
    renderRoute("/email_change?token=old");
    fireEvent.click(await screen.findByRole("button", { name: "このアドレスに変更する" }));
    expect((await screen.findByRole("alert")).textContent).toBe("リンクの期限が切れています。");
  });

  it("can be used again after the server was not reached, and then say nothing of that any more", async () => {
    serve({});
    server.use(api.mutation("ConfirmEmailChange", () => HttpResponse.error(), { once: true }));
    renderRoute("/email_change?token=t1");
    fireEvent.click(await screen.findByRole("button", { name: "このアドレスに変更する" }));
    expect((await screen.findByRole("alert")).textContent).toMatch(/^通信できませんでした/);
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "このアドレスに変更する" }).disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "このアドレスに変更する" }));
    expect(await screen.findByText("メールアドレスを変更しました。")).toBeDefined();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
