import { afterAll, beforeAll, expect, test } from "vitest";
import { registerTasks } from "../../../app/register-tasks.ts";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { aNews } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  registerTasks(server.services);
  server.services.jobs.start();
});
afterAll(() => server.close());

test("what a command writes in its transaction wakes its task once that transaction is over", async () => {
  await expect.poll(() => server.services.jobs.state()).toBe("running");
  await runInTransaction(server.em(), async (em) => void aNews(em));
  const woken = () => server.em().execute<unknown[]>("select 1 from boss.job where data->>'task' = 'fill-missing-ruby'");
  const failed = () => server.logLines.filter((line) => line.includes("task not woken"));
  await expect.poll(async () => failed().length + (await woken()).length).toBeGreaterThan(0);
  expect(failed()).toEqual([]);
});
