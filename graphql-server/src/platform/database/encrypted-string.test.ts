import { afterAll, beforeAll, expect, test } from "vitest";
import { OutboxMail } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { newId } from "../../shared/ids.ts";
import { openMemoryDatabase } from "../../testing/database/memory-database.ts";
import { decrypt, encrypt, installKeyRing } from "./key-ring.ts";
import type { Database } from "./open-database.ts";

const old = Buffer.alloc(32, 1);
const today = Buffer.alloc(32, 2);
let database: Database;
beforeAll(async () => {
  database = await openMemoryDatabase({ current: "today", keys: new Map([["today", today]]) });
});
afterAll(() => database.close());

const at = new Date("2026-11-20T00:00:00Z");
async function storedMail(content: string): Promise<string> {
  const em = database.fork();
  const mail = em.create(OutboxMail, {
    id: newId(),
    recipient: "a@example.jp",
    template: "t",
    locale: "ja",
    content,
    createdAt: at,
  });
  await em.flush();
  return mail.id;
}
async function columnOf(id: string): Promise<string> {
  const [row] = await database.orm.em.getConnection().execute("select content from outbox_mail where id = ?", [id]);
  return row?.content ?? "";
}

test("an encrypted column reads back as it was and shows nothing of it in the table", async () => {
  const id = await storedMail("東京都新宿区 090-1234-5678");
  expect(await columnOf(id)).toMatch(/^v1\.today\.[\w-]+\.[\w-]+$/);
  expect(await columnOf(id)).not.toContain("090");
  expect((await database.fork().findOneOrFail(OutboxMail, id)).content).toBe("東京都新宿区 090-1234-5678");
});

test("the same text is stored differently each time", () => {
  expect(encrypt("same")).not.toBe(encrypt("same"));
});

test("a row is not written again when its encrypted value did not change", async () => {
  const id = await storedMail("unchanged");
  const before = await columnOf(id);
  const em = database.fork();
  const mail = await em.findOneOrFail(OutboxMail, id);
  mail.content = "unchanged";
  await em.flush();
  expect(await columnOf(id)).toBe(before);
  mail.content = "changed";
  await em.flush();
  expect(decrypt(await columnOf(id))).toBe("changed");
});

test("any altered character is noticed", () => {
  const sealed = encrypt("1998-04-01");
  const parts = sealed.split(".");
  const swap = (text: string) => (text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`);
  for (const index of [2, 3]) {
    const altered = parts.map((part, at) => (at === index ? swap(part) : part)).join(".");
    expect(() => decrypt(altered)).toThrow();
  }
});

test("values of an older key stay readable after a new key is put before it, and the key's name is authenticated", () => {
  installKeyRing({ current: "old", keys: new Map([["old", old]]) });
  const sealed = encrypt("kept");
  const both = new Map([
    ["today", today],
    ["old", old],
    ["copy", old],
  ]);
  installKeyRing({ current: "today", keys: both });
  expect(decrypt(sealed)).toBe("kept");
  expect(encrypt("new")).toMatch(/^v1\.today\./);
  expect(() => decrypt(sealed.replace("v1.old", "v1.copy"))).toThrow();
});

test("a key of the wrong length is refused", () => {
  expect(() => installKeyRing({ current: "k", keys: new Map([["k", Buffer.alloc(16)]]) })).toThrow("32 bytes");
});
