import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Database } from "../../../platform/database/open-database.ts";
import { createLog } from "../../../platform/log/log.ts";
import type { OutgoingMail } from "../../../platform/mail/mail-transport.ts";
import { newId } from "../../../shared/ids.ts";
import { openMemoryDatabase } from "../../../testing/memory-database.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";
import { sendMails } from "./send-mails.ts";

let database: Database;
let now = new Date("2026-11-20T00:00:00Z");
const sent: OutgoingMail[] = [];
let refuse: Error | undefined;
const transport = {
  send: async (mail: OutgoingMail) => {
    if (refuse) throw refuse;
    sent.push(mail);
  },
};
const options = { transport, log: createLog({ level: "silent" }), now: () => now };
const content = JSON.stringify({ subject: "件名", text: "本文 #secret-token", html: "<p>本文</p>" });

beforeAll(async () => {
  database = await openMemoryDatabase({ current: "t", keys: new Map([["t", Buffer.alloc(32, 3)]]) });
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.fork().nativeDelete(OutboxMail, {});
  sent.length = 0;
  refuse = undefined;
  now = new Date("2026-11-20T00:00:00Z");
});

async function queued(): Promise<string> {
  const em = database.fork();
  const id = newId();
  em.create(OutboxMail, { id, recipient: "a@example.jp", template: "t", locale: "ja", content, nextAttemptAt: now, createdAt: now });
  await em.flush();
  return id;
}
const stored = (id: string) => database.fork().findOneOrFail(OutboxMail, id);
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1_000);
};

test("a queued mail is sent once and its content is erased", async () => {
  const id = await queued();
  expect(await sendMails(database.fork(), options)).toBe(1);
  expect(await sendMails(database.fork(), options)).toBe(0);
  expect(sent).toEqual([{ id, to: "a@example.jp", subject: "件名", text: "本文 #secret-token", html: "<p>本文</p>" }]);
  expect(await stored(id)).toMatchObject({ status: "SENT", content: null, sentAt: now });
});

test("a mail that was refused is tried again after a growing wait", async () => {
  const id = await queued();
  refuse = new Error("mailbox busy");
  await sendMails(database.fork(), options);
  refuse = undefined;
  expect(await sendMails(database.fork(), options)).toBe(0);
  later(30);
  expect(await sendMails(database.fork(), options)).toBe(1);
  expect(await stored(id)).toMatchObject({ status: "SENT", attempts: 2 });
});

test("a crash between sending and noting it sends again under the same id", async () => {
  const id = await queued();
  const em = database.fork();
  const flush = em.flush.bind(em);
  let flushes = 0;
  em.flush = async () => {
    flushes += 1;
    if (flushes > 1) throw new Error("killed");
    await flush();
  };
  await expect(sendMails(em, options)).rejects.toThrow("killed");
  expect(await stored(id)).toMatchObject({ status: "PENDING", attempts: 1 });
  later(60);
  await sendMails(database.fork(), options);
  expect(sent.map((mail) => mail.id)).toEqual([id, id]);
  expect(await stored(id)).toMatchObject({ status: "SENT" });
});

test("a mail that fails ten times is given up and keeps no content", async () => {
  const id = await queued();
  refuse = new Error("no such mailbox");
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await sendMails(database.fork(), options);
    later(3_600);
  }
  expect(await stored(id)).toMatchObject({ status: "FAILED", content: null, attempts: 10 });
  refuse = undefined;
  expect(await sendMails(database.fork(), options)).toBe(0);
});
