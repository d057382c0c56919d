import { expect, test } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { ReadingCorrection } from "../reading/reading-correction.entity.ts";

test("a task runs when background work begins, and soon after a write that wakes it, long before its next turn", async () => {
  const server = await startTestServer();
  const { jobs } = server.services;
  let runs = 0;
  jobs.registerTask({ name: "fill-missing-ruby", lane: "heavy", every: "sixHours", run: async () => void (runs += 1) });
  jobs.start();
  await expect.poll(() => runs, { timeout: 60_000 }).toBe(1);
  for (const expected of [2, 3]) {
    await server.em().transactional((em) => {
      const owner = { ownerKind: "WORK", ownerId: newId() } as const;
      em.create(ReadingCorrection, { id: newId(), ...owner, word: "語", reading: "ご", createdAt: new Date() });
    });
    await expect.poll(() => runs, { timeout: 60_000 }).toBe(expected);
  }
  await server.close();
});
