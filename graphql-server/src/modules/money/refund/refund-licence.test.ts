import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { calibrateExam } from "../../../testing/calibrated-exam.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { eraseUser } from "../../account/leaving/erase-user.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { takeLicenceUse } from "../licence/use-licence.ts";
import { Refund } from "./refund.entity.ts";
import { settleRefund } from "./settle-refund.ts";

type Seeker = Awaited<ReturnType<TestServer["asSeeker"]>>;
let server: TestServer;
let accountant: TestClient;
let seeker: Seeker;
const bought = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  await calibrateExam(server.em());
});
afterAll(() => server.close());
beforeEach(async () => {
  server.setNow(bought);
  accountant = await server.asAdmin("ACCOUNTANT");
  seeker = await server.asSeeker();
});

const products = { EXAM_3: 1980, CERTIFICATE_1: 1100, MOVIES_90: 2980 } as const;

async function buy(client: TestClient, productCode: keyof typeof products = "EXAM_3"): Promise<string> {
  const order = { productCode, expectedPrice: products[productCode], paymentMethod: "test_visa", operationId: newId(), agreed: true };
  const { data } = await client.graphql("mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id } } }", {
    input: order,
  });
  return data.purchaseLicence.purchase.id;
}

const saleFields =
  "id price tax card used refundCauses refundTermEnd validUntil refund { amount status source cause reason byName number doneAt }";
