import { describe, expect, it } from "vitest";
import { type DatedRule, holdsPartTimePermission, judgedDay, type PermissionSeeker, type PermissionWork } from "./permission.facts.ts";
import { permissionFor } from "./permission.policy.ts";
import { mayDoAnyWork, rulesInForce, rulesOf } from "./permission.rows.ts";

const row = (code: string, changes: Partial<DatedRule> = {}): DatedRule => ({
  ...{ code, status: "STUDENT", permission: null, kind: "STATUS", categories: [], verdict: "OK", reason: "WITHIN_STATUS" },
  ...{ validFrom: "2020-01-01", validTo: null, ...changes },
});
const codesOf = (rules: readonly DatedRule[]) => rules.map(({ code }) => code);

/** Answers by made-up rows, for a student on a day of 2026. */
function ask(rules: readonly DatedRule[], work: Partial<PermissionWork> = {}, seeker: Partial<PermissionSeeker> = {}) {
  const person = { residenceStatus: "STUDENT", partTimePermission: false, ...seeker } as const;
  const answer = permissionFor({ work: { acceptedStatuses: [], ...work }, seeker: person, rules, date: "2026-06-15" });
  return [answer.verdict, ...answer.reasons.map(({ code, rule }) => (rule ? `${code} by ${rule.code}` : code))];
}

describe("the rows of a person", () => {
  const rules = [row("student"), row("trainee", { status: "TRAINEE" }), row("card", { status: null, permission: "DESIGNATED" })];

  it("are those of the status, else those of what the person says", () => {
    expect(codesOf(rulesOf({ residenceStatus: "TRAINEE", workPermission: "DESIGNATED", partTimePermission: false }, rules))).toEqual([
      "trainee",
    ]);
    expect(codesOf(rulesOf({ residenceStatus: null, workPermission: "DESIGNATED", partTimePermission: false }, rules))).toEqual(["card"]);
  });

  it("are none for who says nothing, not even the rows that are about no permission", () => {
    expect(rulesOf({ residenceStatus: null, workPermission: null, partTimePermission: false }, rules)).toEqual([]);
  });

  it("of a Japanese national are not those of a status", () => {
    expect(rulesOf({ residenceStatus: "STUDENT", workPermission: "JAPANESE_NATIONAL", partTimePermission: false }, rules)).toEqual([]);
  });
});

describe("the rows in force", () => {
  it("count from their first day to their last, both included", () => {
    const one = [row("one", { validFrom: "2026-04-01", validTo: "2026-06-30" })];
    expect(["2026-03-31", "2026-04-01", "2026-06-30", "2026-07-01"].map((day) => rulesInForce(one, day).length)).toEqual([0, 1, 1, 0]);
  });

  it("give way to a newer one about the same duties, and come back when that ends", () => {
    const rules = [row("old"), row("new", { validFrom: "2026-04-01", validTo: "2026-06-30" })];
    expect(codesOf(rulesInForce(rules, "2026-03-31"))).toEqual(["old"]);
    expect(codesOf(rulesInForce(rules, "2026-05-01"))).toEqual(["new"]);
    expect(codesOf(rulesInForce(rules.toReversed(), "2026-05-01"))).toEqual(["new"]);
    expect(codesOf(rulesInForce(rules, "2026-07-01"))).toEqual(["old"]);
  });

  it("hold beside a newer one that leaves some of their duties to them", () => {
    const old = row("old", { categories: ["SALES", "OFFICE"] });
    const newer = row("new", { categories: ["SALES"], validFrom: "2026-04-01" });
    const rest = row("rest", { validFrom: "2021-01-01" });
    expect(codesOf(rulesInForce([old, rest, newer], "2026-05-01"))).toEqual(["new", "rest", "old"]);
    expect(codesOf(rulesInForce([row("gone", { categories: ["SALES"] }), newer], "2026-05-01"))).toEqual(["new"]);
  });
});

