import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

/** Signs in at an address; until then the server knows nobody. */
async function signIn(address: string, answers: readonly object[]) {
  const left = [...answers];
  let company: typeof aCompany | null = null;
  const sent = serve({
    viewer: () => ({ company }),
    companySignIn: () => {
      const answer = left.shift() ?? { errors: [] };
      if ("errors" in answer && Array.isArray(answer.errors) && answer.errors.length === 0) company = aCompany;
      return answer;
    },
  });
  const router = renderRoute(address);
  fireEvent.change(await screen.findByRole("textbox", { name: /メールアドレス/ }), { target: { value: "sato@example.jp" } });
  fireEvent.change(screen.getByLabelText(/^パスワード/, { selector: "input" }), { target: { value: "himitsu-no-kotoba" } });
  fireEvent.click(screen.getByRole("button", { name: "ログイン" }));
  return { sent, router };
}

describe("a company's sign-in", () => {
  it("leads to where the reader wanted to go", async () => {
    const { sent, router } = await signIn("/company/login?next=%2Fcompany%2Fplan", [{ errors: [] }]);
    await expect.poll(() => router.state.location.pathname).toBe("/company/plan");
    expect(sent).toEqual([{ name: "companySignIn", input: { email: "sato@example.jp", password: "himitsu-no-kotoba", code: null } }]);
  });

  it("says that the password is wrong and keeps the address", async () => {
    const { router } = await signIn("/company/login", [{ errors: [refusal("メールアドレスかパスワードが違います。")] }]);
    expect(await screen.findByText("メールアドレスかパスワードが違います。")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /メールアドレス/ }).value).toBe("sato@example.jp");
    expect(router.state.location.pathname).toBe("/company/login");
  });

  it("asks for the code where the account has a second factor, and sends it with the password", async () => {
    const second = { code: "TWO_FACTOR_REQUIRED", message: "コードを入力してください。", path: ["code"] };
    const { sent } = await signIn("/company/login", [{ errors: [second] }, { errors: [] }]);
    fireEvent.change(await screen.findByRole("textbox", { name: /コード/ }), { target: { value: "123456" } });
    fireEvent.submit(screen.getByRole("textbox", { name: /コード/ }).closest("form") ?? document.body);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.input).toEqual({ email: "sato@example.jp", password: "himitsu-no-kotoba", code: "123456" });
  });
});
