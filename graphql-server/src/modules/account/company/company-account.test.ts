import { afterAll, beforeAll, expect, it } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = `{ company { id status contactEmail postalCode version plan { code name publishedWorkLimit publishedWorks memberLimit }
  profile { name verified openWorkCount industry } } }`;

it.each(["OWNER", "RECRUITER", "VIEWER"] as const)("a member who is %s sees the account of the own company", async (role) => {
  const em = server.em();
  const company = aCompany(em, { corporateNumber: null, publishedWorks: 2 });
  aWork(em, company);
  aWork(em, company, { status: "DRAFT" });
  await em.flush();
  const member = await server.asCompany(role, company);
  const { data } = await member.graphql(query);
  expect(data.company).toMatchObject({
    id: company.id,
    status: "ACTIVE",
    contactEmail: company.contactEmail,
    plan: { code: "FREE", name: "フリー", publishedWorkLimit: 3, publishedWorks: 2 },
    profile: { name: company.name, verified: false, openWorkCount: 1 },
  });
  const english = await member.graphql(query, {}, { "accept-language": "en" });
  expect(english.data.company.plan.name).toBe("Free");
});

it("nobody else sees a company's account", async () => {
  for (const client of [server.anonymous(), await server.asSeeker(), await server.asAdmin()]) {
    const answer = await client.graphql(query);
    expect(answer.errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(answer.data ?? null).toBeNull();
  }
});