describe("a status without limits", () => {
  const free = row("free", { reason: "UNRESTRICTED" });

  it("has nothing but rows that say so", () => {
    expect(mayDoAnyWork("STUDENT", [free], "2026-06-15")).toBe(true);
    expect(mayDoAnyWork("STUDENT", [free, row("sales", { categories: ["SALES"] })], "2026-06-15")).toBe(false);
    expect(mayDoAnyWork("STUDENT", [row("other", { status: "TRAINEE" }), free], "2026-06-15")).toBe(true);
  });

  it("is none on a day without rows", () => {
    expect(mayDoAnyWork("STUDENT", [free], "2019-12-31")).toBe(false);
    expect(mayDoAnyWork("TRAINEE", [free], "2026-06-15")).toBe(false);
  });
});

describe("資格外活動許可", () => {
  it.each([
    [true, null, true],
    [false, "PART_TIME_28H", true],
    [false, "DESIGNATED", false],
    [false, null, false],
  ] as const)("%s and %s: %s", (partTimePermission, workPermission, holds) => {
    expect(holdsPartTimePermission({ partTimePermission, workPermission })).toBe(holds);
  });

  const hours = row("hours", { kind: "PART_TIME", verdict: "CONDITIONAL", reason: "PART_TIME_HOURS", maxWeeklyHours: 28 });

  it.each([
    [28, ["CONDITIONAL", "PART_TIME_HOURS by hours"]],
    [28.1, ["NG", "HOURS_OVER_LIMIT by hours"]],
    [null, ["NEEDS_CHECK", "HOURS_UNKNOWN by hours"]],
  ])("allows %s hours: %j", (weeklyHours, answer) => {
    expect(ask([hours], { weeklyHours }, { partTimePermission: true })).toEqual(answer);
  });

  it("is needed, and its row without hours allows none", () => {
    expect(ask([hours], { weeklyHours: 1 })).toEqual(["NG", "PART_TIME_PERMISSION_MISSING by hours"]);
    const none = { ...hours, maxWeeklyHours: null };
    expect(ask([none], { weeklyHours: 1 }, { partTimePermission: true })).toEqual(["NG", "HOURS_OVER_LIMIT by hours"]);
  });
});

describe("the row that decides", () => {
  const rest = row("rest", { verdict: "NG", reason: "NO_WORK" });
  const sales = row("sales", { categories: ["SALES"], verdict: "CONDITIONAL", reason: "LANGUAGE_EVIDENCE" });
  const field = row("field", { kind: "FIELD", categories: ["WELFARE_CARE"], verdict: "CONDITIONAL", reason: "FIELD_MATCHES" });

  it("is the one that names the duties, else the one for the rest", () => {
    expect(ask([rest, sales], { category: "SALES" })).toEqual(["CONDITIONAL", "LANGUAGE_EVIDENCE by sales"]);
    expect(ask([sales, rest], { category: "OFFICE" })).toEqual(["NG", "NO_WORK by rest"]);
    expect(ask([sales], { category: "OFFICE" })).toEqual(["NEEDS_CHECK", "NO_RULE"]);
  });

  it("waits for the duties where rows name some, and for none where no row does", () => {
    expect(ask([sales, rest])).toEqual(["NEEDS_CHECK", "DUTIES_UNKNOWN"]);
    expect(ask([rest])).toEqual(["NG", "NO_WORK by rest"]);
  });

  it("is that of the field before that of the duties, once the work says its field", () => {
    const carer = { specifiedSkillField: "CARE" } as const;
    expect(ask([sales, field, rest], { category: "SALES", specifiedSkillField: "CARE" }, carer)).toEqual([
      "CONDITIONAL",
      "FIELD_MATCHES by field",
    ]);
    expect(ask([field, rest], { specifiedSkillField: "FOOD_SERVICE" }, carer)).toEqual(["NG", "FIELD_MISMATCH by field"]);
    expect(ask([field, rest], { specifiedSkillField: "CARE" })).toEqual(["NEEDS_CHECK", "FIELD_UNKNOWN by field"]);
    expect(ask([field, rest], { category: "WELFARE_CARE" }, carer)).toEqual(["NEEDS_CHECK", "FIELD_UNKNOWN by field"]);
  });
});

