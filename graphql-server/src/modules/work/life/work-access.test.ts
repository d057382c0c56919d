import { getNamedType, isInputObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../../app/create-schema.ts";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { changeWork, lawfulInput, type WorkMutation, workMutations } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { Work } from "../posting/work.entity.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkEvent } from "../posting/work-event.entity.ts";

let server: TestServer;
let company: TestClient & { company: Company };
beforeAll(async () => {
  server = await startTestServer();
  company = await server.asCompany();
});
afterAll(() => server.close());

async function ownWork(status: WorkStatus, changes: Partial<Pick<Work, "title">> = {}): Promise<Work> {
  const em = server.em();
  const work = aWork(em, em.merge(company.company), { status, ...changes });
  await em.flush();
  return work;
}

const companyMutations: [WorkMutation, object][] = [
  ["updateWork", { content: { title: "乗っ取り" } }],
  ["submitWork", {}],
  ["pauseWork", {}],
  ["resumeWork", {}],
  ["closeWork", { filled: false }],
];

describe("whose work it is", () => {
  it.each(companyMutations)("%s of another company's work finds nothing, like one that never was", async (name, extra) => {
    const work = await ownWork("OPEN");
    const other = await server.asCompany();
    const foreign = await changeWork(other, name, { id: work.id, version: work.version, ...extra });
    const unknown = await changeWork(other, name, { id: unknownId, version: 1, ...extra });
    const malformed = await changeWork(other, name, { id: "x'; drop table work", version: 1, ...extra });
    expect(foreign).toEqual(unknown);
    expect(malformed).toEqual(unknown);
    expect(foreign.errors).toMatchObject([{ code: "NOT_FOUND", path: ["id"] }]);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ status: "OPEN", title: work.title, version: work.version });
  });

  it("duplicateWork copies nothing of another company, and its id is not taken over", async () => {
    const work = await ownWork("OPEN");
    const other = await server.asCompany();
    expect((await changeWork(other, "duplicateWork", { id: work.id, operationId: newId() })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const operationId = newId();
    await changeWork(company, "duplicateWork", { id: work.id, operationId });
    const taken = await changeWork(other, "createWork", { operationId, content: { title: "x" } });
    expect(taken).toMatchObject({ work: null, errors: [{ code: "OPERATION_CONFLICT", path: ["operationId"] }] });
  });

  it("lists and queries show a company its own works only", async () => {
    const canary = `カナリア${newId().slice(-8)}`;
    const work = await ownWork("DRAFT", { title: canary });
    const other = await server.asCompany();
    const listed = await other.graphql(`{ companyWorks(first: 100, filter: { keyword: "${canary}" }) { totalCount items { id title } } }`);
    expect(listed.data.companyWorks).toEqual({ totalCount: 0, items: [] });
    const asked = await other.graphql("query($id: ID!) { companyWork(id: $id) { id } work(id: $id) { id } }", { id: work.id });
    expect(asked.data).toEqual({ companyWork: null, work: null });
    const mine = await company.graphql(`{ companyWorks(filter: { keyword: "${canary}" }) { totalCount items { id title } } }`);
    expect(mine.data.companyWorks).toEqual({ totalCount: 1, items: [{ id: work.id, title: canary }] });
  });

  it("pages through the company's works without a gap or a repetition", async () => {
    const other = await server.asCompany();
    const em = server.em();
    const at = new Date("2026-11-01T00:00:00Z");
    const works = Array.from({ length: 7 }, (_, index) =>
      aWork(em, em.merge(other.company), { status: "DRAFT", createdAt: new Date(at.getTime() + Math.floor(index / 3) * 1000) }),
    );
    await em.flush();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const answer = await other.graphql(
        "query($after: String) { companyWorks(first: 3, after: $after) { items { id } pageInfo { endCursor hasNextPage } totalCount } }",
        { after },
      );
      expect(answer.data.companyWorks.totalCount).toBe(7);
      seen.push(...answer.data.companyWorks.items.map(({ id }: { id: string }) => id));
      after = answer.data.companyWorks.pageInfo.hasNextPage ? answer.data.companyWorks.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(7);
    expect(new Set(seen)).toEqual(new Set(works.map(({ id }) => id)));
    const bad = await other.graphql('{ companyWorks(after: "WyJ4IiwieSJd") { items { id } } }');
    expect(bad.errors.map(({ extensions }) => extensions?.code)).toEqual(["CURSOR_INVALID"]);
  });
});

