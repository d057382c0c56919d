import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { EntryEvent } from "../../entry/entry/entry-event.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query =
  "{ companyDashboard { openWorkCount reviewWorkCount newEntryCount activeEntryCount unreadCount plan { code publishedWorkLimit } latestEntries { id status work { title } applicant { displayName } } funnel { title viewCount likeCount entryCount interviewCount offerCount } } }";

describe("the dashboard of a company", () => {
  it("counts what is the company's own, and shows the five entries that moved last", async () => {
    const owner = await server.asCompany("VIEWER");
    const em = server.em();
    const company = em.merge(owner.company);
    const work = aWork(em, company);
    aWork(em, company, { status: "REVIEW" });
    aWork(em, company, { status: "CLOSED" });
    const statuses = ["APPLIED", "APPLIED", "SCREENING", "ON_HOLD", "REJECTED", "WITHDRAWN", "OFFERED"] as const;
    const entries = statuses.map((status, index) =>
      anEntry(em, { user: aSeeker(em), work }, { status, movedAt: new Date(Date.UTC(2026, 10, index + 1)) }),
    );
    const foreign = aWork(em, aCompany(em));
    anEntry(em, { user: aSeeker(em), work: foreign });
    await em.flush();
    const dashboard = (await owner.graphql(query)).data.companyDashboard;
    expect(dashboard).toMatchObject({
      openWorkCount: 1,
      reviewWorkCount: 1,
      newEntryCount: 2,
      activeEntryCount: 5,
      unreadCount: 0,
      plan: { code: "FREE", publishedWorkLimit: 3 },
    });
    expect(dashboard.latestEntries.map(({ id }: { id: string }) => id)).toEqual(
      entries
        .slice(2)
        .toReversed()
        .map(({ id }) => id),
    );
    expect(dashboard.latestEntries[0]).toMatchObject({ work: { title: work.title }, applicant: { displayName: "山田 花子" } });
  });

  it("shows for each of the last 28 days in Japan what came and what moved", async () => {
    const owner = await server.asCompany();
    const em = server.em();
    server.setNow(new Date("2026-11-21T15:30:00Z"));
    const work = aWork(em, em.merge(owner.company));
    const late = anEntry(em, { user: aSeeker(em), work }, { createdAt: new Date("2026-11-21T14:59:59Z"), status: "OFFERED" });
    anEntry(em, { user: aSeeker(em), work }, { createdAt: new Date("2026-11-21T15:00:00Z") });
    anEntry(em, { user: aSeeker(em), work }, { createdAt: new Date("2026-10-25T14:59:59Z") });
    anEntry(em, { user: aSeeker(em), work }, { createdAt: new Date("2026-11-21T15:00:00Z"), hiddenFromCompany: true });
    for (const to of ["INTERVIEW", "OFFERED"] as const) {
      em.create(EntryEvent, { id: newId(), entry: late, to, actorKind: "COMPANY", at: new Date("2026-11-21T15:10:00Z") });
    }
    await em.flush();
    const { days } = (await owner.graphql("{ companyDashboard { days { day entries interviews offers } } }")).data.companyDashboard;
    expect(days).toHaveLength(28);
    expect([days[0].day, days[0].entries]).toEqual(["2026-10-26", 0]);
    expect(days.slice(-2)).toEqual([
      { day: "2026-11-21", entries: 1, interviews: 0, offers: 0 },
      { day: "2026-11-22", entries: 1, interviews: 1, offers: 1 },
    ]);
  });

  it("counts for each published work how many came to which stage, also when they have gone on since", async () => {
    const owner = await server.asCompany();
    const em = server.em();
    const company = em.merge(owner.company);
    const work = aWork(em, company, { title: "漏斗の求人", viewCount: 90, likeCount: 9, entryCount: 3 });
    aWork(em, company, { status: "CLOSED" });
    const [first, second] = [anEntry(em, { user: aSeeker(em), work }, { status: "JOINED" }), anEntry(em, { user: aSeeker(em), work })];
    anEntry(em, { user: aSeeker(em), work });
    const stages = [
      [first, "INTERVIEW"],
      [first, "INTERVIEW"],
      [first, "OFFERED"],
      [second, "INTERVIEW"],
    ] as const;
    for (const [entry, to] of stages) {
      em.create(EntryEvent, {
        id: newId(),
        entry,
        to,
        actorKind: "COMPANY",
        actorId: owner.member.id,
        at: new Date("2026-11-20T00:00:00Z"),
      });
    }
    await em.flush();
    expect((await owner.graphql(query)).data.companyDashboard.funnel).toEqual([
      { title: "漏斗の求人", viewCount: 90, likeCount: 9, entryCount: 3, interviewCount: 2, offerCount: 1 },
    ]);
  });

  it("is closed to everyone else", async () => {
    for (const client of [server.anonymous(), await server.asSeeker(), await server.asAdmin()]) {
      expect((await client.graphql(query)).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    }
  });

  it("sends as many statements for a busy company as for a quiet one", async () => {
    const owner = await server.asCompany();
    const ask = () => statementsOf(server.services.database, () => owner.graphql(query));
    const fill = async (count: number) => {
      const em = server.em();
      const company = em.merge(owner.company);
      for (let index = 0; index < count; index += 1) anEntry(em, { user: aSeeker(em), work: aWork(em, company) });
      await em.flush();
    };
    await fill(2);
    const few = await ask();
    await fill(20);
    expect((await ask()).length).toBe(few.length);
  });
});
