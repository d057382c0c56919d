import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aSeeker } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { leastResponses } from "../engine/item-alarms.ts";
import { probabilityCorrect } from "../engine/item-model.ts";
import { seededRandom } from "../engine/random.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../sitting/exam-response.entity.ts";
import { checkItems } from "./check-items.ts";
import { ExamItem } from "./exam-item.entity.ts";
import { generalExamCode, installBank } from "./install-bank.ts";

let server: TestServer;
const now = new Date("2026-11-20T00:00:00Z");
const random = seededRandom(31);

/** Finished sittings of people who answered some items of the bank and the given ones, whose truly right option is `right`. */
async function sittings(studied: { item: ExamItem; right: number; b: number }[]): Promise<void> {
  const em = server.em();
  const test = await em.findOneOrFail(Exam, { code: generalExamCode });
  const bank = await em.find(ExamItem, { code: { $like: "N%-G-%" } });
  const user = aSeeker(em);
  for (let sitting = 0; sitting < leastResponses; sitting += 1) {
    const theta = random() * 6 - 3;
    const times = { startedAt: now, deadlineAt: now, endedAt: now, createdAt: now, updatedAt: now };
    const base = { id: newId(), test, user, status: "FINISHED" as const, withListening: false, theta: 0, se: 1, operationId: newId() };
    const attempt = em.create(ExamAttempt, { ...base, ...times });
    const answer = (item: ExamItem, position: number, known: { right: number; b: number; pilot: boolean }) => {
      const { a, c, skill, key } = item;
      const hit = random() < probabilityCorrect(theta, { a: 1.5, b: known.b, c: 0.1 });
      const choice = hit ? known.right : (known.right + 1 + Math.floor(random() * 3)) % 4;
      const facts = { skill, key, a, b: item.b, c, pilot: known.pilot, scored: !known.pilot, choice, correct: choice === key };
      const when = { servedAt: now, deadlineAt: now, answeredAt: now };
      em.create(ExamResponse, {
        id: newId(),
        attempt,
        item: em.getReference(ExamItem, item.id),
        position,
        optionOrder: [0, 1, 2, 3],
        ...facts,
        ...when,
      });
    };
    const near = bank.filter(({ b }) => Math.abs(b - theta) < 1).slice(0, 16);
    for (const [index, item] of near.entries()) answer(item, index + 1, { right: item.key, b: item.b, pilot: false });
    for (const [index, { item, right, b }] of studied.entries()) answer(item, 40 + index, { right, b, pilot: item.status === "PILOT" });
  }
  await em.flush();
}

const itemOf = (code: string) => server.em().findOneOrFail(ExamItem, { code });

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  await installBank(server.em(), { now });
});
afterAll(() => server.close());

it("fits a pilot that enough people have answered, takes it into use, and keeps one with a wrong key out", async () => {
  await server.em().nativeUpdate(ExamItem, { code: { $in: ["N3-V-004", "N3-V-002"] } }, { status: "PILOT", b: 0 });
  const [good, wrong] = [await itemOf("N3-V-004"), await itemOf("N3-V-002")];
  await sittings([
    { item: good, right: good.key, b: 1.1 },
    { item: wrong, right: (wrong.key + 1) % 4, b: 0 },
  ]);
  const looked = await checkItems({ em: server.em(), now: () => now });
  expect(looked).toBeGreaterThanOrEqual(2);
  const fitted = await itemOf("N3-V-004");
  expect(fitted).toMatchObject({ status: "ACTIVE", alarm: null, calibratedAt: now });
  expect(Math.abs(fitted.b - 1.1)).toBeLessThan(0.5);
  const flagged = await itemOf("N3-V-002");
  expect(flagged).toMatchObject({ status: "PILOT", alarm: "MISKEYED", b: 0 });
  expect(flagged.finding?.betterKey).toBe((wrong.key + 1) % 4);
  expect(await checkItems({ em: server.em(), now: () => now })).toBe(0);
});

it("serves at most three pilots a sitting, unscored, and none with a wrong key", async () => {
  const em = server.em();
  await em.nativeUpdate(ExamItem, { code: { $like: "N4-V-%" } }, { status: "PILOT" });
  const seeker = await server.asSeeker();
  const start = "mutation ($input: StartExamInput!) { startExam(input: $input) { attempt { id } } }";
  const { data } = await seeker.graphql(start, { input: { operationId: newId(), withListening: false } });
  const attemptId = data.startExam.attempt.id;
  const register = (position: number) => seeker.post("/api/user/test_result_register", { attemptId, answers: [{ position, choice: 1 }] });
  for (let position = 1; ; position += 1) {
    const { attempt } = await (await register(position)).json();
    if (attempt.status !== "OPEN") break;
  }
  const responses = await server.em().find(ExamResponse, { attempt: attemptId }, { populate: ["item"] });
  const pilots = responses.filter(({ pilot }) => pilot);
  expect(pilots).toHaveLength(3);
  expect(pilots.some(({ scored }) => scored)).toBe(false);
  expect(pilots.every(({ item }) => item.getEntity().alarm === null)).toBe(true);
});
