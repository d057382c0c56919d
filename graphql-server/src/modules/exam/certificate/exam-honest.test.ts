import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { checkCalibration } from "../item/calibration.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { installBank } from "../item/install-bank.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamResponse } from "../sitting/exam-response.entity.ts";
import { ExamResult } from "./exam-result.entity.ts";

let server: TestServer;
let clock = new Date("2026-11-20T00:00:00Z");

const path = "/api/user/test_result_register";
const start = "mutation ($input: StartExamInput!) { startExam(input: $input) { attempt { id } errors { code message } } }";
const standing = "{ examStanding { mayStart freeAt paidSittings retakesOwed spentUntil provisional } }";
const issue = "mutation ($input: IssueExamCertificateInput!) { issueExamCertificate(input: $input) { errors { code } } }";

function later(seconds: number): void {
  clock = new Date(clock.getTime() + seconds * 1_000);
  server.setNow(clock);
}

async function begin(seeker: TestClient) {
  return (await seeker.graphql(start, { input: { operationId: newId(), withListening: false } })).data.startExam;
}

/** A sitting over REST, right for whom knows all; `seconds` an answer. */
async function sit(seeker: TestClient, secondsOf: (position: number) => number = () => 45, knows = true) {
  const { attempt: begun, errors } = await begin(seeker);
  expect(errors).toEqual([]);
  for (let position = 1; ; position += 1) {
    later(secondsOf(position));
    const { optionOrder, key } = await server.em().findOneOrFail(ExamResponse, { attempt: begun.id, position });
    const right = optionOrder.indexOf(key);
    const answers = [{ position, choice: knows ? right : (right + 1) % 4 }];
    const { attempt } = await (await seeker.post(path, { attemptId: begun.id, answers })).json();
    if (attempt.status !== "OPEN") return attempt;
  }
}

const itemsOf = async (attemptId: string) => (await server.em().find(ExamResponse, { attempt: attemptId })).map(({ item }) => item.id);

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(clock);
  await installBank(server.em(), { now: clock });
});
afterAll(() => server.close());

describe("until the exam is calibrated", () => {
  it("a result says that it is provisional and why, in the reader's language, and so does the profile", async () => {
    const seeker = await server.asSeeker();
    const { result } = await sit(seeker);
    expect(result).toMatchObject({ provisional: true, flags: [] });
    expect(result.provisionalReason).toContain("200");
    const query = `query ($id: ID!) { examResult(id: $id) { provisional provisionalReason claimChance level }
      me { profile { measurement { provisional provisionalReason } } } }`;
    const { data } = await seeker.graphql(query, { id: result.id }, { "accept-language": "vi" });
    expect(data.examResult).toMatchObject({ provisional: true, level: result.level });
    expect(data.examResult.claimChance).toBeGreaterThanOrEqual(0.8);
    expect(data.me.profile.measurement.provisional).toBe(true);
  });

  it("certificates are not on sale, and one cannot be ordered by its code", async () => {
    const seeker = await server.asSeeker();
    const { data } = await server.anonymous().graphql("{ licenceProducts { code kind } }");
    expect(data.licenceProducts.map(({ kind }: { kind: string }) => kind)).not.toContain("CERTIFICATE");
    const buy = "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { errors { code path } } }";
    const order = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod: "test_visa", operationId: newId(), agreed: true };
    const bought = await seeker.graphql(buy, { input: order });
    expect(bought.data.purchaseLicence.errors).toEqual([{ code: "EXAM_PROVISIONAL", path: ["productCode"] }]);
  });

  it("a paid sitting owes a free one, which comes before what was paid for and moves no free day", async () => {
    const seeker = await server.asSeeker();
    const buy = "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { errors { code } } }";
    const order = { productCode: "EXAM_3", expectedPrice: 1980, paymentMethod: "test_visa", operationId: newId(), agreed: true };
    await seeker.graphql(buy, { input: order });
    const finish = "mutation ($input: ExamAttemptInput!) { finishExam(input: $input) { errors { code } } }";
    const sitAndEnd = async () => seeker.graphql(finish, { input: { attemptId: (await begin(seeker)).attempt.id } });
    const state = async () => (await seeker.graphql(standing)).data.examStanding;
    await sitAndEnd();
    await sitAndEnd();
    const owed = await state();
    expect(owed).toMatchObject({ mayStart: true, paidSittings: 2, retakesOwed: 1, provisional: true });
    later(60);
    await sitAndEnd();
    expect(await state()).toEqual({ ...owed, retakesOwed: 0 });
    const grounds = await server.em().find(ExamAttempt, { user: seeker.user.id }, { orderBy: { id: "asc" } });
    expect(grounds.map(({ ground }) => ground)).toEqual(["FREE", "LICENCE", "RETAKE"]);
  });

  it("it is calibrated once 200 people a level were measured and its items fitted, and stays so", async () => {
    const em = server.em();
    expect(await checkCalibration({ em, now: () => clock })).toBe(false);
    const { calibration } = await em.findOneOrFail(Exam, { code: "GENERAL" });
    expect(calibration.map(({ level, fitted }) => [level, fitted])).toEqual(["N5", "N4", "N3", "N2", "N1"].map((level) => [level, 0]));
    expect(calibration.find(({ level }) => level === "N1")?.people).toBe(1);
    await em.nativeUpdate(Exam, { code: "GENERAL" }, { calibratedAt: clock });
    const seeker = await server.asSeeker();
    expect((await sit(seeker)).result).toMatchObject({ provisional: false, provisionalReason: null });
    const { data } = await server.anonymous().graphql("{ licenceProducts { kind } }");
    expect(data.licenceProducts.map(({ kind }: { kind: string }) => kind)).toContain("CERTIFICATE");
    await em.nativeUpdate(Exam, { code: "GENERAL" }, { calibratedAt: null });
  });
});

