import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { residenceStatuses } from "../../../shared/vocabulary/work-permission.ts";
import { openMemoryDatabase } from "../../../testing/database/memory-database.ts";
import { goldenCases } from "../../../testing/texts/permission-cases.ts";
import type { PermissionSeeker, PermissionWork } from "./permission.facts.ts";
import { workingYears } from "./permission.person.ts";
import { permissionFor } from "./permission.policy.ts";
import { findPermissionRules } from "./permission.queries.ts";
import { rulesInForce } from "./permission.rows.ts";
import { type PermissionVerdict, remedyOf } from "./permission.vocabulary.ts";
import type { PermissionRule } from "./permission-rule.entity.ts";

let database: Database;
let rules: PermissionRule[];
beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) });
  rules = await findPermissionRules({ em: database.fork() });
});
afterAll(() => database.close());

const date = "2026-11-21";

/** Six jobs in the order of the table's columns. */
const shapes: Record<string, PermissionWork> = {
  "hall staff, 20 h": { category: "SERVICE", weeklyHours: 20, acceptedStatuses: [] },
  "kitchen, 40 h, field 外食業": { category: "SERVICE", weeklyHours: 40, specifiedSkillField: "FOOD_SERVICE", acceptedStatuses: [] },
  "engineer, 40 h": { category: "RESEARCH_ENGINEERING", weeklyHours: 40, acceptedStatuses: [] },
  "care, 40 h, field 介護": { category: "WELFARE_CARE", weeklyHours: 40, specifiedSkillField: "CARE", acceptedStatuses: [] },
  "interpreter, 40 h": { category: "LAW_BUSINESS_ARTS", weeklyHours: 40, acceptedStatuses: [] },
  "language teacher, 20 h": { category: "CHILDCARE_EDUCATION", weeklyHours: 20, acceptedStatuses: [] },
};

const verdictOf: Record<string, PermissionVerdict> = { O: "OK", C: "CONDITIONAL", N: "NG", "?": "NEEDS_CHECK" };

/** Written by reading the statuses' activities, not by running the code: O yes, C under a condition, N no, ? to check. */
const golden = `
PERMANENT_RESIDENT                O O O O O O
SPOUSE_OF_JAPANESE                O O O O O O
SPOUSE_OF_PERMANENT_RESIDENT      O O O O O O
LONG_TERM_RESIDENT                O O O O O O
SPECIAL_PERMANENT_RESIDENT        O O O O O O
DIPLOMAT                          N N N N N N
OFFICIAL                          N N N N N N
PROFESSOR                         N N ? N N ?
ARTIST                            N N N N ? N
RELIGIOUS_ACTIVITIES              N N N N ? N
JOURNALIST                        N N N N ? N
HIGHLY_SKILLED_PROFESSIONAL       N N C N C C
BUSINESS_MANAGER                  N N N N N N
LEGAL_ACCOUNTING                  N N N N C N
MEDICAL_SERVICES                  N N N N N N
RESEARCHER                        N N ? N N N
INSTRUCTOR                        N N N N N ?
ENGINEER_HUMANITIES_INTERNATIONAL N N O N C ?
INTRA_COMPANY_TRANSFEREE          N N N N N N
NURSING_CARE                      N N N O N N
ENTERTAINER                       N N N N ? N
SKILLED_LABOR                     ? ? N N N N
SPECIFIED_SKILLED_WORKER          N C N N N N
TECHNICAL_INTERN                  N N N N N N
EMPLOYMENT_SKILL_DEVELOPMENT      N N N N N N
CULTURAL_ACTIVITIES               N N N N N N
TEMPORARY_VISITOR                 N N N N N N
STUDENT                           C N N N N C
TRAINEE                           N N N N N N
DEPENDENT                         C N N N N C
DESIGNATED_ACTIVITIES             ? ? ? ? ? ?`
  .trim()
  .split("\n")
  .map((line) => line.split(/\s+/));

const cases = golden.flatMap(([status = "", ...signs]) =>
  Object.keys(shapes).map((shape, index) => [status, shape, verdictOf[signs[index] ?? ""]] as const),
);

/** Somebody of a status; students and families hold 資格外活動許可, the 特定技能 worker is in 外食業. */
function personOf(status: string): PermissionSeeker {
  const residenceStatus = residenceStatuses.find((known) => known === status);
  return {
    residenceStatus,
    partTimePermission: status === "STUDENT" || status === "DEPENDENT",
    specifiedSkillField: status === "SPECIFIED_SKILLED_WORKER" ? "FOOD_SERVICE" : null,
  };
}

function ask(work: Partial<PermissionWork>, seeker: Partial<PermissionSeeker>, on = date) {
  const answer = permissionFor({
    work: { acceptedStatuses: [], ...work },
    seeker: { partTimePermission: false, ...seeker },
    rules,
    date: on,
  });
  return { verdict: answer.verdict, codes: answer.reasons.map(({ code }) => code), rule: answer.reasons[0]?.rule };
}

