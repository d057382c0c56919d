import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { anOwner } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const viewer = { admin: anOwner };
const company = { id: "c1", name: "みなとの風福祉会" };
const invoice = { id: "i1", version: 4, number: "2026-000108", openAmount: 32_780, company };
const payment = { id: "p1", version: 2, status: "OPEN", payerName: "ミナトノカゼ", amount: 50_000, rest: 50_000, paidOn: "2026-11-20" };

/** Presses an act. @returns the question that it asks */
async function press(act: string) {
  fireEvent.click(await screen.findByRole("button", { name: act }));
  const question = within(await screen.findByRole("dialog", { name: act }));
  return { question, go: question.getByRole<HTMLButtonElement>("button", { name: act }) };
}

describe("a payment", () => {
  const candidates = [{ score: 90, name: 55, amount: 35, invoice }];
  const assign = "この請求書に消し込む";

  it("is assigned in part to an invoice, and the next part begins with what is left of it", async () => {
    const left = { ...payment, version: 3, rest: 17_220 };
    const bankPayment = () => ({ ...(sent.length === 0 ? payment : left), candidates });
    const sent = serve({ viewer, bankPayment });
    renderRoute("/admin/company/bank_payment/edit?payment=p1");
    const { question, go } = await press(assign);
    const amount = question.getByRole("textbox", { name: "消し込む金額（円）" });
    expect(question.getByText("請求額より17,220円多い入金です。過入金として企業の預り金になります。")).toBeDefined();
    fireEvent.change(amount, { target: { value: "32780" } });
    fireEvent.click(question.getByRole("checkbox", { name: /^この名義を覚えて/ }));
    fireEvent.click(go);
    expect(await screen.findByText("消し込みました")).toBeDefined();
    const input = { id: "p1", version: 2, invoiceId: "i1", invoiceVersion: 4, amount: 32_780, remember: false };
    expect(sent).toEqual([{ name: "assignBankPayment", input }]);
    await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
    const next = await press(assign);
    expect(next.question.getByRole<HTMLInputElement>("textbox", { name: "消し込む金額（円）" }).value).toBe("17,220");
  });

  it("that a colleague was quicker with says so in the question, and is assigned by pressing again", async () => {
    const bankPayment = () => ({ ...payment, version: sent.length === 0 ? 2 : 3, candidates });
    const sent = serve({ viewer, bankPayment, assignBankPayment: { errors: [refusal("ほかの人が先に変更しました。")] } });
    renderRoute("/admin/company/bank_payment/edit?payment=p1");
    const { question, go } = await press(assign);
    fireEvent.click(go);
    expect(await question.findByText("ほかの人が先に変更しました。")).toBeDefined();
    await expect.poll(() => go.disabled).toBe(false);
    fireEvent.click(go);
    await expect.poll(() => sent.map(({ input }) => input)).toMatchObject([{ version: 2 }, { version: 3 }]);
  });

  it("is sent back for a reason only", async () => {
    const sent = serve({ viewer, bankPayment: payment });
    renderRoute("/admin/company/bank_payment/edit?payment=p1");
    const { question, go } = await press("返金済みにする");
    expect(question.getByText(/^50,000円を振込人に返金した記録をします/)).toBeDefined();
    expect(go.disabled).toBe(true);
    fireEvent.change(question.getByRole("textbox", { name: /理由/ }), { target: { value: "誤った振込" } });
    fireEvent.click(go);
    expect(await screen.findByText("記録しました")).toBeDefined();
    const input = { id: "p1", version: 2, outcome: "RETURNED", reason: "誤った振込" };
    expect(sent).toEqual([{ name: "closeBankPayment", input }]);
  });
});

describe("an invoice", () => {
  const adminInvoice = { ...invoice, status: "INVOICED", method: "TRANSFER", total: 32_780 };

  it("takes money as it is typed in Japan, and warns of too much", async () => {
    const sent = serve({ viewer, adminInvoice });
    renderRoute("/admin/company/bank_payment/edit?id=i1");
    const amount = await screen.findByRole<HTMLInputElement>("textbox", { name: /^金額/ });
    expect(amount.value).toBe("32780");
    fireEvent.change(amount, { target: { value: "３３,０００円" } });
    expect(await screen.findByText(/^請求額より220円多い入金です/)).toBeDefined();
    fireEvent.change(screen.getByRole("textbox", { name: /^振込名義/ }), { target: { value: "ミナトノカゼ" } });
    fireEvent.change(screen.getByLabelText(/^入金日/), { target: { value: "2026-11-20" } });
    fireEvent.click(screen.getByRole("button", { name: "入金を記録する" }));
    expect(await screen.findByText("入金を記録しました")).toBeDefined();
    const input = { invoiceId: "i1", invoiceVersion: 4, amount: 33_000, paidOn: "2026-11-20", payerName: "ミナトノカゼ", note: null };
    expect(sent).toMatchObject([{ name: "recordBankPayment", input }]);
  });
});

describe("a licence that was sold", () => {
  it("is paid back once: after a refusal the next press is a new refund", async () => {
    const licenceSale = { id: "s1", price: 1_980, receiptNumber: "R-000012", refundCauses: ["DOUBLE_CHARGE"] };
    const sent = serve({ viewer, licenceSale, refundLicence: { errors: [refusal("決済会社が応じませんでした。")] } });
    renderRoute("/admin/company/bank_payment/edit?sale=s1");
    const { question, go } = await press("1,980円を返金する");
    fireEvent.change(question.getByRole("textbox", { name: /理由/ }), { target: { value: "2回決済された" } });
    fireEvent.click(go);
    expect(await question.findByText("決済会社が応じませんでした。")).toBeDefined();
    await expect.poll(() => go.disabled).toBe(false);
    fireEvent.click(go);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[0]).toMatchObject({ name: "refundLicence", input: { saleId: "s1", cause: "DOUBLE_CHARGE", reason: "2回決済された" } });
    expect(sent[1]?.input).not.toEqual(sent[0]?.input);
  });
});
