import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Work } from "../posting/work.entity.ts";
import { WorkRevision } from "../revision/work-revision.entity.ts";

let server: TestServer;
let company: Awaited<ReturnType<TestServer["asCompany"]>>;
let admin: Awaited<ReturnType<TestServer["asAdmin"]>>;
beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  const employer = aCompany(em, { plan: "STANDARD" });
  await em.flush();
  company = await server.asCompany("OWNER", employer);
  admin = await server.asAdmin("OWNER");
});
afterAll(() => server.close());

async function draft(): Promise<{ id: string; version: number }> {
  const { work, errors } = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput });
  if (!work) throw new Error(JSON.stringify(errors));
  return work;
}

async function review(): Promise<{ id: string; version: number }> {
  const { id, version } = await draft();
  const { work, errors } = await changeWork(company, "submitWork", { id, version });
  if (!work) throw new Error(JSON.stringify(errors));
  return work;
}

async function open(): Promise<{ id: string; version: number }> {
  const { id, version } = await review();
  const { work, errors } = await changeWork(admin, "approveWork", { id, version });
  if (!work) throw new Error(JSON.stringify(errors));
  return work;
}

interface Result {
  id: string;
  outcome: string;
  problems: { code: string }[];
}

async function change(ids: string[], content: object, submits = false, client = company): Promise<{ results: Result[]; codes: string[] }> {
  const { data, errors } = await client.graphql(
    `mutation($input: ChangeWorksInput!) {
      changeWorks(input: $input) { results { id outcome problems { code } } errors { code path } }
    }`,
    { input: { ids, content, submits } },
  );
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return { results: data.changeWorks.results, codes: data.changeWorks.errors.map(({ code }: { code: string }) => code) };
}

const outcomes = ({ results }: { results: Result[] }) => results.map(({ outcome }) => outcome);
const row = (id: string) => server.em().findOneOrFail(Work, { id });

describe("one change of many works", () => {
  it("changes drafts at once and published works beside what the public sees, each with its result", async () => {
    const [plain, held, waiting] = [await draft(), await open(), await review()];
    const ids = [plain.id, held.id, waiting.id, newId()];
    const answer = await change(ids, { salary: { max: 300_000 } });
    expect(outcomes(answer)).toEqual(["UPDATED", "REVISED", "REFUSED", "REFUSED"]);
    expect(answer.results.map(({ problems }) => problems[0]?.code)).toEqual([undefined, undefined, "WORK_NOT_EDITABLE", "NOT_FOUND"]);
    expect(await row(plain.id)).toMatchObject({ payMax: 300_000, payMin: 230_000 });
    expect(await row(held.id)).toMatchObject({ payMax: 280_000, revisionStatus: "DRAFT" });
    expect(await server.em().findOne(WorkRevision, { work: held.id })).toMatchObject({ payMax: 300_000 });
  });

  it("changes nothing when it is sent again, and goes on from changes that wait", async () => {
    const [plain, held] = [await draft(), await open()];
    await change([plain.id, held.id], { salary: { max: 310_000 } });
    expect(outcomes(await change([plain.id], { salary: { max: 310_000 } }))).toEqual(["UNCHANGED"]);
    expect(outcomes(await change([held.id], { hours: { holidaysPerYear: 112 } }))).toEqual(["REVISED"]);
    expect(await server.em().findOne(WorkRevision, { work: held.id })).toMatchObject({ payMax: 310_000, holidaysPerYear: 112 });
    expect(outcomes(await change([held.id], { salary: { max: 280_000 } }))).toEqual(["REVISED"]);
    expect(await server.em().findOne(WorkRevision, { work: held.id })).toMatchObject({ payMax: 280_000 });
  });

  it("changes what no review looks at of a published work at once", async () => {
    const { id } = await open();
    expect(outcomes(await change([id], { openings: 7 }))).toEqual(["UPDATED"]);
    expect(await row(id)).toMatchObject({ openings: 7, status: "OPEN", revisionStatus: null });
  });

  it("sends published works to review where that is asked for, and says of each why it could not", async () => {
    const [lawful, unlawful] = [await open(), await open()];
    expect(outcomes(await change([lawful.id], { hours: { holidaysPerYear: 120 } }, true))).toEqual(["SUBMITTED"]);
    expect(await row(lawful.id)).toMatchObject({ holidaysPerYear: 110, revisionStatus: "REVIEW" });
    const refused = await change([unlawful.id], { description: "女性限定" }, true);
    expect(refused.results[0]).toMatchObject({ outcome: "REVISED", problems: [{ code: "WORK_WORDING_SEX" }] });
    expect(await row(unlawful.id)).toMatchObject({ description: lawfulInput.description, revisionStatus: "DRAFT" });
  });

  it("is refused whole when a value is wrong, nothing is named or too many works are", async () => {
    const { id } = await draft();
    expect((await change([id], { salary: { max: -1 } })).codes).toEqual(["OUT_OF_RANGE"]);
    expect((await change([id], {})).codes).toEqual(["REQUIRED"]);
    expect((await change(Array.from({ length: 51 }, newId), { openings: 3 })).codes).toEqual(["TOO_MANY_WORKS"]);
    expect(await row(id)).toMatchObject({ openings: 2, payMax: 280_000 });
  });

  it("reaches no work of another company", async () => {
    const { id } = await draft();
    const other = await server.asCompany();
    const { results } = await change([id], { openings: 9 }, false, other);
    expect(results).toEqual([{ id, outcome: "REFUSED", problems: [{ code: "NOT_FOUND" }] }]);
    expect(await row(id)).toMatchObject({ openings: 2 });
  });
});
