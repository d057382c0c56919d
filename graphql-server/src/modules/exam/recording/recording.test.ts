import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { generalExamCode, installBank } from "../item/install-bank.ts";
import { ExamResponse } from "../sitting/exam-response.entity.ts";

let server: TestServer;
let editor: TestClient;
let folder: string;
let clock = new Date("2026-11-27T00:00:00Z");

const later = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1_000);
  server.setNow(clock);
};

/** A sound that ffmpeg draws itself. */
async function sound(source: string, name = "a.wav", ...filters: string[]): Promise<Buffer> {
  const file = join(folder, `${newId()}-${name}`);
  await promisify(execFile)("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", source, ...filters, "-y", file]);
  return readFile(file);
}

async function upload(bytes: Buffer, name: string, client = editor) {
  const form = new FormData();
  form.append("purpose", "RECORDING");
  form.append("as", "ADMIN");
  form.append("file", new Blob([new Uint8Array(bytes)]), name);
  return (await client.post("/api/upload", form, { "x-api-version": "1" })).json();
}

const codeOf = async (bytes: Buffer, name = "a.wav") => (await upload(bytes, name)).code;

const record = `mutation ($input: RecordTestItemInput!) { recordTestItem(input: $input) {
  item { id version recording { url durationMs kind } } errors { code path } } }`;
const listening = () =>
  server.em().find(ExamItem, { test: { code: generalExamCode }, skill: "LISTENING", status: "ACTIVE" }, { orderBy: { code: "asc" } });

async function recordItem(item: Pick<ExamItem, "id" | "version">, input: object) {
  return (await editor.graphql(record, { input: { id: item.id, version: item.version, isFaithful: true, ...input } })).data.recordTestItem;
}

/** Gives every listening item the same voices. */
async function recordAll(): Promise<void> {
  editor = await server.asAdmin("EDITOR");
  const { attachment } = await upload(await sound("sine=f=300:d=3"), "voices.wav");
  const [first] = await listening();
  await recordItem(first ?? { id: "", version: 0 }, { fileId: attachment.id });
  await server.em().execute(
    `update test_item set recording_id = ?, recording_kind = 'VOICE', recording_ms = 3000
     where skill = 'LISTENING' and test_id = (select id from test where code = ?)`,
    [attachment.id, generalExamCode],
  );
}

const attemptFields = `id status question { position skill stem options recording { durationMs playsLeft isDemo } }
  result { notMeasured skills { skill answered } }`;
const start = `mutation ($input: StartExamInput!) { startExam(input: $input) { attempt { ${attemptFields} } errors { code } } }`;
const answer = `mutation ($input: AnswerExamItemInput!) { answerExamItem(input: $input) { attempt { ${attemptFields} } errors { code } } }`;
const play = "mutation ($input: PlayExamRecordingInput!) { playExamRecording(input: $input) { play { url playsLeft } errors { code } } }";

const begin = async (seeker: TestClient, withListening = true) =>
  (await seeker.graphql(start, { input: { operationId: newId(), withListening } })).data.startExam.attempt;

async function next(seeker: TestClient, attempt: any, input: object = {}) {
  later(60);
  const given = { attemptId: attempt.id, position: attempt.question.position, choice: 0, ...input };
  return (await seeker.graphql(answer, { input: given })).data.answerExamItem.attempt;
}

/** Goes on to the first item that is to be heard. */
async function toListening(seeker: TestClient) {
  let attempt = await begin(seeker);
  while (attempt.question && !attempt.question.recording) attempt = await next(seeker, attempt);
  return attempt;
}

const playOf = async (seeker: TestClient, attempt: any, operationId = newId()) =>
  (await seeker.graphql(play, { input: { attemptId: attempt.id, position: attempt.question.position, operationId } })).data
    .playExamRecording;

const stored = (attempt: any, position: number) => server.em().findOneOrFail(ExamResponse, { attempt: attempt.id, position });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kotoba-recordings-"));
  server = await startTestServer();
  server.setNow(clock);
  await installBank(server.em(), { now: clock });
});

afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

