import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { readBank } from "../bank/read-bank.ts";
import { readSamples } from "../bank/read-samples.ts";
import { ExamResult } from "../certificate/exam-result.entity.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { installBank } from "../item/install-bank.ts";
import { Exam } from "./exam.entity.ts";
import { ExamResponse } from "./exam-response.entity.ts";

let server: TestServer;
const now = new Date("2026-11-20T00:00:00Z");
const path = "/api/user/test_result_register";
const start = "mutation ($input: StartExamInput!) { startExam(input: $input) { attempt { id } errors { code } } }";

async function begin(seeker: TestClient): Promise<string> {
  const { data } = await seeker.graphql(start, { input: { operationId: newId(), withListening: false } });
  return data.startExam.attempt.id;
}

/** A whole sitting over REST, all right, 50 seconds an answer: within the time of every item. */
async function sitByRest(seeker: TestClient, from = now) {
  const attemptId = await begin(seeker);
  for (let position = 1; ; position += 1) {
    server.setNow(new Date(from.getTime() + position * 50_000));
    const { optionOrder, key } = await server.em().findOneOrFail(ExamResponse, { attempt: attemptId, position });
    const response = await seeker.post(path, { attemptId, answers: [{ position, choice: optionOrder.indexOf(key) }] });
    expect(response.status).toBe(200);
    const { attempt } = await response.json();
    if (attempt.status === "OPEN") continue;
    server.setNow(from);
    return attempt;
  }
}

beforeAll(async () => {
  server = await startTestServer();
  server.setNow(now);
  await installBank(server.em(), { now });
});
afterAll(() => server.close());

describe("the items", () => {
  it("are installed once; fitted parameters and counts stay, and what left the files is retired", async () => {
    const em = server.em();
    expect(await em.count(ExamItem, { status: "ACTIVE" })).toBe(readBank().length);
    const [first, second] = readBank();
    await em.nativeUpdate(ExamItem, { code: first?.code }, { calibratedAt: now, b: 0.123, shown: 9 });
    const changed = readBank()
      .filter(({ code }) => code !== second?.code)
      .map((item) => ({ ...item, stem: `${item.stem} ` }));
    await installBank(server.em(), { now, bank: changed });
    const item = (code: string | undefined) => server.em().findOneOrFail(ExamItem, { code });
    expect(await item(first?.code)).toMatchObject({ b: 0.123, shown: 9, stem: `${first?.stem} `, status: "ACTIVE" });
    expect((await item(second?.code)).status).toBe("RETIRED");
    await installBank(server.em(), { now });
    expect(await server.em().count(ExamItem)).toBe(readBank().length);
  });
});

describe("POST /api/user/test_result_register", () => {
  it("records answers, grades on the server and reads no score of the client", async () => {
    const seeker = await server.asSeeker();
    const attemptId = await begin(seeker);
    server.setNow(new Date(now.getTime() + 20_000));
    const body = { attemptId, answers: [{ position: 1, choice: 0 }], score: 600, theta: 3, level: "N1", correct: true };
    const answer = await (await seeker.post(path, body)).json();
    expect(answer.attempt).toMatchObject({ status: "OPEN", scoredCount: 1, result: null, question: { position: 2 } });
    const stored = await server.em().findOneOrFail(ExamResponse, { attempt: attemptId, position: 1 });
    expect(stored.correct).toBe(stored.optionOrder[0] === stored.key);
    expect(JSON.stringify(answer)).not.toMatch(/"(key|correct|optionOrder)"/);
    server.setNow(now);
  });

  it("may be repeated, and refuses an item that was not shown", async () => {
    const seeker = await server.asSeeker();
    const attemptId = await begin(seeker);
    const body = { attemptId, answers: [{ position: 1, choice: 0 }] };
    const once = await (await seeker.post(path, body)).json();
    const twice = await (await seeker.post(path, body)).json();
    expect(twice.attempt.question).toEqual(once.attempt.question);
    const early = await seeker.post(path, { attemptId, answers: [{ position: 7, choice: 0 }] });
    expect([early.status, (await early.json()).code]).toEqual([422, "EXAM_NOT_SERVED"]);
    const foreign = await (await server.asSeeker()).post(path, body);
    expect(foreign.status).toBe(404);
  });
});

