import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";
import { serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

const id = "019e68b3-4c21-7ed6-8f0b-51b44b23e5d4";

describe("the mail for registering", () => {
  it("is on its way to the address that was typed, which a typing error shows, and can be asked for again", async () => {
    serve({});
    server.use(http.post("*/api/emali_send_for_registration", () => HttpResponse.json({ accepted: true }, { status: 202 })));
    const router = renderRoute("/register");
    fireEvent.change(await screen.findByLabelText(/メールアドレス/), { target: { value: "mai@exampel.jp" } });
    fireEvent.click(screen.getByRole("button", { name: "登録用のメールを送る" }));
    expect(await screen.findByText("mai@exampel.jp")).toBeDefined();
    expect(router.state.location.pathname).toBe("/register/complete");
    fireEvent.click(screen.getByRole("link", { name: "もう一度メールを送る" }));
    expect(await screen.findByLabelText(/メールアドレス/)).toBeDefined();
  });

  it("says at its address alone what comes next, and keeps the work that was to be applied for", async () => {
    serve({ work: { id, title: "介護スタッフ", status: "OPEN", company: { name: "みなとの風福祉会" } } });
    renderRoute(`/register/complete?apply=${id}`);
    expect(await screen.findByRole("heading", { level: 1, name: "メールをお送りしました" })).toBeDefined();
    expect(await screen.findByRole("heading", { level: 2, name: "介護スタッフ" })).toBeDefined();
    expect(screen.getByRole("link", { name: "もう一度メールを送る" }).getAttribute("href")).toBe(`/register?apply=${id}`);
  });
});
