import { OptimisticLockError } from "@mikro-orm/core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Company } from "../../modules/account/company/company.entity.ts";
import { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../../modules/entry/entry/entry-event.entity.ts";
import { Work } from "../../modules/work/posting/work.entity.ts";
import { newId } from "../../shared/ids.ts";
import { statementsOf } from "../../testing/database/count-statements.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { flushTogether } from "./flush-together.ts";
import { entitiesTogether, readTogether } from "./read-together.ts";
import { runInTransaction } from "./run-in-transaction.ts";

let server: TestServer;
let work: Work;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const em = server.em();
  work = aWork(em, aCompany(em), { title: "はじめの題" });
  await em.flush();
});

const byId = (id: string, more = "") => ({ text: `from work as e where e.id = ?${more}`, values: [id] });

describe("what is read together", () => {
  it("goes out as one statement, however late in the turn it is asked for, and each gets its own rows", async () => {
    const em = server.em();
    const late = async () => {
      await Promise.resolve();
      return readTogether<{ name: string }>(em, { text: "select name from company where id = ?", values: [work.company.id] });
    };
    let answers: unknown;
    const statements = await statementsOf(server.services.database, async () => {
      answers = await Promise.all([readTogether(em, { text: "select title from work where id = ?", values: [work.id] }), late()]);
    });
    expect(statements).toHaveLength(1);
    expect(answers).toEqual([[{ title: "はじめの題" }], [{ name: expect.any(String) }]]);
  });

  it("fails as a whole, and what is asked for later does not", async () => {
    const em = server.em();
    const both = await Promise.allSettled([
      readTogether(em, { text: "select 1 as one", values: [] }),
      readTogether(em, { text: "select 1 / 0 as none", values: [] }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await readTogether(em, { text: "select 1 as one", values: [] })).toEqual([{ one: 1 }]);
  });

  it("makes entities as the unit of work does, and leaves those it has changed alone unless it locks them", async () => {
    const em = server.em();
    const [found] = await entitiesTogether(em, Work, byId(work.id));
    const other = await server.em().findOneOrFail(Work, work.id);
    expect(JSON.stringify(found)).toBe(JSON.stringify(other));
    expect(found?.publishedAt).toBeInstanceOf(Date);
    await runInTransaction(server.em(), async (own) => {
      const mine = await own.findOneOrFail(Work, work.id);
      mine.title = "つぎの題";
      await entitiesTogether(own, Work, byId(work.id));
      expect(mine.title).toBe("つぎの題");
      await entitiesTogether(own, Work, { ...byId(work.id, " for update"), isLock: true });
      expect(mine.title).toBe("はじめの題");
    });
  });
});

describe("what is written together", () => {
  it("is one statement for new rows that name each other, changed and removed ones, and what comes with them", async () => {
    const em = server.em();
    const gone = anEntry(em, { user: aSeeker(em), work: em.merge(work) });
    await em.flush();
    const statements = await statementsOf(server.services.database, () =>
      runInTransaction(server.em(), async (own) => {
        const [changed, removed] = [await own.findOneOrFail(Work, work.id), own.getReference(Entry, gone.id)];
        const entry = anEntry(own, { user: aSeeker(own), work: changed });
        own.create(EntryEvent, { id: newId(), entry, to: "APPLIED", actorKind: "SEEKER", at: new Date() });
        changed.title = "つぎの題";
        own.remove(removed);
        await flushTogether(own, [{ text: "update work set entry_count = entry_count + 1 where id = ? returning 1", values: [newId()] }]);
        expect(changed.version).toBe(work.version + 1);
      }),
    );
    expect(statements.filter((text) => /^(with|insert|update|delete)/.test(text))).toHaveLength(1);
    const rows = await server.em().execute(
      `select w.title, w.version, (select count(*)::int from entry where work_id = w.id) as entries,
         (select count(*)::int from entry_event v join entry e on e.id = v.entry_id where e.work_id = w.id) as events
       from work w where w.id = ?`,
      [work.id],
    );
    expect(rows).toEqual([{ title: "つぎの題", version: work.version + 1, entries: 1, events: 1 }]);
  });

  it("is refused as a whole when a row has another version by now", async () => {
    const write = runInTransaction(server.em(), async (own) => {
      const mine = await own.findOneOrFail(Work, work.id);
      await own.execute("update work set version = version + 1 where id = ?", [work.id]);
      mine.title = "古い題";
      aCompany(own, { name: "書かれない会社" });
      await flushTogether(own);
    });
    await expect(write).rejects.toBeInstanceOf(OptimisticLockError);
    expect((await server.em().findOneOrFail(Work, work.id)).title).toBe("はじめの題");
    expect(await server.em().count(Company, { name: "書かれない会社" })).toBe(0);
  });
});
