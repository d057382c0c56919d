import { Readable } from "node:stream";
import { afterAll, beforeAll, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aMember, anAdmin } from "../../../testing/factories.ts";
import { occupationNames } from "../../../testing/occupation-names.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { findApprover } from "./find-approver.ts";
import { importWorks } from "./import-works.ts";
import { readRows } from "./read-rows.ts";

const count = Number(process.env["OCCUPATIONS_COUNT"] ?? 400);
/** Works a company of the largest plan may publish at one time. */
const perCompany = 200;
const names = occupationNames(count);
let postgres: TestPostgres;
let server: TestServer;

const corporateNumbers = Array.from({ length: Math.ceil(count / perCompany) }, (_, index) => String(1_000_000_000_000 + index));

/** The items that the law demands of a posting, the same for all. */
const common = {
  "@type": "JobPosting",
  description: "<p>Work as told.</p>",
  employmentType: "FULL_TIME",
  occupationalCategory: "12",
  jobLocation: { address: { addressRegion: "13", addressLocality: "千代田区", streetAddress: "1-1" } },
  baseSalary: { currency: "JPY", value: { value: 250_000, unitText: "MONTH" } },
  workHours: "9:00-18:00",
  applicationContact: { email: "jobs@example.jp" },
  additionalProperty: Object.entries({
    dutiesChangeScope: "会社の定める業務",
    "workplace.changeScope": "会社の定める場所",
    "workplace.smoking": "NO_SMOKING",
    "hours.system": "FIXED",
    "hours.breakMinutes": "60",
    "hours.weeklyHours": "40",
    "hours.overtime": "0",
    "hours.holidays": "土日祝日",
    "insurance.health": "1",
    "insurance.pension": "1",
    "insurance.accident": "1",
    "insurance.employment": "1",
    "contract.fixedTerm": "0",
    "contract.trial": "0",
    "salary.closing": "月末",
    "salary.payDay": "翌月25日",
  }).map(([name, value]) => ({ name, value })),
};

function line(title: string, index: number): string {
  const hiringOrganization = { name: "x", address: "東京都千代田区1-1", taxID: corporateNumbers[Math.floor(index / perCompany)] };
  return JSON.stringify({ ...common, title, identifier: `occupation-${index}`, hiringOrganization });
}

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  const em = server.em();
  for (const corporateNumber of corporateNumbers) aMember(em, aCompany(em, { name: "x", corporateNumber, plan: "PREMIUM" }));
  const admin = anAdmin(em);
  await em.flush();
  const approver = await findApprover(em, { email: admin.email, now: new Date() });
  const bytes = Readable.from([Buffer.from(names.map(line).join("\n"))]);
  const rows = importWorks(() => systemContext(server.services, "test").ctx, readRows("works.jsonl", bytes), { approver });
  for await (const result of rows) if (result.outcome !== "PUBLISHED") throw new Error(JSON.stringify(result));
});

afterAll(async () => {
  await server.close();
  await postgres.stop();
});

/** Titles that each keyword finds, over all pages; up to five searches in one request. */
async function titlesFor(keywords: readonly string[]): Promise<Set<string>[]> {
  const found = keywords.map(() => new Set<string>());
  let open: { keyword: string; index: number; after?: string }[] = keywords.map((keyword, index) => ({ keyword, index }));
  while (open.length > 0) {
    const parameters = open.map((_, at) => `$k${at}: String, $a${at}: String`).join(", ");
    const fields = open.map(
      (_, at) =>
        `s${at}: works(filter: { keyword: $k${at} }, first: 100, after: $a${at}) { items { title } pageInfo { endCursor hasNextPage } }`,
    );
    const variables = Object.fromEntries(
      open.flatMap(({ keyword, after }, at) => [
        [`k${at}`, keyword],
        [`a${at}`, after],
      ]),
    );
    const { data, errors } = await server.anonymous().graphql(`query (${parameters}) { ${fields.join(" ")} }`, variables);
    expect(errors).toEqual([]);
    open = open.flatMap((search, at) => {
      const { items, pageInfo } = data[`s${at}`];
      for (const { title } of items) found[search.index]?.add(title);
      return pageInfo.hasNextPage ? [{ ...search, after: pageInfo.endCursor }] : [];
    });
  }
  return found;
}

/** Runs the searches five at a time. @returns what should have been found and was not. */
async function missing(wanted: ReadonlyMap<string, readonly string[]>): Promise<string[]> {
  const searches = [...wanted];
  const problems: string[] = [];
  for (let start = 0; start < searches.length; start += 5) {
    const some = searches.slice(start, start + 5);
    const found = await titlesFor(some.map(([keyword]) => keyword));
    for (const [index, [keyword, titles]] of some.entries()) {
      problems.push(...titles.filter((title) => !found[index]?.has(title)).map((title) => `${keyword} → ${title}`));
    }
  }
  return problems;
}

it(`finds each of ${count} imported occupations by its full name`, async () => {
  expect(new Set(names).size).toBe(count);
  expect(await missing(new Map(names.map((name) => [name, [name]])))).toEqual([]);
});

it("finds each of them by any two neighbouring characters of its name", async () => {
  const pairs = new Map<string, string[]>();
  for (const name of names) {
    const characters = [...name];
    for (const [index, character] of characters.slice(1).entries()) {
      const pair = `${characters[index]}${character}`;
      pairs.set(pair, [...(pairs.get(pair) ?? []), name]);
    }
  }
  expect(pairs.size).toBeGreaterThan(100);
  expect(await missing(pairs)).toEqual([]);
});
