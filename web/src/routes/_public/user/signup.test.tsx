import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { server } from "#testing/api.ts";

import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };
const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label, { selector: "input" }), { target: { value } });

describe("signing up with the link of a mail", () => {
  it("offers another mail and the way to sign in when the link has been used", async () => {
    const answer = { code: "TOKEN_INVALID", detail: "", errors: [{ code: "TOKEN_INVALID", message: "使えません", path: ["token"] }] };
    server.use(http.post("*/api/signup", () => HttpResponse.json(answer, { status: 422 })));
    renderRoute("/user/signup?token=used");
    await screen.findByRole("heading", { name: "お名前とパスワードの登録" }, wait);
    fill(/^姓/, "グエン");
    fill(/^パスワード/, "watashi no himitsu");
    fireEvent.click(screen.getByRole("checkbox"));
    fireEvent.click(screen.getByRole("button", { name: "登録する" }));
    await screen.findByRole("heading", { name: "このリンクは使えません" }, wait);
    expect(screen.getByRole("link", { name: "もう一度メールを送る" }).getAttribute("href")).toBe("/register");
  });

  it("does not ask for a name and a password without a link", async () => {
    renderRoute("/user/signup");
    await screen.findByRole("heading", { name: "このリンクは使えません" }, wait);
    expect(screen.queryByLabelText(/^パスワード/)).toBeNull();
  });
});
