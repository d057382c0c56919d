import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aMovie, aPracticeItem } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import type { User } from "../../account/seeker/user.entity.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { generalExamCode, installBank } from "../item/install-bank.ts";
import { teachingLevels } from "../movie/movie.vocabulary.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { optionOrder } from "./option-order.ts";

let server: TestServer;
const start = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  await installBank(server.em(), { now: start });
});
beforeEach(() => server.setNow(start));
afterAll(() => server.close());

const setQuery = `query ($input: PracticeSetInput!) { practiceSet(input: $input) {
  items { id level stem options grade { choice correct firstCorrect tries rightChoice explanation } } errors { code } } }`;
const setOf = async (client: TestClient, input: object) => (await client.graphql(setQuery, { input })).data.practiceSet;
const answer = async (client: TestClient, itemId: string, choice: number | null) =>
  (
    await client.graphql(
      "mutation ($input: AnswerPracticeInput!) { answerPractice(input: $input) { itemId grade { choice correct firstCorrect tries rightChoice explanation } errors { code } } }",
      { input: { itemId, choice } },
    )
  ).data.answerPractice;

/** A seeker whose level the exam has measured. */
async function measured(theta: number, level: "N5" | "N4" | "N3"): Promise<TestClient & { user: User }> {
  const em = server.em();
  const user = aSeeker(em, {}, { selfDeclaredLevel: null });
  const test = await em.findOneOrFail(Exam, { code: generalExamCode });
  const at = new Date(start.getTime() - 86_400_000);
  const scale = { theta, se: 0.33 };
  const times = { startedAt: at, deadlineAt: at, createdAt: at, updatedAt: at };
  const attempt = em.create(ExamAttempt, {
    id: newId(),
    test,
    user,
    status: "FINISHED",
    withListening: false,
    operationId: newId(),
    ...scale,
    ...times,
  });
  const parts = { probabilities: [], skills: [], scoredCount: 20, complete: true, signature: "x".repeat(64) };
  const made = { measuredAt: at, createdAt: at, certificateCode: newId().slice(0, 24) };
  em.create(ExamResult, { id: newId(), attempt, user, level, ...made, ...scale, ...parts });
  await em.flush();
  return server.asSeeker(user);
}

async function workFor(japaneseLevel: "N5" | "N4" | "N3" | "N2" | "N1" | "NATIVE") {
  const em = server.em();
  const work = aWork(em, aCompany(em), { japaneseLevel });
  await em.flush();
  return work;
}

async function declared(selfDeclaredLevel: "NONE" | null): Promise<TestClient & { user: User }> {
  const em = server.em();
  const user = aSeeker(em, {}, { selfDeclaredLevel });
  await em.flush();
  return server.asSeeker(user);
}

const pathQuery = `query ($id: ID!) { learningPath(workId: $id) { required ownLevel measuredLevel practisedAnswers reached answersMissing
  steps { level movies { title locked } practice { items answered } } match { score reasons { criterion state points } } } }`;
const pathOf = async (client: TestClient, id: string) => (await client.graphql(pathQuery, { id })).data.learningPath;