describe("who may", () => {
  const roles: [string, () => Promise<TestClient>, string][] = [
    ["a visitor", async () => server.anonymous(), "UNAUTHENTICATED"],
    ["a seeker", () => server.asSeeker(), "UNAUTHENTICATED"],
    ["a company's reader", () => server.asCompany("VIEWER", company.company), "FORBIDDEN"],
    ["an admin", () => server.asAdmin(), "UNAUTHENTICATED"],
  ];
  it.each(roles)("%s may not change a posting", async (_, client, code) => {
    const work = await ownWork("DRAFT");
    const who = await client();
    const input = { id: work.id, version: work.version, content: { title: "x" } };
    const answer = await who.graphql("mutation($input: UpdateWorkInput!) { updateWork(input: $input) { work { id } } }", { input });
    expect(answer.errors.map(({ extensions }) => extensions?.code)).toEqual([code]);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ title: work.title });
  });

  it.each(["EDITOR", "ACCOUNTANT"] as const)("an admin who is %s may neither see the queue nor decide", async (role) => {
    const admin = await server.asAdmin(role);
    const work = await ownWork("REVIEW");
    const answer = await admin.graphql("mutation($input: ApproveWorkInput!) { approveWork(input: $input) { work { id } } }", {
      input: { id: work.id, version: work.version },
    });
    expect(answer.errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await admin.graphql("{ adminWorks { totalCount } }")).errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });

  it("a company that waits for its review writes works and queues them; none is published before it", async () => {
    const em = server.em();
    const pending = aCompany(em, { status: "PENDING" });
    await em.flush();
    const client = await server.asCompany("OWNER", pending);
    const created = await changeWork(client, "createWork", { operationId: newId(), content: lawfulInput });
    expect(created.work?.status).toBe("DRAFT");
    const sent = await changeWork(client, "submitWork", { id: created.work?.id, version: created.work?.version });
    expect(sent).toMatchObject({ work: { status: "REVIEW" }, errors: [] });
    const seen = await changeWork(await server.asAdmin(), "approveWork", { id: sent.work?.id, version: sent.work?.version });
    expect(seen.errors).toMatchObject([{ code: "COMPANY_NOT_ACTIVE" }]);
    const back = await changeWork(client, "withdrawWork", { id: sent.work?.id, version: sent.work?.version });
    expect(back).toMatchObject({ work: { status: "DRAFT" }, errors: [] });
  });
});

