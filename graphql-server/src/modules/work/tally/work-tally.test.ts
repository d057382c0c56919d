import { afterAll, beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { createRandom } from "../../../demo/random.ts";
import { employmentTypes } from "../../../shared/vocabulary/employment-type.ts";
import { japaneseLevels } from "../../../shared/vocabulary/japanese-level.ts";
import { jobCategories } from "../../../shared/vocabulary/job-category.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { adminTrends } from "../../account/admin/admin-trends.queries.ts";
import { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";
import { workStatuses } from "../posting/work.vocabulary.ts";
import { countFacets } from "../search/work.facets.ts";
import { countWorks } from "../search/work.search.ts";
import { indexWork } from "../search/work.search-index.ts";
import type { WorkFilter } from "../search/work.search-sql.ts";
import { foldWorkTally } from "./fold-work-tally.ts";
import { countByStatus } from "./work-tally.queries.ts";

const random = createRandom(20_261_122);
const places = ["13", "27", "47"] as const;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  const em = server.em();
  const companies = Array.from({ length: 3 }, () => aCompany(em));
  for (let index = 0; index < 40; index += 1) {
    const company = random.pick(companies);
    indexWork(aWork(em, company), company);
  }
  await em.flush();
});
afterAll(() => server.close());

/** Changes some works and companies as commands, the operator and time may. */
async function turn(): Promise<void> {
  const em = server.em();
  for (const company of await em.find(Company, {})) company.status = random.chance(0.2) ? "SUSPENDED" : "ACTIVE";
  for (const work of await em.find(Work, {}, { populate: ["company", "searchText", "searchTokens"] })) {
    if (random.chance(0.5)) continue;
    if (random.chance(0.05)) {
      em.remove(work);
      continue;
    }
    work.status = random.chance(0.6) ? "OPEN" : random.pick(workStatuses);
    work.publishedAt = new Date(Date.UTC(2026, 10, 1 + random.int(21), random.int(24)));
    work.prefecture = random.pick(places);
    work.category = random.pick(jobCategories);
    work.employmentType = random.pick(employmentTypes);
    work.japaneseLevel = random.pick(japaneseLevels);
    work.applyBy = random.chance(0.3) ? random.pick(["2026-11-20", "2026-11-21", "2026-12-01"]) : null;
    work.confirmedOn = random.pick(["2026-09-21", "2026-09-22", "2026-11-01"]);
    indexWork(work, work.company.getEntity());
  }
  await em.flush();
}

/** One condition at most, as visitors choose it. */
function someFilter(): WorkFilter {
  return random.pick<WorkFilter>([
    {},
    { keyword: " ", prefectures: [], remote: false },
    { prefectures: ["13"] },
    { prefectures: ["13", "47", "13"] },
    { categories: [random.pick(jobCategories), random.pick(jobCategories)] },
    { employmentTypes: [random.pick(employmentTypes)] },
    { japaneseLevel: random.pick(japaneseLevels) },
  ]);
}

/** Says nothing, but makes the works be counted one by one. */
const always = { text: "true", values: [] };

test("counts that are kept are those of the works themselves, whatever happens to works and companies", async () => {
  for (let round = 0; round < 12; round += 1) {
    await turn();
    const { ctx } = systemContext(server.services, "test");
    if (round % 4 === 3) await foldWorkTally(ctx);
    for (let asked = 0; asked < 6; asked += 1) {
      const filter = someFilter();
      const counted = { ...filter, permitted: always };
      expect(await countFacets(ctx, filter), JSON.stringify(filter)).toEqual(await countFacets(ctx, counted));
      expect(await countWorks(ctx, filter)).toEqual(await countWorks(ctx, counted));
    }
    const byStatus = await ctx.em.execute<{ status: string; count: number }[]>(
      "select status, count(*)::int as count from work group by status",
    );
    const kept = [...(await countByStatus(ctx))].filter(([, count]) => count > 0);
    expect(new Map(kept)).toEqual(new Map(byStatus.map(({ status, count }) => [status, count])));
    const days = await ctx.em.execute<{ day: string; count: number }[]>(
      `select to_char(published_at at time zone 'Asia/Tokyo', 'YYYY-MM-DD') as day, count(*)::int as count
        from work where published_at is not null group by 1`,
    );
    const trends = await adminTrends(ctx, { days: 30 });
    const shown = trends.filter(({ works }) => works > 0).map(({ day, works }) => [day, works] as const);
    expect(new Map(shown)).toEqual(new Map(days.filter(({ day }) => day <= "2026-11-21").map(({ day, count }) => [day, count])));
  }
});

test("folding leaves one row for each count", async () => {
  const em = server.em();
  await foldWorkTally({ em });
  const several = await em.execute("select 1 from work_tally group by own, beside having count(*) > 1 or sum(change) = 0");
  expect(several).toEqual([]);
});
