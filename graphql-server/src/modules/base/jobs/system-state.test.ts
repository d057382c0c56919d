import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrationsList } from "../../../../migrations/index.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { aCredential } from "../../../testing/passwords.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { TaskRun } from "./task-run.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const query = `{ systemState {
  lanes { lane due active oldestDueAt } tasks { name finishedAt failedAt lastError }
  mailsWaiting oldestMailAt mailsGivenUp mailsUnnoted storageTrouble migration node database
} }`;

describe("the state of the system", () => {
  it("counts mails that wait, and jobs by their lane; nothing waits once they have left", async () => {
    const operator = await server.asAdmin("OPERATOR");
    const em = server.em();
    const { email, id } = aSeeker(em);
    await aCredential(em, { kind: "SEEKER", accountId: id });
    await em.flush();
    await server.anonymous().graphql(`mutation { requestPasswordReset(input: { kind: SEEKER, email: "${email}" }) { accepted } }`);
    const waiting = (await operator.graphql(query)).data.systemState;
    expect(waiting).toMatchObject({ mailsWaiting: 1, mailsGivenUp: 0, mailsUnnoted: 0, storageTrouble: null });
    expect(new Date(waiting.oldestMailAt).getTime()).toBeGreaterThan(0);
    expect(waiting.lanes.map(({ lane }: { lane: string }) => lane)).toEqual(["MAIL", "UNSENT_MAIL", "TIMELY", "OUTSIDE", "HEAVY"]);
    expect(waiting.lanes[0]).toMatchObject({ due: 1, active: 0, oldestDueAt: expect.any(String) });
    await server.mails();
    const left = (await operator.graphql(query)).data.systemState;
    expect(left).toMatchObject({ mailsWaiting: 0, oldestMailAt: null });
    expect(left.lanes[0]).toEqual({ lane: "MAIL", due: 0, active: 0, oldestDueAt: null });
  });

  it("names tasks that failed, and the versions at work", async () => {
    const operator = await server.asAdmin("OPERATOR");
    const em = server.em();
    const failedAt = new Date("2026-11-20T03:00:00Z");
    em.create(TaskRun, { name: "renew-subscriptions", finishedAt: null, failedAt, lastError: "TypeError" });
    await em.flush();
    const state = (await operator.graphql(query)).data.systemState;
    expect(state.tasks).toContainEqual({
      name: "renew-subscriptions",
      finishedAt: null,
      failedAt: "2026-11-20T03:00:00.000Z",
      lastError: "TypeError",
    });
    expect([state.migration, state.node]).toEqual([migrationsList.at(-1)?.name, process.versions.node]);
    expect(state.database).toMatch(/^\d+\.\d+/);
  });

  it("is for operators, not for editors", async () => {
    expect((await (await server.asAdmin("EDITOR")).graphql(query)).errors[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await (await server.asSeeker()).graphql(query)).errors[0]?.extensions?.code).toMatch(/FORBIDDEN|UNAUTHENTICATED/);
  });
});