async function giveBack(saleId: string, changes: object = {}, client = accountant) {
  const input = { saleId, cause: "WITHIN_TERMS", reason: "電話で申し出", operationId: newId(), ...changes };
  const { data, errors } = await client.graphql(
    `mutation ($input: RefundLicenceInput!) { refundLicence(input: $input) { sale { ${saleFields} } errors { code path } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data.refundLicence;
}

const saleOf = async (id: string) =>
  (await accountant.graphql(`query ($id: ID!) { licenceSale(id: $id) { ${saleFields} } }`, { id })).data.licenceSale;
const licences = async (client: TestClient) => (await client.graphql("{ licences { kind usesLeft } }")).data.licences;
const ownPurchases = async (client: TestClient) =>
  (await client.graphql("{ licencePurchases { items { id status refund { amount status number } } } }")).data.licencePurchases.items;

describe("refunding a licence", () => {
  it("gives the whole price back, ends the licence, balances the book, records who and why, and tells the seeker", async () => {
    const id = await buy(seeker);
    expect(await saleOf(id)).toMatchObject({
      used: false,
      refundCauses: ["WITHIN_TERMS", "DOUBLE_CHARGE", "OPERATOR_FAULT"],
      refund: null,
    });
    const { sale, errors } = await giveBack(id);
    expect(errors).toEqual([]);
    const number = expect.stringMatching(/^\d{8}-[0-9A-F]{8}-R$/);
    expect(sale).toMatchObject({
      refundCauses: [],
      refund: { amount: 1980, status: "DONE", source: "OPERATOR", cause: "WITHIN_TERMS", reason: "電話で申し出", number },
    });
    expect(await licences(seeker)).toEqual([]);
    expect(await ownPurchases(seeker)).toEqual([{ id, status: "PAID", refund: { amount: 1980, status: "DONE", number } }]);
    const [mail] = (await server.mails()).filter(({ to, subject }) => to === seeker.user.email && subject.includes("返金"));
    expect(mail?.text).toContain(sale.refund.number);
    expect(mail?.text).not.toContain("電話で申し出");
    expect(await server.em().count(AuditEvent, { action: "licence.refund", objectId: id })).toBe(1);
    const settled = await server.em().findOne(AuditEvent, { action: "refund.settle", objectId: id });
    expect(settled?.detail).toEqual({ amount: 1980, status: "DONE", receipt: sale.refund.number.replace(/-R$/, "") });
    expect(await unbalanced(server)).toEqual([]);
  });

  it("gives the seeker the return invoice as a PDF, and nobody else", async () => {
    const id = await buy(seeker);
    const path = `/api/user/licence/return_invoice/${id}`;
    expect((await seeker.get(path)).status).toBe(404);
    await giveBack(id);
    const answer = await seeker.get(path);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect((await (await server.asSeeker()).get(path)).status).toBe(404);
  });

  it("happens once: another wish is refused, the same operation again answers the same refund", async () => {
    const id = await buy(seeker);
    const operationId = newId();
    await giveBack(id, { operationId });
    expect((await giveBack(id, { operationId })).sale.refund.status).toBe("DONE");
    expect((await giveBack(id)).errors).toEqual([{ code: "ALREADY_REFUNDED", path: ["saleId"] }]);
    expect(await server.em().count(Refund, { purchase: id })).toBe(1);
  });

  it("needs an accountant or the owner who signed in a moment ago", async () => {
    const id = await buy(seeker);
    expect((await giveBack(id, {}, await server.asAdmin("OWNER"))).errors).toEqual([]);
    const other = await buy(seeker);
    const operator = await server.asAdmin("OPERATOR");
    const { errors } = await operator.graphql(`{ licenceSale(id: "${other}") { id } }`);
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    server.setNow(new Date(bought.getTime() + 20 * 60_000));
    expect((await giveBack(other)).errors[0].code).toBe("REAUTHENTICATION_REQUIRED");
    expect(await server.em().count(Refund, { purchase: other })).toBe(0);
  });

  it("asks for a reason, a known cause and an order that is there", async () => {
    const id = await buy(seeker);
    expect((await giveBack(id, { reason: "  " })).errors[0].path).toEqual(["reason"]);
    expect((await giveBack(newId())).errors).toEqual([{ code: "NOT_FOUND", path: ["saleId"] }]);
  });
});

it("what the provider said before somebody else wrote is not believed", async () => {
  const id = await buy(seeker);
  await giveBack(id);
  const refund = await server.em().findOneOrFail(Refund, { purchase: id });
  const heard = { state: { refunded: 0, refused: true }, version: refund.version - 1 };
  expect(await settleRefund(systemContext(server.services, "test").ctx, refund.payment.id, heard)).toBe("STALE");
  expect((await saleOf(id)).refund).toMatchObject({ status: "DONE", amount: 1980 });
});

describe("the terms", () => {
  it("end with the eighth day after the sale in Japan; a double charge goes back later too", async () => {
    const id = await buy(seeker);
    server.setNow(new Date("2026-11-29T14:59:59Z"));
    expect((await (await server.asAdmin("ACCOUNTANT")).graphql(`{ licenceSale(id: "${id}") { refundCauses } }`)).data.licenceSale).toEqual({
      refundCauses: ["WITHIN_TERMS", "DOUBLE_CHARGE", "OPERATOR_FAULT"],
    });
    server.setNow(new Date("2026-11-29T15:00:00Z"));
    accountant = await server.asAdmin("ACCOUNTANT");
    expect((await giveBack(id)).errors).toEqual([{ code: "REFUND_NOT_LAWFUL", path: ["cause"] }]);
    expect((await giveBack(id, { cause: "DOUBLE_CHARGE" })).errors).toEqual([]);
  });

  it("do not give back what was used, unless we are at fault; the uses that are left end", async () => {
    const id = await buy(seeker);
    expect(await takeLicenceUse(server.em(), { userId: seeker.user.id, kind: "EXAM_ATTEMPT", now: bought })).toBe(true);
    expect((await giveBack(id)).errors[0].code).toBe("REFUND_NOT_LAWFUL");
    expect((await giveBack(id, { cause: "OPERATOR_FAULT" })).sale).toMatchObject({ used: true, refund: { status: "DONE" } });
    expect(await takeLicenceUse(server.em(), { userId: seeker.user.id, kind: "EXAM_ATTEMPT", now: bought })).toBe(false);
  });

  it("do not reach an order that was never paid", async () => {
    const input = { productCode: "EXAM_3", expectedPrice: 1980, paymentMethod: "test_three_d_secure", operationId: newId(), agreed: true };
    const { data } = await seeker.graphql(
      "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id } } }",
      {
        input,
      },
    );
    const { id } = data.purchaseLicence.purchase;
    expect((await giveBack(id, { cause: "OPERATOR_FAULT" })).errors[0].code).toBe("REFUND_NOT_LAWFUL");
  });
});

it("lists sales to the accountant, narrowed by the receipt and the refund, without the person", async () => {
  const [one, two] = [await buy(seeker), await buy(seeker, "MOVIES_90")];
  const { sale } = await giveBack(one);
  const list = async (filter: object) =>
    (
      await accountant.graphql(
        "query ($filter: LicenceSaleFilter) { licenceSales(filter: $filter, first: 2) { totalCount items { id product { code } } } }",
        { filter },
      )
    ).data.licenceSales;
  expect((await list({})).items.map(({ id }: { id: string }) => id)).toEqual([two, one]);
  expect(await list({ keyword: sale.refund.number.slice(0, -2) })).toEqual({
    totalCount: 1,
    items: [{ id: one, product: { code: "EXAM_3" } }],
  });
  const refunded = await list({ refundStatus: "DONE", status: "PAID" });
  expect(refunded.items[0].id).toBe(one);
  expect((await list({ refundStatus: "PENDING" })).totalCount).toBe(0);
});

it("keeps the refund but not the accountant's words when the account is erased", async () => {
  const id = await buy(seeker);
  await giveBack(id);
  await server.em().nativeUpdate(User, { id: seeker.user.id }, { status: "CANCELLING", eraseAfter: new Date(bought.getTime() - 1) });
  await eraseUser(systemContext(server.services, "test").ctx, seeker.user.id);
  expect(await saleOf(id)).toMatchObject({ validUntil: null, refund: { status: "DONE", reason: null } });
});
