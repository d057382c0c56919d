import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bankFile, bankKana, fiveHundred } from "../../../testing/bank-fixture.ts";
import { dumpDatabase } from "../../../testing/database/dump-database.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { bookAndBills, companiesWithInvoices, unbalanced } from "../../../testing/money.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Company } from "../../account/company/company.entity.ts";
import { BankAssignment } from "../bank-payment/bank-assignment.entity.ts";
import { BankPayment } from "../bank-payment/bank-payment.entity.ts";
import { Invoice } from "../invoice/invoice.entity.ts";
import { BankFile } from "./bank-file.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
let accountant: TestClient;
let fixture: Awaited<ReturnType<typeof companiesWithInvoices>>;
const { companies, lines } = fiveHundred();
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  accountant = await server.asAdmin("ACCOUNTANT");
  fixture = await companiesWithInvoices(server, companies);
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
});

async function upload(bytes: Buffer, client: TestClient = accountant, type = "application/octet-stream") {
  const response = await client.post("/api/bank_file?name=20261120.txt", bytes, { "content-type": type });
  return { status: response.status, body: await response.json() };
}
const previewQuery = `query ($id: ID!) { bankFile(id: $id) { status lineCount total counts { verdict count sum }
  open: lines(verdict: OPEN, first: 100) { totalCount items { line payerName candidates { score invoice { number company { name } } } } }
  matched: lines(verdict: MATCHED, first: 3) { pageInfo { hasNextPage endCursor } items { line invoice { number } } } } }`;
async function preview(id: string) {
  const { data, errors } = await accountant.graphql(previewQuery, { id });
  expect(errors).toEqual([]);
  return data.bankFile;
}
const importText =
  "mutation ($input: ImportBankFileInput!) { importBankFile(input: $input) { file { status matchedCount openCount knownCount } errors { code } } }";
async function book(id: string, expectedMatched: number) {
  const { data, errors } = await accountant.graphql(importText, { input: { id, expectedMatched } });
  expect(errors).toEqual([]);
  return data.importBankFile;
}
const countOf = (file: { counts: { verdict: string; count: number }[] }, verdict: string) =>
  file.counts.find((row) => row.verdict === verdict)?.count;

describe("a file of five hundred transfers", () => {
  it("is looked at, booked with 95 of 100 matched and none wrongly, and changes nothing a second time", async () => {
    const bytes = bankFile(lines);
    const sent = await upload(bytes);
    expect([sent.status, sent.body.file.lineCount]).toEqual([201, 500]);
    const { id } = sent.body.file;
    const seen = await preview(id);
    const matched = countOf(seen, "MATCHED") ?? 0;
    expect(matched).toBeGreaterThanOrEqual(475);
    expect(seen.open.items.length).toBe(500 - matched);
    expect(await server.em().count(BankPayment)).toBe(0);
    expect((await book(id, matched - 1)).errors).toEqual([{ code: "PREVIEW_CHANGED" }]);
    // Who waits too long for the first is told to try again; nobody books it twice.
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => accountant.graphql(importText, { input: { id, expectedMatched: matched } })),
    );
    const told = answers.map(({ data, errors }) => errors[0]?.extensions?.code ?? data.importBankFile.file.status);
    expect(told.filter((answer) => answer !== "IMPORTED" && answer !== "BUSY")).toEqual([]);
    expect(told).toContain("IMPORTED");
    const once = { status: "IMPORTED", matchedCount: matched, openCount: 500 - matched, knownCount: 0 };
    expect(await book(id, matched)).toEqual({ file: once, errors: [] });

    const assignments = await server.em().find(BankAssignment, {}, { populate: ["payment"] });
    const meant = new Map(lines.map((line, place) => [place + 2, line.truth]));
    const wrong = assignments.filter(({ payment, invoice }) => {
      const truth = meant.get(payment.getEntity().line ?? 0);
      return !truth || fixture[truth.company]?.invoices[truth.invoice]?.id !== invoice.id;
    });
    expect([assignments.length, wrong]).toEqual([matched, []]);
    const done = await preview(id);
    expect([countOf(done, "MATCHED"), countOf(done, "OPEN"), countOf(done, "KNOWN")]).toEqual([matched, 500 - matched, 0]);
    expect(await unbalanced(server)).toEqual([]);
    const { book: ledger, bills } = await bookAndBills(server);
    expect(ledger).toEqual(bills);

    const before = await dumpDatabase(server.services.database);
    expect((await upload(bytes)).body.file).toEqual({ id, status: "IMPORTED", lineCount: 500 });
    expect((await book(id, 0)).errors).toEqual([]);
    expect(await dumpDatabase(server.services.database)).toEqual(before);
  });

  it("knows its transfers again in another file, and books only what is new", async () => {
    const em = server.em();
    const [company] = await companiesWithInvoices(server, [{ nameKana: "カブシキガイシャアタラシイ", invoices: [{ amount: 32_780 }] }]);
    const sent = await upload(bankFile([...lines.slice(0, 40), { amount: 32_780, payerName: bankKana("カ)アタラシイ") }]));
    const seen = await preview(sent.body.file.id);
    expect([countOf(seen, "KNOWN"), countOf(seen, "MATCHED")]).toEqual([40, 1]);
    expect((await book(sent.body.file.id, 1)).file).toMatchObject({ matchedCount: 1, openCount: 0, knownCount: 40 });
    expect((await em.findOneOrFail(Invoice, { id: company?.invoices[0]?.id ?? "" }, { refresh: true })).status).toBe("PAID");
  });
});

