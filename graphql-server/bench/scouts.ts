import { parseArgs } from "node:util";
import type { EntityManager } from "@mikro-orm/postgresql";
import { systemContext } from "../src/app/request-context.ts";
import { seekerEmail } from "../src/modules/account/seeker/user.entity.ts";
import { type ScoutConditions, scoutConditionsSchema, scoutVerdicts } from "../src/modules/company/scout-search/scout-conditions.schema.ts";
import { findPeople, readRules, stillFound } from "../src/modules/company/scout-search/scout-people.queries.ts";
import { peopleSql } from "../src/modules/company/scout-search/scout-people.sql.ts";
import { scoutConsent, scoutExperiences, scoutStarts } from "../src/modules/company/scout-setting/scout.vocabulary.ts";
import { Work } from "../src/modules/work/posting/work.entity.ts";
import { seal } from "../src/platform/keys/encrypted-string.ts";
import { timed } from "../src/platform/log/progress.ts";
import { jstDate } from "../src/shared/calendar/jst.ts";
import { newId } from "../src/shared/ids.ts";
import { employmentTypes } from "../src/shared/vocabulary/employment-type.ts";
import { jobCategories } from "../src/shared/vocabulary/job-category.ts";
import { measuredLevels } from "../src/shared/vocabulary/measured-level.ts";
import { prefectureCodes } from "../src/shared/vocabulary/prefecture.ts";
import { qualifications } from "../src/shared/vocabulary/qualification.ts";
import { openBenchDatabase } from "./lib/bench-database.ts";
import { percentile } from "./lib/load.ts";
import { judge, printTable, runBench } from "./lib/report.ts";

const usage = `How long it takes to find people who agreed to be found, with random conditions, for works of every family.

  npm run bench:scouts [-- --people 500000] [--searches 300] [--database-url URL]`;

/** Milliseconds of a search. */
const goal = 80;
/** Rows a statement. */
const batch = 500;

const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(Math.random() * values.length)];
const some = <T>(values: readonly T[], most: number): T[] =>
  Array.from({ length: Math.floor(Math.random() * (most + 1)) }, () => pick(values)).filter((value) => value !== undefined);
const chance = <T>(share: number, values: readonly T[]): T | null => (Math.random() < share ? (pick(values) ?? null) : null);

const residences = [
  ["UNRESTRICTED", "PERMANENT_RESIDENT"],
  ["STATUS_BOUND", "ENGINEER_HUMANITIES_INTERNATIONAL"],
  ["PART_TIME_28H", "STUDENT"],
] as const;

function personOf(index: number) {
  const email = `scout${index}@bench.example.jp`;
  const [permission, status] = residences[index % residences.length] ?? residences[0];
  const measured = chance(0.7, measuredLevels);
  return {
    ...{ id: newId(), consent: newId(), email: seal(email), key: seekerEmail.hash(email), permission, status },
    ...{ measured, prefecture: pick(prefectureCodes), places: some(prefectureCodes, 4), contracts: some(employmentTypes, 3) },
    ...{ held: some(qualifications, 2), families: [...new Set([pick(jobCategories), ...some(jobCategories, 2)])] },
    ...{ years: Math.floor(Math.random() * 12), start: Math.floor(Math.random() * 200), renewed: Math.floor(Math.random() * 300) },
  };
}

