import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { installBank } from "../item/install-bank.ts";
import { Exam } from "./exam.entity.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";
import { ExamResponse } from "./exam-response.entity.ts";
import { expireDueAttempts } from "./expire-due-attempts.ts";
import { scoreAttempt } from "./score-attempt.ts";

let postgres: TestPostgres;
let server: TestServer;
let clock = new Date("2026-11-20T00:00:00Z");

const attemptFields = `id status deadlineAt serverTime answeredCount
  question { position skill stem passage options servedAt deadlineAt recording { playsLeft } }
  result { id level complete certificateCode scoredCount standardError probabilities { level probability } score { points low high }
    skills { skill answered correct } }`;
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { attempt { ${attemptFields} } errors { code path } } }`;
const start = mutation("startExam", "StartExamInput");
const answer = mutation("answerExamItem", "AnswerExamItemInput");
const resume = mutation("continueExam", "ExamAttemptInput");
const finish = mutation("finishExam", "ExamAttemptInput");

function later(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1_000);
  server.setNow(clock);
}

async function begin(seeker: TestClient, withListening = false) {
  const { data } = await seeker.graphql(start, { input: { operationId: newId(), withListening } });
  expect(data.startExam.errors).toEqual([]);
  return data.startExam.attempt;
}

/** The place of the right option in the shown order, which only the server knows. */
async function rightChoice(attemptId: string, position: number): Promise<number> {
  const response = await server.em().findOneOrFail(ExamResponse, { attempt: attemptId, position });
  return response.optionOrder.indexOf(response.key);
}

/** Answers until the sitting ends; `isRight` decides about each item. */
async function sitToTheEnd(seeker: TestClient, first: { id: string }, isRight: (position: number) => boolean) {
  let attempt: any = first;
  while (attempt.status === "OPEN") {
    const { position } = attempt.question;
    const right = await rightChoice(attempt.id, position);
    const input = { attemptId: attempt.id, position, choice: isRight(position) ? right : (right + 1) % 4 };
    later(45);
    const { data } = await seeker.graphql(answer, { input });
    expect(data.answerExamItem.errors).toEqual([]);
    attempt = data.answerExamItem.attempt;
  }
  return attempt;
}

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
  await installBank(server.em(), { now: clock });
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

describe("a sitting", () => {
  it("measures somebody who knows everything as N1, and flows into the profile", async () => {
    later(60);
    const seeker = await server.asSeeker();
    const ended = await sitToTheEnd(seeker, await begin(seeker), () => true);
    expect(ended).toMatchObject({ status: "FINISHED", question: null, result: { level: "N1", complete: true } });
    expect(ended.result.scoredCount).toBeGreaterThanOrEqual(12);
    expect(ended.result.scoredCount).toBeLessThanOrEqual(36);
    const sum = ended.result.probabilities.reduce((total: number, one: { probability: number }) => total + one.probability, 0);
    expect(sum).toBeCloseTo(1, 9);
    const profile = await server.em().findOneOrFail(UserProfile, { user: seeker.user.id });
    expect(profile.measuredLevel).toBe("N1");
    const me = await seeker.graphql("{ me { profile { measurement { level score { points low high } } } } }");
    expect(me.data.me.profile.measurement).toEqual({ level: "N1", score: ended.result.score });
  });

  it("measures somebody who gets everything wrong as below N5", async () => {
    const seeker = await server.asSeeker();
    const ended = await sitToTheEnd(seeker, await begin(seeker), () => false);
    expect(ended.result.level).toBe("NONE");
  });

  it("balances the skills, and asks for listening only who can hear recordings", async () => {
    await server.em().nativeUpdate(ExamItem, { skill: "LISTENING" }, { recordingKind: "VOICE", recordingMs: 3_000 });
    const [silent, speaking] = [await server.asSeeker(), await server.asSeeker()];
    const skillsOf = async (seeker: TestClient, withListening: boolean) => {
      const ended = await sitToTheEnd(seeker, await begin(seeker, withListening), (position) => position % 2 === 0);
      return (await server.em().find(ExamResponse, { attempt: ended.id })).map(({ skill }) => skill);
    };
    const [without, together] = [await skillsOf(silent, false), await skillsOf(speaking, true)];
    expect(without).not.toContain("LISTENING");
    expect(together.filter((skill) => skill === "LISTENING").length).toBeGreaterThanOrEqual(1);
    expect(without.filter((skill) => skill === "READING").length / without.length).toBeCloseTo(0.3, 1);
    await server.em().nativeUpdate(ExamItem, { skill: "LISTENING" }, { recordingKind: null, recordingMs: null });
  });

  it("scores again to the same bits from what is stored with it, whatever happens to the items", async () => {
    const seeker = await server.asSeeker();
    const ended = await sitToTheEnd(seeker, await begin(seeker), (position) => position % 3 !== 0);
    await server.em().nativeUpdate(ExamItem, {}, { a: 0.7 });
    const em = server.em();
    const stored = await em.findOneOrFail(ExamResult, { attempt: ended.id });
    const again = scoreAttempt(await em.find(ExamResponse, { attempt: ended.id }));
    expect([Object.is(again.theta, stored.theta), Object.is(again.se, stored.se)]).toEqual([true, true]);
    await em.nativeUpdate(ExamItem, {}, { a: 1.6 });
  });

  it("tells neither a key nor an item that is not shown, in any answer", async () => {
    const seeker = await server.asSeeker();
    const { data } = await seeker.graphql(start, { input: { operationId: newId(), withListening: true } });
    const attempt = data.startExam.attempt;
    const text = JSON.stringify([data, (await seeker.graphql(`{ examAttempt { ${attemptFields} } }`)).data]);
    const em = server.em();
    const [served] = await em.find(ExamResponse, { attempt: attempt.id }, { populate: ["item"] });
    const items = await em.find(ExamItem, {});
    const sameTexts = (item: ExamItem) => item.options.every((option) => text.includes(JSON.stringify(option)));
    expect(items.filter(sameTexts).map(({ id }) => id)).toEqual([served?.item.id]);
    expect(text).not.toContain(served?.item.getEntity().explanation.slice(0, 12));
    expect(Object.keys(attempt.question).toSorted()).toEqual([
      ...["deadlineAt", "options", "passage", "position", "recording", "servedAt", "skill", "stem"],
    ]);
    expect(attempt.question.options).toHaveLength(4);
  });
});

describe("an answer", () => {
  it("may be sent again without harm: the first stands, and the next item stays the same", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    const input = { attemptId: attempt.id, position: 1, choice: 0 };
    const first = await seeker.graphql(answer, { input });
    const again = await Promise.all([0, 1, 2, 3].map((choice) => seeker.graphql(answer, { input: { ...input, choice } })));
    for (const one of again) expect(one.data.answerExamItem.attempt.question).toEqual(first.data.answerExamItem.attempt.question);
    const stored = await server.em().find(ExamResponse, { attempt: attempt.id });
    expect(stored).toHaveLength(2);
    expect(stored.find(({ position }) => position === 1)?.choice).toBe(0);
  });

  it("moves on by one item when twenty of the same arrive at once", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    const input = { attemptId: attempt.id, position: 1, choice: 2 };
    const answers = await Promise.all(Array.from({ length: 20 }, () => seeker.graphql(answer, { input })));
    expect(new Set(answers.map(({ data }) => data.answerExamItem.attempt.question.stem)).size).toBe(1);
    expect(await server.em().count(ExamResponse, { attempt: attempt.id })).toBe(2);
  });

  it("to an item that was not shown, of another's sitting or out of range is refused", async () => {
    const [seeker, stranger] = [await server.asSeeker(), await server.asSeeker()];
    const { id } = await begin(seeker);
    const codeOf = async (client: TestClient, input: object) =>
      (await client.graphql(answer, { input: { attemptId: id, position: 1, choice: 0, ...input } })).data.answerExamItem.errors[0]?.code;
    expect(await codeOf(seeker, { position: 2 })).toBe("EXAM_NOT_SERVED");
    expect(await codeOf(stranger, {})).toBe("NOT_FOUND");
    expect(await codeOf(seeker, { choice: 4 })).toBe("ABOVE_MAXIMUM");
    expect(await server.em().count(ExamResponse, { attempt: id })).toBe(1);
  });
});

describe("the clock is the server's", () => {
  it("keeps the item and its end when the browser is killed and opened again", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(45);
    const other = await server.asSeeker(seeker.user);
    const opened = await other.graphql(`{ examAttempt { ${attemptFields} } }`);
    expect(opened.data.examAttempt.question).toEqual(attempt.question);
    const went = await other.graphql(resume, { input: { attemptId: attempt.id } });
    expect(went.data.continueExam.attempt.question).toEqual(attempt.question);
  });

  it("counts an answer after the item's time as wrong, however right", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later((new Date(attempt.question.deadlineAt).getTime() - clock.getTime()) / 1_000 + 4);
    await seeker.graphql(answer, { input: { attemptId: attempt.id, position: 1, choice: await rightChoice(attempt.id, 1) } });
    expect(await server.em().findOneOrFail(ExamResponse, { attempt: attempt.id, position: 1 })).toMatchObject({
      correct: false,
      choice: null,
    });
  });

  it("goes on to the next item when the time of one ran out meanwhile", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(300);
    const went = await seeker.graphql(resume, { input: { attemptId: attempt.id } });
    expect(went.data.continueExam.attempt).toMatchObject({ status: "OPEN", answeredCount: 1, question: { position: 2 } });
  });

  it("ends the sitting by itself, graded with what was answered", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(45);
    await seeker.graphql(answer, { input: { attemptId: attempt.id, position: 1, choice: await rightChoice(attempt.id, 1) } });
    later(3_600 + 4);
    const back = await server.asSeeker(seeker.user);
    const late = await back.graphql(answer, { input: { attemptId: attempt.id, position: 2, choice: 0 } });
    expect(late.data.answerExamItem.attempt).toMatchObject({
      status: "EXPIRED",
      result: { scoredCount: 1, complete: false, certificateCode: null },
    });
    const ended = await back.graphql(answer, { input: { attemptId: attempt.id, position: 2, choice: 0 } });
    expect(ended.data.answerExamItem.errors[0].code).toBe("EXAM_ENDED");
    expect((await server.em().findOneOrFail(UserProfile, { user: seeker.user.id })).measuredLevel).toBeNull();
  });

  it("shows no item after the sitting's end, and counts the one it cut short as not answered", async () => {
    const seeker = await server.asSeeker();
    let attempt = await begin(seeker);
    for (let position = 1; position <= 4; position += 1) {
      const choice = await rightChoice(attempt.id, position);
      later(45);
      attempt = (await seeker.graphql(answer, { input: { attemptId: attempt.id, position, choice } })).data.answerExamItem.attempt;
    }
    await server.em().nativeUpdate(ExamAttempt, { id: attempt.id }, { deadlineAt: clock });
    await server.em().nativeUpdate(ExamResponse, { attempt: attempt.id, position: 5 }, { deadlineAt: clock });
    later(1);
    const { data } = await seeker.graphql(answer, { input: { attemptId: attempt.id, position: 5, choice: null } });
    expect(data.answerExamItem.attempt).toMatchObject({ status: "EXPIRED", question: null, result: { scoredCount: 4 } });
    expect(await server.em().count(ExamResponse, { attempt: attempt.id })).toBe(5);
  });

  it("takes a choice that was on its way when the sitting ended", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(45);
    await server.em().nativeUpdate(ExamAttempt, { id: attempt.id }, { deadlineAt: clock });
    later(1);
    const input = { attemptId: attempt.id, position: 1, choice: await rightChoice(attempt.id, 1) };
    const { data } = await seeker.graphql(answer, { input });
    expect(data.answerExamItem.attempt).toMatchObject({ status: "EXPIRED", result: { scoredCount: 1, skills: [{ correct: 1 }] } });
  });

  it("ends sittings nobody comes back to", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(3_600 + 91);
    await expireDueAttempts({ em: server.em(), now: () => clock, sign: () => "signed" });
    expect(await server.em().findOneOrFail(ExamAttempt, attempt.id)).toMatchObject({ status: "EXPIRED" });
    expect(await server.em().count(ExamResult, { attempt: attempt.id })).toBe(0);
  });
});

describe("an answer given offline", () => {
  const give = async (seeker: TestClient, attempt: any, { after, leftMs }: { after: number; leftMs?: number }) => {
    const { position, deadlineAt } = attempt.question;
    const choice = await rightChoice(attempt.id, position);
    later((new Date(deadlineAt).getTime() - clock.getTime()) / 1_000 + after);
    const { data } = await seeker.graphql(answer, { input: { attemptId: attempt.id, position, choice, leftMs } });
    expect(data.answerExamItem.errors).toEqual([]);
    return data.answerExamItem.attempt;
  };
  const isCounted = async (attemptId: string, position: number) =>
    (await server.em().findOneOrFail(ExamResponse, { attempt: attemptId, position })).correct;

  it.each([
    ["a minute after its time", { after: 60, leftMs: 2_000 }, true],
    ["at its last moment, a minute and a half later", { after: 90, leftMs: 0 }, true],
    ["more than a minute and a half later", { after: 91, leftMs: 2_000 }, false],
    ["before the item was shown", { after: 60, leftMs: 300_000 }, false],
    ["without a word about when", { after: 60 }, false],
  ])("counts when it comes %s (%j): %s", async (_title, when, counts) => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    expect(await give(seeker, attempt, when)).toMatchObject({ status: "OPEN", question: { position: 2 } });
    expect(await isCounted(attempt.id, 1)).toBe(counts);
  });

  it("counts five times in a sitting", async () => {
    const seeker = await server.asSeeker();
    let attempt = await begin(seeker);
    for (let position = 1; position <= 6; position += 1) attempt = await give(seeker, attempt, { after: 60, leftMs: 1_000 });
    const counted = await Promise.all([1, 2, 3, 4, 5, 6].map((position) => isCounted(attempt.id, position)));
    expect(counted).toEqual([true, true, true, true, true, false]);
  });

  it("counts as the last of a sitting whose own time is over, which waits for it", async () => {
    const seeker = await server.asSeeker();
    const attempt = await begin(seeker);
    later(30);
    const end = new Date(clock.getTime() + 1_000);
    await server.em().nativeUpdate(ExamAttempt, { id: attempt.id }, { deadlineAt: end });
    await server.em().nativeUpdate(ExamResponse, { attempt: attempt.id, position: 1 }, { deadlineAt: end });
    later(60);
    await expireDueAttempts({ em: server.em(), now: () => clock, sign: () => "signed" });
    const input = { attemptId: attempt.id, position: 1, choice: await rightChoice(attempt.id, 1), leftMs: 500 };
    const { data } = await seeker.graphql(answer, { input });
    expect(data.answerExamItem).toMatchObject({
      attempt: { status: "EXPIRED", question: null, result: { scoredCount: 1, skills: [{ correct: 1 }] } },
      errors: [],
    });
  });
});

describe("beginning", () => {
  it("makes one sitting of twenty at the same time, and the same operation answers the same one", async () => {
    const seeker = await server.asSeeker();
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => seeker.graphql(start, { input: { operationId: newId(), withListening: false } })),
    );
    const made = tries.filter(({ data }) => data.startExam.attempt);
    expect(made).toHaveLength(1);
    expect(new Set(tries.flatMap(({ data }) => data.startExam.errors.map(({ code }: { code: string }) => code)))).toEqual(
      new Set(["EXAM_OPEN"]),
    );
    const { operationId } = await server.em().findOneOrFail(ExamAttempt, { user: seeker.user.id });
    const again = await seeker.graphql(start, { input: { operationId, withListening: false } });
    expect(again.data.startExam.attempt.id).toBe(made[0]?.data.startExam.attempt.id);
  });

  it("is free once in thirty days, and the standing says from when on", async () => {
    const seeker = await server.asSeeker();
    const { id } = await begin(seeker);
    await seeker.graphql(finish, { input: { attemptId: id } });
    const soon = await seeker.graphql(start, { input: { operationId: newId(), withListening: false } });
    expect(soon.data.startExam.errors[0].code).toBe("EXAM_TOO_SOON");
    const { data } = await seeker.graphql("{ examStanding { mayStart freeAt attempt { id } } }");
    expect(data.examStanding).toEqual({
      mayStart: false,
      freeAt: new Date(clock.getTime() + 30 * 86_400_000).toISOString(),
      attempt: null,
    });
  });

  it("uses a licence only when no free sitting is due, once a sitting", async () => {
    await server.em().nativeUpdate(Exam, {}, { calibratedAt: clock });
    const seeker = await server.asSeeker();
    const buy = "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { status } errors { code } } }";
    const order = { productCode: "EXAM_3", expectedPrice: 1980, paymentMethod: "test_visa", operationId: newId(), agreed: true };
    expect((await seeker.graphql(buy, { input: order })).data.purchaseLicence.purchase.status).toBe("PAID");
    const standing = async () => (await seeker.graphql("{ examStanding { mayStart paidSittings } }")).data.examStanding;
    const sit = async () => await seeker.graphql(finish, { input: { attemptId: (await begin(seeker)).id } });
    await sit();
    expect(await standing()).toEqual({ mayStart: true, paidSittings: 3 });
    for (const left of [2, 1, 0]) {
      await sit();
      expect(await standing()).toEqual({ mayStart: left > 0, paidSittings: left });
    }
    const more = await seeker.graphql(start, { input: { operationId: newId(), withListening: false } });
    expect(more.data.startExam.errors[0].code).toBe("EXAM_TOO_SOON");
    await server.em().nativeUpdate(Exam, {}, { calibratedAt: null });
  });
});