it("ranks what it could not match, and learns from the hand that assigns it", async () => {
  const [tanaka] = await companiesWithInvoices(server, [
    { nameKana: "カブシキガイシャヤマネコウンユ", invoices: [{ amount: 107_801 }, { amount: 107_801 }] },
  ]);
  const first = await upload(bankFile([{ amount: 107_801, payerName: bankKana("ヤマネ ジロウ") }], { day: "2026-11-18" }));
  await book(first.body.file.id, 0);
  const { data } = await accountant.graphql(
    '{ bankPayments(filter: { statuses: [OPEN], keyword: "ﾔﾏﾈ" }) { items { id version rest candidates { score amount invoice { id version company { id } } } } } }',
  );
  const [open] = data.bankPayments.items;
  expect(open.candidates[0]).toMatchObject({ amount: 40, invoice: { company: { id: tanaka?.company.id } } });
  const { invoice } = open.candidates[0];
  const input = {
    id: open.id,
    version: open.version,
    invoiceId: invoice.id,
    invoiceVersion: invoice.version,
    amount: open.rest,
    remember: true,
  };
  const given = await accountant.graphql(
    "mutation ($input: AssignBankPaymentInput!) { assignBankPayment(input: $input) { errors { code } } }",
    { input },
  );
  expect(given.data.assignBankPayment.errors).toEqual([]);
  const second = await upload(bankFile([{ amount: 107_801, payerName: bankKana("ヤマネ ジロウ") }], { day: "2026-11-19" }));
  expect(countOf(await preview(second.body.file.id), "MATCHED")).toBe(1);
});

it("does not book what the bank took back in the same file", async () => {
  await companiesWithInvoices(server, [{ nameKana: "カブシキガイシャトリケシ", invoices: [{ amount: 32_782 }] }]);
  const payer = bankKana("カ)トリケシ");
  const sent = await upload(
    bankFile([
      { amount: 32_782, payerName: payer },
      { amount: 32_782, payerName: payer, cancelled: true },
    ]),
  );
  expect(countOf(await preview(sent.body.file.id), "CANCELLED")).toBe(2);
  expect((await book(sent.body.file.id, 0)).file).toMatchObject({ matchedCount: 0, openCount: 0 });
});

it("writes nothing of a bad file, and tells each bad line in the reader's language", async () => {
  const before = await server.em().count(BankFile);
  const bytes = bankFile(lines.slice(0, 5));
  bytes.write("99", 202 + 9);
  bytes.write("X", 2 * 202 + 25);
  const { status, body } = await upload(bytes);
  expect([status, body.code]).toEqual([422, "ZENGIN_DATE"]);
  expect(body.errors).toMatchObject([
    { code: "ZENGIN_DATE", path: ["lines", "2"], message: expect.stringContaining("2行目") },
    { code: "ZENGIN_NUMBER", path: ["lines", "3"], message: expect.stringContaining("3行目") },
  ]);
  expect((await upload(Buffer.from("日付,金額\n"))).body.code).toBe("ZENGIN_LENGTH");
  expect((await upload(bankFile([]), accountant, "text/plain")).status).toBe(415);
  expect((await upload(bankFile([]), await server.asAdmin("OPERATOR"))).status).toBe(403);
  expect(await server.em().count(BankFile)).toBe(before);
  expect(await server.em().count(Company)).toBeGreaterThan(400);
});
