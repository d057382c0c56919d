import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const ownMember = { name: "佐藤 恵", email: "sato@example.jp", role: "OWNER", locale: "ja" };

async function rename(name: string, says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { company: aCompany }, ownMember, ...says });
  const router = renderRoute("/company/user/regist");
  fireEvent.change(await screen.findByRole("textbox", { name: /氏名/ }), { target: { value: name } });
  fireEvent.click(screen.getByRole("button", { name: "保存する" }));
  return { sent, router };
}

describe("a member's own settings", () => {
  it("are saved, said to be saved, and lead back to the home screen", async () => {
    const { sent, router } = await rename("佐藤 めぐみ");
    expect(await screen.findByText("保存しました")).toBeDefined();
    expect(sent).toEqual([{ name: "updateOwnMember", input: { name: "佐藤 めぐみ", locale: "ja" } }]);
    await expect.poll(() => router.state.location.pathname).toBe("/company/top");
  });

  it("need a name", async () => {
    const { sent } = await rename(" ");
    expect(await screen.findByText("入力内容を確認してください")).toBeDefined();
    expect(sent).toEqual([]);
  });

  it("stay on the screen with what the server says", async () => {
    const { router } = await rename("佐藤 めぐみ", { updateOwnMember: { errors: [refusal("名前が長すぎます。", ["name"])] } });
    expect(await screen.findByText("＊名前が長すぎます。")).toBeDefined();
    expect(router.state.location.pathname).toBe("/company/user/regist");
  });
});
