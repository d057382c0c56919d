import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../../shared/ids.ts";
import { aCompany, anEntry, aSeeker, aWork } from "../../../testing/factories.ts";
import type { TestClient } from "../../../testing/http-client.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function scene(count = 2) {
  const em = server.em();
  const company = aCompany(em);
  const work = aWork(em, company);
  const entries = Array.from({ length: count }, () => anEntry(em, { user: aSeeker(em), work }));
  await em.flush();
  const owner = await server.asCompany("OWNER", company);
  return { company, work, owner, ids: entries.map(({ id }) => id) };
}

async function assign(client: TestClient, entryIds: string[], memberId: string | null) {
  const { data, errors } = await client.graphql(
    `mutation($input: AssignEntriesInput!) {
      assignEntries(input: $input) { entries { id version assignee { id name } } errors { code path } }
    }`,
    { input: { entryIds, memberId } },
  );
  return { ...data?.assignEntries, refused: errors.length };
}

async function tag(client: TestClient, entryIds: string[], { add = [], removeIds = [] }: { add?: string[]; removeIds?: string[] }) {
  const { data } = await client.graphql(
    `mutation($input: TagEntriesInput!) { tagEntries(input: $input) { entries { version tags { id name } } errors { code path } } }`,
    { input: { entryIds, add, removeIds } },
  );
  return data.tagEntries;
}

async function list(client: TestClient, filter: object): Promise<string[]> {
  const { data, errors } = await client.graphql("query($filter: CompanyEntryFilter) { companyEntries(filter: $filter) { items { id } } }", {
    filter,
  });
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return data.companyEntries.items.map(({ id }: { id: string }) => id);
}

describe("who looks after an application", () => {
  it("is a member who may answer it, is looked for by the list, and changes no version", async () => {
    const { ids, owner, company } = await scene();
    const recruiter = await server.asCompany("RECRUITER", company);
    const [first = "", second = ""] = ids;
    const { entries } = await assign(owner, [first], recruiter.member.id);
    expect(entries).toEqual([{ id: first, version: 1, assignee: { id: recruiter.member.id, name: recruiter.member.name } }]);
    expect(await list(owner, { assigneeId: recruiter.member.id })).toEqual([first]);
    expect(await list(owner, { unassigned: true })).toEqual([second]);
    await assign(recruiter, [first], null);
    expect((await list(owner, { unassigned: true })).toSorted()).toEqual(ids.toSorted());
  });

  it("is nobody any more once the member signs in no longer", async () => {
    const { ids, owner, company } = await scene(1);
    const recruiter = await server.asCompany("RECRUITER", company);
    await assign(owner, ids, recruiter.member.id);
    await server.em().nativeUpdate(CompanyMember, { id: recruiter.member.id }, { status: "DISABLED" });
    expect(await list(owner, { unassigned: true })).toEqual(ids);
  });

  it("is no viewer and no stranger, and changes for all that are named or for none", async () => {
    const { ids, owner, company } = await scene();
    const viewer = await server.asCompany("VIEWER", company);
    const other = await scene(1);
    expect((await assign(owner, ids, viewer.member.id)).errors).toEqual([{ code: "NOT_FOUND", path: ["memberId"] }]);
    expect((await assign(owner, ids, other.owner.member.id)).errors).toEqual([{ code: "NOT_FOUND", path: ["memberId"] }]);
    const strange = await assign(owner, [...ids, ...other.ids], owner.member.id);
    expect(strange.errors).toEqual([{ code: "NOT_FOUND", path: ["entryIds"] }]);
    expect(await server.em().count(Entry, { id: { $in: [...ids, ...other.ids] }, assignee: { $ne: null } })).toBe(0);
    expect((await assign(viewer, ids, null)).refused).toBe(1);
    expect((await assign(owner, Array.from({ length: 51 }, newId), null)).errors).toEqual([
      { code: "TOO_MANY_ENTRIES", path: ["entryIds"] },
    ]);
  });
});

describe("tags", () => {
  it("are put on several applications, found by, taken off one and from all", async () => {
    const { ids, owner } = await scene();
    const [first = "", second = ""] = ids;
    const { entries } = await tag(owner, ids, { add: [" 夜勤可 ", "ＪＬＰＴ"] });
    expect(entries[0]).toMatchObject({ version: 1, tags: [{ name: "夜勤可" }, { name: "JLPT" }] });
    const [night] = entries[0].tags;
    expect((await list(owner, { tagId: night.id })).toSorted()).toEqual(ids.toSorted());
    await tag(owner, [first], { removeIds: [night.id] });
    expect(await list(owner, { tagId: night.id })).toEqual([second]);
    await tag(owner, [first], { add: ["夜勤可"] });
    expect((await owner.graphql("{ entryTags { name } }")).data.entryTags).toEqual([{ name: "JLPT" }, { name: "夜勤可" }]);
    const forget = `mutation($id: ID!) { deleteEntryTag(input: { id: $id }) { deletedId errors { code } } }`;
    expect((await owner.graphql(forget, { id: night.id })).data.deleteEntryTag).toEqual({ deletedId: night.id, errors: [] });
    expect(await server.em().findOne(Entry, { id: second })).toMatchObject({ tagIds: [expect.any(String)] });
  });

  it("are a company's own, at most ten on an application, and words of at most 30 characters", async () => {
    const [{ ids, owner }, other] = [await scene(1), await scene(1)];
    const { entries } = await tag(owner, ids, { add: ["社内"] });
    expect((await other.owner.graphql("{ entryTags { name } }")).data.entryTags).toEqual([]);
    const forget = `mutation($id: ID!) { deleteEntryTag(input: { id: $id }) { errors { code } } }`;
    const { data } = await other.owner.graphql(forget, { id: entries[0].tags[0].id });
    expect(data.deleteEntryTag.errors).toEqual([{ code: "NOT_FOUND" }]);
    const ten = Array.from({ length: 10 }, (_, index) => `タグ${index}`);
    expect((await tag(owner, ids, { add: ten })).errors).toEqual([{ code: "TOO_MANY_TAGS", path: ["add"] }]);
    expect((await tag(owner, ids, { add: ["あ".repeat(31)] })).errors).toEqual([{ code: "TOO_LONG", path: ["add", "0"] }]);
    expect((await tag(owner, ids, { add: [" "] })).errors).toEqual([{ code: "REQUIRED", path: ["add", "0"] }]);
  });
});

it("shows the other applications of the same person, and of nobody who has left", async () => {
  const em = server.em();
  const company = aCompany(em);
  const [one, two] = [aSeeker(em), aSeeker(em, { status: "CANCELLING", cancelledAt: new Date() })];
  const entries = [one, one, two, two].map((user) => anEntry(em, { user, work: aWork(em, company) }));
  anEntry(em, { user: one, work: aWork(em, aCompany(em)) });
  await em.flush();
  const owner = await server.asCompany("OWNER", company);
  const { data } = await owner.graphql("{ companyEntries { items { id otherEntries { id } } } }");
  const others = new Map(
    data.companyEntries.items.map((item: { id: string; otherEntries: { id: string }[] }) => [item.id, item.otherEntries]),
  );
  const [first, second, third] = entries.map(({ id }) => id);
  expect([others.get(first), others.get(second), others.get(third)]).toEqual([[{ id: second }], [{ id: first }], []]);
});
