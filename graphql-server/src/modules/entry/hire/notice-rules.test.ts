import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { NoticeRule } from "./notice-rule.entity.ts";

let server: TestServer;
let owner: TestClient & { admin: { id: string } };
let employer: TestClient & { company: Company };
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-21T03:00:00Z"));
  [owner, employer] = [await server.asAdmin("OWNER"), await server.asCompany()];
});
afterAll(() => server.close());

const fifth = {
  ...{ isInsured: true, dueDay: 5, validFrom: "2027-04-01" },
  ...{ source: "施行規則の改正（官報）", sourceDate: "2026-11-20" },
};

async function act(name: string, input: object, client: TestClient = owner) {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
  const text = `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code path } } }`;
  const { data, errors } = await client.graphql(text, { input });
  expect(errors).toEqual([]);
  return data[name].errors.map(({ code, path }: { code: string; path: string[] }) => [code, path.join(".")]);
}
const add = (changes: object = {}) => act("addNoticeRule", { ...fifth, ...changes });
const take = (id: string) => act("withdrawSetting", { kind: "NOTICE", id });
const rows = async () =>
  (await owner.graphql("{ noticeRuleRows { id isInsured dueDay validFrom validTo when by source } }")).data.noticeRuleRows;

/** Somebody hired with a first day. */
async function hired(startsOn: string, terms: object = {}): Promise<string> {
  const em = server.em();
  const work = aWork(em, em.merge(employer.company));
  const entry = anEntry(em, { user: aSeeker(em), work }, { status: "OFFERED" });
  await em.flush();
  const move = "mutation ($input: MoveEntryInput!) { moveEntry(input: $input) { errors { code } } }";
  await employer.graphql(move, { input: { id: entry.id, version: 1, to: "ACCEPTED" } });
  const { data } = await employer.graphql("query ($id: ID!) { companyEntry(id: $id) { hire { version } } }", { id: entry.id });
  const input = { entryId: entry.id, version: data.companyEntry.hire.version, startsOn, isExempt: false, isInsured: true, ...terms };
  expect(await act("saveHireTerms", input, employer)).toEqual([]);
  return entry.id;
}
const due = async (id: string) =>
  (await employer.graphql("query ($id: ID!) { companyEntry(id: $id) { hire { noticeDueOn } } }", { id })).data.companyEntry.hire
    .noticeDueOn;

describe("a rule of 外国人雇用状況の届出", () => {
  it("decides about everybody whose first day is then or later, hired before or after, and gives the word back when it is taken back", async () => {
    const [before, known] = [await hired("2027-03-31"), await hired("2027-04-01")];
    const others = [await hired("2027-04-01", { isInsured: false }), await hired("2027-04-01", { isExempt: true })];
    const told = async (...ids: string[]) => Promise.all(ids.map(due));
    expect(await told(before, known, ...others)).toEqual(["2027-04-10", "2027-05-10", "2027-05-31", null]);
    expect(await add()).toEqual([]);
    expect(await told(before, known, ...others)).toEqual(["2027-04-10", "2027-05-05", "2027-05-31", null]);
    expect(await due(await hired("2027-05-20"))).toBe("2027-06-05");
    const [next] = await rows();
    expect(await take(next.id)).toEqual([]);
    expect(await told(before, known, ...others)).toEqual(["2027-04-10", "2027-05-10", "2027-05-31", null]);
  });

  it("with a last day gives the word back to the row before it", async () => {
    expect(await add({ isInsured: false, dueDay: 20, validFrom: "2027-06-01", validTo: "2027-06-30" })).toEqual([]);
    const days = ["2027-05-31", "2027-06-01", "2027-06-30", "2027-07-01"];
    const dues = await Promise.all(days.map(async (day) => due(await hired(day, { isInsured: false }))));
    expect(dues).toEqual(["2027-06-30", "2027-07-20", "2027-07-20", "2027-08-31"]);
  });

  it("stands in the list with who added it, on record, and what holds now says so", async () => {
    expect(await add()).toEqual([]);
    const [next, now, ...uninsured] = await rows();
    expect(next).toMatchObject({ ...{ dueDay: 5, when: "FUTURE", by: "管理花子" }, source: fifth.source });
    expect(now).toMatchObject({ dueDay: 10, validFrom: "2007-10-01", when: "NOW", by: null });
    expect(uninsured.map(({ when }: { when: string }) => when)).toEqual(["FUTURE", "NOW"]);
    const record = await server.em().findOneOrFail(AuditEvent, { action: "setting.notice", objectId: next.id });
    expect(record).toMatchObject({ actorId: owner.admin.id, detail: { validFrom: "2027-04-01", isInsured: true, dueDay: 5 } });
  });

  it.each([
    [{ validFrom: "2026-11-21" }, [["NOT_IN_FUTURE", "validFrom"]]],
    [{ validFrom: "2040-01-01" }, [["TOO_LATE", "validFrom"]]],
    [{}, [["DAY_TAKEN", "validFrom"]]],
    [{ validFrom: "2027-08-01", validTo: "2027-07-31" }, [["END_BEFORE_START", "validTo"]]],
    [{ validFrom: "2027-08-01", sourceDate: "2026-11-22" }, [["NOT_IN_PAST", "sourceDate"]]],
    [{ validFrom: "2027-08-01", source: " " }, [["REQUIRED", "source"]]],
    [{ validFrom: "2027-08-01", dueDay: 32 }, [["ABOVE_MAXIMUM", "dueDay"]]],
  ])("with %j is refused: %j", async (changes, expected) => {
    expect(await add(changes)).toEqual(expected);
  });

  it("in force is never taken back, by the database neither", async () => {
    const now = (await rows()).find(({ when }: { when: string }) => when === "NOW");
    for (const id of [now.id, "x"]) expect(await take(id)).toEqual([["NOT_FOUND", "id"]]);
    await expect(server.em().nativeUpdate(NoticeRule, { code: now.id }, { dueDay: 1 })).rejects.toThrow("dated");
    await expect(server.em().nativeDelete(NoticeRule, { code: now.id })).rejects.toThrow("dated");
  });

  it("is the owner's alone", async () => {
    for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      const { errors } = await (await server.asAdmin(role)).graphql("{ noticeRuleRows { id } }");
      expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
  });
});
