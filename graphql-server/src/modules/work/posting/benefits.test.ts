import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { benefitsText } from "./posting-text.ts";
import { Work } from "./work.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe("the kinds of benefits of a posting", () => {
  it("are kept each once, beside the company's own words, and null takes them away", async () => {
    const company = await server.asCompany();
    const content = { ...lawfulInput, benefitKinds: ["UNIFORM", "CHECKUP", "UNIFORM"], benefits: "社員の交流会があります。" };
    const { work } = await changeWork(company, "createWork", { operationId: newId(), content });
    const read = async () => server.em().findOneOrFail(Work, { id: work?.id ?? "" });
    expect(await read()).toMatchObject({ benefitKinds: ["UNIFORM", "CHECKUP"], benefits: "社員の交流会があります。" });
    await changeWork(company, "updateWork", { id: work?.id, version: work?.version, content: { benefitKinds: null } });
    expect((await read()).benefitKinds).toEqual([]);
  });

  it("that nobody knows are refused", async () => {
    const company = await server.asCompany();
    const text = "mutation ($input: CreateWorkInput!) { createWork(input: $input) { errors { code } } }";
    const { errors } = await company.graphql(text, {
      input: { operationId: newId(), content: { ...lawfulInput, benefitKinds: ["CASTLE"] } },
    });
    expect(errors).not.toEqual([]);
  });

  it("are codes in the answer, so that each reader gets them in their own language, and words for a job board", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { benefitKinds: ["JAPANESE_LESSONS"], benefits: null });
    await em.flush();
    const { data } = await server.anonymous().graphql("query ($id: ID!) { work(id: $id) { benefitKinds } }", { id: work.id });
    expect(data.work).toEqual({ benefitKinds: ["JAPANESE_LESSONS"] });
    expect(benefitsText({ benefitKinds: ["JAPANESE_LESSONS", "UNIFORM"], benefits: "寮" })).toBe("日本語学習の支援、制服の貸与\n寮");
    expect(benefitsText({ benefitKinds: [], benefits: null })).toBe("");
  });
});
