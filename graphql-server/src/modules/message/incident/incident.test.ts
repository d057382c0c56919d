import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { AuditEvent } from "../../base/audit/audit-event.entity.ts";
import { OutboxMail } from "../../base/jobs/outbox-mail.entity.ts";
import { DataIncidentStep } from "./data-incident-step.entity.ts";
import { clocksOf } from "./incident-clocks.ts";
import { remindIncidents } from "./remind-incidents.ts";

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  clerk = await server.asAdmin("OPERATOR");
});
afterAll(() => server.close());
const at = (time: string) => server.setNow(new Date(time));
beforeEach(() => at("2026-11-20T03:00:00Z"));

const none = { sensitive: false, financial: false, malicious: false };
const facts = { kind: "LEAK", summary: "履歴書を別の会社に送った。", people: 1, ...none, sensitive: true };
const shown =
  "id version number status mustReport late preliminaryDueOn finalDueOn preliminaryReportedAt finalReportedAt peopleToldAt steps { kind body by }";

async function act(name: string, type: string, input: object) {
  const { data, errors } = await clerk.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { incident { ${shown} } errors { code path } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data[name];
}
const record = (changes: object = {}) =>
  act("recordDataIncident", "RecordDataIncidentInput", {
    operationId: newId(),
    noticedAt: "2026-11-20T02:00:00.000Z",
    ...facts,
    ...changes,
  });
const step = ({ id, version }: { id: string; version: number }, kind: string) =>
  act("addDataIncidentStep", "AddDataIncidentStepInput", { id, version, kind, body: "電話で伝えた。" });

describe("the clocks of a data incident", () => {
  const of = (changes: object) => clocksOf({ noticedAt: new Date("2026-11-20T02:00:00Z"), people: 1, ...none, ...changes });

  it("count the day on which it was known as the first, in Japan, and end the final report on a working day", () => {
    expect(of({ sensitive: true })).toEqual({
      mustReport: true,
      preliminaryAimOn: "2026-11-22",
      preliminaryDueOn: "2026-11-24",
      // The thirtieth day is a Saturday.
      finalDueOn: "2026-12-21",
    });
    expect(clocksOf({ noticedAt: new Date("2026-11-19T15:30:00Z"), people: 1, ...none }).preliminaryAimOn).toBe("2026-11-22");
  });

  it("give sixty days where somebody may have meant it", () => {
    expect(of({ malicious: true }).finalDueOn).toBe("2027-01-18");
  });

  it.each([
    [{ sensitive: true }, true],
    [{ financial: true }, true],
    [{ malicious: true, people: null }, true],
    [{ people: 1_000 }, false],
    [{ people: 1_001 }, true],
    [{ people: null }, false],
  ])("of %j run: %s", (changes, mustReport) => expect(of(changes).mustReport).toBe(mustReport));
});

describe("the register of data incidents", () => {
  it("gives each a number, once however often it is sent, and refuses what lies ahead", async () => {
    const operationId = newId();
    const first = await record({ operationId });
    expect(first.incident).toMatchObject({
      number: "D-2026-0001",
      status: "OPEN",
      mustReport: true,
      late: false,
      steps: [{ kind: "NOTICED" }],
    });
    expect((await record({ operationId })).incident.id).toBe(first.incident.id);
    expect((await record({ operationId, summary: "別の事故" })).errors).toEqual([{ code: "OPERATION_CONFLICT", path: ["operationId"] }]);
    expect((await record()).incident.number).toBe("D-2026-0002");
    expect((await record({ noticedAt: "2026-11-20T04:00:00.000Z" })).errors).toEqual([{ code: "NOT_IN_PAST", path: ["noticedAt"] }]);
  });

  it("stops a clock with the report, and is closed only after the final one and the word to the people", async () => {
    const { incident } = await record();
    expect((await step(incident, "CLOSED")).errors).toMatchObject([{ code: "INCIDENT_UNREPORTED" }]);
    const first = (await step(incident, "PRELIMINARY_REPORTED")).incident;
    expect(first.preliminaryReportedAt).toBe("2026-11-20T03:00:00.000Z");
    const final = (await step(first, "FINAL_REPORTED")).incident;
    expect((await step(final, "CLOSED")).errors).toMatchObject([{ code: "INCIDENT_UNREPORTED" }]);
    const closed = (await step((await step(final, "PEOPLE_TOLD")).incident, "CLOSED")).incident;
    expect(closed).toMatchObject({ status: "CLOSED", late: false });
    expect((await step(closed, "NOTE")).errors).toMatchObject([{ code: "INCIDENT_CLOSED" }]);
    expect((await step(incident, "NOTE")).errors).toMatchObject([{ code: "STALE_VERSION" }]);
  });

  it("starts the clocks when it turns out that more is at stake, and keeps what was known before", async () => {
    const { incident } = await record({ sensitive: false });
    expect(incident.mustReport).toBe(false);
    const change = { id: incident.id, version: incident.version, summary: facts.summary, people: 1_200, ...none };
    const changed = (await act("changeDataIncident", "ChangeDataIncidentInput", change)).incident;
    expect(changed).toMatchObject({
      mustReport: true,
      steps: [{ kind: "NOTICED" }, { kind: "CHANGED", body: expect.stringContaining("1200") }],
    });
  });

  it("says which reports are late, and tells the operator once a day", async () => {
    const { incident } = await record();
    const late = async () =>
      (await clerk.graphql("query ($id: ID!) { dataIncident(id: $id) { late } }", { id: incident.id })).data.dataIncident.late;
    const told = () => server.em().count(OutboxMail, { template: "incidents-due" });
    const remind = () => remindIncidents(systemContext(server.services, "test").ctx);
    const before = await told();
    at("2026-11-24T03:00:00Z");
    expect([await late(), await remind(), await remind()]).toEqual([false, expect.any(Number), 0]);
    at("2026-11-25T03:00:00Z");
    expect([await late(), (await remind()) > 0, await told()]).toEqual([true, true, before + 2]);
  });

  it("keeps who looked, and its steps as they were written; other roles see nothing", async () => {
    const { incident } = await record();
    await clerk.graphql("query ($id: ID!) { dataIncident(id: $id) { summary } }", { id: incident.id });
    expect(await server.em().count(AuditEvent, { objectId: incident.id, action: "dataIncident.read" })).toBe(1);
    await expect(server.em().nativeUpdate(DataIncidentStep, { incident: incident.id }, { body: "別の話" })).rejects.toThrow(/append-only/);
    const editor = await server.asAdmin("EDITOR");
    expect((await editor.graphql("{ dataIncidents { totalCount } }")).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
