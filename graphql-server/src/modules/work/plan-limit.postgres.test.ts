import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { aWork } from "../../testing/factories.ts";
import { createTestClient } from "../../testing/http-client.ts";
import { startPostgres, type TestPostgres } from "../../testing/postgres.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { startTwoProcesses } from "../../testing/two-processes.ts";
import { changeWork } from "../../testing/work-operations.ts";
import { Company } from "../company/company.entity.ts";
import { Work } from "./work.entity.ts";

const limit = 3;
const attempts = 20;

let postgres: TestPostgres;
let server: TestServer;
let processes: Awaited<ReturnType<typeof startTwoProcesses>>;
beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase();
  server = await startTestServer({ databaseUrl });
  processes = await startTwoProcesses(databaseUrl);
});
afterAll(async () => {
  await processes?.stop();
  await server?.close();
  await postgres?.stop();
});

describe("the limit of the plan on PostgreSQL with two server processes", () => {
  it.each([1, 2, 3, 4, 5])("lets exactly as many of 20 parallel approvals through as there are places (round %i)", async () => {
    const { company } = await server.asCompany();
    const admin = await server.asAdmin();
    const em = server.em();
    const works = Array.from({ length: attempts }, () => aWork(em, em.merge(company), { status: "REVIEW" }));
    await em.flush();
    const clients = processes.urls.map((url) => {
      const client = createTestClient(url);
      for (const [name, value] of admin.cookies) client.cookies.set(name, value);
      return client;
    });
    const answers = await Promise.all(
      works.map(async (work, index) => {
        const client = clients[index % clients.length];
        if (!client) throw new Error("no client");
        return changeWork(client, "approveWork", { id: work.id, version: work.version });
      }),
    );
    expect(answers.filter(({ work }) => work?.status === "OPEN")).toHaveLength(limit);
    const refused = answers.flatMap(({ errors }) => errors.map(({ code }) => code));
    expect(refused).toEqual(Array(attempts - limit).fill("PLAN_LIMIT"));
    expect(await server.em().count(Work, { company: company.id, status: "OPEN" })).toBe(limit);
    expect(await server.em().findOne(Company, { id: company.id })).toMatchObject({ publishedWorks: limit });
  });

  it("lets one of two writers of the same version win", async () => {
    const owner = await server.asCompany();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company), { status: "DRAFT" });
    await em.flush();
    const answers = await Promise.all(
      processes.urls.flatMap((url) =>
        Array.from({ length: 5 }, (_, index) => {
          const client = createTestClient(url);
          for (const [name, value] of owner.cookies) client.cookies.set(name, value);
          return changeWork(client, "updateWork", { id: work.id, version: work.version, content: { title: `${url} ${index}` } });
        }),
      ),
    );
    const won = answers.filter(({ errors }) => errors.length === 0);
    expect(won).toHaveLength(1);
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(Array(9).fill("STALE_VERSION"));
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ title: won[0]?.work?.title, version: work.version + 1 });
  });
});
