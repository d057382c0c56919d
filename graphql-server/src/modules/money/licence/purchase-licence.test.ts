import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { TestCharge } from "../../../platform/payment/test-charge.entity.ts";
import { newId } from "../../../shared/ids.ts";
import { aSeeker } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { settleDuePayments } from "../payment/settle-due-payments.ts";
import { Licence } from "./licence.entity.ts";

let server: TestServer;
let seeker: TestClient;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  seeker = await server.asSeeker();
});

const fields = "id status card price tax receiptNumber clientSecret product { code name }";
const purchaseMutation = `mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { ${fields} } errors { code path message } } }`;
const order = (changes = {}) => ({
  productCode: "EXAM_3",
  expectedPrice: 1980,
  paymentMethod: "test_visa",
  operationId: newId(),
  agreed: true,
  ...changes,
});

async function buy(client: TestClient, input: object) {
  const { data, errors } = await client.graphql(purchaseMutation, { input });
  expect(errors).toEqual([]);
  return data.purchaseLicence;
}

const complete = (client: TestClient, id: string) =>
  client.graphql(
    `mutation ($input: CompleteLicencePurchaseInput!) { completeLicencePurchase(input: $input) { purchase { ${fields} } errors { code } } }`,
    { input: { id } },
  );

const licences = async (client: TestClient) => (await client.graphql("{ licences { kind usesLeft validUntil } }")).data.licences;

