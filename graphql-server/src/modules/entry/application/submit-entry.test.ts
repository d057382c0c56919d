import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { startPostgres, type TestPostgres } from "../../../testing/database/postgres.ts";
import { aCompany, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { Entry } from "../entry/entry.entity.ts";

let postgres: TestPostgres;
let server: TestServer;

const payload = "{ errors { code path } ";
const save = `mutation ($input: SaveEntryDraftInput!) { saveEntryDraft(input: $input) ${payload} draft { version } } }`;
const confirm = `mutation ($input: ConfirmEntryDraftInput!) { confirmEntryDraft(input: $input) ${payload} draft { version confirmed } } }`;
const submit = `mutation ($input: SubmitEntryInput!) { submitEntry(input: $input) ${payload} entry { id status conversationId } } }`;
const withdraw = `mutation ($input: WithdrawEntryInput!) { withdrawEntry(input: $input) ${payload} entry { status version } } }`;
const move = `mutation ($input: MoveEntryInput!) { moveEntry(input: $input) ${payload} entry { status version } } }`;

async function openWork() {
  const em = server.em();
  const company = aCompany(em);
  const at = new Date("2026-11-01T00:00:00Z");
  const work = aWork(em, company, { title: "接客", status: "OPEN", publishedAt: at, infoUpdatedAt: at });
  await em.flush();
  return { company, work };
}

async function confirmedDraft(seeker: TestClient, workId: string): Promise<number> {
  const saved = await seeker.graphql(save, { input: { workId, message: "よろしくお願いします。", answers: [] } });
  const confirmed = await seeker.graphql(confirm, { input: { workId, version: saved.data.saveEntryDraft.draft.version } });
  expect(confirmed.data.confirmEntryDraft.draft.confirmed).toBe(true);
  return confirmed.data.confirmEntryDraft.draft.version;
}

beforeAll(async () => {
  postgres = await startPostgres();
  server = await startTestServer({ databaseUrl: await postgres.createDatabase() });
});

afterAll(async () => {
  await server?.close();
  await postgres?.stop();
});

describe("applying", () => {
  it("is refused without the confirmation, after a later change, and without consent", async () => {
    const { work } = await openWork();
    const seeker = await server.asSeeker();
    const saved = await seeker.graphql(save, { input: { workId: work.id, message: "一", answers: [] } });
    const version = saved.data.saveEntryDraft.draft.version;
    const early = await seeker.graphql(submit, { input: { workId: work.id, draftVersion: version, consent: true, operationId: newId() } });
    expect(early.data.submitEntry.errors[0].code).toBe("NOT_CONFIRMED");
    const confirmed = await seeker.graphql(confirm, { input: { workId: work.id, version } });
    const shown = confirmed.data.confirmEntryDraft.draft.version;
    await seeker.graphql(save, { input: { workId: work.id, version: shown, message: "二", answers: [] } });
    const changed = await seeker.graphql(submit, { input: { workId: work.id, draftVersion: shown, consent: true, operationId: newId() } });
    expect(changed.data.submitEntry.errors[0].code).toBe("NOT_CONFIRMED");
    const silent = await seeker.graphql(submit, { input: { workId: work.id, draftVersion: shown, consent: false, operationId: newId() } });
    expect(silent.data.submitEntry.errors[0].code).toBe("CONSENT_REQUIRED");
    expect(await server.em().count(Entry, { work: work.id })).toBe(0);
  });

  it("makes one application out of fifty at the same time, on every round", async () => {
    for (let round = 0; round < 3; round += 1) {
      const { work } = await openWork();
      const seeker = await server.asSeeker();
      const draftVersion = await confirmedDraft(seeker, work.id);
      const input = () => ({ input: { workId: work.id, draftVersion, consent: true, operationId: newId() } });
      const answers = await Promise.all(Array.from({ length: 50 }, () => seeker.graphql(submit, input())));
      const made = answers.filter(({ data }) => data?.submitEntry.entry);
      expect(made).toHaveLength(1);
      expect(await server.em().count(Entry, { work: work.id })).toBe(1);
    }
  });

  it("answers the same application to the same operation, twenty times", async () => {
    const { work } = await openWork();
    const seeker = await server.asSeeker();
    const draftVersion = await confirmedDraft(seeker, work.id);
    const variables = { input: { workId: work.id, draftVersion, consent: true, operationId: newId() } };
    const answers = await Promise.all(Array.from({ length: 20 }, () => seeker.graphql(submit, variables)));
    const ids = new Set(answers.map(({ data }) => data.submitEntry.entry?.id));
    expect(ids.size).toBe(1);
    const { work: other } = await openWork();
    const reused = await seeker.graphql(submit, { input: { ...variables.input, workId: other.id } });
    expect(reused.data.submitEntry.errors[0].code).toBe("OPERATION_CONFLICT");
  });

  it("stays between the seeker and the company: others find nothing", async () => {
    const { company, work } = await openWork();
    const seeker = await server.asSeeker();
    const draftVersion = await confirmedDraft(seeker, work.id);
    const sent = await seeker.graphql(submit, { input: { workId: work.id, draftVersion, consent: true, operationId: newId() } });
    const { id, conversationId } = sent.data.submitEntry.entry;
    const [stranger, own, other] = [await server.asSeeker(), await server.asCompany("RECRUITER", company), await server.asCompany("OWNER")];
    const seen = async (client: TestClient, query: string) => Object.values((await client.graphql(query)).data)[0];
    expect(await seen(stranger, `{ entry(id: "${id}") { id } }`)).toBeNull();
    expect(await seen(stranger, `{ conversation(id: "${conversationId}") { id } }`)).toBeNull();
    expect(await seen(other, `{ companyEntry(id: "${id}") { id } }`)).toBeNull();
    expect(await seen(other, `{ companyConversation(id: "${conversationId}") { id } }`)).toBeNull();
    expect(await seen(own, `{ companyEntry(id: "${id}") { id applicant { displayName } } }`)).toMatchObject({ id });
    const foreign = await other.graphql(move, { input: { id, version: 1, to: "SCREENING" } });
    expect(foreign.data.moveEntry.errors[0].code).toBe("NOT_FOUND");
  });

  it("moves by the state table only; a rejection needs words, and an ended entry lets the seeker apply again", async () => {
    const { company, work } = await openWork();
    const seeker = await server.asSeeker();
    const owner = await server.asCompany("OWNER", company);
    const apply = async () => {
      const draftVersion = await confirmedDraft(seeker, work.id);
      const answer = await seeker.graphql(submit, { input: { workId: work.id, draftVersion, consent: true, operationId: newId() } });
      return answer.data.submitEntry.entry?.id;
    };
    const id = await apply();
    const illegal = await owner.graphql(move, { input: { id, version: 1, to: "JOINED" } });
    expect(illegal.data.moveEntry.errors[0].code).toBe("ILLEGAL_TRANSITION");
    const wordless = await owner.graphql(move, { input: { id, version: 1, to: "REJECTED" } });
    expect(wordless.data.moveEntry.errors[0].code).toBe("REASON_REQUIRED");
    const moved = await owner.graphql(move, { input: { id, version: 1, to: "SCREENING" } });
    expect(moved.data.moveEntry.entry).toEqual({ status: "SCREENING", version: 2 });
    const stale = await seeker.graphql(withdraw, { input: { id, version: 1 } });
    expect(stale.data.withdrawEntry.errors[0].code).toBe("STALE_VERSION");
    const left = await seeker.graphql(withdraw, { input: { id, version: 2 } });
    expect(left.data.withdrawEntry.entry.status).toBe("WITHDRAWN");
    const second = await apply();
    expect(second).not.toBe(id);
    expect(await server.em().findOneOrFail(Entry, { id: second })).toMatchObject({ status: "APPLIED" });
  });
});
