import { afterAll, beforeAll, expect, test } from "vitest";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const fullTime = { category: "RESEARCH_ENGINEERING", weeklyHours: 40, employmentType: "FULL_TIME", startsOn: "2027-04-01" } as const;
const query = "{ companyEntries { items { permission { verdict reasons { code remedy source sourceDate } } } } }";

async function verdictFor(person: Partial<UserProfile>) {
  const seeker = await server.asSeeker();
  const em = server.em();
  const company = aCompany(em);
  const work = Object.assign(aWork(em, company), fullTime);
  const user = em.merge(seeker.user);
  anEntry(em, { user, work });
  em.assign(await em.findOneOrFail(UserProfile, { user: user.id }), person);
  await em.flush();
  const owner = await server.asCompany("OWNER", company);
  const { data, errors } = await owner.graphql(query);
  expect(errors).toEqual([]);
  return data.companyEntries.items[0].permission;
}

test("a student who applies for a 40-hour work raises an alarm with the way out", async () => {
  const permission = await verdictFor({ residenceStatus: "STUDENT", partTimePermission: true });
  expect(permission).toMatchObject({ verdict: "NG", reasons: [{ code: "HOURS_OVER_LIMIT", remedy: "FEWER_HOURS" }] });
  expect(permission.reasons[0].sourceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test("a student who graduates before the first day may be hired after the change of the status", async () => {
  const permission = await verdictFor({ residenceStatus: "STUDENT", partTimePermission: true, graduatesOn: "2027-03-20" });
  expect(permission).toMatchObject({ verdict: "CONDITIONAL", reasons: [{ code: "AFTER_GRADUATION", remedy: "CHANGE_STATUS" }] });
});

test("an expired card says no, and what to do", async () => {
  const permission = await verdictFor({ residenceStatus: "LONG_TERM_RESIDENT", residenceExpiresOn: "2020-01-01" });
  expect(permission).toMatchObject({ verdict: "NG", reasons: [{ code: "EXPIRED", remedy: "RENEW_CARD" }] });
});
