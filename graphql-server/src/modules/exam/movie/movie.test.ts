import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aFilm, aMovie, aPracticeItem, filmBytes } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { writeVtt } from "./captions.ts";
import type { Movie } from "./movie.entity.ts";

let server: TestServer;
const start = new Date("2026-11-21T03:00:00Z");
beforeAll(async () => {
  server = await startTestServer();
  server.setNow(start);
});
afterAll(() => server.close());

async function movieOf(changes: Parameters<typeof aMovie>[1] = {}): Promise<Movie> {
  const em = server.em();
  const file = await aFilm(em, server.services.storage);
  const movie = aMovie(em, { file, ...changes });
  await em.flush();
  return movie;
}

async function buyPremium(client: TestClient): Promise<void> {
  const input = { productCode: "MOVIES_90", expectedPrice: 2980, paymentMethod: "test_visa", operationId: newId(), agreed: true };
  const { data } = await client.graphql("mutation ($input: PurchaseLicenceInput!) { purchaseLicence(input: $input) { errors { code } } }", {
    input,
  });
  expect(data.purchaseLicence.errors).toEqual([]);
}

const fields =
  "id title locked source { videoUrl captionsUrl captionsEnUrl mimeType expiresAt } cues { startMs text } progress { positionMs watchedMs completedAt }";
const open = async (client: TestClient, id: string) =>
  (await client.graphql(`query ($id: ID!) { movie(id: $id) { ${fields} } }`, { id })).data.movie;

describe("the list", () => {
  it("holds what is published within its window, in the editors' order, narrowed by level, topic and words", async () => {
    const em = server.em();
    const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);
    aMovie(em, { title: "二番", position: 2, level: "N1", topic: "GRAMMAR" });
    aMovie(em, { title: "一番", position: 1, level: "N1", topic: "VOCABULARY" });
    aMovie(em, { title: "三番", position: 3, level: "N1", topic: "GRAMMAR", description: "ﾋﾞｼﾞﾈｽの話" });
    aMovie(em, { title: "下書き", level: "N1", status: "DRAFT", publishedAt: null });
    aMovie(em, { title: "先", level: "N1", publishedAt: at(1) });
    aMovie(em, { title: "終わった", level: "N1", closesAt: at(-1) });
    await em.flush();
    const list = async (args: string) => {
      const { data, errors } = await server
        .anonymous()
        .graphql(`{ movies(${args}) { totalCount pageInfo { hasNextPage endCursor } items { title } } }`);
      expect(errors).toEqual([]);
      return { ...data.movies, titles: data.movies.items.map(({ title }: { title: string }) => title) };
    };
    expect((await list("filter: { level: N1 }")).titles).toEqual(["一番", "二番", "三番"]);
    expect((await list("filter: { level: N1, topic: GRAMMAR }")).totalCount).toBe(2);
    expect((await list('filter: { level: N1, keyword: "ビジネス" }')).titles).toEqual(["三番"]);
    const first = await list("first: 2, filter: { level: N1 }");
    expect([first.titles, first.pageInfo.hasNextPage]).toEqual([["一番", "二番"], true]);
    expect((await list(`first: 2, after: "${first.pageInfo.endCursor}", filter: { level: N1 }`)).titles).toEqual(["三番"]);
    const { data } = await server.anonymous().graphql("{ movieShelf { levels { level count } topics { topic count } } }");
    expect(data.movieShelf.levels).toContainEqual({ level: "N1", count: 3 });
  });
});

