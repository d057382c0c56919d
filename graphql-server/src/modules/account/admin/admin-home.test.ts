import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Complaint } from "../../message/complaint/complaint.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T09:00:00Z"));
  const em = server.em();
  const company = aCompany(em, { status: "ACTIVE", createdAt: new Date("2026-11-01T00:00:00Z") });
  aCompany(em, { status: "PENDING", createdAt: new Date("2026-11-18T00:00:00Z") });
  // Asked for corrections: it is the company's turn.
  aCompany(em, { status: "PENDING", createdAt: new Date("2026-11-10T00:00:00Z"), refusedAt: new Date("2026-11-12T00:00:00Z") });
  aWork(em, company, { status: "REVIEW", publishedAt: null, submittedAt: new Date("2026-11-19T00:00:00Z") });
  const longAgo = new Date("2026-10-01T00:00:00Z");
  aWork(em, company, { status: "PAUSED", publishedAt: longAgo, revisionStatus: "REVIEW", submittedAt: new Date("2026-11-17T03:00:00Z") });
  // 23:59 and 00:00 in Japan are two days.
  const [late, early] = [new Date("2026-11-20T14:59:59Z"), new Date("2026-11-20T15:00:00Z")];
  const work = aWork(em, company, { status: "OPEN", publishedAt: late });
  for (const createdAt of [late, early, early]) anEntry(em, { user: aSeeker(em, { createdAt }), work }, { createdAt });
  aSeeker(em, { createdAt: new Date("2026-10-01T00:00:00Z") });
  const told = { channel: "PHONE", party: "SEEKER", partyName: "山田", partyContact: "-", subject: "FEE", body: "話" } as const;
  const terms = { answerDueOn: "2026-11-25", settleDueOn: "2026-12-20" };
  for (const [index, status] of (["OPEN", "ANSWERED"] as const).entries()) {
    const receivedAt = new Date("2026-11-19T00:00:00Z");
    const log = { number: `C-2026-000${index}`, status, receivedAt, createdBy: newId(), createdAt: receivedAt, updatedAt: receivedAt };
    em.create(Complaint, { id: newId(), ...told, ...terms, ...log });
  }
  await em.flush();
});
afterAll(() => server.close());

const queues = "{ adminQueues { kind count oldestAt } }";

describe("what waits in the back office", () => {
  it("is counted for those who look after it, with the longest wait", async () => {
    const { data } = await (await server.asAdmin("OPERATOR")).graphql(queues);
    expect(data.adminQueues).toEqual([
      { kind: "WORK_REPORT", count: 0, oldestAt: null },
      { kind: "POSTING_REVIEW", count: 2, oldestAt: "2026-11-17T03:00:00.000Z" },
      { kind: "COMPANY_REVIEW", count: 1, oldestAt: "2026-11-18T00:00:00.000Z" },
      { kind: "COMPANY_PHOTO", count: 0, oldestAt: null },
      { kind: "INQUIRY", count: 0, oldestAt: null },
      { kind: "COMPLAINT", count: 1, oldestAt: "2026-11-19T00:00:00.000Z" },
      { kind: "DATA_INCIDENT", count: 0, oldestAt: null },
    ]);
  });

  it.each([
    [
      "OWNER",
      [
        "WORK_REPORT",
        "POSTING_REVIEW",
        "COMPANY_REVIEW",
        "COMPANY_PHOTO",
        "INQUIRY",
        "COMPLAINT",
        "DATA_INCIDENT",
        "OVERDUE_INVOICE",
        "REFUSED_REFUND",
      ],
    ],
    ["ACCOUNTANT", ["OVERDUE_INVOICE", "REFUSED_REFUND"]],
    ["EDITOR", []],
  ] as const)("an %s sees %j", async (role, kinds) => {
    const { data } = await (await server.asAdmin(role)).graphql(queues);
    expect(data.adminQueues.map(({ kind }: { kind: string }) => kind)).toEqual(kinds);
  });
});

describe("the trends", () => {
  it("count by the day in Japan, today last, and days without anything too", async () => {
    const { data } = await (await server.asAdmin("EDITOR")).graphql("{ adminTrends(days: 7) { day users entries works companies } }");
    expect(data.adminTrends).toHaveLength(7);
    expect(data.adminTrends.slice(-3)).toEqual([
      { day: "2026-11-19", users: 0, entries: 0, works: 0, companies: 0 },
      { day: "2026-11-20", users: 1, entries: 1, works: 1, companies: 0 },
      { day: "2026-11-21", users: 2, entries: 2, works: 0, companies: 0 },
    ]);
  });

  it.each([
    [-1, 7],
    [100_000, 92],
  ])("of %i days are %i", async (days, length) => {
    const { data } = await (await server.asAdmin("EDITOR")).graphql(`{ adminTrends(days: ${days}) { day } }`);
    expect(data.adminTrends).toHaveLength(length);
  });

  it("and the queues stand in the page data of the REST layer too", async () => {
    const body = await (await (await server.asAdmin("OPERATOR")).get("/api/admin")).json();
    expect(body.queues).toContainEqual({ kind: "POSTING_REVIEW", count: 2, oldestAt: "2026-11-17T03:00:00.000Z" });
    expect(body.trends.at(-1)).toEqual({ day: "2026-11-21", users: 2, entries: 2, works: 0, companies: 0 });
    expect(body.home.reviewWorkCount).toBe(2);
  });
});
