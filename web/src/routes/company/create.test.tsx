import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { renderRoute } from "#testing/render-route.tsx";

const entries: readonly (readonly [label: RegExp, text: string])[] = [
  [/^氏名/, "佐藤 恵"],
  [/^メールアドレス/, "sato@example.jp"],
  [/^企業名/, "みなとの風福祉会"],
  [/^代表者の氏名/, "佐藤 健"],
  [/^郵便番号/, "3050001"],
  [/^市区町村/, "つくば市"],
  [/^町名・番地/, "中央1-1"],
  [/^連絡先のメールアドレス/, "saiyo@example.jp"],
  [/^電話番号/, "0290000000"],
  [/^従業員数/, "１２０"],
];

const submit = () => fireEvent.click(screen.getByRole("button", { name: "登録のメールを受け取る" }));

async function register(says: Record<string, unknown> = {}) {
  const sent = serve(says);
  renderRoute("/company/create");
  await screen.findByRole("textbox", { name: /^企業名/ });
  for (const [name, value] of entries) fireEvent.change(screen.getByRole("textbox", { name }), { target: { value } });
  fireEvent.change(screen.getByRole("combobox", { name: /業種/ }), { target: { value: "P" } });
  fireEvent.change(screen.getByRole("combobox", { name: /都道府県/ }), { target: { value: "08" } });
  fireEvent.click(screen.getByRole("checkbox", { name: "利用規約とプライバシーポリシーに同意します" }));
  submit();
  return sent;
}

describe("a company that registers", () => {
  it("sends its facts and its owner, digits as they were typed, and reads where the mail went", async () => {
    const sent = await register();
    expect(await screen.findByRole("heading", { name: "メールをお送りしました" })).toBeDefined();
    expect(screen.getByText("sato@example.jp")).toBeDefined();
    const facts = { name: "みなとの風福祉会", industry: "P", prefecture: "08", employeeCount: 120, foundedYear: null };
    const input = { ownerName: "佐藤 恵", email: "sato@example.jp", agreeToTerms: true, facts };
    expect(sent).toMatchObject([{ name: "requestCompanyRegistration", input }]);
  });

  it("sends nothing without the consent and the facts that are needed", async () => {
    const sent = serve({});
    renderRoute("/company/create");
    await screen.findByRole("textbox", { name: /^企業名/ });
    submit();
    const summary = (await screen.findByText("入力内容を確認してください")).closest("[role=alert]");
    expect(summary?.textContent).toMatch(/企業名：入力してください/);
    expect(summary?.textContent).toMatch(/同意が必要です/);
    expect(sent).toEqual([]);
  });

  it("finds what it typed when the server refuses, with the reason beside the field", async () => {
    await register({ requestCompanyRegistration: { errors: [refusal("この法人番号はありません。", ["facts", "corporateNumber"])] } });
    expect(await screen.findByText("＊この法人番号はありません。")).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^企業名/ }).value).toBe("みなとの風福祉会");
  });
});
