import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Company } from "../../modules/account/company/company.entity.ts";
import { settleMs } from "../../modules/work/life/changed-works.queries.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

const start = new Date("2026-11-21T00:00:00Z");
const minute = 60_000;
const at = (minutes: number) => new Date(start.getTime() + minutes * minute);

let server: TestServer;
let authorization: string;
let company: Company;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(start);
  const admin = await server.asAdmin("OWNER");
  const made = await admin.graphql('mutation { createApiKey(input: { name: "Partner", requestsPerMinute: 6000 }) { token } }');
  authorization = `Bearer ${made.data.createApiKey.token}`;
  const em = server.em();
  company = aCompany(em, { publishedWorks: 1 });
  await em.flush();
});
afterAll(() => server.close());

/** Works that were published and last changed so many minutes after the start. */
async function published(
  ...changes: { minutes: number; status?: Work["status"]; closedAt?: Date; applyBy?: string; confirmedOn?: string }[]
): Promise<Work[]> {
  const em = server.em();
  const works = changes.map(({ minutes, ...rest }) =>
    aWork(em, em.merge(company), { publishedAt: at(0), infoUpdatedAt: at(minutes), updatedAt: at(minutes), ...rest }),
  );
  await em.flush();
  return works;
}

beforeEach(async () => {
  await server.em().nativeDelete(Work, {});
  server.setNow(at(60));
});

