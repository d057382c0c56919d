import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Company } from "../modules/account/company/company.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { entryStatuses } from "../modules/entry/entry/entry.vocabulary.ts";
import { LicencePurchase } from "../modules/money/licence/licence-purchase.entity.ts";
import { Refund } from "../modules/money/refund/refund.entity.ts";
import { minimumWagesOn } from "../modules/work/minimum-wage/minimum-wage.queries.ts";
import { findPermissionRules } from "../modules/work/permission/permission.queries.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { workStatuses } from "../modules/work/posting/work.vocabulary.ts";
import { judgePosting } from "../modules/work/requirement/judge-posting.ts";
import { issuesAt } from "../modules/work/requirement/require-lawful.ts";
import { employmentTypes } from "../shared/vocabulary/employment-type.ts";
import { jobCategories } from "../shared/vocabulary/job-category.ts";
import { unbalanced } from "../testing/money.ts";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { inland, stations, withAirport } from "./content/companies.ts";
import { loadDemoData } from "./load-demo-data.ts";
import { corporateNumber } from "./random.ts";
import { loadMoreWorks } from "./works/load-more-works.ts";

const now = new Date("2026-11-21T03:00:00Z");
let server: TestServer;
let works: Work[];

beforeAll(async () => {
  server = await startTestServer();
  await loadDemoData({ em: server.em(), now });
  works = await server.em().find(Work, {});
});

afterAll(() => server.close());

describe("the demo data", () => {
  it("covers every prefecture, category, employment type and state", () => {
    expect(new Set(works.map(({ prefecture }) => prefecture)).size).toBe(47);
    expect(new Set(works.map(({ category }) => category)).size).toBe(jobCategories.length);
    expect(new Set(works.map(({ employmentType }) => employmentType)).size).toBe(employmentTypes.length);
    expect(new Set(works.map(({ status }) => status)).size).toBe(workStatuses.length);
    expect(works.length).toBeGreaterThanOrEqual(400);
  });

  it("posts only what the law allows", async () => {
    const em = server.em();
    const unlawful = [];
    for (const work of works.filter(({ status }) => status === "OPEN")) {
      const issues = await issuesAt(em, work, now);
      if (issues.length > 0) unlawful.push({ title: work.title, issues });
    }
    expect(unlawful).toEqual([]);
  });

  it("leaves no question to the moderator either, in any posting that is public", async () => {
    const questions = new Map<string, string>();
    const wages = await minimumWagesOn(server.em(), "2026-11-21");
    const permissionRules = await findPermissionRules({ em: server.em() });
    for (const work of works.filter(({ status }) => status === "OPEN")) {
      const issues = await judgePosting({ work, today: "2026-11-21", minimumWage: wages.get(work.prefecture ?? ""), permissionRules });
      for (const { code, path, params } of issues) questions.set(`${code} ${path.join(".")} ${params?.["word"] ?? ""}`, work.title);
    }
    expect([...questions]).toEqual([]);
  }, 120_000);

  it("says of many workplaces what is done there, and of every company what it is", async () => {
    const duties = new Set(works.map(({ description }) => description.split("\n")[0]));
    expect(duties.size).toBeGreaterThanOrEqual(200);
    const companies = await server.em().find(Company, {});
    expect(new Set(companies.map(({ description }) => description)).size).toBeGreaterThanOrEqual(60);
  });

  it("puts works where they can be: a sea, an airport, a station of the town", () => {
    const at = (skill: string) =>
      works.filter(({ specifiedSkillField }) => specifiedSkillField === skill).map(({ prefecture }) => prefecture ?? "");
    expect(at("FISHERY").filter((code) => inland.has(code))).toEqual([]);
    expect(at("AVIATION").filter((code) => !withAirport.has(code))).toEqual([]);
    const strange = works.filter(
      ({ nearestStation, prefecture }) => nearestStation && !nearestStation.startsWith(stations[prefecture ?? ""] ?? "?"),
    );
    expect(strange.map(({ title, nearestStation }) => [title, nearestStation])).toEqual([]);
  });

  it("keeps every company within its plan and its counter right", async () => {
    const companies = await server.em().find(Company, {}, { populate: ["plan"] });
    expect(companies.length).toBeGreaterThanOrEqual(60);
    for (const company of companies) {
      const held = works.filter(
        ({ company: owner, status }) => owner.id === company.id && ["OPEN", "PAUSED", "SCHEDULED"].includes(status),
      );
      expect(company.publishedWorks).toBe(held.length);
      expect(company.publishedWorks).toBeLessThanOrEqual(company.plan.unwrap().publishedWorkLimit);
    }
  });

  it("has applications in every state", async () => {
    const entries = await server.em().find(Entry, {});
    expect(new Set(entries.map(({ status }) => status)).size).toBe(entryStatuses.length);
  });

  it("sells licences and gives some back, and the book balances", async () => {
    const em = server.em();
    expect([await em.count(LicencePurchase), await em.count(Refund, { status: "DONE" })]).toEqual([15, 2]);
    expect(await unbalanced(server)).toEqual([]);
  });

  it("counts unread messages as they were read", async () => {
    const rows: { wrong: number }[] = await server.em().execute(
      `select count(*)::int as wrong from conversation c where seeker_unread > (select count(*) from message m where m.conversation_id = c.id and m.sender_kind <> 'SEEKER')
       or company_unread > (select count(*) from message m where m.conversation_id = c.id and m.sender_kind <> 'COMPANY')`,
    );
    expect(rows[0]?.wrong).toBe(0);
  });

  it("does nothing the second time", async () => {
    expect(await loadDemoData({ em: server.em(), now })).toMatchObject({ loaded: false });
    expect(await server.em().count(Work)).toBe(works.length);
  });

  it("gives corporate numbers a right check digit", () => {
    expect(corporateNumber("700110005901")).toBe("8700110005901");
  });
});

test("a large set has as many works as asked for, keeps every company within its plan and its counter right, and finds a company by its name", async () => {
  const large = await startTestServer();
  const em = large.em();
  const { database } = large.services;
  const progress = () => undefined;
  const { works: before } = await loadDemoData({ em, now });
  expect(await loadMoreWorks({ database, now, works: 2_650, progress })).toMatchObject({ works: 2_650 - before });
  expect(await loadMoreWorks({ database, now, works: 2_700, progress })).toMatchObject({ works: 50 });
  expect(await em.count(Work)).toBe(2_700);
  const wrong = await em.execute(
    `select c.name from company c join plan p on p.code = c.plan_code
      where c.published_works <> (select count(*) from work w where w.company_id = c.id and w.status in ('OPEN', 'PAUSED', 'SCHEDULED'))
      or c.published_works > p.published_work_limit`,
  );
  expect(wrong).toEqual([]);
  const [last] = await em.execute("select name from company where published_works > 0 order by corporate_number desc limit 1");
  const found = await large.anonymous().graphql("query ($filter: WorkFilter) { works(filter: $filter) { items { company { name } } } }", {
    filter: { keyword: last?.name },
  });
  expect(new Set(found.data.works.items.map(({ company }: { company: { name: string } }) => company.name))).toEqual(new Set([last?.name]));
  await large.close();
});
