import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

async function fillIn() {
  const router = renderRoute("/company/members/regist");
  fireEvent.change(await screen.findByRole("textbox", { name: /氏名/ }), { target: { value: "田中 一郎" } });
  fireEvent.change(screen.getByRole("textbox", { name: /メールアドレス/ }), { target: { value: "tanaka@example.jp" } });
  fireEvent.change(screen.getByRole("combobox", { name: /権限/ }), { target: { value: "VIEWER" } });
  fireEvent.click(screen.getByRole("button", { name: "確認へ進む" }));
  await screen.findByRole("heading", { level: 1, name: "招待の内容の確認" });
  return router;
}

describe("inviting a colleague", () => {
  it("shows all before it is sent, sends exactly that, and says where the mail went", async () => {
    const sent = serve({ viewer: { company: aCompany } });
    const router = await fillIn();
    expect(screen.getByText("tanaka@example.jp")).toBeDefined();
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByRole("button", { name: "招待メールを送る" }));
    expect(await screen.findByRole("heading", { level: 1, name: "招待メールを送りました" })).toBeDefined();
    expect(sent).toEqual([{ name: "inviteMember", input: { name: "田中 一郎", email: "tanaka@example.jp", role: "VIEWER" } }]);
    expect(router.state.location.pathname).toBe("/company/members/regist/comp");
  });

  it("stays at the check when the server refuses, and what was typed is still there to be mended", async () => {
    serve({ viewer: { company: aCompany }, inviteMember: { errors: [refusal("このアドレスは使えません。")] } });
    await fillIn();
    fireEvent.click(screen.getByRole("button", { name: "招待メールを送る" }));
    expect((await screen.findByRole("alert")).textContent).toContain("このアドレスは使えません。");
    fireEvent.click(screen.getByRole("button", { name: "修正する" }));
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ })).value).toBe("tanaka@example.jp");
    expect(screen.getByRole<HTMLSelectElement>("combobox", { name: /権限/ }).value).toBe("VIEWER");
  });

  it("is found as it was typed by the browser's own way back", async () => {
    serve({ viewer: { company: aCompany } });
    const router = await fillIn();
    await router.navigate(-1);
    expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ })).value).toBe("tanaka@example.jp");
  });

  it("begins at its beginning when the check is opened by its address", async () => {
    serve({ viewer: { company: aCompany } });
    const router = renderRoute("/company/members/regist/config");
    await expect.poll(() => router.state.location.pathname).toBe("/company/members/regist");
  });
});
