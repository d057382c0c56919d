import { describe, expect, it } from "vitest";
import type { MatchConditions } from "./matching.conditions.ts";
import { hoursTolerance, matchCriteria, matchStates, matchWeights } from "./matching.criteria.ts";
import { type MatchWork, matchOf } from "./matching.policy.ts";

const none: MatchConditions = {
  home: null,
  ...{ level: null, prefectures: [], categories: [], monthlyPay: null, weeklyHours: null, employmentTypes: [], qualifications: [] },
  permission: {
    workPermission: null,
    residenceStatus: null,
    residenceExpiresOn: null,
    partTimePermission: false,
    specifiedSkillField: null,
  },
};

describe("the published weights", () => {
  it("are these, of hundred points in this order, and a permission under a condition has 15", () => {
    expect(matchCriteria.map((criterion) => [criterion, matchWeights[criterion].weight, matchWeights[criterion].conditional])).toEqual([
      ["LEVEL", 25, null],
      ["PERMISSION", 20, 15],
      ["PLACE", 15, null],
      ["CATEGORY", 12, null],
      ["PAY", 10, null],
      ["HOURS", 8, null],
      ["EMPLOYMENT_TYPE", 5, null],
      ["QUALIFICATIONS", 5, null],
    ]);
    expect(matchStates).toEqual(["MET", "UNMET", "UNKNOWN"]);
    expect(hoursTolerance).toBe(4);
  });
});

describe("a work beside the conditions", () => {
  const work: MatchWork = {
    ...{ category: "SERVICE", weeklyHours: 30, acceptedStatuses: [], japaneseLevel: "N3", prefecture: "13", remote: "NONE" },
    ...{ monthlyPayMax: 250_000, employmentType: "PART_TIME", requiredQualifications: ["FORKLIFT", "CARE_INITIAL"] },
  };
  const stateOf = (criterion: (typeof matchCriteria)[number], conditions: Partial<MatchConditions>, changes: Partial<MatchWork> = {}) =>
    matchOf({ work: { ...work, ...changes }, conditions: { ...none, ...conditions }, rules: [], today: "2026-11-21" }).reasons.find(
      (reason) => reason.criterion === criterion,
    )?.state;

  it.each([
    ["LEVEL", { level: "N3" }, {}, "MET"],
    ["LEVEL", { level: "N4" }, {}, "UNMET"],
    ["LEVEL", { level: null }, {}, "UNKNOWN"],
    ["LEVEL", { level: null }, { japaneseLevel: "NONE" }, "MET"],
    ["PLACE", { prefectures: ["27", "13"] }, {}, "MET"],
    ["PLACE", { prefectures: ["27"] }, {}, "UNMET"],
    ["PLACE", { prefectures: ["27"] }, { remote: "FULL" }, "MET"],
    ["PLACE", { prefectures: ["27"] }, { remote: "FULL", prefecture: null }, "MET"],
    ["PLACE", { prefectures: ["27"] }, { prefecture: null }, "UNKNOWN"],
    ["PLACE", {}, { remote: "FULL" }, "UNKNOWN"],
    ["CATEGORY", { categories: ["WELFARE_CARE", "SERVICE"] }, {}, "MET"],
    ["CATEGORY", { categories: ["WELFARE_CARE"] }, {}, "UNMET"],
    ["CATEGORY", { categories: ["WELFARE_CARE"] }, { category: null }, "UNKNOWN"],
    ["CATEGORY", {}, {}, "UNKNOWN"],
    ["PAY", { monthlyPay: 250_000 }, {}, "MET"],
    ["PAY", { monthlyPay: 250_001 }, {}, "UNMET"],
    ["PAY", { monthlyPay: 250_000 }, { monthlyPayMax: null }, "UNKNOWN"],
    ["PAY", {}, {}, "UNKNOWN"],
    ["HOURS", { weeklyHours: 26 }, {}, "MET"],
    ["HOURS", { weeklyHours: 34 }, {}, "MET"],
    ["HOURS", { weeklyHours: 25 }, {}, "UNMET"],
    ["HOURS", { weeklyHours: 35 }, {}, "UNMET"],
    ["HOURS", { weeklyHours: 30 }, { weeklyHours: null }, "UNKNOWN"],
    ["HOURS", {}, {}, "UNKNOWN"],
    ["EMPLOYMENT_TYPE", { employmentTypes: ["FULL_TIME", "PART_TIME"] }, {}, "MET"],
    ["EMPLOYMENT_TYPE", { employmentTypes: ["FULL_TIME"] }, {}, "UNMET"],
    ["EMPLOYMENT_TYPE", { employmentTypes: ["FULL_TIME"] }, { employmentType: null }, "UNKNOWN"],
    ["EMPLOYMENT_TYPE", {}, {}, "UNKNOWN"],
    ["QUALIFICATIONS", { qualifications: ["CARE_INITIAL", "FORKLIFT"] }, {}, "MET"],
    ["QUALIFICATIONS", { qualifications: ["FORKLIFT"] }, {}, "UNMET"],
    ["QUALIFICATIONS", {}, {}, "UNKNOWN"],
    ["QUALIFICATIONS", {}, { requiredQualifications: [] }, "MET"],
  ] as const)("%s: %j and %j are %s", (criterion, conditions, changes, state) => {
    expect(stateOf(criterion, conditions, changes)).toBe(state);
  });
});