describe("the file", () => {
  it("is sent whole or in ranges, and the range is dropped when the file is another by now", async () => {
    const { id } = await movieOf();
    const visitor = server.anonymous();
    const { source } = await open(visitor, id);
    const bytes = async (headers: Record<string, string> = {}) => {
      const response = await visitor.get(source.videoUrl, headers);
      return { response, status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    };
    const whole = await bytes();
    expect([whole.status, whole.body.equals(filmBytes), whole.response.headers.get("accept-ranges")]).toEqual([200, true, "bytes"]);
    expect(whole.response.headers.get("content-type")).toBe("video/mp4");
    const etag = whole.response.headers.get("etag") ?? "";
    for (const [range, from, to] of [
      ["bytes=100-199", 100, 199],
      ["bytes=900-", 900, 999],
      ["bytes=-10", 990, 999],
      ["bytes=990-5000", 990, 999],
    ] as const) {
      const part = await bytes({ range });
      expect([range, part.status, part.response.headers.get("content-range")]).toEqual([range, 206, `bytes ${from}-${to}/1000`]);
      expect(part.body.equals(filmBytes.subarray(from, to + 1))).toBe(true);
    }
    expect((await bytes({ range: "bytes=0-9", "if-range": etag })).status).toBe(206);
    expect((await bytes({ range: "bytes=0-9", "if-range": '"another"' })).body.length).toBe(1_000);
    const behind = await bytes({ range: "bytes=1000-" });
    expect([behind.status, behind.response.headers.get("content-range")]).toEqual([416, "bytes */1000"]);
    for (const odd of ["bytes=9-3", "bytes=-", "lines=1-2", "bytes=0-1,5-6"]) expect((await bytes({ range: odd })).status).toBe(200);
    expect((await bytes({ "if-none-match": etag })).status).toBe(304);
  });

  it("comes with captions as WebVTT and with their texts to read along", async () => {
    const { id } = await movieOf();
    const { source, cues } = await open(server.anonymous(), id);
    const captions = await server.anonymous().get(source.captionsUrl);
    expect(captions.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(await captions.text()).toContain("00:00:00.000 --> 00:00:03.000\n敬語を学びましょう。");
    expect(cues).toEqual([
      { startMs: 0, text: "敬語を学びましょう。" },
      { startMs: 3_000, text: "A < B" },
    ]);
    expect(source.captionsEnUrl).toBeNull();
    expect((await server.anonymous().get(`/api/movies/${id}/captions-en`)).status).toBe(404);
  });

  it("comes with English captions where somebody wrote them, and is found by their words", async () => {
    const captionsEn = writeVtt([{ startMs: 0, endMs: 3_000, text: "Let us learn honorifics." }]);
    const { id } = await movieOf({ captionsEn });
    const { source, cues } = await open(server.anonymous(), id);
    expect(await (await server.anonymous().get(source.captionsEnUrl)).text()).toBe(captionsEn);
    expect(cues).toHaveLength(2);
    const found = await server.anonymous().graphql('{ movies(filter: { keyword: "HONORIFICS" }) { items { id } } }');
    expect(found.data.movies.items).toEqual([{ id }]);
    const { id: premium } = await movieOf({ captionsEn, access: "PREMIUM" });
    expect((await server.anonymous().get(`/api/movies/${premium}/captions-en`)).status).toBe(404);
  });

  it("of a premium movie opens by a signed address for who has a licence, for five minutes, and for nobody else", async () => {
    const { id } = await movieOf({ access: "PREMIUM" });
    const seeker = await server.asSeeker();
    expect(await open(seeker, id)).toMatchObject({ locked: true, source: null, cues: null });
    expect((await seeker.get(`/api/movies/${id}/video`)).status).toBe(404);
    expect((await seeker.get(`/api/movies/${id}/captions`)).status).toBe(404);
    await buyPremium(seeker);
    const { locked, source } = await open(seeker, id);
    expect(locked).toBe(false);
    expect((await seeker.get(source.videoUrl, { range: "bytes=0-4" })).status).toBe(206);
    expect((await seeker.get(source.captionsUrl)).status).toBe(200);
    expect((await seeker.get(source.videoUrl)).headers.get("cache-control")).toBe("private, no-store");
    const others = [server.anonymous(), await server.asSeeker(), await server.asCompany()];
    for (const other of others) expect((await other.get(source.videoUrl)).status).toBe(404);
    expect((await seeker.get(`/api/movies/${id}/video`)).status).toBe(404);
    expect((await seeker.get(source.videoUrl.replace("/video", "/captions"))).status).toBe(404);
    server.setNow(new Date(start.getTime() + 5 * 60_000 + 1));
    expect((await seeker.get(source.videoUrl)).status).toBe(404);
    server.setNow(start);
  });

  it("of what is not published is nobody's", async () => {
    const { id } = await movieOf({ status: "DRAFT", publishedAt: null });
    const clients = [server.anonymous(), await server.asSeeker()];
    for (const client of clients) {
      expect(await open(client, id)).toBeNull();
      expect((await client.get(`/api/movies/${id}/video`)).status).toBe(404);
    }
    expect((await server.anonymous().get("/api/movies/no-id/video")).status).toBe(404);
    expect((await server.anonymous().get(`/api/movies/${id}/storage`)).status).toBe(404);
  });
});

describe("watching", () => {
  const report = (client: TestClient, movieId: string, positionMs: number, ranges: [number, number][]) =>
    client.graphql(
      "mutation ($input: ReportMovieProgressInput!) { reportMovieProgress(input: $input) { movie { progress { positionMs watchedMs completedAt } } errors { code } } }",
      { input: { movieId, positionMs, ranges: ranges.map(([fromMs, toMs]) => ({ fromMs, toMs })) } },
    );
  const later = (seconds: number) => server.setNow(new Date(start.getTime() + seconds * 1_000));

  it("counts what was played once, in any order and however often it is sent, and completes by that alone", async () => {
    const { id } = await movieOf();
    const seeker = await server.asSeeker();
    const progress = async (seconds: number, positionMs: number, ranges: [number, number][]) => {
      later(seconds);
      const { data } = await report(seeker, id, positionMs, ranges);
      expect(data.reportMovieProgress.errors).toEqual([]);
      return data.reportMovieProgress.movie.progress;
    };
    expect(await progress(0, 0, [])).toEqual({ positionMs: 0, watchedMs: 0, completedAt: null });
    expect(await progress(10, 10_000, [[0, 10_000]])).toMatchObject({ positionMs: 10_000, watchedMs: 10_000 });
    expect(
      await progress(20, 20_000, [
        [0, 10_000],
        [5_000, 20_000],
      ]),
    ).toMatchObject({ watchedMs: 20_000 });
    // Seeking to the end plays nothing.
    expect(await progress(21, 60_000, [])).toMatchObject({ positionMs: 60_000, watchedMs: 20_000, completedAt: null });
    expect(await progress(25, 8_000, [[0, 8_000]])).toMatchObject({ watchedMs: 20_000 });
    const done = await progress(60, 57_000, [[20_200, 57_000]]);
    expect(done).toMatchObject({ watchedMs: 57_000, completedAt: new Date(start.getTime() + 60_000).toISOString() });
    expect(await progress(70, 0, [])).toEqual({ ...done, positionMs: 0 });
    expect((await open(seeker, id)).progress.completedAt).toBe(done.completedAt);
    expect((await open(await server.asSeeker(), id)).progress).toBeNull();
    server.setNow(start);
  });

  it("credits nothing that the time since playing began cannot hold", async () => {
    const { id } = await movieOf({ durationMs: 600_000 });
    const seeker = await server.asSeeker();
    await report(seeker, id, 0, []);
    later(10);
    const { data } = await report(seeker, id, 600_000, [[0, 600_000]]);
    expect(data.reportMovieProgress.movie.progress).toMatchObject({ watchedMs: 0, completedAt: null });
    server.setNow(start);
  });

  it("is refused for what the seeker may not play, and for nonsense", async () => {
    const premium = await movieOf({ access: "PREMIUM" });
    const seeker = await server.asSeeker();
    const codes = async (id: string, ranges: [number, number][] = []) =>
      (await report(seeker, id, 0, ranges)).data.reportMovieProgress.errors.map(({ code }: { code: string }) => code);
    expect(await codes(premium.id)).toEqual(["MOVIE_LICENCE_REQUIRED"]);
    expect(await codes(newId())).toEqual(["NOT_FOUND"]);
    expect(await codes((await movieOf()).id, [[-5, 10]])).not.toEqual([]);
  });

  it("fills the list of movies to go on with, the latest first, until they are finished", async () => {
    const [one, two] = [await movieOf({ title: "先" }), await movieOf({ title: "後", durationMs: 1_000 })];
    const seeker = await server.asSeeker();
    await report(seeker, one.id, 1_000, [[0, 1_000]]);
    later(1);
    await report(seeker, two.id, 100, [[0, 100]]);
    const titles = async () =>
      (await seeker.graphql("{ moviesToContinue { title } }")).data.moviesToContinue.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(["後", "先"]);
    await report(seeker, two.id, 1_000, [[0, 1_000]]);
    expect(await titles()).toEqual(["先"]);
    const done = await seeker.graphql("{ movies(filter: { progress: COMPLETED }) { items { title } } }");
    expect(done.data.movies.items).toEqual([{ title: "後" }]);
    server.setNow(start);
  });
});

it("costs as many statements for many movies as for few", async () => {
  const seeker = await server.asSeeker();
  const ask = () =>
    statementsOf(server.services.database, () =>
      seeker.graphql("{ movies(first: 50) { items { id locked posterUrl progress { watchedMs } practice { items answered } } } }"),
    );
  const em = server.em();
  await aPracticeItem(em, { movie: aMovie(em) });
  await em.flush();
  await ask();
  const before = (await ask()).length;
  for (let index = 0; index < 5; index += 1) await aPracticeItem(em, { movie: aMovie(em, { access: index % 2 ? "PREMIUM" : "FREE" }) });
  await em.flush();
  expect((await ask()).length).toBe(before);
});