interface Changes {
  works: { id: string; title: string }[];
  closed: { id: string; closedAt: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  syncedUntil: string;
  totalCount: null;
}
async function ask(query: string): Promise<Changes> {
  const response = await server.anonymous().get(`/api/v1/works?${query}`, { authorization });
  expect(response.status).toBe(200);
  return response.json();
}
const since = (minutes: number) => `updatedSince=${encodeURIComponent(at(minutes).toISOString())}`;
const idsOf = ({ works }: Changes) => works.map(({ id }) => id);

describe("what changed since a moment", () => {
  it("is told with the works that are open and the ones that are gone, the first change first", async () => {
    const [old, newer, closed, newest] = await published(
      { minutes: 1 },
      { minutes: 11 },
      { minutes: 12, status: "CLOSED", closedAt: at(12) },
      { minutes: 13 },
    );
    const told = await ask(since(10));
    expect(idsOf(told)).toEqual([newer?.id, newest?.id]);
    expect(told.closed).toEqual([{ id: closed?.id, closedAt: at(12).toISOString() }]);
    expect(told).toMatchObject({
      pageInfo: { hasNextPage: false },
      totalCount: null,
      syncedUntil: new Date(at(60).getTime() - settleMs).toISOString(),
    });
    expect(idsOf(await ask(since(0)))).toContain(old?.id);
    expect(await ask(since(13))).toMatchObject({ works: [{ id: newest?.id }], closed: [] });
    expect(await ask(since(14))).toMatchObject({ works: [], closed: [] });
  });

  it("says nothing of what never was public", async () => {
    const em = server.em();
    aWork(em, em.merge(company), { status: "DRAFT", publishedAt: null, updatedAt: at(20) });
    aWork(em, em.merge(company), { status: "REVIEW", publishedAt: null, updatedAt: at(20) });
    await em.flush();
    expect(await ask(since(0))).toMatchObject({ works: [], closed: [] });
  });

  it("says of a work whose last day is over that it is gone since that day's end in Japan", async () => {
    const [work] = await published({ minutes: 1, applyBy: "2026-11-20" });
    expect(await ask(since(0))).toMatchObject({ works: [], closed: [{ id: work?.id, closedAt: "2026-11-20T15:00:00.000Z" }] });
  });

  it("says the same of a work that its employer has not confirmed for sixty days", async () => {
    const [work] = await published({ minutes: 1, applyBy: "2027-03-31", confirmedOn: "2026-09-21" });
    expect(await ask(since(0))).toMatchObject({ works: [], closed: [{ id: work?.id, closedAt: "2026-11-20T15:00:00.000Z" }] });
  });

  it("says until when a work stands", async () => {
    await published({ minutes: 1, confirmedOn: "2026-11-20" });
    expect(await ask(since(0))).toMatchObject({ works: [{ publishedUntil: "2027-01-19" }] });
  });

  it("waits with what may still be committed, and is not lost for that", async () => {
    const [work] = await published({ minutes: 60 });
    const early = await ask(since(30));
    expect(idsOf(early)).toEqual([]);
    server.setNow(at(62));
    expect(idsOf(await ask(`updatedSince=${early.syncedUntil}`))).toEqual([work?.id]);
  });

  it("follows a work through its life: paused, open again, over", async () => {
    const [work] = await published({ minutes: 1 });
    const id = work?.id ?? "";
    const owner = await server.asCompany("OWNER", company);
    async function act(name: "pauseWork" | "resumeWork" | "closeWork", minutes: number): Promise<void> {
      server.setNow(at(minutes));
      const current = await server.em().findOneOrFail(Work, { id });
      const input = { id, version: current.version, ...(name === "closeWork" && { filled: false }) };
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      const { data, errors } = await owner.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { errors { code } } }`, { input });
      expect([name, errors, data?.[name].errors]).toEqual([name, [], []]);
      server.setNow(at(minutes + 2));
    }
    await act("pauseWork", 61);
    expect(await ask(since(60))).toMatchObject({ works: [], closed: [{ id, closedAt: at(61).toISOString() }] });
    await act("resumeWork", 64);
    expect(await ask(since(60))).toMatchObject({ works: [{ id }], closed: [] });
    await act("closeWork", 67);
    expect(await ask(since(60))).toMatchObject({ works: [], closed: [{ id, closedAt: at(67).toISOString() }] });
  });

  it("tells of the works of a company that the operator stopped", async () => {
    const em = server.em();
    const stopped = aCompany(em);
    const work = aWork(em, stopped, { publishedAt: at(0), updatedAt: at(1) });
    stopped.publishedWorks = 1;
    await em.flush();
    server.setNow(at(61));
    const operator = await server.asAdmin("OWNER");
    const { data, errors } = await operator.graphql(
      "mutation ($input: SuspendCompanyInput!) { suspendCompany(input: $input) { errors { code } } }",
      {
        input: { id: stopped.id, version: stopped.version, ground: "UNTRUE_STATEMENT" },
      },
    );
    expect([errors, data?.suspendCompany.errors]).toEqual([[], []]);
    server.setNow(at(63));
    expect((await ask(since(60))).closed).toEqual([{ id: work.id, closedAt: at(61).toISOString() }]);
  });
});

describe("the pages of changes", () => {
  it.each([1, 2, 3, 7])("tell every change once, %i at a time, also of the same moment", async (first) => {
    const works = await published(...[1, 2, 2, 2, 3, 3, 4].map((minutes) => ({ minutes })));
    const told: string[] = [];
    let after = "";
    for (let pages = 0; pages < 10; pages += 1) {
      const page = await ask(`${since(0)}&first=${first}${after && `&after=${after}`}`);
      told.push(...idsOf(page));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor ?? "";
    }
    expect(told.toSorted()).toEqual(works.map(({ id }) => id).toSorted());
  });

  it("lose nothing that changes between two of them: it comes again, later", async () => {
    const works = await published(...[1, 2, 3, 4].map((minutes) => ({ minutes })));
    const ids = works.map(({ id }) => id);
    const first = await ask(`${since(0)}&first=2`);
    expect(idsOf(first)).toEqual(ids.slice(0, 2));
    // One that was told changes, one that was not yet told closes, and one is new.
    await server.em().nativeUpdate(Work, { id: ids[0] ?? "" }, { title: "新しい題名", updatedAt: at(50) });
    await server.em().nativeUpdate(Work, { id: ids[2] ?? "" }, { status: "CLOSED", closedAt: at(51), updatedAt: at(51) });
    const [fresh] = await published({ minutes: 52 });
    const rest = await ask(`${since(0)}&first=100&after=${first.pageInfo.endCursor}`);
    expect(idsOf(rest)).toEqual([ids[3], ids[0], fresh?.id]);
    expect(rest.works[1]?.title).toBe("新しい題名");
    expect(rest.closed).toEqual([{ id: ids[2], closedAt: at(51).toISOString() }]);
  });
});

it.each([
  ["updatedSince=yesterday", "updatedSince"],
  ["updatedSince=", "updatedSince"],
  ["updatedSince=2026-11-21", "updatedSince"],
  ["updatedSince=2026-11-21T00:00:00Z&first=0", "first"],
])("a question about changes that makes no sense is refused: %s", async (query, name) => {
  const response = await server.anonymous().get(`/api/v1/works?${query}`, { authorization });
  expect([response.status, (await response.json()).errors[0].path]).toEqual([422, [name]]);
});

it.each(["prefecture=13", "keyword=x", "sort=PAY"])(
  "changes take no condition, as what leaves it would not be told: %s",
  async (condition) => {
    const response = await server.anonymous().get(`/api/v1/works?${since(0)}&${condition}`, { authorization });
    expect(response.status).toBe(422);
  },
);

it("a list without updatedSince is as it was", async () => {
  await published({ minutes: 1 });
  const body = await (await server.anonymous().get("/api/v1/works", { authorization })).json();
  expect(body).toMatchObject({ closed: [], syncedUntil: null });
});