describe("duties outside the status", () => {
  const outside = row("outside", { verdict: "NG", reason: "OUTSIDE_STATUS" });

  it("are no, unless a permission may decide, whatever the company names", () => {
    expect(ask([outside])).toEqual(["NG", "OUTSIDE_STATUS by outside"]);
    expect(ask([outside], { acceptedStatuses: ["TRAINEE"] })).toEqual(["NG", "OUTSIDE_STATUS by outside"]);
    expect(ask([outside], { acceptedStatuses: ["STUDENT"] })).toEqual(["NG", "OUTSIDE_STATUS by outside"]);
    expect(ask([outside], {}, { partTimePermission: true })).toEqual([
      "NEEDS_CHECK",
      "OUTSIDE_STATUS by outside",
      "PART_TIME_PERMISSION_DECIDES",
    ]);
  });

  it("are a question where a specialist's duties may lie in them and the company names the status", () => {
    const special = row("special", { verdict: "NG", reason: "SPECIALIST_DUTIES_ONLY" });
    expect(ask([special])).toEqual(["NG", "SPECIALIST_DUTIES_ONLY by special"]);
    expect(ask([special], { acceptedStatuses: ["TRAINEE", "STUDENT"] })).toEqual([
      "NEEDS_CHECK",
      "SPECIALIST_DUTIES_ONLY by special",
      "NAMED_BY_COMPANY",
    ]);
  });

  it("are no at an amusement business, whatever the permission", () => {
    const seeker = { partTimePermission: true };
    expect(ask([outside], { workplaceKind: "AMUSEMENT" }, seeker)).toEqual(["NG", "AMUSEMENT_BANNED"]);
  });

  it("of another reason are what the row says, whoever names the status", () => {
    expect(ask([row("no", { verdict: "NG", reason: "NO_WORK" })], { acceptedStatuses: ["STUDENT"] }, { partTimePermission: true })).toEqual(
      ["NG", "NO_WORK by no"],
    );
  });
});

describe("the day and the period of stay", () => {
  it("is the first day of work when that is still to come", () => {
    const work = (startsOn: string | null) => ({ acceptedStatuses: [], startsOn });
    expect([null, "2026-06-14", "2026-06-15", "2026-06-16"].map((startsOn) => judgedDay(work(startsOn), "2026-06-15"))).toEqual([
      "2026-06-15",
      "2026-06-15",
      "2026-06-15",
      "2026-06-16",
    ]);
  });

  it.each([
    ["2026-06-15", {}, ["OK", "WITHIN_STATUS by one"]],
    ["2026-06-14", {}, ["NG", "EXPIRED"]],
    ["2026-06-14", { renewalAppliedOn: "2026-06-14" }, ["CONDITIONAL", "WITHIN_STATUS by one", "RENEWAL_PENDING"]],
    ["2026-06-14", { renewalAppliedOn: "2026-06-15" }, ["NG", "EXPIRED"]],
    ["2026-06-14", { workPermission: "STATUS_BOUND" }, ["NG", "EXPIRED"]],
    [null, {}, ["OK", "WITHIN_STATUS by one"]],
  ] as const)("that ends on %s: %j %j", (residenceExpiresOn, seeker, answer) => {
    expect(ask([row("one")], {}, { residenceExpiresOn, ...seeker })).toEqual(answer);
  });

  it("that is over says no beside whatever else says no", () => {
    const expired = { residenceExpiresOn: "2026-06-14" };
    expect(ask([row("no", { verdict: "NG", reason: "NO_WORK" })], {}, expired)).toEqual(["NG", "NO_WORK by no", "EXPIRED"]);
    expect(ask([], {}, { ...expired, residenceStatus: null })).toEqual(["NG", "EXPIRED"]);
  });

  it("is not asked of a Japanese national", () => {
    const national = row("national", { status: null, permission: "JAPANESE_NATIONAL", reason: "UNRESTRICTED" });
    expect(ask([national], {}, { workPermission: "JAPANESE_NATIONAL", residenceExpiresOn: "2020-01-01" })).toEqual([
      "OK",
      "UNRESTRICTED by national",
    ]);
  });
});
