import { expect, test } from "vitest";
import { aCompany, aWork, anEntry } from "../../testing/factories.ts";
import { startTestServer } from "../../testing/test-server.ts";

test("the lists of applications and conversations tell how many there are", async () => {
  const server = await startTestServer();
  const seeker = await server.asSeeker();
  const em = server.em();
  const company = aCompany(em);
  anEntry(em, { user: em.merge(seeker.user), work: aWork(em, company) });
  await em.flush();
  const own = await seeker.graphql("{ entries { totalCount items { id } } conversations { totalCount items { id } } }");
  expect(own).toMatchObject({ errors: [], data: { entries: { totalCount: 1 }, conversations: { totalCount: 0 } } });
  const owner = await server.asCompany("OWNER", company);
  const theirs = await owner.graphql("{ companyEntries { totalCount } companyConversations { totalCount } }");
  expect(theirs).toMatchObject({ errors: [], data: { companyEntries: { totalCount: 1 }, companyConversations: { totalCount: 0 } } });
  await server.close();
});