describe("buying a licence", () => {
  it("charges the card once, gives the licence and mails the receipt's number", async () => {
    const { purchase, errors } = await buy(seeker, order());
    expect(errors).toEqual([]);
    expect(purchase).toMatchObject({ status: "PAID", card: "visa 4242", price: 1980, tax: 180, product: { code: "EXAM_3" } });
    expect(purchase.receiptNumber).toMatch(/^\d{8}-[0-9A-F]{8}$/);
    expect(await licences(seeker)).toMatchObject([{ kind: "EXAM_ATTEMPT", usesLeft: 3 }]);
    const [mail] = await server.mails();
    expect(mail?.text).toContain(purchase.receiptNumber);
    const receipt = await seeker.get(`/api/user/licence/receipt/${purchase.id}`);
    expect([receipt.status, receipt.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(
      Buffer.from(await receipt.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
    expect((await (await server.asSeeker()).get(`/api/user/licence/receipt/${purchase.id}`)).status).toBe(404);
  });

  it("answers the same order when the same operation is sent again, twenty times at once", async () => {
    const input = order();
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(seeker, input)));
    expect(new Set(answers.map(({ purchase }) => purchase?.id)).size).toBe(1);
    expect(await licences(seeker)).toHaveLength(1);
    const payment = await server.em().findOneOrFail(CardPayment, { operationId: input.operationId });
    expect(await server.em().count(TestCharge, { id: payment.reference ?? "", status: "PAID" })).toBe(1);
  });

  it("refuses the same operation for another product and for another buyer", async () => {
    const input = order();
    await buy(seeker, input);
    const other = await buy(seeker, { ...input, productCode: "MOVIES_90", expectedPrice: 2980 });
    const stranger = await buy(await server.asSeeker(), input);
    expect([other, stranger].map(({ errors }) => errors[0].code)).toEqual(["OPERATION_CONFLICT", "OPERATION_CONFLICT"]);
  });

  it("says why the card was refused, charges nothing and forgets the card's token", async () => {
    for (const [paymentMethod, code] of [
      ["test_declined", "CARD_DECLINED"],
      ["test_insufficient", "INSUFFICIENT_FUNDS"],
      ["test_expired", "CARD_EXPIRED"],
      ["4242424242424242", "CARD_DECLINED"],
    ]) {
      const input = order({ paymentMethod });
      const { purchase, errors } = await buy(seeker, input);
      expect([purchase, errors[0]?.code, errors[0]?.path]).toEqual([null, code, ["paymentMethod"]]);
      const payment = await server.em().findOneOrFail(CardPayment, { operationId: input.operationId });
      expect([payment.status, payment.paymentMethod]).toEqual(["DECLINED", null]);
    }
    expect(await licences(seeker)).toEqual([]);
  });

  it("writes nothing without the consent, with an old price or for an unknown product", async () => {
    const before = await server.em().count(CardPayment);
    const codes = [];
    for (const changes of [{ agreed: false }, { expectedPrice: 1 }, { productCode: "WORKS" }]) {
      codes.push((await buy(seeker, order(changes))).errors[0].code);
    }
    expect(codes).toEqual(["TERMS_NOT_ACCEPTED", "PRICE_CHANGED", "NOT_FOUND"]);
    expect(await server.em().count(CardPayment)).toBe(before);
  });
});

describe("3-D Secure", () => {
  it("waits for the bank's question and gives the licence only after the answer", async () => {
    const { purchase } = await buy(seeker, order({ paymentMethod: "test_three_d_secure" }));
    expect(purchase.status).toBe("ACTION");
    expect(await licences(seeker)).toEqual([]);
    const early = await complete(seeker, purchase.id);
    expect(early.data.completeLicencePurchase.purchase.status).toBe("ACTION");
    await seeker.post("/api/payment/test-bank", { clientSecret: purchase.clientSecret, agreed: true });
    const { data } = await complete(seeker, purchase.id);
    expect(data.completeLicencePurchase.purchase).toMatchObject({ status: "PAID", card: "visa 3220" });
    expect(await licences(seeker)).toHaveLength(1);
  });

  it("ends the order when the payer says no", async () => {
    const { purchase } = await buy(seeker, order({ paymentMethod: "test_three_d_secure" }));
    await seeker.post("/api/payment/test-bank", { clientSecret: purchase.clientSecret, agreed: false });
    const { data } = await complete(seeker, purchase.id);
    expect(data.completeLicencePurchase.errors).toEqual([{ code: "AUTHENTICATION_FAILED" }]);
  });

  it("does not let a stranger go on with somebody's order, nor answer without the secret", async () => {
    const { purchase } = await buy(seeker, order({ paymentMethod: "test_three_d_secure" }));
    const stranger = await server.asSeeker();
    expect((await complete(stranger, purchase.id)).data.completeLicencePurchase.errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await stranger.graphql(`{ licencePurchase(id: "${purchase.id}") { id } }`)).data.licencePurchase).toBeNull();
    expect((await stranger.post("/api/payment/test-bank", { clientSecret: "guess", agreed: true })).status).toBe(404);
  });

  it("cancels the charge when the payer never answers", async () => {
    const own = await server.asSeeker();
    const { purchase } = await buy(own, order({ paymentMethod: "test_three_d_secure" }));
    server.setNow(new Date(Date.now() + 2 * 3_600_000));
    await settleDuePayments(systemContext(server.services, "test").ctx);
    const payment = await server.em().findOneOrFail(CardPayment, { user: own.user.id });
    expect(payment.status).toBe("CANCELED");
    expect((await own.post("/api/payment/test-bank", { clientSecret: purchase.clientSecret, agreed: true })).status).toBe(404);
    server.setNow(new Date());
  });
});

describe("a lost answer of the provider", () => {
  it("leaves the order pending to who waits for it, then the background settles it without a second charge", async () => {
    const own = await server.asSeeker();
    const { purchase } = await buy(own, order({ paymentMethod: "test_lost_answer" }));
    expect(purchase.status).toBe("PENDING");
    server.setNow(new Date(Date.now() + 35_000));
    expect(await settleDuePayments(systemContext(server.services, "test").ctx)).toBe(0);
    server.setNow(new Date(Date.now() + 120_000));
    await settleDuePayments(systemContext(server.services, "test").ctx);
    const { data } = await own.graphql(`{ licencePurchase(id: "${purchase.id}") { ${fields} } }`);
    expect(data.licencePurchase.status).toBe("PAID");
    expect(await server.em().count(Licence, { user: own.user.id })).toBe(1);
    server.setNow(new Date());
  });
});

it("keeps the price list open to everyone and sells nothing that opens works", async () => {
  const { data } = await server.anonymous().graphql("{ licenceProducts { code kind name price taxRate } }");
  expect(data.licenceProducts.map(({ kind }: { kind: string }) => kind)).toEqual(["EXAM_ATTEMPT", "PREMIUM_MOVIES"]);
});

it("lists a seeker's own orders in pages, with the same number of statements for any length", async () => {
  const em = server.em();
  const own = await server.asSeeker(aSeeker(em));
  await em.flush();
  for (let index = 0; index < 3; index += 1) await buy(own, order());
  const list = `query ($after: String) { licencePurchases(first: 2, after: $after) { totalCount items { id } pageInfo { hasNextPage endCursor } } }`;
  const first = (await own.graphql(list)).data.licencePurchases;
  const second = (await own.graphql(list, { after: first.pageInfo.endCursor })).data.licencePurchases;
  expect([first.totalCount, first.items.length, second.items.length, second.pageInfo.hasNextPage]).toEqual([3, 2, 1, false]);
});
