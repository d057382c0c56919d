import { afterAll, beforeAll, expect, test } from "vitest";
import { UserProfile } from "../../../modules/account/profile/user-profile.entity.ts";
import { Entry } from "../../../modules/entry/entry/entry.entity.ts";
import { aCompany, anEntry, aWork } from "../../../testing/factories.ts";
import { startTestServer, type TestServer } from "../../../testing/test-server.ts";
import { shownTogether } from "./shown-rows.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

async function anOwnEntry() {
  const { user } = await server.asSeeker();
  const em = server.em();
  const work = aWork(em, aCompany(em));
  const entry = anEntry(em, { user: em.merge(user), work }, { message: "よろしくお願いします。" });
  await em.flush();
  return { user, work, entry };
}

const entryOf = (id: string) => ({ text: "from entry as e where e.id = ?", values: [id] });

test("a shown row says of every property what its entity says", async () => {
  const { user, entry } = await anOwnEntry();
  const of = { text: "from user_profile as e where e.user_id = ?", values: [user.id] };
  const [[profile], [shown]] = await Promise.all([
    shownTogether(server.em(), UserProfile, of),
    shownTogether(server.em(), Entry, entryOf(entry.id)),
  ]);
  const entities = [await server.em().findOneOrFail(UserProfile, { user: user.id }), await server.em().findOneOrFail(Entry, entry.id)];
  for (const [index, row] of [profile, shown].entries()) {
    const entity = entities[index] ?? {};
    const plain = (of: object) => Object.fromEntries(Object.entries(of).map(([name, value]) => [name, value?.id ?? value]));
    expect(Object.keys(row ?? {}).length).toBeGreaterThan(10);
    expect(plain({ ...entity, ...row })).toEqual(plain(entity));
  }
  expect(shown?.message).toBe("よろしくお願いします。");
  expect(Object.getOwnPropertySymbols({ ...shown })).toEqual([]);
});

test("what it refers to is known by its id, and can be loaded", async () => {
  const { work, entry } = await anOwnEntry();
  const [shown] = await shownTogether(server.em(), Entry, entryOf(entry.id));
  expect([shown?.work.id, shown?.work.isInitialized(), shown?.resume]).toEqual([work.id, false, null]);
  expect((await shown?.work.load())?.title).toBe(work.title);
});

test("it is no part of the unit of work, and gives way to what the unit of work holds", async () => {
  const { entry } = await anOwnEntry();
  const em = server.em();
  await shownTogether(em, Entry, entryOf(entry.id));
  expect(em.getUnitOfWork().getById(Entry, entry.id)).toBeUndefined();
  const held = await em.findOneOrFail(Entry, entry.id);
  expect((await shownTogether(em, Entry, entryOf(entry.id)))[0]).toBe(held);
});
