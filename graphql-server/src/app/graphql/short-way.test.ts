import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Company } from "../../modules/account/company/company.entity.ts";
import type { Work } from "../../modules/work/posting/work.entity.ts";
import { aCompany, aWork } from "../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
let company: Company;
let works: Work[];
beforeAll(async () => {
  server = await startTestServer();
  const em = server.em();
  company = aCompany(em);
  works = [1, 2, 3].map(() => aWork(em, company, { category: "OFFICE" }));
  await em.flush();
});
afterAll(() => server.close());

/** Often enough that the last ones are compiled. */
const times = 6;

async function post(body: unknown, headers: Record<string, string> = {}) {
  const sent = { "content-type": "application/json", ...headers };
  const response = await fetch(`${server.url}/graphql`, { method: "POST", headers: sent, body: JSON.stringify(body) });
  return { status: response.status, type: response.headers.get("content-type"), answer: await response.json() };
}

/** The same request again and again. */
async function again(body: unknown, headers: Record<string, string> = {}) {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await post(body, headers));
  return answers;
}

const workPage = `query Page($id: ID!, $company: Boolean! = true) {
  work(id: $id) {
    __typename id status title japaneseLevel publishedAt applyBy liked openEntryId
    salary { unit min max fixedOvertime { amount } }
    place: workplace { prefecture city remote }
    ...Posting
    company @include(if: $company) { id name verified openWorkCount }
    related { id title company { name } }
  }
}
fragment Posting on WorkPosting { acceptedStatuses hours { times { start } } selection { questions { text } } }`;

describe("an operation that comes again and again", () => {
  test("is answered the same each time", async () => {
    const [first, ...others] = await again({ query: workPage, variables: { id: works[0]?.id } });
    expect(first).toMatchObject({
      status: 200,
      answer: { data: { work: { id: works[0]?.id, company: { name: company.name, openWorkCount: 3 } } } },
    });
    expect(first?.answer.data.work.related).toHaveLength(2);
    for (const other of others) expect(other).toEqual(first);
    const without = await again({ query: workPage, variables: { id: works[0]?.id, company: false } });
    for (const { answer } of without) expect(answer.data.work).not.toHaveProperty("company");
  });

  test("sees what was written in between", async () => {
    const query = "query Title($id: ID!) { work(id: $id) { title } }";
    await again({ query, variables: { id: works[1]?.id } });
    await server.em().execute("update work set title = '新しい題名' where id = ?", [works[1]?.id]);
    expect((await post({ query, variables: { id: works[1]?.id } })).answer.data.work.title).toBe("新しい題名");
  });

  test("is refused the same each time when its variables do not fit", async () => {
    await again({ query: workPage, variables: { id: works[0]?.id } });
    const answers = await again({ query: workPage, variables: { id: { not: "an id" } } });
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 400, answer: { errors: [{ extensions: { code: "BAD_USER_INPUT" } }] } });
  });

  test("is told the same each time that null does not stand for an argument's own value", async () => {
    const query = "query Sorted($sort: WorkSort, $first: Int) { works(sort: $sort, first: $first) { items { id } } }";
    const answers = await again({ query, variables: { sort: null, first: null } });
    for (const { answer } of answers) {
      expect(answer.errors.map(({ extensions }: { extensions: object }) => extensions)).toContainEqual({ code: "BAD_USER_INPUT" });
      expect(JSON.stringify(answer)).not.toContain("INTERNAL");
    }
    expect((await post({ query, variables: {} })).answer.data.works.items).toHaveLength(3);
  });

  test("costs what its variables ask for, however often it was cheap before", async () => {
    const query = `query List($first: Int!) { works(first: $first) { items { ${"id ".repeat(50)} } } }`;
    const cheap = await again({ query, variables: { first: 10 } });
    expect(cheap.at(-1)?.status).toBe(200);
    const dear = await again({ query, variables: { first: 100 } });
    for (const { status, answer } of dear) expect([status, answer.errors[0].extensions.code]).toEqual([400, "OPERATION_TOO_LARGE"]);
  });

  test("is refused to whoever may not, after it was answered to those who may", async () => {
    const owner = await server.asCompany("OWNER", company);
    const query = "query Own { companyWorks(first: 10) { totalCount items { id version legalMoves } } }";
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const own = await again({ query }, { cookie });
    for (const { answer } of own) expect(answer.data.companyWorks).toMatchObject({ totalCount: 3, items: [{}, {}, {}] });
    const strangers = await again({ query });
    for (const { status, answer } of strangers) expect([status, answer.errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
    const other = await server.asCompany();
    const theirs = [...other.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    for (const { answer } of await again({ query }, { cookie: theirs }))
      expect(answer.data.companyWorks).toEqual({ totalCount: 0, items: [] });
  });

  test("is answered as ever when variables that it does not know go deeper than anything can be written down", async () => {
    const query = "query Deep($n: Int) { works(first: $n) { items { id } } }";
    await again({ query, variables: { n: 1 } });
    const depth = 40_000;
    for (const nested of [`${"[".repeat(depth)}${"]".repeat(depth)}`, `${'{"a":'.repeat(depth / 4)}1${"}".repeat(depth / 4)}`]) {
      const body = `{"query":${JSON.stringify(query)},"variables":{"n":1,"x":${nested}}}`;
      const headers = { "content-type": "application/json" };
      const response = await fetch(`${server.url}/graphql`, { method: "POST", headers, body });
      expect([response.status, (await response.json()).data?.works.items.length]).toEqual([200, 1]);
    }
  });

  test("is answered in the media type that the client prefers", async () => {
    const body = { query: "query Kind { works(first: 1) { items { id } } }" };
    const ours = "application/graphql-response+json,application/json;q=0.9";
    for (const { type } of await again(body, { accept: ours })) expect(type).toBe("application/graphql-response+json; charset=utf-8");
    for (const { type } of await again(body)) expect(type).toBe("application/json; charset=utf-8");
  });

  test("tells no more of a failure than it did the first time, and logs it", async () => {
    const query = "query Broken($id: ID!) { work(id: $id) { id title description } }";
    await again({ query, variables: { id: works[2]?.id } });
    await server.em().execute("alter table work rename column description to elsewhere");
    const { status, answer } = await post({ query, variables: { id: works[2]?.id } });
    await server.em().execute("alter table work rename column elsewhere to description");
    expect([status, answer.data.work, answer.errors[0].extensions.code]).toEqual([200, null, "INTERNAL"]);
    expect(JSON.stringify(answer)).not.toMatch(/elsewhere|select/);
    expect(server.logLines.join("")).toContain(answer.errors[0].extensions.reference);
  });

  test("carries on when one of two operations of a document is compiled and the other is asked for", async () => {
    const query = "query One { works(first: 1) { items { id } } } query Two { works(first: 2) { items { id } } }";
    await again({ query, operationName: "One" });
    const answers = await again({ query, operationName: "Two" });
    for (const { answer } of answers) expect(answer.data.works.items).toHaveLength(2);
    expect((await post({ query })).status).toBe(400);
  });
});