describe("a certificate", () => {
  beforeAll(() => server.em().nativeUpdate(Exam, { code: "GENERAL" }, { calibratedAt: now }));
  const issue = `mutation ($input: IssueExamCertificateInput!) { issueExamCertificate(input: $input) {
    result { id certificateCode } errors { code } } }`;
  const buy = "mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { purchase { status } } }";
  const order = { productCode: "CERTIFICATE_1", expectedPrice: 1100, paymentMethod: "test_visa", agreed: true };
  const query = `query ($code: String!) { examCertificate(code: $code) {
    code valid revokedAt holder level probabilities { level probability } score { points low high } measuredAt } }`;
  const ask = async (code: string) => (await server.anonymous().graphql(query, { code })).data.examCertificate;

  async function certified() {
    const seeker = await server.asSeeker();
    const { result } = await sitByRest(seeker);
    const asked = await seeker.graphql(issue, { input: { resultId: result.id } });
    expect(asked.data.issueExamCertificate.errors[0].code).toBe("LICENCE_REQUIRED");
    await seeker.graphql(buy, { input: { ...order, operationId: newId() } });
    const issued = await seeker.graphql(issue, { input: { resultId: result.id } });
    const again = await seeker.graphql(issue, { input: { resultId: result.id } });
    expect(again.data).toEqual(issued.data);
    return { seeker, result, code: issued.data.issueExamCertificate.result.certificateCode };
  }

  it("is nobody's to see before it is made out", async () => {
    const seeker = await server.asSeeker();
    const { result } = await sitByRest(seeker);
    const { certificateCode } = await server.em().findOneOrFail(ExamResult, result.id);
    expect(await ask(certificateCode)).toBeNull();
    expect((await seeker.get(`/api/user/exam_certificate/${result.id}`)).status).toBe(404);
    const stranger = await server.asSeeker();
    const foreign = await stranger.graphql(issue, { input: { resultId: result.id } });
    expect(foreign.data.issueExamCertificate.errors[0].code).toBe("NOT_FOUND");
  });

  it("can be checked by whoever has its code, however it is typed, and tells no more than it says", async () => {
    const { code, result } = await certified();
    const seen = await ask(code.toLowerCase().replaceAll("-", " "));
    expect(seen).toMatchObject({ code, valid: true, revokedAt: null, holder: "山田 花子", level: result.level, score: result.score });
    expect(await ask("2222-2222-2222-2222")).toBeNull();
    expect(await ask("nonsense")).toBeNull();
  });

  it("does not verify when its row was changed by hand", async () => {
    const { code } = await certified();
    await server.em().nativeUpdate(ExamResult, { certificateCode: code }, { level: "N1", theta: 3 });
    expect(await ask(code)).toMatchObject({ valid: false });
  });

  it("is taken back by an editor of the back office, for good and with a reason", async () => {
    const { code, seeker, result } = await certified();
    const revoke = `mutation ($input: RevokeExamCertificateInput!) { revokeExamCertificate(input: $input) { certificate { valid revokedAt } errors { code } } }`;
    const input = { code, reason: "本人以外が受験したため" };
    const admin = await server.asAdmin("EDITOR");
    const done = await admin.graphql(revoke, { input });
    expect(done.data.revokeExamCertificate.certificate).toEqual({ valid: false, revokedAt: now.toISOString() });
    expect(await ask(code)).toMatchObject({ valid: false, revokedAt: now.toISOString() });
    expect((await seeker.get(`/api/user/exam_certificate/${result.id}`)).status).toBe(404);
    const refused = await seeker.graphql(revoke, { input });
    expect(refused.errors[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });

  it("is a PDF for its owner only", async () => {
    const { seeker, result } = await certified();
    const file = await seeker.get(`/api/user/exam_certificate/${result.id}`);
    expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
      200,
      "application/pdf",
      "private, no-store",
    ]);
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(bytes.length).toBeLessThan(120_000);
    const stranger = await server.asSeeker();
    expect((await stranger.get(`/api/user/exam_certificate/${result.id}`)).status).toBe(404);
  });
});

describe("results", () => {
  it("are listed newest first, and another's is not found", async () => {
    const seeker = await server.asSeeker();
    const first = await sitByRest(seeker);
    const month = new Date(now.getTime() + 31 * 86_400_000);
    server.setNow(month);
    const later = await server.asSeeker(seeker.user);
    const second = await sitByRest(later, month);
    server.setNow(now);
    const list = `query ($after: String) { examResults(first: 1, after: $after) { totalCount items { id } pageInfo { endCursor hasNextPage } } }`;
    const one = (await seeker.graphql(list)).data.examResults;
    expect([one.totalCount, one.items[0].id, one.pageInfo.hasNextPage]).toEqual([2, second.result.id, true]);
    const two = (await seeker.graphql(list, { after: one.pageInfo.endCursor })).data.examResults;
    expect([two.items[0].id, two.pageInfo.hasNextPage]).toEqual([first.result.id, false]);
    const stranger = await server.asSeeker();
    expect((await stranger.graphql(`{ examResult(id: "${first.result.id}") { id } }`)).data.examResult).toBeNull();
  });
});

describe("the sample items", () => {
  const grade = `mutation ($input: GradeExamSamplesInput!) { gradeExamSamples(input: $input) {
    grades { sampleId correct rightChoice explanation } errors { code path } } }`;

  it("are five, one a level, without what is right, and none of them is in the bank", async () => {
    const { data } = await server.anonymous().graphql("{ examSamples { id level skill stem passage options } }");
    expect(data.examSamples.map(({ level }: { level: string }) => level)).toEqual(["N5", "N4", "N3", "N2", "N1"]);
    const bank = new Set(readBank().map(({ stem }) => stem));
    expect(data.examSamples.filter(({ stem }: { stem: string }) => bank.has(stem))).toEqual([]);
  });

  it("are graded on the server for anybody, with the reason in the reader's language", async () => {
    const answers = readSamples().map(({ code, key }, index) => ({ sampleId: code, choice: index === 0 ? key : (key + 1) % 4 }));
    const { data } = await server.anonymous().graphql(grade, { input: { answers } }, { "accept-language": "en" });
    const { grades } = data.gradeExamSamples;
    expect(grades.map(({ correct }: { correct: boolean }) => correct)).toEqual([true, false, false, false, false]);
    expect(grades[0].explanation).toBe(readSamples()[0]?.explanation.en);
    const unknown = await server.anonymous().graphql(grade, { input: { answers: [{ sampleId: "N5-V-001", choice: 0 }] } });
    expect(unknown.data.gradeExamSamples.errors[0].code).toBe("NOT_FOUND");
  });
});
