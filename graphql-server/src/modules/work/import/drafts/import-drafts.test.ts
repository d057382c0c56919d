import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../../app/request-context.ts";
import { aCompany, aMember } from "../../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../../testing/test-server.ts";
import { Work } from "../../posting/work.entity.ts";
import { WorkEvent } from "../../posting/work-event.entity.ts";
import type { RowResult } from "../import-row.ts";
import { importWorks } from "../import-works.ts";
import { readRows } from "../read-rows.ts";

const company = "1234567890128";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  aMember(em, aCompany(em, { corporateNumber: company }));
  await em.flush();
});
afterAll(() => server.close());

const csv = (rows: readonly (readonly string[])[]) =>
  [["identifier", "title", "salary.min", "salary.max"], ...rows].map(String).join("\r\n");

async function run(text: string): Promise<RowResult[]> {
  const rows = readRows("a.csv", Readable.from([Buffer.from(text)]));
  const results: RowResult[] = [];
  for await (const result of importWorks(() => systemContext(server.services, "test").ctx, rows, { company })) results.push(result);
  return results;
}

const shown = (results: readonly RowResult[]) =>
  results.map(({ row, outcome, identifier, problems }) => [row, outcome, identifier, problems.map(({ code }) => code)]);

test("new rows that go in together are told in the order of the file, between those that are refused or known", async () => {
  await run(csv([["K-1", "旋盤工", "", ""]]));
  const file = csv([
    ["N-1", "溶接工", "1200", "1300"],
    ["N-2", "塗装工", "1300", "1200"],
    ["K-1", "旋盤工", "", ""],
    ["N-3", "検査", "", ""],
    ["N-3", "検査員", "", ""],
    ["", "組立", "", ""],
    ["", "組立", "", ""],
  ]);
  expect(shown(await run(file))).toEqual([
    [2, "CREATED", "N-1", []],
    [3, "REFUSED", "N-2", ["PAY_ORDER"]],
    [4, "UNCHANGED", "K-1", []],
    [5, "CREATED", "N-3", []],
    [6, "REFUSED", "N-3", ["IMPORT_ROW_TWICE"]],
    [7, "CREATED", null, []],
    [8, "REFUSED", null, ["IMPORT_ROW_TWICE"]],
  ]);
  const em = server.em();
  expect((await em.find(Work, {})).map(({ title }) => title).sort()).toEqual(["旋盤工", "検査", "溶接工", "組立"].sort());
  expect(await em.count(WorkEvent, { to: "DRAFT" })).toBe(4);
});

test("a file that two people bring in at the same time makes each work once, and neither is told of a fault", async () => {
  const file = csv(Array.from({ length: 250 }, (_, place) => [`R-${place}`, `作業${place}`, "", ""]));
  const both = await Promise.all([run(file), run(file)]);
  for (const results of both) {
    expect(results.map(({ row }) => row)).toEqual(Array.from({ length: 250 }, (_, place) => place + 2));
    expect(results.flatMap(({ problems }) => problems)).toEqual([]);
  }
  expect(both[0].map(({ workId }) => workId)).toEqual(both[1].map(({ workId }) => workId));
  expect(await server.em().count(Work, { title: { $like: "作業%" } })).toBe(250);
});