describe("what may be written", () => {
  it("a stale version is refused and nothing is written", async () => {
    const work = await ownWork("DRAFT");
    const first = await changeWork(company, "updateWork", { id: work.id, version: work.version, content: { title: "先の変更" } });
    const second = await changeWork(company, "updateWork", {
      id: work.id,
      version: work.version,
      content: { title: "後の変更", description: "消える" },
    });
    expect(first.work?.version).toBe(work.version + 1);
    expect(second).toMatchObject({ work: null, errors: [{ code: "STALE_VERSION", path: ["version"] }] });
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ title: "先の変更", description: work.description });
  });

  it("no input names a column that only the system sets", () => {
    const schema = createSchema();
    const fields = Object.values(workMutations).flatMap((name) => {
      const seen = new Set<string>();
      const walk = (typeName: string): string[] => {
        const type = schema.getType(typeName);
        if (!isInputObjectType(type) || seen.has(typeName)) return [];
        seen.add(typeName);
        return Object.values(type.getFields()).flatMap((field) => [field.name, ...walk(getNamedType(field.type).name)]);
      };
      return walk(name);
    });
    for (const column of [
      "status",
      "company",
      "companyId",
      "publishedAt",
      "likeCount",
      "entryCount",
      "viewCount",
      "searchText",
      "searchTokens",
      "monthlyPayMin",
      "submittedAt",
      "returnReason",
    ]) {
      expect(fields).not.toContain(column);
    }
  });

  it.each(["status", "companyId", "publishedAt", "likeCount", "version", "role"])(
    "an extra field %s in the content is refused",
    async (name) => {
      const input = { operationId: newId(), content: { title: "x", [name]: name === "version" ? 9 : "OPEN" } };
      const answer = await company.graphql("mutation($input: CreateWorkInput!) { createWork(input: $input) { work { id } } }", { input });
      expect(answer.status).toBe(400);
      expect(await server.em().findOne(Work, { operationId: input.operationId })).toBeNull();
    },
  );

  it.each<[string, object, string, string[]]>([
    ["a title that is too long", { title: "あ".repeat(121) }, "TOO_LONG", ["content", "title"]],
    ["control characters", { title: "a\u0000b" }, "INVALID", ["content", "title"]],
    ["an unknown prefecture", { workplace: { prefecture: "48" } }, "INVALID", ["content", "workplace", "prefecture"]],
    [
      "a link that runs script",
      { employer: { contactFormUrl: "javascript:alert(1)" } },
      "INVALID",
      ["content", "employer", "contactFormUrl"],
    ],
    ["an address that is none", { employer: { contactEmail: "x@" } }, "INVALID", ["content", "employer", "contactEmail"]],
    ["pay out of range", { salary: { min: -1 } }, "OUT_OF_RANGE", ["content", "salary", "min"]],
    ["pay in the wrong order", { salary: { unit: "HOUR", min: 2000, max: 1000 } }, "PAY_ORDER", ["content", "salary", "max"]],
    [
      "a day that ends before it starts",
      { hours: { times: [{ start: "18:00", end: "09:00" }] } },
      "INVALID",
      ["content", "hours", "times", "0", "end"],
    ],
    [
      "too many questions",
      { selection: { questions: Array(11).fill({ text: "?", required: false }) } },
      "TOO_MANY",
      ["content", "selection", "questions"],
    ],
  ])("%s is refused with its field, and nothing is written", async (_, content, code, path) => {
    const operationId = newId();
    const answer = await changeWork(company, "createWork", { operationId, content });
    expect(answer).toMatchObject({ work: null, errors: [{ code, path }] });
    expect(answer.errors[0]?.message.length).toBeGreaterThan(3);
    expect(await server.em().findOne(Work, { operationId })).toBeNull();
  });

  it("a request sent again answers the first work, also when both arrive at once", async () => {
    const input = { operationId: newId(), content: { title: "一度だけ" } };
    const answers = await Promise.all([1, 2, 3].map(() => changeWork(company, "createWork", input)));
    const work = await server.em().findOneOrFail(Work, { operationId: input.operationId });
    expect(answers.map(({ work: answered }) => answered?.id)).toEqual([work.id, work.id, work.id]);
    expect(await server.em().count(WorkEvent, { work: work.id })).toBe(1);
  });

  it("an operation number that is no UUID is refused", async () => {
    const answer = await changeWork(company, "createWork", { operationId: "abc", content: {} });
    expect(answer.errors).toMatchObject([{ code: "INVALID", path: ["operationId"] }]);
  });

  it("what the form leaves out stays, and null clears", async () => {
    const created = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput });
    const input = { id: created.work?.id, version: created.work?.version, content: { occupation: null, salary: { min: 240_000 } } };
    await changeWork(company, "updateWork", input);
    const work = await server.em().findOneOrFail(Work, { id: created.work?.id ?? "" });
    expect(work).toMatchObject({
      occupation: null,
      payMin: 240_000,
      payMax: 280_000,
      monthlyPayMin: 240_000,
      postalCode: "1600023",
      city: "新宿区",
    });
  });
});

