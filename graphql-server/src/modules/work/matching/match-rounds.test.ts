import { afterAll, beforeAll, expect, test } from "vitest";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { randomConditions, randomWork, seeded } from "../../../testing/random-match.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { PermissionRule } from "../permission/permission-rule.entity.ts";
import { townColumnsOf } from "../place/town-points.ts";
import { readBest } from "../search/read-best.ts";
import { cursorBehind, pagingOf } from "../search/work.search-order.ts";
import { workRowSql } from "../search/work.search-row.ts";
import { searchConditions } from "../search/work.search-sql.ts";
import { matchOrder } from "./matching.queries.ts";

const today = "2026-11-21";
let server: TestServer;
let rules: PermissionRule[];
beforeAll(async () => {
  server = await startTestServer();
  const random = seeded(13);
  const em = server.em();
  rules = await em.find(PermissionRule, {});
  const company = aCompany(em);
  // Several of one day, so that equal points meet equal days too.
  for (let index = 0; index < 400; index += 1) {
    const work = randomWork(random);
    aWork(em, company, { ...work, ...townColumnsOf(work), publishedAt: new Date(Date.UTC(2026, 10, 1 + random.int(20))) });
  }
  await em.flush();
});
afterAll(() => server.close());

/** In place of the last round: fails when the database runs it. */
const poison = { within: { text: "1 / (w.version - w.version) = 1", values: [] }, unseen: 0 };

test("the rounds find on every page what the formula over all works finds, and often without running over all works", async () => {
  const random = seeded(18);
  const em = server.em();
  let withoutAll = 0;
  for (let person = 0; person < 40; person += 1) {
    const conditions = randomConditions(random);
    const { join, rounds } = matchOrder({ conditions, rules, today });
    let after: string | null = null;
    for (let page = 0; page < 2; page += 1) {
      const paging = pagingOf({ sort: "MATCH", matches: true }, after);
      const question = { row: workRowSql(em), where: searchConditions({}, today), paging, limit: 3 + random.int(6) };
      const found = await readBest(em, question, { join, rounds });
      const exact = await readBest(em, question, { join, rounds: rounds.slice(-1) });
      expect(
        found.map(({ id }) => id),
        JSON.stringify(conditions),
      ).toEqual(exact.map(({ id }) => id));
      const rested = await readBest(em.fork(), question, { join, rounds: [...rounds.slice(0, -1), poison] }).catch(() => undefined);
      if (rested) withoutAll += 1;
      const last = found.at(-1);
      after = last ? cursorBehind(last.key, last.id) : null;
    }
  }
  expect(withoutAll).toBeGreaterThan(5);
});