describe("a practice set", () => {
  it("shows items without what is right; that is told after the answer, and the first answer stands", async () => {
    const em = server.em();
    const movie = aMovie(em);
    const item = await aPracticeItem(em, { movie });
    await em.flush();
    const seeker = await server.asSeeker();
    const before = await setOf(seeker, { movieId: movie.id });
    expect(before.items).toHaveLength(1);
    expect(before.items[0]).toMatchObject({ id: item.id, grade: null });
    expect(JSON.stringify(before)).not.toMatch(/理由|"key"|rightChoice":\d/);
    const right = before.items[0].options.indexOf("right");
    const wrong = (right + 1) % 4;
    expect(await answer(seeker, item.id, wrong)).toEqual({
      itemId: item.id,
      grade: { choice: wrong, correct: false, firstCorrect: false, tries: 1, rightChoice: right, explanation: "理由" },
      errors: [],
    });
    expect((await answer(seeker, item.id, wrong)).grade.tries).toBe(1);
    expect((await answer(seeker, item.id, right)).grade).toMatchObject({ correct: true, firstCorrect: false, tries: 2 });
    expect((await setOf(seeker, { movieId: movie.id })).items[0].grade).toMatchObject({ choice: right, tries: 2 });
    expect((await setOf(await server.asSeeker(), { movieId: movie.id })).items[0].grade).toBeNull();
  });

  it("of a premium movie is part of it, and items of the exam are never practised", async () => {
    const em = server.em();
    const movie = aMovie(em, { access: "PREMIUM", level: "N2" });
    const item = await aPracticeItem(em, { movie, level: "N2" });
    const exam = await em.findOneOrFail(ExamItem, { code: "N5-V-001" });
    await em.flush();
    const seeker = await server.asSeeker();
    expect(await setOf(seeker, { movieId: movie.id })).toEqual({ items: [], errors: [{ code: "MOVIE_LICENCE_REQUIRED" }] });
    expect((await setOf(seeker, { level: "N2" })).items).toEqual([]);
    expect((await answer(seeker, item.id, 0)).errors).toEqual([{ code: "MOVIE_LICENCE_REQUIRED" }]);
    for (const id of [exam.id, newId(), "x"]) expect((await answer(seeker, id, 0)).errors).toEqual([{ code: "NOT_FOUND" }]);
    expect((await setOf(seeker, { level: "NATIVE" })).errors).toEqual([{ code: "INVALID" }]);
    expect((await setOf(seeker, {})).errors).toEqual([{ code: "INVALID" }]);
  });

  it("of a level holds five items, those not answered yet first", async () => {
    const em = server.em();
    for (let index = 0; index < 7; index += 1) await aPracticeItem(em, { level: "N5", stem: `問${index}` });
    await em.flush();
    const seeker = await server.asSeeker();
    const first = await setOf(seeker, { level: "N5" });
    expect(first.items).toHaveLength(5);
    for (const { id } of first.items) await answer(seeker, id, 0);
    const second = await setOf(seeker, { level: "N5" });
    const fresh = second.items.filter(({ grade }: { grade: object | null }) => grade === null);
    expect(fresh).toHaveLength(2);
    expect(second.items.slice(0, 2)).toEqual(fresh);
  });
});

describe("the learning path of a work", () => {
  it("leads every unmet level to at least one movie or practice set", async () => {
    const em = server.em();
    for (const level of teachingLevels) {
      aMovie(em, { level, title: `動画${level}` });
      await aPracticeItem(em, { level });
    }
    await em.flush();
    for (const level of [...teachingLevels, "NATIVE"] as const) {
      const beginner = await declared("NONE");
      const path = await pathOf(beginner, (await workFor(level)).id);
      expect(path.reached).toBe(false);
      expect(path.match.reasons[0]).toMatchObject({ criterion: "LEVEL", state: "UNMET" });
      const top = level === "NATIVE" ? "N1" : level;
      expect(path.steps.at(-1).level).toBe(top);
      for (const step of path.steps) expect(step.movies.length + step.practice.items).toBeGreaterThan(0);
    }
  });

  it("says how many right answers are missing, and so many recompute the match at once", async () => {
    const em = server.em();
    const items = [];
    for (let index = 0; index < 30; index += 1) items.push(await aPracticeItem(em, { level: "N3", b: -0.1 }));
    await em.flush();
    const seeker = await measured(-0.25, "N4");
    const work = await workFor("N3");
    const before = await pathOf(seeker, work.id);
    expect(before).toMatchObject({ required: "N3", ownLevel: "N4", measuredLevel: "N4", reached: false, practisedAnswers: 0 });
    expect(before.steps.map(({ level }: { level: string }) => level)).toEqual(["N3"]);
    expect(before.answersMissing).toBeGreaterThan(0);
    expect(before.answersMissing).toBeLessThan(20);
    const listed = async () =>
      (await seeker.graphql("query ($id: ID!) { work(id: $id) { match { score reasons { state } } } }", { id: work.id })).data.work.match;
    expect((await listed()).reasons[0].state).toBe("UNMET");
    for (const item of items.slice(0, before.answersMissing)) {
      await answer(seeker, item.id, await rightChoiceOf(seeker, item.id));
    }
    const after = await pathOf(seeker, work.id);
    expect(after).toMatchObject({ ownLevel: "N3", measuredLevel: "N4", reached: true, answersMissing: null, steps: [] });
    expect(after.match.score).toBe(before.match.score + 25);
    expect(await listed()).toMatchObject({ score: after.match.score, reasons: expect.arrayContaining([{ state: "MET" }]) });
  });

  it("takes no level away for wrong answers, and needs twelve answers where nothing is measured", async () => {
    const em = server.em();
    const items = [];
    for (let index = 0; index < 12; index += 1) items.push(await aPracticeItem(em, { level: "N4", b: -1.3 }));
    await em.flush();
    const seeker = await measured(0.4, "N3");
    const work = await workFor("N3");
    for (const { id } of items) await answer(seeker, id, null);
    expect(await pathOf(seeker, work.id)).toMatchObject({ ownLevel: "N3", reached: true, practisedAnswers: 12 });
    const unknown = await declared(null);
    for (const { id } of items.slice(0, 11)) await answer(unknown, id, await rightChoiceOf(unknown, id));
    expect((await pathOf(unknown, work.id)).ownLevel).toBeNull();
    await answer(unknown, items[11]?.id ?? "", await rightChoiceOf(unknown, items[11]?.id ?? ""));
    expect((await pathOf(unknown, work.id)).ownLevel).not.toBeNull();
  });

  it("is not there for a work that is not shown", async () => {
    const seeker = await server.asSeeker();
    for (const id of [newId(), "x"]) expect(await pathOf(seeker, id)).toBeNull();
  });
});

/** The right choice as this seeker sees it, found without answering. */
async function rightChoiceOf(client: TestClient & { user: User }, itemId: string): Promise<number> {
  const userId = client.user.id;
  const item = await server.em().findOneOrFail(ExamItem, itemId);
  return optionOrder({ userId, itemId, count: 4 }).indexOf(item.key);
}
