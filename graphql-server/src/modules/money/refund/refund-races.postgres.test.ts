import { afterAll, beforeAll, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { TestCharge } from "../../../platform/payment/test-charge.entity.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { takeLicenceUse } from "../licence/use-licence.ts";
import { CardPayment } from "../payment/card-payment.entity.ts";
import { Refund } from "./refund.entity.ts";
import { settleDueRefunds } from "./settle-due-refunds.ts";
import { takeRefund } from "./take-refund.ts";

const rounds = 10;
let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

async function buy() {
  const own = await server.asSeeker();
  const input = { productCode: "EXAM_3", expectedPrice: 1980, paymentMethod: "test_visa", operationId: newId(), agreed: true };
  const { data } = await own.graphql("mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { id } } }", {
    input,
  });
  const payment = await server.em().findOneOrFail(CardPayment, { operationId: input.operationId });
  return { saleId: String(data.purchaseLicence.purchase.id), payment, userId: own.user.id };
}

async function giveBack(client: Awaited<ReturnType<TestServer["asAdmin"]>>, saleId: string): Promise<string> {
  const input = { saleId, cause: "WITHIN_TERMS", reason: "電話で申し出", operationId: newId() };
  const { data, errors } = await client.graphql(
    "mutation ($input: RefundLicenceInput!) { refundLicence(input: $input) { errors { code } } }",
    {
      input,
    },
  );
  expect(errors).toEqual([]);
  return data.refundLicence.errors[0]?.code ?? "DONE";
}

const refundedBy = async ({ reference }: CardPayment) => (await server.em().findOneOrFail(TestCharge, { id: reference ?? "" })).refunded;
async function bookedFor(saleId: string) {
  const refund = await server.em().findOneOrFail(Refund, { purchase: saleId });
  const rows = await server
    .em()
    .execute("select count(*)::int as count from ledger_entry where memo = ?", [`refund ${refund.number?.slice(0, -2)}`]);
  return { status: refund.status, rows };
}

it("two operators who refund at once, and the background and a notice beside them, give back once", async () => {
  const operators = [await server.asAdmin("ACCOUNTANT"), await server.asAdmin("OWNER")];
  for (let round = 0; round < rounds; round += 1) {
    const { saleId, payment } = await buy();
    const background = () => systemContext(server.services, "test").ctx;
    const [answers] = await Promise.all([
      Promise.all([...operators, ...operators].map((operator) => giveBack(operator, saleId))),
      settleDueRefunds(background()),
      takeRefund(background(), payment),
    ]);
    expect(answers.toSorted()).toEqual(["ALREADY_REFUNDED", "ALREADY_REFUNDED", "ALREADY_REFUNDED", "DONE"]);
    while ((await settleDueRefunds(background())) > 0);
    expect(await refundedBy(payment)).toBe(1980);
    expect(await bookedFor(saleId)).toEqual({ status: "DONE", rows: [{ count: 3 }] });
  }
  expect(await unbalanced(server)).toEqual([]);
});

it("a sitting that begins while the licence is refunded has either the licence or the money", async () => {
  const operator = await server.asAdmin("ACCOUNTANT");
  for (let round = 0; round < rounds; round += 1) {
    const { saleId, userId, payment } = await buy();
    const [taken, answer] = await Promise.all([
      takeLicenceUse(server.em(), { userId, kind: "EXAM_ATTEMPT", now: new Date() }),
      giveBack(operator, saleId),
    ]);
    expect([taken, answer]).toEqual(taken ? [true, "REFUND_NOT_LAWFUL"] : [false, "DONE"]);
    expect(await refundedBy(payment)).toBe(taken ? 0 : 1980);
  }
});

it("a sitting that took the licence a moment before, not yet written, keeps it from going back as unused", async () => {
  const operator = await server.asAdmin("ACCOUNTANT");
  const { saleId, userId } = await buy();
  const waiting = async () => {
    const [row] = await server
      .em()
      .execute<{ count: number }[]>("select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'");
    return row?.count;
  };
  const answer = await server.em().transactional(async (em) => {
    await takeLicenceUse(em, { userId, kind: "EXAM_ATTEMPT", now: new Date() });
    const refund = giveBack(operator, saleId);
    await expect.poll(waiting).toBe(1);
    return { refund };
  });
  expect(await answer.refund).toBe("REFUND_NOT_LAWFUL");
});
