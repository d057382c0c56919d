import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { statementsOf } from "../../../testing/database/count-statements.ts";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import type { GraphQLAnswer, TestClient } from "../../../testing/http-client.ts";
import { unknownId } from "../../../testing/operations/minimal-operation.ts";
import { changeWork } from "../../../testing/operations/work-operations.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../posting/work.entity.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkLike } from "./work-like.entity.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function someWork(status: WorkStatus = "OPEN"): Promise<Work> {
  const em = server.em();
  const work = aWork(em, aCompany(em), { status });
  await em.flush();
  return work;
}

async function like(client: TestClient, name: "likeWork" | "unlikeWork", workId: string) {
  const type = name === "likeWork" ? "LikeWorkInput" : "UnlikeWorkInput";
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { work { id liked company { name } } errors { code path } } }`;
  const answer = await client.graphql(query, { input: { workId } });
  return answer.errors[0]?.extensions?.code ?? answer.data[name];
}

describe("liking works", () => {
  it("counts a seeker once however often and however parallel it is sent, and unlikes the same way", async () => {
    const work = await someWork();
    const seeker = await server.asSeeker();
    const answers = await Promise.all([1, 2, 3, 4].map(() => like(seeker, "likeWork", work.id)));
    for (const answer of answers) expect(answer).toMatchObject({ work: { id: work.id, liked: true }, errors: [] });
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ likeCount: 1, version: work.version });
    for (let i = 0; i < 2; i += 1) expect(await like(seeker, "unlikeWork", work.id)).toMatchObject({ work: { liked: false } });
    expect(await server.em().findOne(Work, { id: work.id })).toMatchObject({ likeCount: 0 });
  });

  it("is for seekers, and for works that the public may see", async () => {
    const seeker = await server.asSeeker();
    const draft = await someWork("DRAFT");
    expect(await like(seeker, "likeWork", draft.id)).toEqual({ work: null, errors: [{ code: "NOT_FOUND", path: ["workId"] }] });
    expect(await like(seeker, "likeWork", unknownId)).toEqual({ work: null, errors: [{ code: "NOT_FOUND", path: ["workId"] }] });
    expect(await like(server.anonymous(), "likeWork", draft.id)).toBe("UNAUTHENTICATED");
    expect(await like(await server.asCompany(), "likeWork", draft.id)).toBe("UNAUTHENTICATED");
  });

  it("lists a seeker's own likes, newest first by keyset, and says when a work is over", async () => {
    const seeker = await server.asSeeker();
    const works: Work[] = [];
    for (let index = 0; index < 5; index += 1) {
      server.setNow(new Date(Date.UTC(2026, 10, 20, 0, Math.floor(index / 2))));
      const work = await someWork();
      works.push(work);
      await like(seeker, "likeWork", work.id);
    }
    await server.em().execute("update work set status = 'CLOSED' where id = ?", [works[0]?.id]);
    await server.em().execute("update work set status = 'SUSPENDED' where id = ?", [works[1]?.id]);
    const seen: { work: { id: string; status: string }; likedAt: string }[] = [];
    let after: string | null = null;
    do {
      const answer = await seeker.graphql(
        "query($after: String) { likedWorks(first: 2, after: $after) { totalCount items { likedAt work { id status liked } } pageInfo { endCursor hasNextPage } } }",
        { after },
      );
      expect(answer.data.likedWorks.totalCount).toBe(4);
      seen.push(...answer.data.likedWorks.items);
      after = answer.data.likedWorks.pageInfo.hasNextPage ? answer.data.likedWorks.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen.map(({ work }) => work.id))).toEqual(new Set([0, 2, 3, 4].map((index) => works[index]?.id)));
    expect(seen.map(({ likedAt }) => likedAt)).toEqual(
      seen
        .map(({ likedAt }) => likedAt)
        .toSorted()
        .toReversed(),
    );
    expect(seen.at(-1)?.work).toMatchObject({ id: works[0]?.id, status: "CLOSED" });
    expect((await (await server.asSeeker()).graphql("{ likedWorks { totalCount } }")).data.likedWorks.totalCount).toBe(0);
  });
});

const detail =
  "query($id: ID!) { work(id: $id) { title liked openEntryId company { name openWorkCount verified } related { id title company { name } salary { min unit } } } }";

describe("the public face of a work", () => {
  it("tells a seeker what is theirs and everyone else nothing", async () => {
    const work = await someWork();
    const seeker = await server.asSeeker();
    const em = server.em();
    em.create(WorkLike, { user: seeker.user.id, work: work.id, createdAt: new Date() });
    const entry = anEntry(em, {
      user: await em.findOneOrFail(User, { id: seeker.user.id }),
      work: await em.findOneOrFail(Work, { id: work.id }),
    });
    await em.flush();
    expect((await seeker.graphql(detail, { id: work.id })).data.work).toMatchObject({ liked: true, openEntryId: entry.id });
    expect((await server.anonymous().graphql(detail, { id: work.id })).data.work).toMatchObject({ liked: false, openEntryId: null });
    expect((await (await server.asSeeker()).graphql(detail, { id: work.id })).data.work).toMatchObject({ liked: false, openEntryId: null });
  });

  it("relates open works of the same category, the same prefecture first, without itself", async () => {
    const em = server.em();
    const company = aCompany(em);
    const make = (prefecture: "13" | "27", changes: object = {}) => aWork(em, company, { category: "SECURITY", prefecture, ...changes });
    const work = make("27");
    const near = make("27", { publishedAt: new Date("2026-01-01T00:00:00Z") });
    const far = Array.from({ length: 7 }, () => make("13"));
    make("27", { status: "PAUSED" });
    await em.flush();
    const { related } = (await server.anonymous().graphql(detail, { id: work.id })).data.work;
    const ids = related.map(({ id }: { id: string }) => id);
    expect(ids).toHaveLength(6);
    expect(ids[0]).toBe(near.id);
    expect(far.map(({ id }) => id)).toEqual(expect.arrayContaining(ids.slice(1)));
  });

  it("sends as many statements for many related works and rows as for few", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { category: "AGRICULTURE" });
    await em.flush();
    const client = server.anonymous();
    const ask = () => statementsOf(server.services.database, () => client.graphql(detail, { id: work.id }));
    aWork(em, aCompany(em), { category: "AGRICULTURE" });
    await em.flush();
    const few = await ask();
    for (let index = 0; index < 20; index += 1) aWork(em, aCompany(em), { category: "AGRICULTURE" });
    await em.flush();
    expect((await ask()).length).toBe(few.length);
  });

  it("stays closed when a posting ends before it was ever published", async () => {
    const em = server.em();
    const work = aWork(em, aCompany(em), { status: "CLOSED", publishedAt: null });
    await em.flush();
    expect((await server.anonymous().graphql(detail, { id: work.id })).data.work).toBeNull();
  });

  it("never carries what only its company may see", async () => {
    const work = await someWork();
    for (const field of ["version", "entryCount", "returnReason", "searchText", "searchTokens", "events { id }"]) {
      const answer = await server.anonymous().graphql(`query($id: ID!) { work(id: $id) { ${field} } }`, { id: work.id });
      expect([field, answer.status]).toEqual([field, 400]);
    }
  });
});

describe("the lists of company and back office", () => {
  const fields = "id title issues { code } events { id } legalMoves salary { min } workplace { city }";

  it("send as many statements for 50 rows as for 5", async () => {
    const owner = await server.asCompany();
    const admin = await server.asAdmin();
    const add = async (count: number) => {
      const em = server.em();
      for (let index = 0; index < count; index += 1) aWork(em, em.merge(owner.company), { status: "REVIEW", submittedAt: new Date() });
      await em.flush();
    };
    const asCompany = () =>
      statementsOf(server.services.database, () => owner.graphql(`{ companyWorks(first: 30) { totalCount items { ${fields} } } }`));
    const asAdmin = () =>
      statementsOf(server.services.database, () =>
        admin.graphql(`{ adminWorks(first: 30) { totalCount items { ${fields} company { name } } } }`),
      );
    await add(5);
    const few = [(await asCompany()).length, (await asAdmin()).length];
    await add(45);
    expect([(await asCompany()).length, (await asAdmin()).length]).toEqual(few);
  });

  it("put in the back office who waits longest first, page by page, and find by title or company", async () => {
    const admin = await server.asAdmin();
    const em = server.em();
    const company = aCompany(em, { name: "待機株式会社" });
    const times = ["2026-11-03", "2026-11-01", "2026-11-02"];
    const works = times.map((day) => aWork(em, company, { status: "REVIEW", submittedAt: new Date(day) }));
    const draft = aWork(em, company, { status: "DRAFT" });
    await em.flush();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query =
        'query($after: String) { adminWorks(first: 1, after: $after, filter: { keyword: "待機株式" }) { totalCount items { id } pageInfo { endCursor hasNextPage } } }';
      const answer: GraphQLAnswer = await admin.graphql(query, { after });
      const page = answer.data.adminWorks;
      expect(page.totalCount).toBe(4);
      seen.push(...page.items.map(({ id }: { id: string }) => id));
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual([works[1]?.id, works[2]?.id, works[0]?.id, draft.id]);
    for (const sort of ["NEWEST", "UPDATED_LAST"]) {
      const page = (
        await admin.graphql(
          `{ adminWorks(sort: ${sort}, first: 2, filter: { companyId: "${company.id}" }) { items { id } pageInfo { endCursor } } }`,
        )
      ).data.adminWorks;
      const next = (
        await admin.graphql(
          `{ adminWorks(sort: ${sort}, first: 9, after: "${page.pageInfo.endCursor}", filter: { companyId: "${company.id}" }) { items { id } } }`,
        )
      ).data.adminWorks;
      expect(new Set([...page.items, ...next.items].map(({ id }: { id: string }) => id)).size).toBe(4);
    }
    expect((await admin.graphql('{ adminWorks(filter: { keyword: "100%_" }) { totalCount } }')).data.adminWorks.totalCount).toBe(0);
  });
});

describe("the search and the sitemap", () => {
  it("show a work at once after its approval and no more after its end", async () => {
    const owner = await server.asCompany();
    const admin = await server.asAdmin();
    const em = server.em();
    const work = aWork(em, em.merge(owner.company), { status: "REVIEW", title: "鯖江市の眼鏡枠みがき" });
    await em.flush();
    const found = async () =>
      (await server.anonymous().graphql('{ works(filter: { keyword: "眼鏡枠" }) { items { id } } }')).data.works.items;
    const listed = async () => (await (await server.anonymous().get("/sitemap-jobs-1.xml")).text()).includes(work.id);
    expect(await found()).toEqual([]);
    const approved = await changeWork(admin, "approveWork", { id: work.id, version: work.version });
    expect(await found()).toEqual([{ id: work.id }]);
    expect(await listed()).toBe(true);
    await changeWork(owner, "closeWork", { id: work.id, version: approved.work?.version, filled: true });
    expect(await found()).toEqual([]);
    expect(await listed()).toBe(false);
  });
});
