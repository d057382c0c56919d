import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { openMemoryDatabase } from "../../../testing/database/memory-database.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { randomConditions, randomRule, randomWork, seeded } from "../../../testing/random-match.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import { PermissionRule } from "../permission/permission-rule.entity.ts";
import { townColumnsOf } from "../place/town-points.ts";
import type { MatchConditions } from "./matching.conditions.ts";
import { type MatchCriterion, matchCriteria, matchMaximum, matchWeights } from "./matching.criteria.ts";
import { type Match, type MatchWork, matchOf } from "./matching.policy.ts";
import { matchJoin } from "./matching.sql.ts";

const today = "2026-04-14";
let database: Database;
let rules: PermissionRule[];
beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) });
  rules = await findPermissionRules({ em: database.fork() });
});
afterAll(() => database.close());

const match = (work: MatchWork, conditions: MatchConditions, by = rules) => matchOf({ work, conditions, rules: by, today });

function pairs(seed: number, count: number): [MatchWork, MatchConditions][] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => [randomWork(random), randomConditions(random)]);
}

/** The criterion that each condition belongs to. */
const about: Record<keyof MatchConditions, MatchCriterion> = {
  level: "LEVEL",
  permission: "PERMISSION",
  prefectures: "PLACE",
  home: "PLACE",
  categories: "CATEGORY",
  monthlyPay: "PAY",
  weeklyHours: "HOURS",
  employmentTypes: "EMPLOYMENT_TYPE",
  qualifications: "QUALIFICATIONS",
};
const keys = [
  "level",
  "permission",
  "prefectures",
  "home",
  "categories",
  "monthlyPay",
  "weeklyHours",
  "employmentTypes",
  "qualifications",
] as const;

function changedReasons(a: Match, b: Match): MatchCriterion[] {
  return matchCriteria.filter((_, index) => JSON.stringify(a.reasons[index]) !== JSON.stringify(b.reasons[index]));
}

describe("the published formula", () => {
  it("gives contributions that sum to the score, within 0 and the maximum of 100", () => {
    expect(matchMaximum).toBe(100);
    for (const [work, conditions] of pairs(1, 1_000)) {
      const { score, reasons } = match(work, conditions);
      expect(reasons.map(({ criterion }) => criterion)).toEqual([...matchCriteria]);
      expect(reasons.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      for (const { criterion, state, points, weight } of reasons) {
        const { weight: full, conditional } = matchWeights[criterion];
        expect(weight).toBe(full);
        expect(state === "MET" ? [full, conditional] : [0]).toContain(points);
      }
    }
  });

  it("gives the same answer to the same question", () => {
    for (const [work, conditions] of pairs(2, 200)) {
      expect(match(structuredClone(work), structuredClone(conditions))).toEqual(match(work, conditions));
    }
  });

  it("flips exactly the reason that names the condition which changed", () => {
    const seen = new Set<string>();
    for (const [[work, before], [, other]] of pairs(3, 500).map(
      (pair, index, all) => [pair, all[(index + 1) % all.length] ?? pair] as const,
    )) {
      for (const key of keys) {
        const changed = changedReasons(match(work, before), match(work, { ...before, [key]: other[key] }));
        expect([[], [about[key]]]).toContainEqual(changed);
        if (changed.length > 0) seen.add(key);
      }
    }
    expect([...seen].toSorted()).toEqual([...keys].toSorted());
  });

  it("says why in numbers that can be read: both sides of the comparison", () => {
    const random = seeded(4);
    const work = randomWork(random);
    const conditions = randomConditions(random);
    const reasons = match(
      {
        ...work,
        japaneseLevel: "N3",
        monthlyPayMax: 260_000,
        weeklyHours: 40,
        remote: "FULL",
        prefecture: "13",
        requiredQualifications: ["FORKLIFT"],
      },
      { ...conditions, level: "N4", monthlyPay: 250_000, weeklyHours: 36, prefectures: ["27"], qualifications: [] },
    ).reasons;
    const of = (criterion: MatchCriterion) => reasons.find((reason) => reason.criterion === criterion);
    expect(of("LEVEL")).toMatchObject({ state: "UNMET", wanted: ["N4"], offered: ["N3"], points: 0 });
    expect(of("PAY")).toMatchObject({ state: "MET", wanted: ["250000"], offered: ["260000"], points: 10 });
    expect(of("HOURS")).toMatchObject({ state: "MET", wanted: ["36"], offered: ["40"] });
    expect(of("PLACE")).toMatchObject({ state: "MET", wanted: ["27"], offered: ["13", "REMOTE"] });
    expect(of("QUALIFICATIONS")).toMatchObject({ state: "UNKNOWN", wanted: [], offered: ["FORKLIFT"] });
  });
});

describe("the place of a part-time work", () => {
  const conditions: MatchConditions = { ...randomConditions(seeded(8)), prefectures: ["01"], home: { prefecture: "01", city: "札幌市" } };
  const place = (own: Partial<MatchWork>) => {
    const work: MatchWork = { ...randomWork(seeded(9)), prefecture: "01", remote: "NONE", employmentType: "PART_TIME", ...own };
    return match(work, conditions).reasons.find(({ criterion }) => criterion === "PLACE");
  };

  it("is met within reach from home and unmet beyond, though the prefecture is a wished one", () => {
    expect(place({ city: "江別市" })).toMatchObject({ state: "MET", points: 15, offered: ["01"] });
    expect(place({ city: "函館市" })).toMatchObject({ state: "UNMET", points: 0, offered: ["01", "OUT_OF_REACH"] });
  });

  it("is the wished prefecture alone for any other work, for one done at home, and where the town is not known", () => {
    for (const own of [{ employmentType: "FULL_TIME" }, { remote: "FULL" }] as const) {
      expect(place({ city: "函館市", ...own })?.state).toBe("MET");
    }
    expect(place({ city: "どこか町" })?.state).toBe("MET");
    expect(place({ city: null })?.state).toBe("MET");
  });
});

describe("the formula in SQL", () => {
  it.each([
    ["the rules of the product", 5, 0],
    ["rules that take over from others and end", 6, 150],
  ])("gives every work the verdict and the score of the formula in the code, by %s", async (_, seed, count) => {
    const random = seeded(seed);
    const all = [...rules, ...Array.from({ length: count }, () => Object.assign(new PermissionRule(), randomRule(random)))];
    const em = database.fork();
    const company = aCompany(em);
    const works = Array.from({ length: 300 }, () => ({ ...randomWork(random), status: "DRAFT" as const, publishedAt: null }));
    const rows = works.map((work) => aWork(em, company, { ...work, ...townColumnsOf(work) }));
    await em.flush();
    const verdicts = new Set<string>();
    for (let round = 0; round < 60; round += 1) {
      const conditions = randomConditions(random);
      const join = matchJoin({ conditions, rules: all, today });
      const found: { id: string; verdict: string; score: number }[] = await em.execute(
        `select w.id, p.verdict, m.score from work w ${join.text} where w.company_id = ?`,
        [...join.values, company.id],
      );
      const byId = new Map(found.map((row) => [row.id, row]));
      for (const [index, work] of works.entries()) {
        const expected = match(work, conditions, all);
        const row = byId.get(rows[index]?.id ?? "");
        expect({ verdict: row?.verdict, score: row?.score }, JSON.stringify({ work, conditions })).toEqual({
          verdict: expected.permission.verdict,
          score: expected.score,
        });
        verdicts.add(expected.permission.verdict);
      }
    }
    expect(verdicts.size).toBe(4);
  });
});
