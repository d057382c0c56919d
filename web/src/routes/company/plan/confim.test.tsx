import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aCompany } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const planOffers = [
  { code: "STANDARD", name: "スタンダード", monthlyPriceWithTax: 32_780, publishedWorkLimit: 30, memberLimit: 10 },
  { code: "FREE", name: "フリー", monthlyPriceWithTax: 0, publishedWorkLimit: 3, memberLimit: 2 },
];
const planQuote = { kind: "START", total: 32_780, tax: 2_980, effectiveAt: "2026-11-23T00:00:00Z", renewsAt: "2026-12-23T00:00:00Z" };

function open(says: Record<string, unknown> = {}, plan = "STANDARD") {
  const sent = serve({ viewer: { company: aCompany }, planOffers, planQuote, ...says });
  return { sent, router: renderRoute(`/company/plan/confim?plan=${plan}`) };
}

const order = "請求書払いで変更する";
const agree = async () => fireEvent.click(await screen.findByRole("checkbox", { name: "上の内容を確認し、プランの変更に同意します" }));
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the last look before a plan changes", () => {
  it("needs the consent, orders at the price it shows, and ends at the plans", async () => {
    const { sent, router } = open();
    expect(await screen.findByText(/2026年12月23日.*に月額32,780円で自動更新します/)).toBeDefined();
    press(order);
    expect(await screen.findByText("同意が必要です")).toBeDefined();
    expect(sent).toEqual([]);
    await agree();
    press(order);
    await expect.poll(() => router.state.location.pathname).toBe("/company/plan");
    expect(await screen.findByText("プランの変更を受け付けました")).toBeDefined();
    expect(sent).toMatchObject([
      { name: "changePlan", input: { planCode: "STANDARD", method: "TRANSFER", expectedTotal: 32_780, agreed: true } },
    ]);
  });

  it("charges the card that is kept", async () => {
    const { sent } = open({ planSubscription: { method: "CARD", card: "visa 4242" } });
    await agree();
    press("32,780円を支払って変更する");
    await expect.poll(() => sent).toMatchObject([{ input: { method: "CARD" } }]);
  });

  it("asks for no money where nothing is due now, and says until when the running plan lasts", async () => {
    const later = { ...planQuote, kind: "LATER", total: 0, tax: 0, effectiveAt: "2026-12-23T00:00:00Z" };
    open({ planQuote: later }, "FREE");
    expect(await screen.findByText(/2026年12月23日.*まで使えます/)).toBeDefined();
    expect(screen.getByRole("button", { name: "変更する" })).toBeDefined();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("is the same order when the answer was lost and it is pressed again, and a new one after a refusal", async () => {
    const inputs: unknown[] = [];
    const { sent, router } = open({ changePlan: { errors: [refusal("金額が変わりました。もう一度ご確認ください。")] } });
    server.use(
      api.mutation(
        "ChangePlan",
        ({ variables }) => {
          inputs.push(variables["input"]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await agree();
    press(order);
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    press(order);
    expect(await screen.findByText("金額が変わりました。もう一度ご確認ください。")).toBeDefined();
    expect(screen.queryByText(/^通信できませんでした/)).toBeNull();
    expect(sent[0]?.input).toEqual(inputs[0]);
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: order }).disabled).toBe(false);
    press(order);
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]?.input).not.toEqual(inputs[0]);
    expect(router.state.location.pathname).toBe("/company/plan/confim");
  });

  it.each(["GOLD", "PREMIUM"])("of a plan that is not offered leads back to the plans: %s", async (plan) => {
    const { router } = open({}, plan);
    await expect.poll(() => router.state.location.pathname).toBe("/company/plan");
  });
});
