import { afterAll, beforeAll, expect, test } from "vitest";
import { startDemoSearch } from "./demo-search.ts";
import { heldOutQueries } from "./held-out-queries.data.ts";
import { readQueries } from "./judge-relevance.ts";

let search: Awaited<ReturnType<typeof startDemoSearch>>;
beforeAll(async () => {
  search = await startDemoSearch();
});
afterAll(() => search.close());

test("a quarter of the held-out searches finds what their readers expect first", async () => {
  const { ndcg, withoutResult } = await search.judge(readQueries(heldOutQueries).filter((_, index) => index % 4 === 0));
  expect(ndcg).toBeGreaterThanOrEqual(0.85);
  expect(withoutResult).toBeLessThanOrEqual(0.03);
});