describe("answers faster than the question can be read", () => {
  it("do not count, and a sitting with many is flagged, outside of the profile and repeated free of charge", async () => {
    const seeker = await server.asSeeker();
    const { result, id } = await sit(seeker, (position) => (position % 4 === 0 ? 0.3 : 45));
    expect(result).toMatchObject({ flags: ["RAPID"], complete: true });
    const rapid = await server.em().find(ExamResponse, { attempt: id, rapid: true });
    expect(rapid.length).toBeGreaterThanOrEqual(3);
    expect(rapid.every(({ scored, position }) => !scored && position % 4 === 0)).toBe(true);
    expect((await server.em().findOneOrFail(UserProfile, { user: seeker.user.id })).measuredLevel).toBeNull();
    const asked = await seeker.graphql(issue, { input: { resultId: result.id } });
    expect(asked.data.issueExamCertificate.errors[0].code).toBe("EXAM_FLAGGED");
    expect((await seeker.graphql(standing)).data.examStanding).toMatchObject({ mayStart: true, retakesOwed: 1 });
    const again = await sit(seeker, () => 0.3);
    expect([again.status, again.result]).toEqual(["FINISHED", null]);
    expect((await seeker.graphql(standing)).data.examStanding).toMatchObject({ mayStart: false, retakesOwed: 0 });
  });

  it("are no fault of who says that they do not know", async () => {
    const seeker = await server.asSeeker();
    const { attempt } = await begin(seeker);
    await seeker.post(path, { attemptId: attempt.id, answers: [{ position: 1, choice: null }] });
    const first = await server.em().findOneOrFail(ExamResponse, { attempt: attempt.id, position: 1 });
    expect(first).toMatchObject({ rapid: false, scored: true, correct: false });
  });
});

describe("who comes again within a year", () => {
  it("is shown no item twice in four sittings, is told when the bank is spent, and may come when a year has passed", async () => {
    const seeker = await server.asSeeker();
    const month = 31 * 86_400;
    const first = clock;
    const seen: string[] = [];
    let refused: { code: string; message: string } | undefined;
    while (!refused) {
      const own = await server.asSeeker(seeker.user);
      const { errors, attempt } = await begin(own);
      refused = errors[0];
      if (!attempt) break;
      await server.em().nativeUpdate(ExamAttempt, { id: attempt.id }, { status: "FINISHED", theta: 0 });
      // As if a whole sitting had shown half of what is near.
      const near = await server.em().find(ExamItem, { status: "ACTIVE", b: { $gte: -1.3, $lte: 1.3 }, id: { $nin: seen } }, { limit: 45 });
      const [shown] = await server.em().find(ExamResponse, { attempt: attempt.id });
      expect(seen).not.toContain(shown?.item.id);
      const em = server.em();
      for (const [index, item] of near.filter(({ id }) => id !== shown?.item.id).entries()) {
        const { skill, key, a, b, c } = item;
        const stored = { id: newId(), attempt: attempt.id, item: item.id, position: index + 2, skill, key, a, b, c };
        em.create(ExamResponse, { ...stored, pilot: false, scored: true, optionOrder: [0, 1, 2, 3], servedAt: clock, deadlineAt: clock });
      }
      await em.flush();
      seen.push(...(await itemsOf(attempt.id)));
      later(month);
    }
    expect(refused?.code).toBe("EXAM_BANK_SPENT");
    expect(new Set(seen).size).toBe(seen.length);
    const back = await server.asSeeker(seeker.user);
    const { spentUntil, mayStart } = (await back.graphql(standing)).data.examStanding;
    expect([mayStart, spentUntil]).toEqual([false, new Date(first.setUTCFullYear(first.getUTCFullYear() + 1)).toISOString()]);
    clock = new Date(new Date(spentUntil).getTime() + 1_000);
    server.setNow(clock);
    expect((await begin(await server.asSeeker(seeker.user))).errors).toEqual([]);
  });
});

it("keeps whole results unflagged of who answers everything wrong", async () => {
  const seeker = await server.asSeeker();
  const { result } = await sit(seeker, () => 45, false);
  expect(result).toMatchObject({ level: "NONE", flags: [] });
  expect(result.score.high).toBeGreaterThan(result.score.low);
  expect(await server.em().count(ExamResult, { user: seeker.user.id })).toBe(1);
});
