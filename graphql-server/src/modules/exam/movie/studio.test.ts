import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { systemContext } from "../../../app/request-context.ts";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aPracticeItem } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Attachment } from "../../account/attachment/attachment.entity.ts";
import { turnDueMovies } from "./move-movie.ts";
import { captionsLimit, englishCaptionsLimit } from "./movie-content.ts";

const film = readFileSync(new URL("../../../demo/content/movies/files/n5-time.mp4", import.meta.url));
const captions = "WEBVTT\n\n00:00:00.000 --> 00:00:03.000\n時間のことばです。\n";
const start = new Date("2026-11-21T03:00:00Z");
let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(start);
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

async function upload(client: TestClient, purpose: string, file: { bytes: Buffer; name: string }, as = "ADMIN") {
  const form = new FormData();
  form.append("purpose", purpose);
  form.append("as", as);
  form.append("file", new Blob([new Uint8Array(file.bytes)]), file.name);
  const response = await client.post("/api/upload", form, { "x-api-version": "1" });
  return { status: response.status, body: await response.json() };
}

const content = (changes: object = {}) => ({
  title: "時間の言い方",
  description: "シフトの話です。",
  level: "N5",
  topic: "VOCABULARY",
  access: "FREE",
  position: 5,
  captions,
  practiceCodes: [],
  ...changes,
});
const fields = "id version status durationMs publishedAt legalMoves practiceCodes file { fileName byteSize } source { videoUrl }";
async function run(client: TestClient, name: string, input: object) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await client.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { movie { ${fields} } errors { code path } } }`,
    { input },
  );
  expect(errors).toEqual([]);
  return data[name];
}
const create = async (changes: object = {}) => {
  const answer = await run(editor, "createMovie", { operationId: newId(), content: content(changes) });
  expect(answer.errors).toEqual([]);
  return answer.movie;
};
const uploadFilm = async () => (await upload(editor, "MOVIE", { bytes: film, name: "時間.mp4" })).body.attachment;

describe("a film", () => {
  it("is stored as it comes, and its length is read from itself", async () => {
    const { status, body } = await upload(editor, "MOVIE", { bytes: film, name: "時間.mp4" });
    expect([status, body.attachment]).toMatchObject([201, { fileName: "時間.mp4", mimeType: "video/mp4", byteSize: film.length }]);
    const movie = await create({ fileId: body.attachment.id });
    expect(movie.durationMs).toBeGreaterThan(30_000);
    expect(movie.durationMs).toBeLessThan(36_000);
    const played = await editor.get(movie.source.videoUrl, { range: "bytes=0-99" });
    expect([played.status, Buffer.from(await played.arrayBuffer()).equals(film.subarray(0, 100))]).toEqual([206, true]);
    expect((await server.anonymous().get(movie.source.videoUrl)).status).toBe(404);
  });

  it("that is none is refused, and nothing of it stays", async () => {
    const before = await server.em().count(Attachment, { purpose: "MOVIE" });
    const codes = async (bytes: Buffer, name: string) => (await upload(editor, "MOVIE", { bytes, name })).body.code;
    expect(await codes(Buffer.from("<script>alert(1)</script>"), "film.mp4")).toBe("FILE_TYPE_NOT_ALLOWED");
    expect(await codes(film, "film.exe")).toBe("FILE_TYPE_NOT_ALLOWED");
    const { body } = await upload(editor, "MOVIE", { bytes: Buffer.from("text"), name: "film.txt" });
    expect(JSON.stringify(body)).toContain("（MP4, WebM）");
    expect(await codes(film.subarray(0, 900), "film.mp4")).toBe("FILE_DAMAGED");
    expect(await server.em().count(Attachment, { purpose: "MOVIE" })).toBe(before);
  });

  it("is taken from editors only", async () => {
    const others = [await server.asAdmin("OPERATOR"), await server.asSeeker(), await server.asCompany()];
    for (const client of others) {
      for (const as of ["ADMIN", "SEEKER"])
        expect((await upload(client, "MOVIE", { bytes: film, name: "film.mp4" }, as)).status).toBeGreaterThanOrEqual(400);
    }
    expect((await upload(editor, "POSTER", { bytes: film, name: "film.mp4" })).body.code).toBe("FILE_TYPE_NOT_ALLOWED");
  });
});

describe("a movie", () => {
  it("is written once however often it is sent, and linked to practice items by their codes", async () => {
    const em = server.em();
    const item = await aPracticeItem(em);
    await em.flush();
    const input = { operationId: newId(), content: content({ practiceCodes: [item.code] }) };
    const first = await run(editor, "createMovie", input);
    expect(first.movie).toMatchObject({ status: "DRAFT", practiceCodes: [item.code] });
    expect((await run(editor, "createMovie", input)).movie).toEqual(first.movie);
    const unknown = await run(editor, "createMovie", { operationId: newId(), content: content({ practiceCodes: ["N5-V-001"] }) });
    expect(unknown.errors).toEqual([{ code: "PRACTICE_ITEM_UNKNOWN", path: ["practiceCodes"] }]);
  });

  it("takes captions of full length in both languages in one request", async () => {
    const full = { captions: captions.trim().padEnd(captionsLimit, "あ"), captionsEn: captions.trim().padEnd(englishCaptionsLimit, "a") };
    expect(await create({ ...full, title: "あ".repeat(120), description: "あ".repeat(600) })).toMatchObject({ status: "DRAFT" });
  });

  it("names every wrong line of its captions", async () => {
    const broken =
      "WEBVTT\n\n00:00:00.000 --> 00:00:03\n一\n\n00:00:09.000 --> 00:00:05.000\n二\n\n00:00:10.000 --> 00:00:12.000\n\n本文\n";
    const { errors } = await run(editor, "createMovie", { operationId: newId(), content: content({ captions: broken }) });
    expect(errors).toEqual([
      { code: "CAPTION_BAD_TIME", path: ["captions", "3"] },
      { code: "CAPTION_TIME_ORDER", path: ["captions", "6"] },
      { code: "CAPTION_NO_TEXT", path: ["captions", "9"] },
      { code: "CAPTION_NO_TIMING", path: ["captions", "11"] },
    ]);
    const file = await uploadFilm();
    const late = `${captions}\n01:00:00.000 --> 01:00:05.000\n遅い\n`;
    const answer = await run(editor, "createMovie", { operationId: newId(), content: content({ captions: late, fileId: file.id }) });
    expect(answer.errors).toEqual([{ code: "CAPTION_TOO_LATE", path: ["captions", "6"] }]);
    const english = await run(editor, "createMovie", {
      operationId: newId(),
      content: content({ captionsEn: broken.slice(0, broken.indexOf("\n\n00:00:09")) }),
    });
    expect(english.errors).toEqual([{ code: "CAPTION_BAD_TIME", path: ["captionsEn", "3"] }]);
  });

  it("goes public only whole, by the clock when it is planned, and comes down by the clock again", async () => {
    const draft = await create({ captions: "" });
    const early = await run(editor, "moveMovie", { id: draft.id, version: draft.version, to: "PUBLISHED" });
    expect(early.errors).toEqual([
      { code: "REQUIRED", path: ["fileId"] },
      { code: "REQUIRED", path: ["captions"] },
    ]);
    const file = await uploadFilm();
    const closesAt = new Date(start.getTime() + 7_200_000).toISOString();
    const whole = await run(editor, "updateMovie", {
      id: draft.id,
      version: draft.version,
      content: content({ fileId: file.id, closesAt }),
    });
    const publishAt = new Date(start.getTime() + 3_600_000).toISOString();
    const planned = await run(editor, "moveMovie", { id: draft.id, version: whole.movie.version, to: "SCHEDULED", publishAt });
    expect(planned.movie).toMatchObject({ status: "SCHEDULED", publishedAt: null });
    const shown = async () =>
      (await server.anonymous().graphql("query ($id: ID!) { movie(id: $id) { title } }", { id: draft.id })).data.movie;
    const tick = async (hours: number) => {
      server.setNow(new Date(start.getTime() + hours * 3_600_000));
      await turnDueMovies(systemContext(server.services, "test").ctx);
    };
    expect(await shown()).toBeNull();
    await tick(1);
    expect(await shown()).toEqual({ title: "時間の言い方" });
    await tick(2);
    expect(await shown()).toBeNull();
    server.setNow(start);
    const fresh = (await editor.graphql("query ($id: ID!) { adminMovie(id: $id) { status version legalMoves } }", { id: draft.id })).data
      .adminMovie;
    expect(fresh).toMatchObject({ status: "ARCHIVED", legalMoves: ["PUBLISHED", "SCHEDULED"] });
    const illegal = await run(editor, "moveMovie", { id: draft.id, version: fresh.version, to: "DRAFT" });
    expect(illegal.errors[0].code).toBe("ILLEGAL_TRANSITION");
  });

  it("is not overwritten by who has read an older version, and only editors reach it", async () => {
    const draft = await create();
    await run(editor, "updateMovie", { id: draft.id, version: draft.version, content: content({ title: "新しい" }) });
    const stale = await run(editor, "updateMovie", { id: draft.id, version: draft.version, content: content({ title: "古い" }) });
    expect(stale.errors).toEqual([{ code: "STALE_VERSION", path: ["version"] }]);
    const operator = await server.asAdmin("OPERATOR");
    for (const path of ["/api/admin/movie", "/api/admin/movie/create", `/api/admin/movie/edit?id=${draft.id}`]) {
      expect([path, (await operator.get(path)).status, (await editor.get(path)).status]).toEqual([path, 403, 200]);
    }
    const { movie } = await (await editor.get(`/api/admin/movie/edit?id=${draft.id}`)).json();
    expect(movie).toMatchObject({ title: "新しい", status: "DRAFT", captions, practiceCodes: [] });
    const list = await (await editor.get("/api/admin/movie?status=DRAFT&sort=UPDATED_LAST&first=1")).json();
    expect([list.movies.length, list.movies[0].status]).toEqual([1, "DRAFT"]);
  });
});
