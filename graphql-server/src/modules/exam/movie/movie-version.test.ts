import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { aMovie } from "../../../testing/movie-factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";

let server: TestServer;
let editor: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  editor = await server.asAdmin("EDITOR");
});
afterAll(() => server.close());

const nepali = { language: "ne", title: "समय भन्ने तरिका", description: "सिफ्टको कुरा।" };
const fields = "movie { languageVersions { language title summary isBehind version } } errors { code path }";

async function save(movieId: string, input: object) {
  const mutation = `mutation ($input: SaveMovieVersionInput!) { saveMovieVersion(input: $input) { ${fields} } }`;
  return (await editor.graphql(mutation, { input: { movieId, ...input } })).data.saveMovieVersion;
}

async function remove(movieId: string, input: object) {
  const mutation = `mutation ($input: RemoveMovieVersionInput!) { removeMovieVersion(input: $input) { ${fields} } }`;
  return (await editor.graphql(mutation, { input: { movieId, ...input } })).data.removeMovieVersion;
}

async function readIn(language: string, id: string) {
  const query = "query ($id: ID!) { movie(id: $id) { language title description ruby } }";
  return (await server.anonymous().graphql(query, { id }, { "accept-language": language })).data.movie;
}

describe("a movie's texts in another language", () => {
  it("are what its readers get, are found by their words, and go again", async () => {
    const em = server.em();
    const movie = aMovie(em, {});
    await em.flush();
    expect((await save(movie.id, nepali)).errors).toEqual([]);
    expect(await readIn("ne", movie.id)).toEqual({ language: "ne", title: nepali.title, description: nepali.description, ruby: null });
    expect(await readIn("vi", movie.id)).toMatchObject({ language: "ja", title: movie.title });
    const list = "query ($keyword: String) { movies(filter: { keyword: $keyword }) { items { id } } }";
    const find = async (language: string) =>
      (await server.anonymous().graphql(list, { keyword: "समय" }, { "accept-language": language })).data.movies.items;
    expect(await find("ne")).toEqual([{ id: movie.id }]);
    expect(await find("vi")).toEqual([]);
    const removed = await remove(movie.id, { language: "ne", version: 1 });
    expect([removed.movie.languageVersions, removed.errors]).toEqual([[], []]);
    expect(await readIn("ne", movie.id)).toMatchObject({ language: "ja" });
    expect((await remove(movie.id, { language: "ne", version: 1 })).errors).toMatchObject([{ code: "NOT_FOUND" }]);
  });

  it("are not overwritten unread, and need every text of a movie that is there, by an editor", async () => {
    const em = server.em();
    const movie = aMovie(em, {});
    await em.flush();
    await save(movie.id, nepali);
    expect((await save(movie.id, nepali)).errors).toMatchObject([{ code: "STALE_VERSION" }]);
    const again = await save(movie.id, { ...nepali, title: "समय", version: 1 });
    expect(again.movie.languageVersions).toMatchObject([{ title: "समय", version: 2, isBehind: false }]);
    expect((await save(movie.id, { ...nepali, language: "vi", description: "" })).errors).toMatchObject([{ path: ["description"] }]);
    expect((await save(movie.id, { ...nepali, language: "fr" })).errors).not.toEqual([]);
    expect((await save(newId(), nepali)).errors).toMatchObject([{ code: "NOT_FOUND" }]);
    const operator = await server.asAdmin("OPERATOR");
    const mutation = "mutation ($input: SaveMovieVersionInput!) { saveMovieVersion(input: $input) { errors { code } } }";
    const { errors } = await operator.graphql(mutation, { input: { movieId: movie.id, ...nepali } });
    expect(errors[0]?.extensions?.code).toBe("FORBIDDEN");
  });
});
