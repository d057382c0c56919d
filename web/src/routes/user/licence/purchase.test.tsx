import { fireEvent, screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { describe, expect, it } from "vitest";
import { api, server } from "#testing/api.ts";
import { refusal, serve } from "#testing/contract.ts";
import { aSeeker } from "#testing/data.ts";
import { renderRoute } from "#testing/render-route.tsx";

const product = { code: "EXAM_1", kind: "EXAM_ATTEMPT", name: "判定テスト1回", uses: 1, days: 180, price: 1_980, taxRate: 10 };
const paid = { id: "p1", status: "PAID", receiptNumber: "R-000012" };

function open(address: string, says: Record<string, unknown> = {}) {
  const viewer = { seeker: aSeeker };
  const sent = serve({ viewer, licenceProducts: [product], paymentForm: { provider: "TEST" }, licencePurchase: paid, ...says });
  return { sent, router: renderRoute(address) };
}

const pay = () => fireEvent.click(screen.getByRole("button", { name: "1,980円を支払う" }));

async function consentAndPay() {
  await screen.findByRole("radio", { name: /^成功するカード/ });
  fireEvent.click(screen.getByRole("checkbox", { name: "上の内容を確認し、購入に同意します" }));
  pay();
}

describe("buying a licence", () => {
  it("needs the consent to what the last look says, charges that price, and ends at the receipt", async () => {
    const { sent, router } = open("/user/licence/purchase", { purchaseLicence: { purchase: paid } });
    fireEvent.click(await screen.findByRole("button", { name: "判定テスト1回をえらぶ" }));
    expect(await screen.findByText("1,980円（税込、消費税10%）")).toBeDefined();
    await screen.findByRole("radio", { name: /^成功するカード/ });
    pay();
    expect(await screen.findByText("＊同意が必要です")).toBeDefined();
    expect(sent).toEqual([]);
    await consentAndPay();
    expect((await screen.findByRole("link", { name: "領収書（PDF）" })).getAttribute("href")).toContain("p1");
    expect(sent).toMatchObject([
      { name: "purchaseLicence", input: { productCode: "EXAM_1", expectedPrice: 1_980, paymentMethod: "test_visa", agreed: true } },
    ]);
    expect(router.state.location.search).toBe("?purchase=p1");
  });

  it("is the same order when the answer was lost, said in the reader's words, and it is pressed again", async () => {
    const lost: unknown[] = [];
    const { sent } = open("/user/licence/purchase?product=EXAM_1", { purchaseLicence: { purchase: paid } });
    server.use(
      api.mutation(
        "PurchaseLicence",
        ({ variables }) => {
          lost.push(variables["input"]);
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await consentAndPay();
    expect(await screen.findByText(/^通信できませんでした/)).toBeDefined();
    pay();
    expect(await screen.findByText("お支払いが完了しました")).toBeDefined();
    expect(sent.map(({ input }) => input)).toEqual(lost);
  });

  it("is a new order after a refused card, and the reader stays where they pay", async () => {
    const refused = { purchase: null, errors: [refusal("カードが承認されませんでした。")] };
    const { sent, router } = open("/user/licence/purchase?product=EXAM_1", { purchaseLicence: refused });
    await consentAndPay();
    expect((await screen.findByText("カードが承認されませんでした。")).closest("[role=alert]")).not.toBeNull();
    expect(router.state.location.search).toBe("?product=EXAM_1");
    await expect.poll(() => screen.getByRole<HTMLButtonElement>("button", { name: "1,980円を支払う" }).disabled).toBe(false);
    pay();
    await expect.poll(() => sent.length).toBe(2);
    const [first, second] = sent;
    expect(second?.input).not.toEqual(first?.input);
  });

  it("is not possible while payments are off, which the screen says", async () => {
    open("/user/licence/purchase?product=EXAM_1", { paymentForm: { provider: null } });
    expect(await screen.findByText("ただいまカードでのお支払いはご利用いただけません。")).toBeDefined();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "1,980円を支払う" }).disabled).toBe(true);
  });
});

describe("the outcome of a purchase", () => {
  it("that is not the reader's own says so instead of waiting for it", async () => {
    open("/user/licence/purchase?purchase=p9", { licencePurchase: null });
    expect(await screen.findByText("この購入は見つかりません")).toBeDefined();
  });

  it("that is not known yet says that nobody is charged twice", async () => {
    open("/user/licence/purchase?purchase=p1", { licencePurchase: { ...paid, status: "PENDING", receiptNumber: null } });
    expect(await screen.findByText(/二重に請求されることはありません/)).toBeDefined();
  });
});
