import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { openMemoryDatabase } from "../../../testing/database/memory-database.ts";
import { lawfulInput } from "../../../testing/operations/work-operations.ts";
import { findPermissionRules } from "../permission/permission.queries.ts";
import type { PermissionRule } from "../permission/permission-rule.entity.ts";
import { type ContentColumns, columnsOf } from "../posting/work.columns.ts";
import { Work } from "../posting/work.entity.ts";
import { workContentSchema } from "../posting/work.validation.ts";
import { statusProblems } from "./status-problems.ts";

let database: Database;
let permissionRules: PermissionRule[];
beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 4)]]) });
  permissionRules = await findPermissionRules({ em: database.fork() });
});
afterAll(() => database.close());

const care = { category: "WELFARE_CARE", weeklyHours: 40, employmentType: "FULL_TIME", workplaceKind: "CARE_FACILITY" } as const;

function problems(changes: Partial<ContentColumns>, acceptedStatuses: ResidenceStatus[]) {
  const work = Object.assign(new Work(), columnsOf(workContentSchema.parse(lawfulInput)), { studentsAfterGraduation: false }, changes);
  const facts = { work: Object.assign(work, { acceptedStatuses }), today: "2026-11-23", minimumWage: undefined, permissionRules };
  return statusProblems(facts).map(({ code, tier }) => `${tier ?? "BLOCK"} ${code}`);
}

it.each<ResidenceStatus>(["TEMPORARY_VISITOR", "DIPLOMAT", "TRAINEE", "ENGINEER_HUMANITIES_INTERNATIONAL", "DEPENDENT"])(
  "a 40-hour care work cannot name %s",
  (status) => {
    expect(problems(care, [status])).toEqual(["BLOCK WORK_STATUS_NOT_PERMITTED"]);
  },
);

it("a 40-hour care work may name those who can do it", () => {
  expect(problems(care, ["PERMANENT_RESIDENT", "NURSING_CARE"])).toEqual([]);
  expect(problems({ ...care, specifiedSkillField: "CARE" }, ["SPECIFIED_SKILLED_WORKER"])).toEqual([]);
});

it("students are named on a full-time work only for after their graduation", () => {
  expect(problems(care, ["STUDENT"])).toEqual(["BLOCK WORK_STUDENT_AFTER_GRADUATION"]);
  expect(problems({ ...care, studentsAfterGraduation: true }, ["STUDENT"])).toEqual([]);
  expect(problems({ ...care, weeklyHours: 28, employmentType: "PART_TIME" }, ["STUDENT"])).toEqual([]);
});

it("no condition lets students work at an amusement business", () => {
  const hall = { category: "SERVICE", weeklyHours: 20, employmentType: "PART_TIME", workplaceKind: "AMUSEMENT" } as const;
  expect(problems({ ...hall, studentsAfterGraduation: true }, ["STUDENT"])).toEqual(["BLOCK WORK_STATUS_NOT_PERMITTED"]);
});

it("a status whose specialist's duties may lie in the occupation goes to the moderator", () => {
  const hotel = { category: "SERVICE", weeklyHours: 40, employmentType: "FULL_TIME", workplaceKind: "LODGING" } as const;
  expect(problems(hotel, ["ENGINEER_HUMANITIES_INTERNATIONAL"])).toEqual(["ASK WORK_STATUS_TO_CHECK"]);
});

it("nothing is judged before the occupation is chosen", () => {
  expect(problems({ ...care, category: null }, ["TRAINEE"])).toEqual([]);
});
