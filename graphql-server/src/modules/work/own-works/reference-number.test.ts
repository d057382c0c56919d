import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { changeWork, lawfulInput } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type Client = Awaited<ReturnType<TestServer["asCompany"]>>;

async function draft(company: Client, more: object = {}) {
  const { work, errors } = await changeWork(company, "createWork", { operationId: newId(), content: lawfulInput, ...more });
  return { id: work?.id ?? "", version: work?.version, codes: errors.map(({ code }) => code) };
}

async function number(company: Client, id: string, referenceNumber: string | null) {
  const { data } = await company.graphql(
    `mutation($input: SetReferenceNumberInput!) {
      setReferenceNumber(input: $input) { work { referenceNumber version } errors { code path } }
    }`,
    { input: { id, referenceNumber } },
  );
  return data.setReferenceNumber;
}

async function found(company: Client, keyword: string): Promise<string[]> {
  const { data } = await company.graphql(`query($filter: CompanyWorkFilter) { companyWorks(filter: $filter) { items { id } } }`, {
    filter: { keyword },
  });
  return data.companyWorks.items.map(({ id }: { id: string }) => id);
}

describe("a company's own number for a work", () => {
  it("is set, found by a part of it and taken away, and no open form has an old version by it", async () => {
    const company = await server.asCompany();
    const { id, version } = await draft(company);
    const set = await number(company, id, " ＫＹ－2026／017 ");
    expect(set).toEqual({ work: { referenceNumber: "KY-2026/017", version }, errors: [] });
    expect(await found(company, "2026/017")).toEqual([id]);
    expect(await found(company, "2026/018")).toEqual([]);
    expect((await number(company, id, " ")).work.referenceNumber).toBeNull();
    expect(await found(company, "2026/017")).toEqual([]);
  });

  it("is there once in a company, and again in another", async () => {
    const company = await server.asCompany();
    const first = await draft(company, { referenceNumber: "A-1" });
    expect(first.codes).toEqual([]);
    expect((await draft(company, { referenceNumber: "Ａ-1" })).codes).toEqual(["REFERENCE_NUMBER_TAKEN"]);
    const second = await draft(company);
    expect((await number(company, second.id, "A-1")).errors).toEqual([{ code: "REFERENCE_NUMBER_TAKEN", path: ["referenceNumber"] }]);
    expect((await draft(await server.asCompany(), { referenceNumber: "A-1" })).codes).toEqual([]);
  });

  it("goes to one of those that ask for it at the same time", async () => {
    const company = await server.asCompany();
    const works = await Promise.all([draft(company), draft(company), draft(company)]);
    const answers = await Promise.all(works.map(({ id }) => number(company, id, "SAME")));
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  });

  it("is refused when it is too long or belongs to another company's work", async () => {
    const company = await server.asCompany();
    const { id } = await draft(company);
    expect((await number(company, id, "x".repeat(101))).errors).toEqual([{ code: "TOO_LONG", path: ["referenceNumber"] }]);
    const other = await server.asCompany();
    expect((await number(other, id, "B-1")).errors).toEqual([{ code: "NOT_FOUND", path: ["id"] }]);
  });
});
