import { describe, expect, it } from "vitest";
import { conditionsOf, levelsDisagree, type MatchConditions, unsetCriteria } from "./matching.conditions.ts";

type Profile = Parameters<typeof conditionsOf>[0];
const blank: Profile = {
  selfDeclaredLevel: null,
  certificates: [],
  workPermission: null,
  residenceStatus: null,
  residenceExpiresOn: null,
  partTimePermission: false,
  specifiedSkillField: null,
  designatedActivity: null,
  graduatesOn: null,
  renewalAppliedOn: null,
  isAbroad: false,
  prefecture: null,
  city: null,
  wishedPrefectures: [],
  wishedCategories: [],
  wishedMonthlyPay: null,
  wishedWeeklyHours: null,
  wishedEmploymentTypes: [],
  qualifications: [],
};
const certificate = (kind: "JLPT" | "NAT_TEST", level: "N1" | "N2" | "N3" | "N4" | "N5") => ({
  kind,
  level,
  score: null,
  takenOn: "2025-07",
});
const none: MatchConditions = {
  home: null,
  ...{ level: null, prefectures: [], categories: [], monthlyPay: null, weeklyHours: null, employmentTypes: [], qualifications: [] },
  permission: {
    workPermission: null,
    residenceStatus: null,
    residenceExpiresOn: null,
    partTimePermission: false,
    specifiedSkillField: null,
    designatedActivity: null,
    graduatesOn: null,
    renewalAppliedOn: null,
    isAbroad: false,
  },
};

describe("the conditions of a seeker", () => {
  it("are all that the profile says, word for word", () => {
    const profile: Profile = {
      ...{ selfDeclaredLevel: "N3", certificates: [], qualifications: ["FORKLIFT"], partTimePermission: true },
      ...{ workPermission: "PART_TIME_28H", residenceStatus: "STUDENT", residenceExpiresOn: "2027-03-31", specifiedSkillField: "CARE" },
      ...{ wishedPrefectures: ["13", "27"], wishedCategories: ["SERVICE"], wishedMonthlyPay: 250_001, wishedWeeklyHours: 27 },
      ...{ designatedActivity: "WORKING_HOLIDAY", graduatesOn: "2027-03-20", renewalAppliedOn: "2026-11-01", isAbroad: true },
      wishedEmploymentTypes: ["PART_TIME"],
      ...{ prefecture: "13", city: "新宿区" },
    };
    expect(conditionsOf(profile)).toEqual({
      ...{ level: "N3", prefectures: ["13", "27"], categories: ["SERVICE"], monthlyPay: 250_001, weeklyHours: 27 },
      ...{ employmentTypes: ["PART_TIME"], qualifications: ["FORKLIFT"], home: { prefecture: "13", city: "新宿区" } },
      permission: {
        ...{ workPermission: "PART_TIME_28H", residenceStatus: "STUDENT", residenceExpiresOn: "2027-03-31" },
        ...{ partTimePermission: true, specifiedSkillField: "CARE", designatedActivity: "WORKING_HOLIDAY" },
        ...{ graduatesOn: "2027-03-20", renewalAppliedOn: "2026-11-01", isAbroad: true },
      },
    });
  });

  it("of a profile without a word are none", () => {
    expect(conditionsOf(blank)).toEqual(none);
  });

  it.each([
    ["what the person declares", "N4", [], null, "N4"],
    ["a certificate, where it is higher", "N4", [certificate("JLPT", "N2")], null, "N2"],
    ["what the person declares, where the certificate is lower", "N1", [certificate("JLPT", "N3")], null, "N1"],
    ["the best of the certificates", null, [certificate("JLPT", "N5"), certificate("JLPT", "N3"), certificate("JLPT", "N4")], null, "N3"],
    ["no certificate of another test", "N5", [certificate("NAT_TEST", "N1")], null, "N5"],
    ["what our test measured, where it is highest", "N3", [certificate("JLPT", "N4")], "N1", "N1"],
    ["what our test measured, below what the person declares", "N2", [], "N4", "N4"],
    ["what our test measured, below a certificate that nobody checked", null, [certificate("JLPT", "N1")], "N3", "N3"],
    ["below N5, when that was measured, whatever is declared", "N4", [], "NONE", "NONE"],
    ["mother tongue, which the exam cannot tell from N1", "NATIVE", [], "N1", "NATIVE"],
    ["no mother tongue where less was measured", "NATIVE", [], "N2", "N2"],
    ["nothing that nobody said", null, [certificate("NAT_TEST", "N1")], null, null],
  ] as const)("take for the level %s", (_, selfDeclaredLevel, certificates, measured, level) => {
    expect(conditionsOf({ ...blank, selfDeclaredLevel, certificates: [...certificates] }, { measured, practised: null }).level).toBe(level);
  });

  it("take practice without a measurement for what raises a claim, never for what lowers it", () => {
    const declared = { ...blank, selfDeclaredLevel: "N3" as const };
    expect(conditionsOf(declared, { measured: null, practised: "N2" }).level).toBe("N2");
    expect(conditionsOf(declared, { measured: null, practised: "N5" }).level).toBe("N3");
  });

  it("name a disagreement of two levels between what was measured and what is said", () => {
    expect([levelsDisagree("NONE", "N4"), levelsDisagree("N2", "N4"), levelsDisagree("N3", "N4"), levelsDisagree(null, "N1")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("criteria without a condition", () => {
  const all = ["LEVEL", "PERMISSION", "PLACE", "CATEGORY", "PAY", "HOURS", "EMPLOYMENT_TYPE"];

  it("are all but the licences for who has said nothing, in the order they are shown", () => {
    expect(unsetCriteria(none)).toEqual(all);
  });

  it.each([
    ["LEVEL", { level: "N5" }],
    ["PERMISSION", { permission: { ...none.permission, residenceStatus: "STUDENT" } }],
    ["PERMISSION", { permission: { ...none.permission, workPermission: "UNRESTRICTED" } }],
    ["PLACE", { prefectures: ["13"] }],
    ["CATEGORY", { categories: ["SERVICE"] }],
    ["PAY", { monthlyPay: 1 }],
    ["HOURS", { weeklyHours: 1 }],
    ["EMPLOYMENT_TYPE", { employmentTypes: ["PART_TIME"] }],
  ] as const)("are without %s as soon as one is set", (criterion, set) => {
    expect(unsetCriteria({ ...none, ...set })).toEqual(all.filter((one) => one !== criterion));
  });
});