async function addPeople(em: EntityManager, count: number): Promise<void> {
  const name = seal("名");
  for (let start = 0; start < count; start += batch) {
    const people = Array.from({ length: Math.min(batch, count - start) }, (_, index) => personOf(start + index));
    await em.execute(
      `with r as (select * from jsonb_to_recordset(?::text::jsonb) as r(id uuid, consent uuid, email text, key text, permission text, status text,
           measured text, prefecture text, places text[], contracts text[], held text[], families text[], years int, start int, renewed int)),
       u as (insert into users (id, email, email_key, status, locale, terms_version, terms_accepted_at, created_at, updated_at)
         select id, email, key, 'ACTIVE', 'ja', '2026-11', now(), now(), now() from r returning id),
       p as (insert into user_profile (user_id, family_name, given_name, family_name_kana, given_name_kana, latin_name, prefecture,
           work_permission, residence_status, part_time_permission, measured_level, qualifications, wished_prefectures,
           wished_employment_types, startable_on, search_key, updated_at)
         select id, ?, ?, ?, ?, ?, prefecture, permission, status, true, measured, held, places, contracts, current_date + start, 'bench', now() from r),
       c as (insert into scout_consent (id, user_id, version, purpose, recipient, given_at) select consent, id, ?, ?, ?, now() from r)
       insert into scout_setting (user_id, families, experience, renewed_on, updated_at)
         select id, families, jsonb_build_array(jsonb_build_object('family', families[1], 'years', years)), current_date - renewed, now() from r`,
      [JSON.stringify(people), name, name, name, name, name, scoutConsent.version, scoutConsent.purpose, scoutConsent.recipient],
    );
    // The triggers of one statement see its other parts only once it is done.
    await em.execute("select list_for_scouts(id) from jsonb_to_recordset(?::text::jsonb) as r(id uuid)", [
      JSON.stringify(people.map(({ id }) => ({ id }))),
    ]);
  }
}

function conditions(): ScoutConditions {
  return scoutConditionsSchema.parse({
    level: chance(0.4, measuredLevels),
    prefectures: Math.random() < 0.4 ? some(prefectureCodes, 3) : [],
    employmentTypes: Math.random() < 0.3 ? some(employmentTypes, 2) : [],
    qualifications: Math.random() < 0.2 ? some(qualifications, 2) : [],
    experience: chance(0.2, scoutExperiences),
    start: chance(0.2, scoutStarts),
    verdicts: Math.random() < 0.2 ? some(scoutVerdicts, 2) : [],
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      people: { type: "string", default: "500000" },
      searches: { type: "string", default: "300" },
      "database-url": { type: "string" },
      help: { type: "boolean" },
    },
  });
  if (values.help) return console.log(usage);
  const bench = await openBenchDatabase({ url: values["database-url"], works: 0 });
  const { services } = bench;
  try {
    const em = services.database.fork();
    const [{ count } = { count: 0 }]: { count: number }[] = await em.execute("select count(*)::int as count from scout_setting");
    const missing = Number(values.people) - count;
    if (missing > 0) await timed(`Adding ${missing} people`, () => addPeople(em, missing));
    for (const table of ["scout_listing", "scout_setting", "user_profile", "users"]) await em.execute(`vacuum analyze ${table}`);
    const works = await em.find(Work, { status: "OPEN", category: { $ne: null } }, { limit: 200 });
    const { ctx } = systemContext(services, "bench");
    const rules = await readRules(ctx);
    const times: number[] = [];
    const lengths: number[] = [];
    for (let search = 0; search < Number(values.searches); search += 1) {
      const work = works[search % works.length];
      if (!work) throw new Error("No open work");
      const companyId = work.company.id;
      const unit = services.database.fork();
      const started = performance.now();
      const found = await findPeople(ctx, unit, {
        companyId,
        work,
        rules,
        conditions: search % 10 === 0 ? scoutConditionsSchema.parse({}) : conditions(),
      });
      // What is compared with what the company was given before.
      await stillFound(unit, companyId, found);
      times.push(performance.now() - started);
      lengths.push(found.length);
    }
    const [work] = works;
    if (work) {
      const input = {
        companyId: work.company.id,
        work,
        conditions: scoutConditionsSchema.parse({}),
        today: jstDate(ctx.now()),
        lot: "1",
        limit: 160,
        offset: 0,
      };
      const { text, values: given } = peopleSql(input);
      const plan: { "QUERY PLAN": string }[] = await em.execute(`explain (analyze, costs off) ${text}`, given);
      console.log(plan.map((row) => row["QUERY PLAN"]).join("\n"));
    }
    const p95 = percentile(times, 0.95);
    const row = [times.length, percentile(times, 0.5).toFixed(1), p95.toFixed(1), Math.max(...times).toFixed(1), percentile(lengths, 0.5)];
    printTable(["searches", "p50 ms", "p95 ms", "max ms", "people found, p50"], [row.map(String)]);
    judge(p95 > goal ? [`p95 of a search: ${p95.toFixed(1)} ms, goal ${goal} ms`] : []);
  } finally {
    await bench.close();
  }
}

runBench(main);
