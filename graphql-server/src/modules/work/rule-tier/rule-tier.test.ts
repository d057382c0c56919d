import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { RuleTier } from "../../base/judging/rule-tier.entity.ts";

const now = new Date("2026-11-28T03:00:00Z");
const later = new Date("2026-11-30T03:00:00Z");
const questionable = "地域で一番の待遇です。";
const rule = "WORK_WORDING_MISLEADING";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function set(changes: object = {}, client?: TestClient) {
  const owner = client ?? (await server.asAdmin("OWNER"));
  const input = { rule, validFrom: "2026-11-29", raised: true, reason: "行政指導があったため", ...changes };
  const { data } = await owner.graphql(
    "mutation ($input: SetRuleTierInput!) { setRuleTier(input: $input) { done errors { code path } } }",
    { input },
  );
  return data.setRuleTier;
}
const codes = (answer: { errors: { code: string }[] }) => answer.errors.map(({ code }) => code);

async function rules() {
  const query = "{ raisableRules { rule says tier rows { id validFrom when raised reason by } } }";
  const { data } = await (await server.asAdmin("OWNER")).graphql(query);
  return new Map<string, { says: string; tier: string; rows: object[] }>(
    data.raisableRules.map((row: { rule: string }) => [row.rule, row]),
  );
}

async function employer() {
  const em = server.em();
  const company = aCompany(em, { plan: "STANDARD" });
  await em.flush();
  return server.asCompany("OWNER", company);
}

/** Codes with which a posting of these words is sent, and with which it is checked, by tier. */
async function judged(content: object) {
  const company = await employer();
  const { data } = await company.graphql(
    "query ($content: WorkContentInput!) { checkPosting(content: $content) { issues { code tier } } }",
    { content: { ...lawfulInput, ...content } },
  );
  const made = await changeWork(company, "createWork", { operationId: newId(), content: { ...lawfulInput, ...content } });
  const sent = await changeWork(company, "submitWork", { id: made.work?.id, version: made.work?.version });
  return { checked: data.checkPosting.issues, sent: sent.errors.map(({ code }) => code), company };
}

const template = (client: TestClient) =>
  client.graphql("mutation ($input: SaveCompanyTemplateInput!) { saveCompanyTemplate(input: $input) { errors { code path } } }", {
    input: { name: "案内", body: questionable },
  });

describe("the rules that ask", () => {
  it("are listed with what they say, and ask by themselves", async () => {
    server.setNow(now);
    const listed = await rules();
    expect(listed.size).toBeGreaterThanOrEqual(27);
    for (const { tier, says, rows } of listed.values()) expect([tier, says.length > 10, rows]).toEqual(["ASK", true, []]);
    expect(listed.get("WORK_TRIAL_LONG")?.says).not.toContain("{");
    const { checked, sent } = await judged({ appeal: questionable });
    expect(checked).toEqual([{ code: "WORK_WORDING_QUESTIONABLE", tier: "ASK" }]);
    expect(sent).toEqual([]);
  });

  it("are the owner's alone", async () => {
    for (const role of ["OPERATOR", "EDITOR", "ACCOUNTANT"] as const) {
      const { errors } = await (await server.asAdmin(role)).graphql("{ raisableRules { rule } }");
      expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
    }
  });

  it.each([
    [{ rule: "WORK_MINOR_AT_NIGHT" }, "RULE_IS_FLOOR"],
    [{ rule: "WORK_MINOR_AT_NIGHT", raised: false }, "RULE_IS_FLOOR"],
    [{ rule: "NOTHING" }, "RULE_IS_FLOOR"],
    [{ raised: false }, "RULE_UNCHANGED"],
    [{ validFrom: "2026-11-28" }, "NOT_IN_FUTURE"],
    [{ validFrom: "2040-01-01" }, "TOO_LATE"],
    [{ reason: " " }, "REQUIRED"],
    [{ reason: "x".repeat(401) }, "TOO_LONG"],
  ])("cannot be changed by %j: %s", async (changes, code) => {
    server.setNow(now);
    expect(codes(await set(changes))).toEqual([code]);
    expect(await server.em().count(RuleTier)).toBe(0);
  });

  it("stop from the day on which they are raised, at every door, until that is taken back", async () => {
    server.setNow(now);
    expect(await set()).toEqual({ done: true, errors: [] });
    expect(codes(await set())).toEqual(["DAY_TAKEN"]);
    expect(codes(await set({ validFrom: "2026-12-05" }))).toEqual(["RULE_UNCHANGED"]);
    const record = await server.em().findOneOrFail(AuditEvent, { action: "setting.rule" });
    expect([record.objectId, record.detail]).toEqual([rule, { validFrom: "2026-11-29", kind: "RAISED", reason: "行政指導があったため" }]);
    expect((await judged({ appeal: questionable })).sent).toEqual([]);

    server.setNow(later);
    const raised = await judged({ appeal: questionable });
    expect(raised.checked).toEqual([{ code: rule, tier: "BLOCK" }]);
    expect(raised.sent).toEqual([rule]);
    expect((await template(raised.company)).data.saveCompanyTemplate.errors).toEqual([{ code: rule, path: ["body"] }]);
    expect((await rules()).get(rule)).toMatchObject({ tier: "BLOCK", rows: [{ when: "NOW", raised: true, by: "管理花子" }] });

    expect(await set({ validFrom: "2026-12-01", raised: false, reason: "指導が解けたため" })).toEqual({ done: true, errors: [] });
    server.setNow(new Date("2026-12-01T03:00:00Z"));
    const again = await judged({ appeal: questionable });
    expect([again.checked, again.sent]).toEqual([[{ code: "WORK_WORDING_QUESTIONABLE", tier: "ASK" }], []]);
    expect((await template(again.company)).data.saveCompanyTemplate.errors).toEqual([]);
    expect((await rules()).get(rule)?.tier).toBe("ASK");
  });

  it("of a posting's structure stop as well, and a row to come is taken back", async () => {
    server.setNow(new Date("2026-12-02T03:00:00Z"));
    const trial = { contract: { ...lawfulInput.contract, trial: true, trialMonths: 12, trialConditions: "本採用と同じ条件です" } };
    const before = await judged(trial);
    expect(before.checked).toContainEqual({ code: "WORK_TRIAL_LONG", tier: "ASK" });
    expect(await set({ rule: "WORK_TRIAL_LONG", validFrom: "2026-12-03" })).toEqual({ done: true, errors: [] });
    expect(await set({ rule: "WORK_DATES_QUESTIONABLE", validFrom: "2026-12-03" })).toEqual({ done: true, errors: [] });
    const owner = await server.asAdmin("OWNER");
    const take = async (id: string) =>
      (
        await owner.graphql("mutation ($input: WithdrawSettingInput!) { withdrawSetting(input: $input) { done errors { code } } }", {
          input: { kind: "RULE_TIER", id },
        })
      ).data.withdrawSetting;
    expect(await take("WORK_DATES_QUESTIONABLE:2026-12-03")).toEqual({ done: true, errors: [] });
    expect(codes(await take(`${rule}:2026-11-29`))).toEqual(["NOT_FOUND"]);
    server.setNow(new Date("2026-12-03T03:00:00Z"));
    const after = await judged(trial);
    expect(after.checked).toContainEqual({ code: "WORK_TRIAL_LONG", tier: "BLOCK" });
    expect(after.sent).toContain("WORK_TRIAL_LONG");
    expect((await rules()).get("WORK_DATES_QUESTIONABLE")).toMatchObject({ tier: "ASK", rows: [] });
  });
});