describe("without recordings", () => {
  it("no listening item is shown, and the result names listening as not measured", async () => {
    const seeker = await server.asSeeker();
    const standing = await seeker.graphql("{ examStanding { hasRecordings } }");
    expect(standing.data.examStanding.hasRecordings).toBe(false);
    let attempt = await begin(seeker);
    const shown: string[] = [];
    while (attempt.question) {
      shown.push(attempt.question.skill);
      attempt = await next(seeker, attempt);
    }
    expect(shown).not.toContain("LISTENING");
    expect(attempt.result.notMeasured).toEqual(["LISTENING"]);
  });
});

/** Sittings take the clock past the end of an editor's session. */
const signInAnew = async () => {
  editor = await server.asAdmin("EDITOR");
};

describe("a recording that an editor sends", () => {
  beforeAll(signInAnew);

  it("is refused with a reason when it is silent, clipped, too short, no sound, or not what its name says", async () => {
    expect(await codeOf(await sound("anullsrc=d=3"))).toBe("RECORDING_SILENT");
    expect(await codeOf(await sound("sine=f=440:d=3", "a.wav", "-af", "volume=40dB", "-c:a", "pcm_s16le"))).toBe("RECORDING_CLIPPED");
    expect(await codeOf(await sound("sine=f=440:d=0.4"))).toBe("RECORDING_TOO_SHORT");
    expect(await codeOf(await sound("sine=f=440:r=8000:d=303"))).toBe("RECORDING_TOO_LONG");
    expect(await codeOf(Buffer.from("no sound at all"), "a.mp3")).toBe("FILE_TYPE_NOT_ALLOWED");
    expect(await codeOf(await sound("sine=f=440:d=2"), "a.mp3")).toBe("FILE_TYPE_NOT_ALLOWED");
    const broken = await sound("sine=f=440:d=2");
    expect(await codeOf(Buffer.concat([broken.subarray(0, 40), Buffer.alloc(64, 7)]))).toMatch(/FILE_DAMAGED|RECORDING_TOO_SHORT/);
  });

  it("is made as loud as the others, whatever its format, and an editor alone may send it", async () => {
    const quiet = await upload(await sound("sine=f=300:d=3", "a.mp3", "-af", "volume=-15dB"), "quiet.mp3");
    expect(quiet.attachment).toMatchObject({ fileName: "quiet.m4a", mimeType: "audio/mp4" });
    expect((await upload(await sound("sine=f=300:d=3", "a.opus"), "voice.opus")).attachment).toMatchObject({ mimeType: "audio/mp4" });
    const operator = await server.asAdmin("OPERATOR");
    expect((await upload(await sound("sine=f=300:d=2"), "a.wav", operator)).code).toBe("FORBIDDEN");
  });

  it("is given to a listening item only when it was heard, and the editor hears it there", async () => {
    const [item] = await listening();
    const { attachment } = await upload(await sound("sine=f=300:d=3"), "voices.wav");
    const known = item ?? { id: "", version: 0 };
    expect((await recordItem(known, { fileId: attachment.id, isFaithful: false })).errors).toEqual([
      { code: "INVALID", path: ["isFaithful"] },
    ]);
    const { item: recorded } = await recordItem(known, { fileId: attachment.id });
    expect(recorded.recording).toMatchObject({ kind: "VOICE" });
    expect(Math.abs(recorded.recording.durationMs - 3_000)).toBeLessThan(100);
    expect((await editor.get(recorded.recording.url)).headers.get("content-type")).toBe("audio/mp4");
    const seeker = await server.asSeeker();
    expect((await seeker.get(recorded.recording.url)).status).toBe(401);
    expect((await recordItem(known, { fileId: attachment.id })).errors).toEqual([{ code: "STALE_VERSION", path: ["version"] }]);
    const { item: emptied } = await recordItem(recorded, { fileId: null });
    expect(emptied.recording).toBeNull();
    expect((await editor.get(recorded.recording.url)).status).toBe(404);
  });

  it("is no recording of another kind of question", async () => {
    const grammar = await server.em().findOneOrFail(ExamItem, { skill: "GRAMMAR" }, { orderBy: { code: "asc" } });
    const { attachment } = await upload(await sound("sine=f=300:d=2"), "a.wav");
    expect((await recordItem(grammar, { fileId: attachment.id })).errors[0]?.code).toBe("INVALID");
  });
});

