import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "../../../app/create-schema.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Scorecard } from "./scorecard.entity.ts";

let postgres: TestPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});
afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

const entryFields = "entry { notes { id body author viewerCanDelete } scorecards { author isOwn japanese recommendation comment } }";
const mutation = (name: string, input: string) =>
  `mutation ($input: ${input}!) { ${name}(input: $input) { errors { code } ${entryFields} } }`;
const add = mutation("addEntryNote", "AddEntryNoteInput");
const remove = mutation("deleteEntryNote", "DeleteEntryNoteInput");
const rate = mutation("saveScorecard", "SaveScorecardInput");
const read = (id: string) => `{ companyEntry(id: "${id}") { ${entryFields.slice("entry { ".length, -1)} } }`;

async function applied() {
  const owner = await server.asCompany("OWNER");
  const em = server.em();
  const work = aWork(em, em.merge(owner.company));
  const user = aSeeker(em);
  const entry = anEntry(em, { user, work });
  await em.flush();
  const recruiter = await server.asCompany("RECRUITER", owner.company);
  return { owner, recruiter, user, entryId: entry.id };
}

const codes = async (client: TestClient, text: string, input: object) => {
  const { data, errors } = await client.graphql(text, { input });
  return data ? Object.values<{ errors: { code: string }[] }>(data)[0]?.errors.map(({ code }) => code) : [errors[0]?.extensions?.code];
};

describe("notes and scorecards about an applicant", () => {
  it("are shared among the members, and each takes back only their own note", async () => {
    const { owner, recruiter, entryId } = await applied();
    expect(await codes(owner, add, { entryId, body: "  とても丁寧な話し方。 " })).toEqual([]);
    expect(await codes(recruiter, add, { entryId, body: "夜勤も可能とのこと。" })).toEqual([]);
    const { notes } = (await recruiter.graphql(read(entryId))).data.companyEntry;
    expect(notes).toMatchObject([
      { body: "夜勤も可能とのこと。", viewerCanDelete: true },
      { body: "とても丁寧な話し方。", author: "佐藤一郎", viewerCanDelete: false },
    ]);
    expect(await codes(recruiter, remove, { id: notes[1].id })).toEqual(["NOT_FOUND"]);
    const left = await recruiter.graphql(remove, { input: { id: notes[0].id } });
    expect(left.data.deleteEntryNote.entry.notes.map(({ body }: { body: string }) => body)).toEqual(["とても丁寧な話し方。"]);
  });

  it("refuse an empty note, points out of range, viewers and other companies", async () => {
    const { owner, entryId } = await applied();
    const viewer = await server.asCompany("VIEWER", owner.company);
    const stranger = await server.asCompany("OWNER");
    expect(await codes(owner, add, { entryId, body: "  " })).toEqual(["REQUIRED"]);
    expect(await codes(owner, rate, { entryId, japanese: 6, recommendation: "YES" })).toEqual(["ABOVE_MAXIMUM"]);
    expect(await codes(viewer, add, { entryId, body: "x" })).toEqual(["FORBIDDEN"]);
    expect(await codes(stranger, add, { entryId, body: "x" })).toEqual(["NOT_FOUND"]);
    expect(await codes(stranger, rate, { entryId, recommendation: "NO" })).toEqual(["NOT_FOUND"]);
    expect((await viewer.graphql(read(entryId))).data.companyEntry.notes).toEqual([]);
  });

  it("keep one card a member, also when it is sent ten times at once", async () => {
    const { owner, recruiter, entryId } = await applied();
    const sent = Array.from({ length: 10 }, (_, index) =>
      codes(owner, rate, { entryId, japanese: (index % 5) + 1, recommendation: "UNSURE", comment: `${index}` }),
    );
    expect(new Set((await Promise.all(sent)).flat())).toEqual(new Set());
    await recruiter.graphql(rate, { input: { entryId, recommendation: "YES" } });
    expect(await server.em().count(Scorecard, { entry: entryId })).toBe(2);
    const changed = await owner.graphql(rate, { input: { entryId, japanese: 4, recommendation: "NO", comment: "面接で確認" } });
    expect(changed.data.saveScorecard.entry.scorecards).toMatchObject([
      { isOwn: true, japanese: 4, recommendation: "NO", comment: "面接で確認" },
      { isOwn: false, japanese: null, recommendation: "YES" },
    ]);
  });

  it("are not in any type that a seeker can reach", () => {
    const types = createSchema().getTypeMap();
    for (const name of ["EntryNote", "Scorecard"]) expect(types[name]?.extensions["audience"]).toEqual(["COMPANY"]);
    expect(JSON.stringify(types["Entry"]?.toConfig())).not.toMatch(/note|scorecard/i);
  });
});
