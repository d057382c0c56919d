import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

describe("the mail's link to a new password for a company account", () => {
  it("sets it for that account and leads to the company's sign-in", async () => {
    const sent = serve({});
    renderRoute("/company/password/reset?token=abc");
    fireEvent.change(await screen.findByLabelText(/^新しいパスワード/, { selector: "input" }), {
      target: { value: "nagai-himitsu-no-kotoba" },
    });
    fireEvent.click(screen.getByRole("button", { name: "パスワードを設定する" }));
    expect(await screen.findByRole("heading", { level: 1, name: "パスワードを設定しました" })).toBeDefined();
    expect(sent).toEqual([{ name: "resetPassword", input: { kind: "COMPANY", token: "abc", password: "nagai-himitsu-no-kotoba" } }]);
    const ways = screen.getAllByRole("link", { name: "ログイン" }).map((link) => link.getAttribute("href"));
    expect(ways).toContain("/company/login");
  });

  it("that was cut off asks for no password but leads to another mail for companies", async () => {
    serve({});
    renderRoute("/company/password/reset");
    expect((await screen.findByRole("link", { name: "もう一度メールを送る" })).getAttribute("href")).toBe("/company/password");
    expect(screen.queryByLabelText(/^新しいパスワード/, { selector: "input" })).toBeNull();
  });
});