describe("editing what is public", () => {
  it("takes at once what the law does not demand, and moves the date of the information", async () => {
    const work = await ownWork("OPEN");
    server.setNow(new Date("2026-11-20T05:00:00Z"));
    const answer = await changeWork(company, "updateWork", {
      id: work.id,
      version: work.version,
      content: { title: work.title, openings: 5, appeal: "駅から近い職場です" },
    });
    expect(answer.errors).toEqual([]);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({
      openings: 5,
      infoUpdatedAt: new Date("2026-11-20T05:00:00Z"),
      status: "OPEN",
    });
  });

  it("refuses a required item field by field, and what would make it unlawful", async () => {
    const work = await ownWork("OPEN");
    const held = await changeWork(company, "updateWork", {
      id: work.id,
      version: work.version,
      content: { salary: { min: 1400 }, workplace: { city: "港区" } },
    });
    expect(held.errors.map(({ code, path }) => [code, path.join(".")])).toEqual([
      ["WORK_EDIT_NEEDS_REVIEW", "content.salary.min"],
      ["WORK_EDIT_NEEDS_REVIEW", "content.workplace.city"],
    ]);
    const unlawful = await changeWork(company, "updateWork", { id: work.id, version: work.version, content: { appeal: "女性限定" } });
    expect(unlawful.errors).toMatchObject([{ code: "WORK_WORDING_SEX", path: ["content", "appeal"] }]);
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ payMin: 1300, city: "千代田区", version: work.version });
  });

  it.each(["REVIEW", "SUSPENDED", "CLOSED", "FILLED", "EXPIRED"] as const)("is not possible while the work is %s", async (status) => {
    const work = await ownWork(status);
    const answer = await changeWork(company, "updateWork", { id: work.id, version: work.version, content: { openings: 9 } });
    expect(answer.errors).toMatchObject([{ code: "WORK_NOT_EDITABLE" }]);
  });
});

describe("the law on the server", () => {
  it("stops a submission with every missing item, in the reader's language", async () => {
    const created = await changeWork(company, "createWork", { operationId: newId(), content: { title: "下書き" } });
    const query = "mutation($input: SubmitWorkInput!) { submitWork(input: $input) { work { id } errors { code path message } } }";
    const input = { id: created.work?.id, version: created.work?.version };
    const answer = await company.graphql(query, { input }, { "accept-language": "en" });
    const codes = answer.data.submitWork.errors.map(({ code }: { code: string }) => code);
    expect(codes).toContain("WORK_DUTIES_CHANGE_SCOPE_MISSING");
    expect(codes).toContain("WORK_CONTACT_MISSING");
    expect(answer.data.submitWork.errors.find(({ code }: { code: string }) => code === "WORK_PAY_MISSING")).toMatchObject({
      path: ["content", "salary", "min"],
      message: "Enter the lowest pay.",
    });
    const seen = await company.graphql("query($id: ID!) { companyWork(id: $id) { status issues { code group path message } } }", {
      id: input.id,
    });
    expect(seen.data.companyWork.status).toBe("DRAFT");
    expect(seen.data.companyWork.issues.map(({ code }: { code: string }) => code)).toEqual(codes);
    expect(new Set(seen.data.companyWork.issues.map(({ group }: { group: number }) => group)).size).toBeGreaterThan(10);
  });

  it.each(["OWNER", "OPERATOR"] as const)("stops an approval too, whoever asks (%s)", async (role) => {
    const em = server.em();
    const work = aWork(em, em.merge(company.company), { status: "REVIEW", employerAddress: null });
    await em.flush();
    const answer = await changeWork(await server.asAdmin(role), "approveWork", { id: work.id, version: work.version });
    expect(answer).toMatchObject({
      work: null,
      errors: [{ code: "WORK_EMPLOYER_ADDRESS_MISSING", path: ["content", "employer", "address"] }],
    });
  });

  it("knows the minimum wage of each prefecture on the day: 1,225 yen in Tokyo on 2025-10-03 is refused, 1,226 passes", async () => {
    server.setNow(new Date("2025-10-03T00:00:00+09:00"));
    const owner = await server.asCompany();
    const content = { ...lawfulInput, salary: { unit: "HOUR", min: 1225 } };
    const created = await changeWork(owner, "createWork", { operationId: newId(), content });
    const low = await changeWork(owner, "submitWork", { id: created.work?.id, version: created.work?.version });
    expect(low.errors).toMatchObject([{ code: "WORK_BELOW_MINIMUM_WAGE", path: ["content", "salary", "min"] }]);
    const raised = await changeWork(owner, "updateWork", {
      id: created.work?.id,
      version: created.work?.version,
      content: { salary: { min: 1226 } },
    });
    const sent = await changeWork(owner, "submitWork", { id: created.work?.id, version: raised.work?.version });
    expect(sent.work?.status).toBe("REVIEW");
  });
});
