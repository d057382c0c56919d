import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { publishDueWorks } from "../life/publish-due-works.ts";
import { Work } from "../posting/work.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(() => server.setNow(new Date("2026-11-20T03:00:00Z")));

type Client = Awaited<ReturnType<TestServer["asCompany"]>>;
const refused = [expect.objectContaining({ code: "WORK_STATUS_NOT_PERMITTED", path: ["content", "acceptedStatuses"] })];

async function draft(company: Client, content: object = {}) {
  const { work } = await changeWork(company, "createWork", { operationId: newId(), content: { ...lawfulInput, ...content } });
  return work ?? { id: "", version: 0 };
}

async function published() {
  const company = await server.asCompany();
  const { id, version } = await draft(company);
  const sent = await changeWork(company, "submitWork", { id, version });
  const admin = await server.asAdmin("OPERATOR");
  const { work } = await changeWork(admin, "approveWork", { id, version: sent.work?.version });
  return { company, admin, id, version: work?.version ?? 0 };
}

/** As if a later rule had taken away what the posting names. @returns the version it has now */
async function forbidNow(id: string): Promise<number> {
  const em = server.em();
  const work = em.assign(await em.findOneOrFail(Work, { id }), { acceptedStatuses: ["TEMPORARY_VISITOR"] });
  await em.flush();
  return work.version;
}

describe("a status that may not do the work", () => {
  it("is not named in what is sent to review, at once or for a day to come, and the refusal tells the rule and its source", async () => {
    const company = await server.asCompany();
    const { id, version } = await draft(company, { acceptedStatuses: ["PERMANENT_RESIDENT", "TEMPORARY_VISITOR"] });
    const { errors } = await changeWork(company, "submitWork", { id, version });
    expect(errors).toEqual(refused);
    expect(errors[0]?.message).toMatch(/^「短期滞在」の人は.+（.+、\d{4}-\d\d-\d\d） 在留資格から外すか/);
    const later = await changeWork(company, "submitWork", { id, version, publishAt: "2026-11-25T00:00:00Z" });
    expect(later.errors).toEqual(refused);
    const { data } = await company.graphql(
      "query($id: ID!) { companyWork(id: $id) { issues { message } } }",
      { id },
      { "accept-language": "en" },
    );
    expect(data.companyWork.issues[0].message).toMatch(/art\. 19\)\. .+ \(.+, \d{4}-\d\d-\d\d\) Take it off/);
  });

  it("is not copied into another posting that is sent", async () => {
    const company = await server.asCompany();
    const { id } = await draft(company, { acceptedStatuses: ["TRAINEE"] });
    const copy = await changeWork(company, "duplicateWork", { id, operationId: newId() });
    const sent = await changeWork(company, "submitWork", { id: copy.work?.id, version: copy.work?.version });
    expect(sent.errors).toEqual(refused);
  });

  it("comes in by a file as a draft that cannot be sent", async () => {
    const company = await server.asCompany();
    await draft(company, { acceptedStatuses: ["TRAINEE"] });
    const headers = { "x-api-version": "1" };
    const text = await (await company.post("/api/company/work/export", {}, headers)).text();
    const [row]: Record<string, string>[] = parse(text, { bom: true, columns: true });
    const form = new FormData();
    form.append("file", new Blob([stringify([{ ...row, 件名: "別の仕事" }], { header: true, bom: true })]), "works.csv");
    const response = await company.post("/api/company/work/import", form, headers);
    expect(response.status).toBe(200);
    const made = await server.em().findOneOrFail(Work, { company: company.company.id, title: "別の仕事" });
    const sent = await changeWork(company, "submitWork", { id: made.id, version: made.version });
    expect(sent.errors).toEqual(refused);
  });

  it("is not named by a change of a published work, by its company or the operator", async () => {
    const { admin, company, id } = await published();
    await changeWork(company, "saveWorkRevision", { workId: id, content: { acceptedStatuses: ["DEPENDENT"] } });
    const query =
      "query($id: ID!) { adminWork(id: $id) { revision { version namedStatuses { status check { verdict reasons { code source } } } } } }";
    const { revision } = (await admin.graphql(query, { id })).data.adminWork;
    expect(revision.namedStatuses).toMatchObject([
      { status: "DEPENDENT", check: { verdict: "NG", reasons: [{ code: "HOURS_OVER_LIMIT" }] } },
    ]);
    const sent = await changeWork(company, "submitWorkRevision", { workId: id, version: revision.version });
    expect(sent.errors).toEqual(refused);
    const current = await server.em().findOneOrFail(Work, { id });
    const corrected = await changeWork(admin, "correctWork", {
      id,
      version: current.version,
      content: { acceptedStatuses: ["TRAINEE"] },
      reason: "訂正",
    });
    expect(corrected.errors).toEqual(refused);
  });

  it("keeps a work from being approved, resumed and opened at its time once the rules forbid it", async () => {
    const company = await server.asCompany();
    const admin = await server.asAdmin("OPERATOR");
    const waiting = await draft(company);
    await changeWork(company, "submitWork", { id: waiting.id, version: waiting.version, publishAt: "2026-11-21T00:00:00Z" });
    const approved = await changeWork(admin, "approveWork", { id: waiting.id, version: await forbidNow(waiting.id) });
    expect(approved.errors).toEqual(refused);

    const open = await published();
    await changeWork(open.company, "pauseWork", { id: open.id, version: open.version });
    const resumed = await changeWork(open.company, "resumeWork", { id: open.id, version: await forbidNow(open.id) });
    expect(resumed.errors).toEqual(refused);

    await server.em().nativeUpdate(Work, { id: waiting.id }, { status: "SCHEDULED" });
    server.setNow(new Date("2026-11-21T00:00:01Z"));
    await publishDueWorks(systemContext(server.services, "test").ctx);
    expect(await server.em().findOne(Work, { id: waiting.id })).toMatchObject({ status: "RETURNED" });
  });
});

describe("students on a full-time work", () => {
  it("are a finding that tells the earliest start, until the condition of graduation stands in the posting", async () => {
    const company = await server.asCompany();
    const { id, version } = await draft(company, { acceptedStatuses: ["STUDENT"] });
    const { errors } = await changeWork(company, "submitWork", { id, version });
    expect(errors).toMatchObject([{ code: "WORK_STUDENT_AFTER_GRADUATION", path: ["content", "studentsAfterGraduation"] }]);
    expect(errors[0]?.message).toContain("早くて2027-04-01から");
    const edited = await changeWork(company, "updateWork", { id, version, content: { studentsAfterGraduation: true } });
    const sent = await changeWork(company, "submitWork", { id, version: edited.work?.version });
    expect(sent).toMatchObject({ work: { status: "REVIEW" }, errors: [] });
  });
});