describe("whether a status lets a person do a job", () => {
  it("is known for 30 statuses and 特別永住者 and six jobs each", () => {
    expect(golden.map(([status]) => status)).toEqual([...residenceStatuses]);
    expect(cases).toHaveLength(186);
  });

  it.each(cases)("%s as %s is %s", (status, shape, expected) => {
    const work = shapes[shape];
    if (!work || !expected) throw new Error(`No such case: ${shape}`);
    const answer = permissionFor({ work, seeker: personOf(status), rules, date });
    expect(answer.verdict).toBe(expected);
    expect(answer.reasons[0]?.rule?.sourceDate).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(answer.reasons[0]?.rule?.evidence).toMatch(/\S/);
  });
});

describe("the table written from the rules' texts", () => {
  it("has at least 400 cases, each with its source", () => {
    expect(goldenCases.length).toBeGreaterThanOrEqual(400);
    expect(new Set(goldenCases.map(({ name }) => name)).size).toBe(goldenCases.length);
  });

  it("is met in every case", () => {
    const missed = goldenCases.filter(
      ({ work, seeker, date: on, expected }) => permissionFor({ work, seeker, rules, date: on }).verdict !== expected,
    );
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it("gives every verdict a rule with its day and source, or asks for what is missing", () => {
    const bare = goldenCases.flatMap(({ name, work, seeker, date: on }) => {
      const [reason] = permissionFor({ work, seeker, rules, date: on }).reasons;
      return reason && (reason.rule?.sourceDate || remedyOf[reason.code]) ? [] : [name];
    });
    expect(bare).toEqual([]);
  });
});

describe("留学 with 資格外活動許可", () => {
  const student = { residenceStatus: "STUDENT", partTimePermission: true } as const;

  it("may work 28 hours a week under its conditions, and not 30", () => {
    expect(ask({ category: "SERVICE", weeklyHours: 28 }, student)).toMatchObject({ verdict: "CONDITIONAL", codes: ["PART_TIME_HOURS"] });
    const over = ask({ category: "SERVICE", weeklyHours: 30 }, student);
    expect(over).toMatchObject({ verdict: "NG", codes: ["HOURS_OVER_LIMIT"] });
    expect(over.rule?.maxWeeklyHours).toBe(28);
    expect(ask({ weeklyHours: 28.1 }, student).verdict).toBe("NG");
  });

  it("is to be checked when the hours are not said, and no without the permission", () => {
    expect(ask({ category: "SERVICE" }, student)).toMatchObject({ verdict: "NEEDS_CHECK", codes: ["HOURS_UNKNOWN"] });
    expect(ask({ weeklyHours: 10 }, { residenceStatus: "STUDENT" })).toMatchObject({
      verdict: "NG",
      codes: ["PART_TIME_PERMISSION_MISSING"],
    });
  });
});

describe("特定技能", () => {
  const care = { residenceStatus: "SPECIFIED_SKILLED_WORKER", specifiedSkillField: "CARE" } as const;

  it("of 介護 may not do a 外食 job: the field differs", () => {
    expect(ask({ category: "SERVICE", specifiedSkillField: "FOOD_SERVICE" }, care)).toMatchObject({
      verdict: "NG",
      codes: ["FIELD_MISMATCH"],
    });
    expect(ask({ category: "WELFARE_CARE", specifiedSkillField: "CARE" }, care)).toMatchObject({
      verdict: "CONDITIONAL",
      codes: ["FIELD_MATCHES"],
    });
  });

  it("is to be checked while one side does not say its field", () => {
    expect(ask({ category: "WELFARE_CARE" }, care).codes).toEqual(["FIELD_UNKNOWN"]);
    expect(ask({ specifiedSkillField: "CARE" }, { residenceStatus: "SPECIFIED_SKILLED_WORKER" }).codes).toEqual(["FIELD_UNKNOWN"]);
  });
});

describe("dated rules", () => {
  const engineer = { residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL" } as const;

  it("give 技人国 another evidence text from 2026-04-15", () => {
    for (const category of ["RESEARCH_ENGINEERING", "OFFICE", "SALES"] as const) {
      const before = ask({ category }, engineer, "2026-04-14");
      const after = ask({ category }, engineer, "2026-04-15");
      expect(before.rule?.evidence).not.toContain("B2");
      expect(after.rule?.evidence).toContain("B2");
      expect(after.rule?.sourceDate).toBe("2026-04-09");
    }
    expect(ask({ category: "OFFICE" }, engineer, "2026-04-14").verdict).toBe("OK");
    expect(ask({ category: "OFFICE" }, engineer, "2026-04-15")).toMatchObject({ verdict: "CONDITIONAL", codes: ["LANGUAGE_EVIDENCE"] });
  });

  it("judge a job by its first day when that is to come", () => {
    expect(ask({ category: "OFFICE", startsOn: "2026-04-15" }, engineer, "2026-04-01").verdict).toBe("CONDITIONAL");
    expect(ask({ category: "OFFICE", startsOn: "2026-04-14" }, engineer, "2026-04-01").verdict).toBe("OK");
  });

  it("make 技能実習 a question from the start of 育成就労", () => {
    const intern = { residenceStatus: "TECHNICAL_INTERN" } as const;
    expect(ask({ category: "MANUFACTURING" }, intern, "2027-03-31").verdict).toBe("NG");
    expect(ask({ category: "MANUFACTURING" }, intern, "2027-04-01").verdict).toBe("NEEDS_CHECK");
  });

  it("leave no day since 2019 without an answer, nor two rows for the same duties on one day", () => {
    for (const day of ["2019-04-01", "2026-04-14", "2026-04-15", "2027-03-31", "2027-04-01", "2035-01-01"]) {
      for (const status of residenceStatuses) {
        const inForce = rulesInForce(
          rules.filter((rule) => rule.status === status),
          day,
        );
        const bases = inForce.filter(
          ({ kind, designation, workplaceKinds }) => kind !== "GUARD" && !designation && workplaceKinds.length === 0,
        );
        const covered = bases.flatMap(({ categories }) => (categories.length > 0 ? categories : ["the rest"]));
        expect(covered.toSorted(), `${status} ${day}`).toEqual([...new Set(covered)].toSorted());
        expect(covered, `${status} ${day}`).toContain("the rest");
      }
    }
  });
});

describe("在留期限", () => {
  it("before the first day makes a yes conditional, and a no stays a no", () => {
    const permanent = { residenceStatus: "LONG_TERM_RESIDENT", residenceExpiresOn: "2027-03-31" } as const;
    expect(ask({ startsOn: "2027-03-31" }, permanent).verdict).toBe("OK");
    expect(ask({ startsOn: "2027-04-01" }, permanent)).toMatchObject({
      verdict: "CONDITIONAL",
      codes: ["UNRESTRICTED", "EXPIRES_BEFORE_START"],
    });
    expect(ask({}, { residenceStatus: "TRAINEE", residenceExpiresOn: "2026-11-20" })).toMatchObject({
      verdict: "NG",
      codes: ["NO_WORK", "EXPIRED"],
    });
  });
});

describe("what the rules cannot know", () => {
  it("is asked for when nothing was said", () => {
    expect(ask({ category: "SERVICE" }, {})).toMatchObject({ verdict: "NEEDS_CHECK", codes: ["STATUS_UNKNOWN"] });
    expect(ask({}, { residenceStatus: "NURSING_CARE" })).toMatchObject({ verdict: "NEEDS_CHECK", codes: ["DUTIES_UNKNOWN"] });
  });

  it("is checked by people when the company names the status, or a permission is printed on the card", () => {
    const engineer = { residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL" } as const;
    const hotel = { category: "SERVICE", acceptedStatuses: ["ENGINEER_HUMANITIES_INTERNATIONAL"] } as const;
    expect(ask(hotel, engineer)).toMatchObject({ verdict: "NEEDS_CHECK", codes: ["SPECIALIST_DUTIES_ONLY", "NAMED_BY_COMPANY"] });
    expect(ask({ category: "SERVICE" }, { ...engineer, partTimePermission: true }).codes).toEqual([
      "SPECIALIST_DUTIES_ONLY",
      "PART_TIME_PERMISSION_DECIDES",
    ]);
  });

  it.each([
    ["UNRESTRICTED", "OK"],
    ["JAPANESE_NATIONAL", "OK"],
    ["STATUS_BOUND", "NEEDS_CHECK"],
    ["DESIGNATED", "NEEDS_CHECK"],
    ["PART_TIME_28H", "CONDITIONAL"],
    ["NONE", "NG"],
  ] as const)("follows what a person says without a status: %s is %s", (workPermission, verdict) => {
    expect(ask({ category: "SERVICE", weeklyHours: 20 }, { workPermission }).verdict).toBe(verdict);
  });

  it("asks a Japanese national for nothing, whatever else is stored", () => {
    expect(ask({}, { workPermission: "JAPANESE_NATIONAL", residenceStatus: "TRAINEE", residenceExpiresOn: "2020-01-01" }).verdict).toBe(
      "OK",
    );
  });
});

describe("years as the law of labour counts them", () => {
  it.each([
    ["2011-06-10", "2026-11-24", 14, "fifteen, and still at school until March"],
    ["2011-06-10", "2027-03-31", 14, "on the last day of the school year"],
    ["2011-06-10", "2027-04-01", 15, "on the day after it"],
    ["2011-04-01", "2026-04-01", 15, "born on 1 April, who turned fifteen on the day before"],
    ["2011-04-02", "2026-04-02", 14, "born a day later"],
    ["2011-02-03", "2026-04-01", 15, "born early in the year"],
    ["2010-06-10", "2026-11-24", 16, "sixteen"],
    ["2012-06-10", "2026-11-24", 14, "fourteen"],
  ])("%s on %s: %s, %s", (birthDate, day, years) => {
    expect(workingYears(birthDate, day)).toBe(years);
  });
});
