import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

const address = () => screen.findByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ });

async function ask(email: string) {
  fireEvent.change(await address(), { target: { value: email } });
  fireEvent.click(screen.getByRole("button", { name: "リンクをメールで送る" }));
}

describe("a member of a company who forgot the password", () => {
  it("asks for a mail about their company account, reads where it went, and may try another address", async () => {
    const sent = serve({});
    renderRoute("/company/password");
    await ask("sato@example.jp");
    expect(await screen.findByText("sato@example.jp")).toBeDefined();
    expect(sent).toEqual([{ name: "requestPasswordReset", input: { kind: "COMPANY", email: "sato@example.jp" } }]);
    expect(screen.getByRole("link", { name: "ログインの画面へ戻る" }).getAttribute("href")).toBe("/company/login");
    fireEvent.click(screen.getByRole("button", { name: "別のアドレスで試す" }));
    expect((await address()).value).toBe("");
  });

  it("is told of an address that is none, before anything is sent", async () => {
    const sent = serve({});
    renderRoute("/company/password");
    await ask("sato＠example");
    expect(await screen.findByText("＊メールアドレスの形式を確認してください")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("keeps the address when the server is not reached, and sends it by pressing again", async () => {
    const sent = serve({});
    server.use(api.mutation("RequestPasswordReset", () => HttpResponse.error(), { once: true }));
    renderRoute("/company/password");
    await ask("sato@example.jp");
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    expect((await address()).value).toBe("sato@example.jp");
    fireEvent.click(screen.getByRole("button", { name: "リンクをメールで送る" }));
    await expect.poll(() => sent).toHaveLength(1);
  });
});
