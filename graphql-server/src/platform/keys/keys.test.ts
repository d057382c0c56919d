import { randomBytes } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { staleTokens } from "../../app/upkeep/stale-tokens.ts";
import { profileContains } from "../../modules/account/profile/profile.search-index.ts";
import { UserProfile } from "../../modules/account/profile/user-profile.entity.ts";
import { seekerWith, User } from "../../modules/account/seeker/user.entity.ts";
import { OutboxMail } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { newId } from "../../shared/ids.ts";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { aSeeker } from "../../testing/factories.ts";
import type { Database } from "../database/open-database.ts";
import type { Secrets } from "../secrets.ts";
import { checkKeys } from "./check-keys.ts";
import { countValuesOf } from "./encrypted-columns.ts";
import { installKeyRing } from "./key-ring.ts";
import { rotateKeys } from "./rotate-keys.ts";
import { createSigner } from "./signer.ts";

const at = new Date("2026-11-20T00:00:00Z");
const key = { k1: randomBytes(32), k2: randomBytes(32) };
const [hmacKey, otherHmacKey] = [randomBytes(32), randomBytes(32)];
const marked = `hmac:${createSigner([hmacKey]).signingKeyIds[0]}`;
type Id = keyof typeof key;

/** Secrets with the keys in that order. */
function secretsOf(ids: readonly Id[], { of = key, hmac = hmacKey }: { of?: Record<Id, Buffer>; hmac?: Buffer } = {}): Secrets {
  const [current = "k1"] = ids;
  return {
    keyRing: { current, keys: new Map(ids.map((id) => [id, of[id]])) },
    ...createSigner([hmac]),
  };
}

let database: Database;
/** A process starts with these keys. */
const start = (secrets: Secrets) => {
  installKeyRing(secrets.keyRing);
  return checkKeys(database.fork(), secrets, { now: at, signed: [] });
};
const people = 450;

/** Writes mails, and one profile with several encrypted columns, with the present keys. */
async function write(count: number): Promise<void> {
  const em = database.fork();
  for (let at_ = 0; at_ < count; at_ += 1) {
    const mail = { recipient: "a@example.jp", template: "t", locale: "ja" as const, content: `mail ${at_}`, createdAt: at };
    em.create(OutboxMail, { id: newId(), ...mail });
  }
  const user = aSeeker(em);
  await em.flush();
  const profile = await em.findOneOrFail(UserProfile, { user: user.id });
  Object.assign(profile, { phone: "090-1234-5678", birthDate: "1998-04-01" });
  await em.flush();
}

/** What people read: every mail, and the telephone numbers. */
async function read(): Promise<[number, string[]]> {
  const em = database.fork();
  const mails = await em.find(OutboxMail, {});
  const profiles = await em.find(UserProfile, {});
  return [mails.filter(({ content }) => content?.startsWith("mail ")).length, profiles.flatMap(({ phone }) => phone ?? [])];
}

/** How many people are found by a part of their name and by their whole address. */
async function found(): Promise<[byName: number, byEmail: number]> {
  const em = database.fork();
  const [user] = await em.find(User, {}, { orderBy: { id: "asc" } });
  const { text, values } = profileContains("search_tokens", "やまだ");
  const [row] = await em.execute<{ n: number }[]>(`select count(*)::int as n from user_profile where ${text}`, values);
  return [row?.n ?? 0, await em.count(User, seekerWith(user?.email ?? ""))];
}

beforeEach(async () => {
  await database?.close();
  database = await openMemoryDatabase(secretsOf(["k1"]).keyRing);
});
afterAll(() => database.close());

test("the keys that a database was written with are taken again, and new ones behind or before them", async () => {
  await start(secretsOf(["k1"]));
  await write(1);
  for (const ids of [["k1"], ["k1", "k2"], ["k2", "k1"]] as const) await start(secretsOf(ids));
  expect(await read()).toEqual([1, ["090-1234-5678"]]);
});

test.each([
  ["another HMAC_KEY", secretsOf(["k1"], { hmac: otherHmacKey }), /^HMAC_KEY is not the one this database was written with/],
  ["another key of the same name", secretsOf(["k1"], { of: { k1: key.k2, k2: key.k1 } }), /the key "k1" is not the one of that name/],
  ["only a new key", secretsOf(["k2"]), /^PII_KEYS lacks the key "k1", under which 16 values of this database stand/],
])("a start with %s is refused and writes nothing", async (_, secrets, sentence) => {
  await start(secretsOf(["k1"]));
  await write(1);
  await expect(start(secrets)).rejects.toThrow(sentence);
  await start(secretsOf(["k1"]));
  expect(await database.fork().execute("select id from key_check order by id")).toEqual([{ id: marked }, { id: "pii:k1" }]);
});

test.each([
  ["does not read", secretsOf(["k1"], { of: { k1: key.k2, k2: key.k1 } }), /the key "k1" does not read what this database holds/],
  ["lacks", secretsOf(["k2"]), /lacks the key "k1", under which 16 values/],
])("a database from before these marks is not marked with a key ring that %s what it holds", async (_, secrets, sentence) => {
  await write(1);
  await expect(start(secrets)).rejects.toThrow(sentence);
  expect(await database.fork().execute("select id from key_check")).toEqual([]);
  await start(secretsOf(["k1"]));
});

test("somebody is found by name and address between the keys", async () => {
  await start(secretsOf(["k1"]));
  await write(0);
  for (const ids of [
    ["k1", "k2"],
    ["k2", "k1"],
  ] as const) {
    await start(secretsOf(ids));
    expect(await found()).toEqual([1, 1]);
  }
});

test("everything is encrypted anew while people read and write, over interruptions, and then the old key is needless", async () => {
  await start(secretsOf(["k1"]));
  await write(people);
  await start(secretsOf(["k2", "k1"]));
  let batches = 0;
  const stopped = await rotateKeys({ fork: database.fork, reindex: staleTokens, keyId: "k2", isStopped: () => (batches += 1) > 3 });
  expect(stopped).toBeGreaterThan(0);
  expect(await countValuesOf(database.fork(), "k1")).toBeGreaterThan(0);
  expect(await read()).toEqual([people, ["090-1234-5678"]]);
  expect(await found()).toEqual([1, 1]);
  await expect(start(secretsOf(["k2"]))).rejects.toThrow(/lacks the key "k1"/);

  await start(secretsOf(["k2", "k1"]));
  let written = false;
  const rest = await rotateKeys({
    fork: database.fork,
    keyId: "k2",
    reindex: staleTokens,
    progress: () => {
      // A server that was not started again yet still writes with the old key first.
      if (written) return;
      written = true;
      installKeyRing(secretsOf(["k1", "k2"]).keyRing);
      void write(1).finally(() => installKeyRing(secretsOf(["k2", "k1"]).keyRing));
    },
  });
  await expect.poll(() => read()).toEqual([people + 1, ["090-1234-5678", "090-1234-5678"]]);
  expect(stopped + rest).toBeGreaterThanOrEqual(people + 1);
  await rotateKeys({ fork: database.fork, reindex: staleTokens, keyId: "k2" });
  expect(await countValuesOf(database.fork(), "k1")).toBe(0);

  await start(secretsOf(["k2"]));
  expect(await found()).toEqual([2, 1]);
  expect(await read()).toEqual([people + 1, ["090-1234-5678", "090-1234-5678"]]);
  expect(await database.fork().execute("select id from key_check order by id")).toEqual([{ id: marked }, { id: "pii:k2" }]);
});
