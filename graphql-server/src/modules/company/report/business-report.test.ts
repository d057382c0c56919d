import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Complaint } from "../../message/complaint/complaint.entity.ts";

let server: TestServer;
const at = (text: string) => new Date(text);
/** The last moment that counts for 2026, and the first that does not. */
const [lastMoment, after] = [at("2026-06-01T14:59:59Z"), at("2026-06-01T15:00:00Z")];
const [firstMoment, before] = [at("2025-06-01T15:00:00Z"), at("2025-06-01T14:59:59Z")];

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(at("2026-11-21T03:00:00Z"));
  const em = server.em();
  const [one, other] = [aCompany(em), aCompany(em)];
  aWork(em, one, { publishedAt: lastMoment, openings: 3 });
  aWork(em, one, { publishedAt: firstMoment, closedAt: after, status: "CLOSED", openings: 2 });
  aWork(em, other, { publishedAt: before, closedAt: lastMoment, status: "CLOSED" });
  aWork(em, other, { publishedAt: after });
  aWork(em, other, { publishedAt: null, status: "DRAFT" });
  aSeeker(em, { createdAt: before });
  aSeeker(em, { createdAt: firstMoment });
  aSeeker(em, { createdAt: lastMoment, status: "ERASED" });
  aSeeker(em, { createdAt: after });
  const common = { channel: "PHONE", party: "SEEKER", partyName: "x", partyContact: "", body: "x", createdBy: newId() } as const;
  const complaints = [
    {
      receivedAt: firstMoment,
      subject: "FEE",
      answeredAt: at("2025-06-04T14:59:59Z"),
      settledAt: at("2025-06-10T00:00:00Z"),
      answerDueOn: "2025-06-04",
    },
    { receivedAt: lastMoment, subject: "SERVICE", answeredAt: at("2026-06-04T15:00:00Z"), settledAt: null, answerDueOn: "2026-06-04" },
    { receivedAt: lastMoment, subject: "SERVICE", answeredAt: null, settledAt: null, answerDueOn: "2026-06-04" },
    { receivedAt: after, subject: "SERVICE", answeredAt: null, settledAt: null, answerDueOn: "2026-06-05" },
  ] as const;
  for (const [index, complaint] of complaints.entries()) {
    const stamps = { createdAt: complaint.receivedAt, updatedAt: complaint.receivedAt };
    em.create(Complaint, { id: newId(), number: `C-2026-000${index}`, settleDueOn: "2026-07-01", ...common, ...complaint, ...stamps });
  }
  await em.flush();
});
afterAll(() => server.close());

async function report(year: number) {
  const owner = await server.asAdmin("OWNER");
  const query = "query ($year: Int!) { businessReport(year: $year) { asOf from to isOpen figures { key value } } }";
  const { data, errors } = await owner.graphql(query, { year });
  return {
    errors,
    ...data?.businessReport,
    figures: new Map(data?.businessReport.figures.map(({ key, value }: { key: string; value: number }) => [key, value])),
  };
}

it("counts what was there at the end of 1 June in Japan, and what happened in the year that ended with it", async () => {
  const { figures, ...rest } = await report(2026);
  expect(rest).toMatchObject({ asOf: "2026-06-01", from: "2025-06-02", to: "2026-06-01", isOpen: false });
  expect(Object.fromEntries([...figures].filter(([key]) => !String(key).startsWith("SUBJECT")))).toEqual({
    OPEN_WORKS: 2,
    OPENINGS: 5,
    POSTING_COMPANIES: 1,
    SEEKERS: 2,
    NEW_WORKS: 2,
    NEW_SEEKERS: 2,
    ENTRIES: 0,
    JOINED: 0,
    COMPLAINTS: 3,
    COMPLAINTS_SETTLED: 1,
    COMPLAINTS_LATE: 2,
  });
  expect([figures.get("SUBJECT_FEE"), figures.get("SUBJECT_SERVICE"), figures.get("SUBJECT_OTHER")]).toEqual([1, 2, 0]);
});

it("goes to now before the day has come, and answers the nearest year that has a report", async () => {
  expect(await report(2027)).toMatchObject({ asOf: "2026-11-21", to: "2027-06-01", isOpen: true });
  expect(await report(1999)).toMatchObject({ to: "2020-06-01", isOpen: false });
  expect(await report(2030)).toMatchObject({ to: "2027-06-01", isOpen: true });
});

it("is for operators and the owner", async () => {
  for (const role of ["EDITOR", "ACCOUNTANT"] as const) {
    const { errors } = await (await server.asAdmin(role)).graphql("{ businessReport(year: 2026) { year } }");
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  }
});
