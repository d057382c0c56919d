import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { server } from "#testing/api.ts";
import { renderRoute } from "#testing/render-route.tsx";

const wait = { timeout: 300_000 };

async function signIn(email: string, password: string): Promise<void> {
  fireEvent.change(await screen.findByLabelText(/メールアドレス/, undefined, wait), { target: { value: email } });
  fireEvent.change(screen.getByLabelText(/^パスワード ?※/), { target: { value: password } });
  fireEvent.submit(screen.getByLabelText(/メールアドレス/).closest("form") ?? document.body);
}

describe("signing in", () => {
  it("asks for what is missing without asking the server, and takes the reader to the first empty field", async () => {
    const calls = vi.fn();
    server.use(http.post("*/api/user/login", calls));
    renderRoute("/log-in");
    await signIn("", "");
    expect(await screen.findByRole("alert", undefined, wait)).toBeDefined();
    const email = screen.getByLabelText(/メールアドレス/);
    await vi.waitFor(() => expect(document.activeElement).toBe(email), { timeout: 300_000 });
    expect(email.getAttribute("aria-invalid")).toBe("true");
    expect(calls).not.toHaveBeenCalled();
  });

  it("shows the server's words when address or password are wrong, and keeps what was typed", async () => {
    const detail = "メールアドレスまたはパスワードが違います。";
    server.use(http.post("*/api/user/login", () => HttpResponse.json({ code: "INVALID_CREDENTIALS", detail }, { status: 401 })));
    renderRoute("/log-in");
    await signIn("mai@example.jp", "間違ったパスワード");
    expect((await screen.findByRole("alert", undefined, wait)).textContent).toContain(detail);
    expect(screen.getByLabelText(/メールアドレス/)).toHaveProperty("value", "mai@example.jp");
    expect(screen.getByLabelText(/^パスワード ?※/)).toHaveProperty("value", "間違ったパスワード");
  });

  it("shows the password on request, and hides it again", async () => {
    renderRoute("/log-in");
    fireEvent.click(await screen.findByRole("button", { name: "パスワードを表示する" }, wait));
    expect(screen.getByLabelText(/^パスワード ?※/)).toHaveProperty("type", "text");
    fireEvent.click(screen.getByRole("button", { name: "パスワードを隠す" }));
    expect(screen.getByLabelText(/^パスワード ?※/)).toHaveProperty("type", "password");
  });
});
