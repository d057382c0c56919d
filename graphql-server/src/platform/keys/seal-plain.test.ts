import { randomBytes } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { indexProfiles } from "../../modules/account/profile/profile.search-index.ts";
import { UserProfile } from "../../modules/account/profile/user-profile.entity.ts";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { aSeeker } from "../../testing/factories.ts";
import type { Database } from "../database/open-database.ts";
import { sealPlain } from "./seal-plain.ts";

const at = new Date("2026-11-22T00:00:00Z");
const keyRing = { current: "k1", keys: new Map([["k1", randomBytes(32)]]) };
const history = [{ name: "大和第三高等学校", detail: "普通科", from: "2014-04", to: "2017-03" }];
/** More than two batches. */
const people = 1_100;

let database: Database;
beforeEach(async () => {
  await database?.close();
  database = await openMemoryDatabase(keyRing);
  const em = database.fork();
  const { id } = aSeeker(em);
  await em.flush();
  // As a version before wrote it, and somebody whose name looks like the mark of an encrypted value.
  await em.execute(
    `insert into users (id, email, status, locale, terms_version, terms_accepted_at, created_at, updated_at)
     select gen_random_uuid(), 'person' || n || '@example.jp', 'ACTIVE', 'ja', '2026-11', now(), now(), now() from generate_series(2, ?) n`,
    [people],
  );
  await em.execute("insert into user_profile (user_id, updated_at) select id, now() from users on conflict do nothing");
  await em.execute(
    `update user_profile set family_name = '鬼龍院', given_name = '', latin_name = 'v1.k1.Kiryuin', introduction = '私の秘密の話です。', education = ?,
       search_tokens = '{}', search_key = null where user_id <> ?`,
    [JSON.stringify(history), id],
  );
});
afterAll(() => database.close());

const run = () => sealPlain(database.fork, at);
async function lyingPlain(): Promise<number> {
  const [row] = await database
    .fork()
    .execute<{ n: number }[]>(
      "select count(*)::int as n from user_profile p where p::text like any(array['%鬼龍院%', '%Kiryuin%', '%秘密%', '%大和%'])",
    );
  return row?.n ?? 0;
}
async function readAsBefore(): Promise<number> {
  const profiles = await database.fork().find(UserProfile, {});
  return profiles.filter(
    ({ familyName, latinName, introduction, education }) =>
      familyName === "鬼龍院" &&
      latinName === "v1.k1.Kiryuin" &&
      introduction === "私の秘密の話です。" &&
      JSON.stringify(education) === JSON.stringify(history),
  ).length;
}

test("what a version before left in plain text is encrypted and reads as before, and then nothing is looked at again", async () => {
  expect(await lyingPlain()).toBe(people - 1);
  expect(await run()).toBeGreaterThanOrEqual(people - 1);
  expect([await lyingPlain(), await readAsBefore()]).toEqual([0, people - 1]);
  await database.fork().execute("update user_profile set introduction = 'in plain text' where family_name <> ''");
  expect(await run()).toBe(0);
});

test("a run that was stopped is gone on with, and tables that get another encrypted column are looked at again", async () => {
  const fork = database.fork;
  let left = 4;
  const stopping = () => {
    left -= 1;
    if (left < 0) throw new Error("killed");
    return fork();
  };
  await database.fork().execute("delete from key_check");
  await expect(sealPlain(stopping, at)).rejects.toThrow("killed");
  await run();
  expect([await lyingPlain(), await readAsBefore()]).toEqual([0, people - 1]);
  await database.fork().execute("update user_profile set city = '新宿区'");
  await database.fork().execute("update key_check set value = 'of fewer columns' where id = 'sealed:user_profile'");
  expect(await run()).toBe(people);
});

test("two processes that start at once encrypt everything once", async () => {
  await Promise.all([run(), run()]);
  expect([await lyingPlain(), await readAsBefore()]).toEqual([0, people - 1]);
});

test("the search tokens are made of what was encrypted", async () => {
  await run();
  let indexed = 0;
  for (let done = 1; done > 0; indexed += done) done = await indexProfiles(database.fork(), "MISSING");
  expect(indexed).toBe(people - 1);
});
