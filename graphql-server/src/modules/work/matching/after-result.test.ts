import { afterAll, beforeAll, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aMovie, aPracticeItem } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ExamResult } from "../../exam/certificate/exam-result.entity.ts";
import { generalExamCode, installBank } from "../../exam/item/install-bank.ts";
import { Exam } from "../../exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../../exam/sitting/exam-attempt.entity.ts";

let server: TestServer;
const at = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(at);
  await installBank(server.em(), { now: at });
});
afterAll(() => server.close());

/** A seeker with one result, who says N1 of themselves unless told otherwise. */
async function measured(level: "NONE" | "N4" | "N1", { claim = "N1", ...changes }: { claim?: "N1" | "N3"; complete?: boolean } = {}) {
  const em = server.em();
  const user = aSeeker(em, {}, { selfDeclaredLevel: claim });
  const test = await em.findOneOrFail(Exam, { code: generalExamCode });
  const times = { startedAt: at, deadlineAt: at, createdAt: at, updatedAt: at };
  const state = { status: "FINISHED", withListening: false, theta: -0.5, se: 0.33 } as const;
  const attempt = em.create(ExamAttempt, { id: newId(), test, user, operationId: newId(), ...state, ...times });
  const skills = [
    { skill: "VOCABULARY" as const, answered: 8, correct: 7, theta: 0.4, se: 0.5 },
    { skill: "GRAMMAR" as const, answered: 8, correct: 3, theta: -0.9, se: 0.5 },
    { skill: "READING" as const, answered: 8, correct: 5, theta: -0.2, se: 0.5 },
  ];
  const parts = { probabilities: [], skills, scoredCount: 24, complete: true, signature: "x".repeat(64), ...changes };
  const made = { measuredAt: at, createdAt: at, certificateCode: newId().slice(0, 24), theta: -0.5, se: 0.33 };
  const result = em.create(ExamResult, { id: newId(), attempt, user, level, ...made, ...parts });
  await em.flush();
  return { id: result.id, seeker: await server.asSeeker(user) };
}

const text = `query ($id: ID!) { afterResult(resultId: $id) { level learn works { level works } weakest { skill items }
  movies { title } claimedLevel levelsDisagree } }`;
const after = async (client: TestClient, id: string) => (await client.graphql(text, { id })).data.afterResult;

it("counts open works at the level and one above, and leads to the weakest skills and to movies", async () => {
  const em = server.em();
  const company = aCompany(em);
  for (const [japaneseLevel, count] of [
    ["N4", 2],
    ["N3", 3],
    ["N2", 4],
  ] as const) {
    for (let index = 0; index < count; index += 1) aWork(em, company, { japaneseLevel });
  }
  aWork(em, company, { japaneseLevel: "N3", status: "DRAFT" });
  for (let index = 0; index < 5; index += 1) aMovie(em, { level: "N3", title: `N3の動画${index}` });
  for (const skill of ["VOCABULARY", "GRAMMAR", "GRAMMAR", "READING"] as const) await aPracticeItem(em, { level: "N3", skill });
  await em.flush();
  const { seeker, id } = await measured("N4", { claim: "N3" });
  const steps = await after(seeker, id);
  expect(steps).toMatchObject({ level: "N4", learn: "N3", claimedLevel: "N3", levelsDisagree: false });
  expect(steps.works).toEqual([
    { level: "N4", works: 2 },
    { level: "N3", works: 3 },
  ]);
  expect(steps.weakest.map(({ skill }: { skill: string }) => skill)).toEqual(["GRAMMAR", "READING"]);
  expect(steps.movies).toHaveLength(3);
});

it("names a disagreement of two levels with what the seeker says, unless the result does not count", async () => {
  const { seeker, id } = await measured("N4");
  expect(await after(seeker, id)).toMatchObject({ claimedLevel: "N1", levelsDisagree: true });
  const short = await measured("N4", { complete: false });
  expect(await after(short.seeker, short.id)).toMatchObject({ levelsDisagree: false });
});

it("begins below the scale with N5 and stays at its end", async () => {
  const below = await measured("NONE");
  expect(await after(below.seeker, below.id)).toMatchObject({ learn: "N5", works: [{ level: "NONE" }, { level: "N5" }] });
  const end = await measured("N1");
  expect(await after(end.seeker, end.id)).toMatchObject({ learn: "N1", works: [{ level: "N1" }] });
});

it("is of one's own results alone", async () => {
  const { id } = await measured("N4");
  for (const other of [id, newId(), "x"]) expect(await after(await server.asSeeker(), other)).toBeNull();
  expect((await server.anonymous().graphql(text, { id })).errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
});