describe("an item that is heard", () => {
  beforeAll(recordAll);

  it("never shows its script, comes from an address once, and is heard twice at most", async () => {
    const seeker = await server.asSeeker();
    const attempt = await toListening(seeker);
    expect(attempt.question.recording).toEqual({ durationMs: 3_000, playsLeft: 2, isDemo: false });
    const { item } = await server
      .em()
      .findOneOrFail(ExamResponse, { attempt: attempt.id, position: attempt.question.position }, { populate: ["item"] });
    const script = item.getEntity().script ?? "";
    expect(script.length).toBeGreaterThan(5);
    expect(JSON.stringify(attempt)).not.toContain(script.split("\n")[0]?.slice(2));

    const operationId = newId();
    const first = await playOf(seeker, attempt, operationId);
    expect(first).toMatchObject({ play: { playsLeft: 1 }, errors: [] });
    const stranger = await server.asSeeker();
    expect((await stranger.get(first.play.url)).status).toBe(404);
    expect((await server.anonymous().get(first.play.url)).status).toBe(401);
    const sent = await seeker.get(first.play.url);
    expect([sent.status, sent.headers.get("content-type"), (await sent.arrayBuffer()).byteLength > 1_000]).toEqual([
      200,
      "audio/mp4",
      true,
    ]);
    expect((await seeker.get(first.play.url)).status).toBe(404);
    expect((await playOf(seeker, attempt, operationId)).play.playsLeft).toBe(1);

    const several = await Promise.all([playOf(seeker, attempt), playOf(seeker, attempt), playOf(seeker, attempt)]);
    expect(several.map(({ errors }) => errors[0]?.code ?? "OK").toSorted()).toEqual(["EXAM_NO_PLAYS_LEFT", "EXAM_NO_PLAYS_LEFT", "OK"]);
    expect(
      (await stranger.graphql(play, { input: { attemptId: attempt.id, position: attempt.question.position, operationId: newId() } })).data
        .playExamRecording.errors[0]?.code,
    ).toBe("NOT_FOUND");
    later(100);
    const late = several.find(({ errors }) => errors.length === 0);
    expect((await seeker.get(late?.play.url)).status).toBe(404);
  });

  it("counts when it was heard, and not when its answer was a guess without the sound", async () => {
    const seeker = await server.asSeeker();
    const attempt = await toListening(seeker);
    const { position } = attempt.question;
    await next(seeker, attempt);
    expect((await stored(attempt, position)).scored).toBe(false);
    const other = await server.asSeeker();
    const heard = await toListening(other);
    await playOf(other, heard);
    await next(other, heard);
    expect((await stored(heard, heard.question.position)).scored).toBe(true);
  });

  it("is not asked of who cannot hear now", async () => {
    const seeker = await server.asSeeker();
    let attempt = await begin(seeker, false);
    const shown: string[] = [];
    while (attempt.question) {
      shown.push(attempt.question.skill);
      attempt = await next(seeker, attempt);
    }
    expect(shown).not.toContain("LISTENING");
  });

  it("in the demo's tones is shown as such and never scored", async () => {
    await server.em().execute("update test_item set recording_kind = 'DEMO' where skill = 'LISTENING'");
    const seeker = await server.asSeeker();
    const attempt = await toListening(seeker);
    expect(attempt.question.recording.isDemo).toBe(true);
    await playOf(seeker, attempt);
    await next(seeker, attempt);
    expect(await stored(attempt, attempt.question.position)).toMatchObject({ scored: false, pilot: true });
  });

  it("loses its recording when its script changes", async () => {
    await recordAll();
    const [item] = await listening();
    const bank = (await import("../bank/read-bank.ts")).readBank();
    const changed = bank.map((one) => (one.code === item?.code ? { ...one, script: `${one.script}\n男：はい。` } : one));
    await installBank(server.em(), { now: clock, bank: changed });
    const after = await server.em().findOneOrFail(ExamItem, { code: item?.code ?? "" });
    expect([after.recordingKind, after.recording]).toEqual([null, null]);
  });
});
