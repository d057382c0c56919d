import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import type { Work } from "../posting/work.entity.ts";
import { indexWork } from "../search/work.search-index.ts";
import { PermissionRule } from "./permission-rule.entity.ts";

let server: TestServer;
let owner: TestClient & { admin: { id: string } };
let work: Work;
const now = new Date("2026-11-21T03:00:00Z");
const dayBefore = new Date("2027-03-31T14:59:59Z");
const firstDay = new Date("2027-03-31T15:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  owner = await server.asAdmin("OWNER");
  const em = server.em();
  const company = aCompany(em);
  work = aWork(em, company, { title: "週30時間", category: "SERVICE", weeklyHours: 30, startsOn: null });
  indexWork(work, company);
  await em.flush();
});
afterAll(() => server.close());

const thirtyHours = {
  ...{ status: "STUDENT", permission: null, categories: [], reason: "PART_TIME_HOURS", maxWeeklyHours: 30, vacationDailyHours: 8 },
  ...{ validFrom: "2027-04-01", validTo: null, source: "出入国管理及び難民認定法施行規則", sourceDate: "2026-11-20" },
  ...{ evidence: "週30時間以内です。", evidenceEn: "Up to 30 hours a week.", evidenceEasy: "1週間に 30時間まで です。" },
};

async function act(name: string, type: string, input: object) {
  const { data, errors } = await owner.graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { done errors { code path } } }`, {
    input,
  });
  expect(errors).toEqual([]);
  return data[name];
}
const add = (changes: object = {}) => act("addPermissionRule", "AddPermissionRuleInput", { ...thirtyHours, ...changes });
const take = (id: string) => act("withdrawSetting", "WithdrawSettingInput", { kind: "PERMISSION", id });
const problems = (answer: { errors: { code: string; path: string[] }[] }) => answer.errors.map(({ code, path }) => [code, path.join(".")]);

async function rowsOf(subject: string) {
  const { data } = await owner.graphql(
    "{ permissionRuleRows { id status permission categories reason verdict maxWeeklyHours validFrom validTo when by source evidence } }",
  );
  return data.permissionRuleRows.filter((row: Record<string, string>) => (row.status ?? row.permission) === subject);
}

/** Returns the answer about the work to a visitor, and whether a search for the status finds the work. */
async function told(at: Date, status = "STUDENT") {
  server.setNow(at);
  const query = `query ($id: ID!, $status: ResidenceStatus, $filter: WorkFilter) {
    work(id: $id) { permission(residenceStatus: $status) { verdict reasons { code maxWeeklyHours validFrom } } }
    works(filter: $filter) { totalCount { value } } }`;
  const { data } = await server.anonymous().graphql(query, { id: work.id, status, filter: { residenceStatus: status } });
  server.setNow(now);
  const { verdict, reasons } = data.work.permission;
  return { verdict, ...reasons[0], found: data.works.totalCount.value };
}

describe("a rule of work permission", () => {
  it("decides from its first day on, about the work and in the search; the day before the older one does", async () => {
    expect(await add()).toEqual({ done: true, errors: [] });
    const over = { verdict: "NG", code: "HOURS_OVER_LIMIT", maxWeeklyHours: 28, validFrom: "1990-06-01", found: 0 };
    expect(await told(dayBefore)).toEqual(over);
    const within = { verdict: "CONDITIONAL", code: "PART_TIME_HOURS", maxWeeklyHours: 30, validFrom: "2027-04-01", found: 1 };
    expect(await told(firstDay)).toEqual(within);
  });

  it("bounds the hours of the shifts from its first day on, entered long before", async () => {
    const em = server.em();
    const user = aSeeker(em, {}, { residenceStatus: "STUDENT", workPermission: "PART_TIME_28H", partTimePermission: true });
    await em.flush();
    const student = await server.asSeeker(user);
    const mutation = "mutation ($input: AddShiftInput!) { addShift(input: $input) { excesses { limitMinutes } errors { code } } }";
    const enter = async (days: readonly string[]) => {
      const answers: { excesses: { limitMinutes: number }[]; errors: object[] }[] = [];
      for (const day of days) {
        const input = { day, start: "09:00", end: "14:00", employer: "カフェ" };
        answers.push((await student.graphql(mutation, { input })).data.addShift);
      }
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      return answers.flatMap(({ excesses }) => excesses.map(({ limitMinutes }) => limitMinutes));
    };
    const six = (month: string, from: number) =>
      Array.from({ length: 6 }, (_, ahead) => `${month}-${String(from + ahead).padStart(2, "0")}`);
    expect(await enter(six("2027-03", 10))).toContain(28 * 60);
    expect(await enter(six("2027-04", 10))).toEqual([]);
    const calendar = "query ($from: LocalDate!, $to: LocalDate!) { shiftCalendar(from: $from, to: $to) { weeklyLimitMinutes } }";
    const limit = async (from: string, to: string) => (await student.graphql(calendar, { from, to })).data.shiftCalendar.weeklyLimitMinutes;
    expect([await limit("2027-03-31", "2027-03-31"), await limit("2027-04-01", "2027-04-30")]).toEqual([28 * 60, 30 * 60]);
  });

  it("says in the list when it is in force and who added it, and on record that it was added", async () => {
    const [next, shipped] = await rowsOf("STUDENT");
    expect(next).toMatchObject({ reason: "PART_TIME_HOURS", verdict: "CONDITIONAL", maxWeeklyHours: 30, when: "FUTURE", by: "管理花子" });
    expect(shipped).toMatchObject({ maxWeeklyHours: 28, when: "NOW", by: null });
    const record = await server.em().findOneOrFail(AuditEvent, { action: "setting.permission", actorId: owner.admin.id });
    expect(record).toMatchObject({ objectId: next.id, detail: { validFrom: "2027-04-01", subject: "STUDENT", reason: "PART_TIME_HOURS" } });
  });

  it("about some 職種 leaves the others to the row before it; with a last day it gives the word back", async () => {
    const service = { status: "TEMPORARY_VISITOR", categories: ["SERVICE"], reason: "ACTIVITY_TO_CHECK", maxWeeklyHours: null };
    expect(await add({ ...service, vacationDailyHours: null, validFrom: "2026-12-01", validTo: "2026-12-31" })).toMatchObject({
      done: true,
    });
    const refused = { verdict: "NG", code: "NO_WORK", found: 0 };
    expect(await told(new Date("2026-11-30T14:59:59Z"), "TEMPORARY_VISITOR")).toMatchObject(refused);
    const open = { verdict: "NEEDS_CHECK", code: "ACTIVITY_TO_CHECK", found: 1 };
    expect(await told(new Date("2026-11-30T15:00:00Z"), "TEMPORARY_VISITOR")).toMatchObject(open);
    expect(await told(new Date("2026-12-31T14:59:59Z"), "TEMPORARY_VISITOR")).toMatchObject(open);
    expect(await told(new Date("2026-12-31T15:00:00Z"), "TEMPORARY_VISITOR")).toMatchObject(refused);
  });

  it.each([
    [{ validFrom: "2026-11-21" }, [["NOT_IN_FUTURE", "validFrom"]]],
    [{ validFrom: "2020-01-01" }, [["NOT_IN_FUTURE", "validFrom"]]],
    [{ validFrom: "2040-01-01" }, [["TOO_LATE", "validFrom"]]],
    [{}, [["DAY_TAKEN", "validFrom"]]],
    [{ validFrom: "2027-05-01", validTo: "2027-04-30" }, [["END_BEFORE_START", "validTo"]]],
    [{ validFrom: "2027-05-01", sourceDate: "2026-11-22" }, [["NOT_IN_PAST", "sourceDate"]]],
    [{ validFrom: "2027-05-01", maxWeeklyHours: null }, [["REQUIRED", "maxWeeklyHours"]]],
    [{ validFrom: "2027-05-01", permission: "NONE" }, [["REQUIRED", "status"]]],
    [{ validFrom: "2027-05-01", status: null }, [["REQUIRED", "status"]]],
    [{ validFrom: "2027-05-01", status: null, permission: "JAPANESE_NATIONAL" }, [["INVALID", "permission"]]],
    [{ validFrom: "2027-05-01", categories: ["SALES", "SALES"] }, [["INVALID", "categories"]]],
    [{ validFrom: "2027-05-01", evidenceEn: " " }, [["REQUIRED", "evidenceEn"]]],
  ])("with %j is refused: %j", async (changes, expected) => {
    expect(problems(await add(changes))).toEqual(expected);
  });

  it("is refused for a day on which another speaks about one of its 職種, and taken for other ones", async () => {
    const about = (...categories: string[]) => add({ categories, status: "DEPENDENT", validFrom: "2027-06-01" });
    expect(await about("SALES", "OFFICE")).toMatchObject({ done: true });
    expect(problems(await about("OFFICE", "SERVICE"))).toEqual([["DAY_TAKEN", "validFrom"]]);
    expect(await about("SERVICE")).toMatchObject({ done: true });
    expect(await about()).toMatchObject({ done: true });
  });

  it("is taken back while it is not in force, and only then; the one before it holds on", async () => {
    const [next, shipped] = await rowsOf("STUDENT");
    expect(await take(next.id)).toEqual({ done: true, errors: [] });
    for (const id of [next.id, shipped.id, "x"]) expect(problems(await take(id))).toEqual([["NOT_FOUND", "id"]]);
    expect(await told(firstDay)).toMatchObject({ verdict: "NG", maxWeeklyHours: 28 });
    const [change, until] = await rowsOf("TECHNICAL_INTERN");
    expect([change.when, until.when, until.validTo]).toEqual(["FUTURE", "NOW", null]);
    expect(await take(change.id)).toMatchObject({ done: true });
    expect(await told(firstDay, "TECHNICAL_INTERN")).toMatchObject({ verdict: "NG", code: "EMPLOYER_BOUND" });
  });

  it("is never changed: the database refuses it for rows of the past and of today, and rows that begin before they are added", async () => {
    await expect(server.em().nativeUpdate(PermissionRule, { code: "STUDENT" }, { maxWeeklyHours: 40 })).rejects.toThrow("dated");
    await expect(server.em().nativeDelete(PermissionRule, { code: "STUDENT" })).rejects.toThrow("dated");
    const columns = "status, kind, categories, verdict, reason, source_date, source, evidence, evidence_en, evidence_easy";
    const backdated = `insert into permission_rule (code, valid_from, created_at, ${columns})
      select 'X', '2026-11-21', '2026-11-21T00:00:00Z', ${columns} from permission_rule where code = 'TRAINEE'`;
    await expect(server.em().execute(backdated)).rejects.toThrow("permission_rule_future");
  });

  it("is the owner's alone", async () => {
    for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      const { errors } = await (await server.asAdmin(role)).graphql("{ permissionRuleRows { id } }");
      expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
  });
});
