import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

function open(says: Record<string, unknown> = {}) {
  const sent = serve({ viewer: { company: aCompany }, companyCardForm: { provider: "TEST" }, ...says });
  renderRoute("/company/members/creditcard");
  return sent;
}

async function save(card: RegExp) {
  fireEvent.click(await screen.findByRole("radio", { name: card }));
  fireEvent.click(screen.getByRole("button", { name: "カードを登録する" }));
}

describe("the card of a company", () => {
  it("is saved by the token of the payment company, and shown by what is known of it", async () => {
    const sent = open({ planSubscription: () => (sent.length === 0 ? null : { card: "visa 4242" }) });
    expect(await screen.findByText("カードは登録されていません。")).toBeDefined();
    await save(/^成功するカード/);
    expect(await screen.findByText("カードを登録しました")).toBeDefined();
    expect(await screen.findByText("登録中のカード：visa 4242")).toBeDefined();
    expect(sent).toMatchObject([{ name: "saveCompanyCard", input: { paymentMethod: "test_visa" } }]);
  });

  it("that is refused stays chosen, with the reason; another press is another try", async () => {
    const sent = open({ saveCompanyCard: { errors: [refusal("カードが承認されませんでした。")] } });
    await save(/^承認されないカード/);
    expect((await screen.findByText("カードが承認されませんでした。")).closest("[role=alert]")).not.toBeNull();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: /^承認されないカード/ }).checked).toBe(true);
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "カードを登録する" }).disabled).toBe(false);
    fireEvent.click(screen.getByRole("button", { name: "カードを登録する" }));
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.input).not.toEqual(sent[0]?.input);
  });

  it("cannot be saved while payments are off, which the screen says", async () => {
    open({ companyCardForm: { provider: null } });
    expect(await screen.findByText("ただいまカードでのお支払いはご利用いただけません。")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "カードを登録する" }).disabled).toBe(true);
  });
});
