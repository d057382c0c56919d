import { loadDemoData } from "../../demo/load-demo-data.ts";
import { installBank } from "../../modules/exam/item/install-bank.ts";
import { startTestServer } from "../test-server.ts";
import { type JudgedQuery, type JudgedWork, ndcgOf } from "./judge-relevance.ts";

interface JudgedSearch {
  typed: string;
  ndcg: number;
  /** Titles of the first ten. */
  found: string[];
}

export interface RelevanceReport {
  /** Mean over the searches. */
  ndcg: number;
  /** Part of the searches that find nothing, 0 to 1. */
  withoutResult: number;
  queries: JudgedSearch[];
}

interface Listed extends JudgedWork {
  title: string;
}

const works = `query ($filter: WorkFilter, $first: Int!, $after: String) {
  works(filter: $filter, sort: RELEVANCE, first: $first, after: $after) {
    items { title occupation workplace { prefecture } } pageInfo { endCursor hasNextPage } } }`;

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** A server with the demo set, to ask judged searches. */
export async function startDemoSearch() {
  const server = await startTestServer();
  const now = new Date("2026-11-21T03:00:00Z");
  server.setNow(now);
  await installBank(server.em(), { now });
  await loadDemoData({ em: server.em(), now });
  const client = server.anonymous();
  const page = async (variables: Record<string, unknown>): Promise<{ items: Listed[]; endCursor: string | null }> => {
    const { data } = await client.graphql(works, variables);
    const items = data.works.items.map((item: { title: string; occupation: string | null; workplace: { prefecture: string | null } }) => ({
      title: item.title,
      occupation: item.occupation,
      prefecture: item.workplace.prefecture,
    }));
    return { items, endCursor: data.works.pageInfo.hasNextPage ? data.works.pageInfo.endCursor : null };
  };
  const all: Listed[] = [];
  let after: string | null = null;
  do {
    const { items, endCursor } = await page({ first: 50, after });
    all.push(...items);
    after = endCursor;
  } while (after);
  const judgeOne = async (query: JudgedQuery): Promise<JudgedSearch> => {
    const { items } = await page({ filter: { keyword: query.typed }, first: 10 });
    return { typed: query.typed, ndcg: ndcgOf(query, items, all), found: items.map(({ title }) => title) };
  };
  const judge = async (asked: readonly JudgedQuery[]): Promise<RelevanceReport> => {
    const queries: JudgedSearch[] = [];
    for (const query of asked) queries.push(await judgeOne(query));
    const withoutResult = queries.filter(({ found }) => found.length === 0).length / Math.max(queries.length, 1);
    return { ndcg: mean(queries.map(({ ndcg }) => ndcg)), withoutResult, queries };
  };
  return { judge, close: () => server.close() };
}
