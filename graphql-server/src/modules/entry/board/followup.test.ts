import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { waitingMails } from "../../../testing/outbox.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { CompanyReply } from "../../account/company/company-reply.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { recomputeReplies } from "../../company/report/recompute-replies.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { EntryEvent } from "../entry/entry-event.entity.ts";
import { remindCompanies } from "./remind-companies.ts";

const day = 24 * 3_600_000;
const now = new Date("2026-11-21T00:00:00Z");
const ago = (days: number) => new Date(now.getTime() - days * day);

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  server.setNow(now);
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const ctx = () => systemContext(server.services, "test").ctx;
const remind = () => remindCompanies(ctx());

describe("applications that nobody moves", () => {
  it("are told to their company after 14 days, in one mail, and again after seven days each", async () => {
    const owner = await server.asCompany();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company), { title: "待っている求人", titleEn: "A work that waits" });
    const moved: [EntryStatus, number][] = [
      ["APPLIED", 15],
      ["INTERVIEW", 14],
      ["OFFERED", 13],
      ["REJECTED", 40],
      ["JOINED", 40],
    ];
    const entries = moved.map(([status, days]) => anEntry(em, { user: aSeeker(em), work }, { status, movedAt: ago(days) }));
    anEntry(em, { user: aSeeker(em), work }, { hiddenFromCompany: true, movedAt: ago(30) });
    await em.flush();
    const mails = () => waitingMails(server.em(), owner.company.contactEmail);

    const told = await Promise.all([remind(), remind(), remind()]);
    expect(told.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect((await mails()).map(({ template }) => template)).toEqual(["entries-waiting"]);
    expect((await mails())[0]?.subject).toContain("2件");

    server.setNow(new Date(now.getTime() + 2 * day));
    expect(await remind()).toBe(1);
    server.setNow(new Date(now.getTime() + 7 * day));
    await em.nativeUpdate(CompanyMember, { id: owner.member.id }, { locale: "en" });
    expect(await remind()).toBe(2);
    expect(await mails()).toHaveLength(3);
    const waiting = "{ companyWaitingEntries { work { title } status } }";
    const again = await server.asCompany("VIEWER", owner.company);
    expect((await again.graphql(waiting)).data.companyWaitingEntries).toEqual(
      ["APPLIED", "INTERVIEW", "OFFERED"].map((status) => ({ status, work: { title: "待っている求人" } })),
    );
    expect((await (await server.asCompany()).graphql(waiting)).data.companyWaitingEntries).toEqual([]);
    const asked = "{ entries { items { companyRemindedAt } } }";
    const seen = await Promise.all(
      entries.slice(0, 3).map(async ({ user }) => {
        const seeker = await server.asSeeker(await server.em().findOneOrFail(User, user.id));
        return (await seeker.graphql(asked)).data.entries.items[0].companyRemindedAt;
      }),
    );
    expect(seen).toEqual([new Date(now.getTime() + 7 * day).toISOString(), new Date(now.getTime() + 7 * day).toISOString(), null]);
    expect((await mails())[0]?.subject).toContain("2 applications wait for an answer");
    expect((await mails())[0]?.text).toContain("・A work that waits");
    server.setNow(now);
  });
});

interface Move {
  to: EntryStatus;
  by: "SEEKER" | "COMPANY" | "SYSTEM";
  daysAgo: number;
}

/** Each application with when it was sent and the moves after that; what the figures of the badge must be told from. */
const histories: { applied: number; moves: Move[] }[] = [
  { applied: 30, moves: [{ to: "SCREENING", by: "COMPANY", daysAgo: 29 }] },
  { applied: 30, moves: [{ to: "REJECTED", by: "COMPANY", daysAgo: 27 }] },
  { applied: 40, moves: [{ to: "SCREENING", by: "COMPANY", daysAgo: 20 }] },
  { applied: 50, moves: [] },
  { applied: 2, moves: [{ to: "SCHEDULING", by: "COMPANY", daysAgo: 1 }] },
  // Neither of these counts: not due yet, left before an answer, older than a year.
  { applied: 3, moves: [] },
  { applied: 30, moves: [{ to: "WITHDRAWN", by: "SEEKER", daysAgo: 28 }] },
  { applied: 400, moves: [] },
];

describe("the badge of how a company answers", () => {
  it("comes from the history alone: computed again it is the same, and below five applications there is none", async () => {
    const [owner, small] = [await server.asCompany(), await server.asCompany()];
    const em = server.em();
    const work = aWork(em, em.merge(owner.company));
    const record = (entry: ReturnType<typeof anEntry>, from: EntryStatus | null, { to, by, daysAgo }: Move) =>
      em.create(EntryEvent, { id: newId(), entry, from, to, actorKind: by, at: ago(daysAgo) });
    for (const { applied, moves } of histories) {
      const entry = anEntry(em, { user: aSeeker(em), work });
      record(entry, null, { to: "APPLIED", by: "SEEKER", daysAgo: applied });
      for (const move of moves) record(entry, "APPLIED", move);
    }
    const lone = anEntry(em, { user: aSeeker(em), work: aWork(em, em.merge(small.company)) });
    record(lone, null, { to: "APPLIED", by: "SEEKER", daysAgo: 20 });
    await em.flush();

    await recomputeReplies(ctx());
    const stored = () => server.em().findOne(CompanyReply, { company: owner.company.id });
    // 3 of 5 within 14 days; 1, 3, 20 and 1 days.
    expect(await stored()).toMatchObject({ rate: 60, medianDays: 2, entryCount: 5 });
    const first = await server.em().find(CompanyReply, {}, { orderBy: { company: "asc" } });
    await server.em().nativeDelete(CompanyReply, {});
    await recomputeReplies(ctx());
    const again = await server.em().find(CompanyReply, {}, { orderBy: { company: "asc" } });
    expect(JSON.stringify(again)).toBe(JSON.stringify(first));

    const shown = async (id: string) =>
      (await server.anonymous().graphql(`{ work(id: "${id}") { company { replies { rate medianDays } } } }`)).data.work.company.replies;
    expect(await shown(work.id)).toEqual({ rate: 60, medianDays: 2 });
    const [other] = await server.em().execute<{ id: string }[]>("select id from work where company_id = ?", [small.company.id]);
    expect(await shown(other?.id ?? "")).toBeNull();
  });
});
