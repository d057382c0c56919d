import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkReport } from "./work-report.entity.ts";

let server: TestServer;
let employer: Awaited<ReturnType<TestServer["asCompany"]>>;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(new Date("2026-11-23T00:00:00Z"));
  employer = await server.asCompany();
});
afterAll(() => server.close());

const crime = "指定の家で封筒を受け取るだけ。日給5万円";
const submitting = "mutation ($input: SubmitWorkInput!) { submitWork(input: $input) { errors { code } } }";
const updating = "mutation ($input: UpdateWorkInput!) { updateWork(input: $input) { errors { code } } }";

async function someWork(content: { status: WorkStatus; appeal?: string }) {
  const em = server.em();
  const work = aWork(em, employer.company, content);
  await em.flush();
  return work;
}

const submit = async ({ id, version }: { id: string; version: number }): Promise<string[]> =>
  (await employer.graphql(submitting, { input: { id, version } })).data.submitWork.errors.map(({ code }: { code: string }) => code);

const reportsOf = (workId: string) => server.em().find(WorkReport, { work: workId }, { orderBy: { createdAt: "asc" } });

describe("a text that recruits for crime", () => {
  it("is refused and reported to the operator, due within hours, once while nobody has looked", async () => {
    const work = await someWork({ status: "DRAFT", appeal: crime });
    for (let time = 0; time < 2; time += 1) expect(await submit(work)).toContain("WORK_WORDING_CRIME");
    const list = "{ workReports { items { workId reason origin urgent body dueAt } } }";
    const { items } = (await (await server.asAdmin()).graphql(list)).data.workReports;
    expect(items.filter(({ workId }: { workId: string }) => workId === work.id)).toEqual([
      {
        ...{ workId: work.id, reason: "CRIME", origin: "SITE", urgent: true },
        ...{ body: expect.stringContaining("封筒を受け取"), dueAt: "2026-11-23T04:00:00.000Z" },
      },
    ]);
  });

  it("is reported again when it is tried again after the operator has looked", async () => {
    const work = await someWork({ status: "DRAFT", appeal: crime });
    await submit(work);
    await server.em().nativeUpdate(WorkReport, { work: work.id }, { status: "DISMISSED" });
    await submit(work);
    expect((await reportsOf(work.id)).map(({ status }) => status).toSorted()).toEqual(["DISMISSED", "OPEN"]);
  });

  it("is reported as well when it is written into a posting that is public", async () => {
    const work = await someWork({ status: "OPEN" });
    const input = { id: work.id, version: work.version, content: { appeal: crime } };
    const { errors } = (await employer.graphql(updating, { input })).data.updateWork;
    expect(errors).toContainEqual({ code: "WORK_WORDING_CRIME" });
    expect((await reportsOf(work.id)).map(({ reason }) => reason)).toEqual(["CRIME"]);
  });

  it("leaves no report where a text is refused for another reason", async () => {
    const work = await someWork({ status: "DRAFT", appeal: "女性限定の仕事です。" });
    expect(await submit(work)).toContain("WORK_WORDING_SEX");
    expect(await reportsOf(work.id)).toEqual([]);
  });
});
