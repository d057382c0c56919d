import { expect, test } from "vitest";
import { startTestServer } from "../../testing/test-server.ts";

test("the list of news tells how many there are to a visitor", async () => {
  const server = await startTestServer();
  const answer = await server.anonymous().graphql("{ newsList(category: NEWS) { totalCount items { id } } }");
  expect(answer).toMatchObject({ errors: [], data: { newsList: { totalCount: 0, items: [] } } });
  await server.close();
});
