import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { createTestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { EntryEvent } from "../entry/entry-event.entity.ts";

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

const board = "query ($filter: CompanyEntryFilter) { companyEntryBoard(filter: $filter) { status count items { id } } }";
const move = "mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } entry { status } } }";
interface Column {
  status: string;
  count: number;
  items: { id: string }[];
}

describe("the board of applicants", () => {
  it("counts every state of the own company, shows the twenty that moved last, and follows the filter", async () => {
    const owner = await server.asCompany();
    const other = await server.asCompany();
    const em = server.em();
    const [work, second] = [aWork(em, em.merge(owner.company)), aWork(em, em.merge(owner.company))];
    const entries = Array.from({ length: 23 }, (_, index) =>
      anEntry(em, { user: aSeeker(em), work }, { movedAt: new Date(Date.UTC(2026, 10, 1, index)) }),
    );
    anEntry(em, { user: aSeeker(em), work: second }, { status: "REJECTED" });
    anEntry(em, { user: aSeeker(em), work: second }, { status: "SCREENING", hiddenFromCompany: true });
    anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(other.company)) });
    await em.flush();
    const columns: Column[] = (await owner.graphql(board)).data.companyEntryBoard;
    const counts = Object.fromEntries(columns.map(({ status, count }) => [status, count]));
    expect(counts).toMatchObject({ APPLIED: 23, SCREENING: 0, REJECTED: 1 });
    expect(columns[0]?.items.map(({ id }) => id)).toEqual(
      entries
        .toReversed()
        .slice(0, 20)
        .map(({ id }) => id),
    );
    const some: Column[] = (await owner.graphql(board, { filter: { workId: second.id } })).data.companyEntryBoard;
    expect(some.filter(({ count }) => count > 0).map(({ status }) => status)).toEqual(["REJECTED"]);
  });

  it("lets one of two members who move a card at the same moment win; the other is told to look again", async () => {
    const owner = await server.asCompany();
    const recruiter = await server.asCompany("RECRUITER", owner.company);
    for (let round = 0; round < 5; round += 1) {
      const em = server.em();
      const entry = anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(owner.company)) });
      await em.flush();
      const clients = [owner, recruiter].flatMap((member) => {
        const second = createTestClient(server.url);
        for (const [name, value] of member.cookies) second.cookies.set(name, value);
        return [member, second];
      });
      const moves = clients.map((client, index) =>
        client.graphql(move, { input: { id: entry.id, version: 1, to: index % 2 ? "SCREENING" : "SCHEDULING" } }),
      );
      const answers = (await Promise.all(moves)).map(({ data }) => data.moveEntry);
      expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
      expect(answers.flatMap(({ errors }) => errors.map(({ code }: { code: string }) => code))).toEqual(Array(3).fill("STALE_VERSION"));
      expect(await server.em().count(EntryEvent, { entry: entry.id })).toBe(1);
    }
  });

  it("moves several at once, each on its own: what cannot move stops none of the others", async () => {
    const owner = await server.asCompany();
    const stranger = await server.asCompany();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company));
    const [fine, stale, ended] = [
      anEntry(em, { user: aSeeker(em), work }),
      anEntry(em, { user: aSeeker(em), work }),
      anEntry(em, { user: aSeeker(em), work }, { status: "JOINED" }),
    ];
    const foreign = anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(stranger.company)) });
    await em.flush();
    const bulk = "mutation ($input: MoveEntriesInput!) { moveEntries(input: $input) { movedIds problems { id code } errors { code } } }";
    const entries = [
      { id: fine.id, version: 1 },
      { id: stale.id, version: 7 },
      { id: ended.id, version: 1 },
      { id: foreign.id, version: 1 },
    ];
    const { data } = await owner.graphql(bulk, { input: { entries, to: "SCREENING" } });
    expect(data.moveEntries).toEqual({
      movedIds: [fine.id],
      problems: [
        { id: stale.id, code: "STALE_VERSION" },
        { id: ended.id, code: "ILLEGAL_TRANSITION" },
        { id: foreign.id, code: "NOT_FOUND" },
      ],
      errors: [],
    });
    const wordless = await owner.graphql(bulk, { input: { entries, to: "REJECTED" } });
    expect(wordless.data.moveEntries.errors).toEqual([{ code: "REASON_REQUIRED" }]);
    const many = await owner.graphql(bulk, { input: { entries: Array(51).fill(entries[0]), to: "SCREENING" } });
    expect(many.data.moveEntries.errors).toEqual([{ code: "TOO_MANY_ENTRIES" }]);
  });
});
