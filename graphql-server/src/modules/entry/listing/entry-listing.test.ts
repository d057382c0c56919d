import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Entry } from "../entry/entry.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * 24 * hour - hour);

interface Page {
  items: { id: string; waitingDays: number | null; permission: { verdict: string } | null }[];
  pageInfo: { endCursor: string | null; hasNextPage: boolean };
  totalCount: number;
}

async function page(client: TestClient, variables: Record<string, unknown>): Promise<Page> {
  const { data, errors } = await client.graphql(
    `query($filter: CompanyEntryFilter, $sort: CompanyEntrySort, $first: Int, $after: String) {
      companyEntries(filter: $filter, sort: $sort, first: $first, after: $after) {
        items { id waitingDays permission { verdict } } pageInfo { endCursor hasNextPage } totalCount
      }
    }`,
    variables,
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.companyEntries;
}

/** The whole list, read two by two. */
async function walk(client: TestClient, variables: object): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  do {
    const read: Page = await page(client, { ...variables, first: 2, after });
    ids.push(...read.items.map(({ id }) => id));
    after = read.pageInfo.hasNextPage ? read.pageInfo.endCursor : null;
  } while (after);
  return ids;
}

describe("the order of applicants", () => {
  it("puts those under way first, or those that wait for longest, through all pages", async () => {
    const em = server.em();
    const company = aCompany(em);
    const work = aWork(em, company);
    const make = (status: Entry["status"], days: number) => anEntry(em, { user: aSeeker(em), work }, { status, movedAt: ago(days) });
    const [rejected, joined, applied, offered, waits] = [
      make("REJECTED", 0),
      make("JOINED", 30),
      make("APPLIED", 2),
      make("OFFERED", 1),
      make("INTERVIEW", 20),
    ].map(({ id }) => id);
    await em.flush();
    const owner = await server.asCompany("OWNER", company);
    expect(await walk(owner, { sort: "OPEN_FIRST" })).toEqual([offered, applied, waits, rejected, joined]);
    expect((await walk(owner, { sort: "LONGEST_WAITING" })).slice(0, 3)).toEqual([waits, applied, offered]);
    expect(new Set(await walk(owner, { sort: "LONGEST_WAITING" })).size).toBe(5);
    expect(await walk(owner, { sort: "LATEST_MOVE" })).toEqual([rejected, offered, applied, waits, joined]);
    expect(await walk(owner, { filter: { waitingDays: 2 }, sort: "LONGEST_WAITING" })).toEqual([waits, applied]);
    expect(await walk(owner, { filter: { openOnly: true }, sort: "OPEN_FIRST" })).toEqual([offered, applied, waits]);
    const days = (await page(owner, { sort: "OPEN_FIRST" })).items.map(({ waitingDays }) => waitingDays);
    expect(days).toEqual([1, 2, 20, null, null]);
  });

  it("refuses a cursor that is not its own", async () => {
    const owner = await server.asCompany();
    for (const sort of ["OPEN_FIRST", "LONGEST_WAITING"]) {
      const { errors } = await owner.graphql(
        'query($sort: CompanyEntrySort) { companyEntries(sort: $sort, after: "WzFd") { totalCount } }',
        {
          sort,
        },
      );
      expect(errors[0]?.extensions?.["code"]).toBe("CURSOR_INVALID");
    }
  });
});

describe("applicants are looked for", () => {
  it("by what the rules of work permission say of them and the work, as the list shows it", async () => {
    const em = server.em();
    const company = aCompany(em);
    const work = aWork(em, company, { weeklyHours: 40 });
    const seekers = [
      aSeeker(em, {}, { residenceStatus: "PERMANENT_RESIDENT", workPermission: "UNRESTRICTED" }),
      aSeeker(em, {}, { residenceStatus: "STUDENT", workPermission: null, partTimePermission: true }),
      aSeeker(em, {}, { residenceStatus: "TEMPORARY_VISITOR", workPermission: null }),
      aSeeker(em, {}, { residenceStatus: null, workPermission: null }),
    ];
    for (const user of seekers) anEntry(em, { user, work });
    anEntry(em, { user: aSeeker(em, {}, { birthDate: "2012-01-01" }), work }, { status: "OFFERED" });
    anEntry(em, { user: aSeeker(em, { status: "CANCELLING", cancelledAt: new Date() }), work });
    await em.flush();
    const owner = await server.asCompany("OWNER", company);
    const all = (await page(owner, {})).items;
    const verdicts = new Set(all.map(({ permission }) => permission?.verdict));
    expect(verdicts.size).toBeGreaterThanOrEqual(3);
    for (const verdict of ["OK", "CONDITIONAL", "NG", "NEEDS_CHECK"]) {
      const wanted = all.filter(({ permission }) => permission?.verdict === verdict).map(({ id }) => id);
      expect([verdict, await walk(owner, { filter: { verdicts: [verdict] } })]).toEqual([verdict, wanted]);
    }
  });

  it("by their Japanese: as measured, and without a measurement as they say", async () => {
    const em = server.em();
    const company = aCompany(em);
    const work = aWork(em, company);
    const entryOf = (profile: object) => anEntry(em, { user: aSeeker(em, {}, profile), work }).id;
    const measured = entryOf({ selfDeclaredLevel: "N1", measuredLevel: "N4" });
    const stated = entryOf({ selfDeclaredLevel: "N2" });
    const native = entryOf({ selfDeclaredLevel: "NATIVE" });
    entryOf({ selfDeclaredLevel: null });
    await em.flush();
    const owner = await server.asCompany("OWNER", company);
    const found = async (levelFrom: string) => (await walk(owner, { filter: { levelFrom } })).toSorted();
    expect(await found("N2")).toEqual([stated, native].toSorted());
    expect(await found("N4")).toEqual([measured, stated, native].toSorted());
  });
});
