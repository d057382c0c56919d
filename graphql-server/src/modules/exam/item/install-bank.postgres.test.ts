import { expect, it } from "vitest";
import { startPostgres } from "../../../testing/database/postgres.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { readBank } from "../bank/read-bank.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamItem } from "./exam-item.entity.ts";
import { installBank } from "./install-bank.ts";

it("installs the items once when several processes start together", async () => {
  const postgres = await startPostgres();
  const server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  try {
    const now = new Date("2026-11-20T00:00:00Z");
    await Promise.all(Array.from({ length: 5 }, () => installBank(server.em(), { now })));
    expect(await server.em().count(Exam)).toBe(1);
    expect(await server.em().count(ExamItem)).toBe(readBank().length);
  } finally {
    await server.close();
    await postgres.stop();
  }
});
