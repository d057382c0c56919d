import { createServer, type Server } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { anOutboxMail, type MailingServer, mailContent, startMailingServer } from "../../../testing/servers/mailing-server.ts";
import { startTestServer } from "../../../testing/test-server.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

let mailing: MailingServer;
let sink: MailingServer["sink"];
let server: MailingServer["server"];
beforeAll(async () => {
  mailing = await startMailingServer();
  ({ server, sink } = mailing);
});
afterAll(() => mailing.stop());
beforeEach(async () => {
  sink.answer(null);
  sink.taken.length = 0;
  await server.em().nativeDelete(OutboxMail, {});
  await server.em().execute("delete from boss.job");
});

async function queued(): Promise<string> {
  const em = server.em();
  const { id } = anOutboxMail(em);
  await em.flush();
  return id;
}
const stored = (id: string) => server.em().findOneOrFail(OutboxMail, id);
const drain = () => server.services.jobs.drain();
const jobs = () => server.em().execute<{ id: string; name: string; state: string }[]>("select id, name, state from boss.job order by name");
const dueNow = () => server.em().execute("update boss.job set start_after = now() where state = 'retry'");

test("a mail and its job are written together or not at all", async () => {
  const failing = server.em().transactional(async (em) => {
    anOutboxMail(em);
    await em.flush();
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  expect(await jobs()).toEqual([]);
  const id = await server.em().transactional(async (em) => anOutboxMail(em).id);
  expect(await jobs()).toEqual([{ id, name: "mail", state: "created" }]);
});

test("a job may be added from inside a transaction by whatever unit of work: it waits for nothing and shares the transaction's fate", async () => {
  const { queue } = server.services;
  const beside = server.em();
  const failing = server.em().transactional(async () => {
    await queue.add(beside, "heavy", [{ data: { task: "x" } }]);
    throw new Error("changed its mind");
  });
  await expect(failing).rejects.toThrow("changed its mind");
  expect(await jobs()).toEqual([]);
});

test("a queued mail is sent once and its content is erased", async () => {
  const id = await queued();
  await drain();
  await drain();
  expect(sink.taken).toEqual([id]);
  expect(await stored(id)).toMatchObject({ status: "SENT", content: null, attempts: 1, lastError: null });
});

test("a mail whose note could not be committed is noted at the next try: it does not go out again", async () => {
  const id = await queued();
  // A sequence goes on when its transaction is rolled back: only the first commit fails.
  await server.em().execute("create sequence commits");
  await server.em().execute(`create function fail_first_commit() returns trigger language plpgsql as
    'begin if nextval(''commits'') = 1 then raise exception ''lost''; end if; return new; end'`);
  await server.em().execute(`create constraint trigger fail_first_commit after update on outbox_mail
    deferrable initially deferred for each row execute function fail_first_commit()`);
  await drain();
  await server.em().execute("drop trigger fail_first_commit on outbox_mail");
  expect(await stored(id)).toMatchObject({ status: "SENT", content: null, attempts: 1 });
  expect(sink.taken).toEqual([id]);
});

test("a final refusal gives the mail up at once and keeps it for a person to look at", async () => {
  sink.answer({ code: 550, text: "5.1.1 no such mailbox" });
  const id = await queued();
  await drain();
  expect(await stored(id)).toMatchObject({
    status: "FAILED",
    attempts: 1,
    content: mailContent,
    lastError: expect.stringContaining("550"),
  });
  await dueNow();
  await drain();
  expect((await stored(id)).attempts).toBe(1);
});

test("a refusal for now is tried again later, and then the mail goes out", async () => {
  sink.answer({ code: 451, text: "4.7.1 greylisted" });
  const id = await queued();
  await drain();
  expect(await stored(id)).toMatchObject({ status: "PENDING", attempts: 1, lastError: expect.stringContaining("451") });
  sink.answer(null);
  await drain();
  expect(sink.taken).toEqual([]);
  await dueNow();
  await drain();
  expect(sink.taken).toEqual([id]);
  expect(await stored(id)).toMatchObject({ status: "SENT", attempts: 2, lastError: null });
});

test("a mail is tried for three days at least, never more than an hour apart", async () => {
  const [lane] = await server
    .em()
    .execute<{ retry_limit: number; retry_delay: number; retry_delay_max: number; retention_seconds: number }[]>(
      "select retry_limit, retry_delay, retry_delay_max, retention_seconds from boss.queue where name = 'mail'",
    );
  const { retry_limit: tries = 0, retry_delay: first = 0, retry_delay_max: longest = 0, retention_seconds: kept = 0 } = lane ?? {};
  // The shortest waits the queue draws: half of each step.
  const waits = Array.from({ length: tries }, (_, step) => Math.min(longest, (first * 2 ** Math.min(16, step)) / 2));
  const lasts = waits.reduce((sum, wait) => sum + wait, 0);
  expect(lasts).toBeGreaterThan(3 * 24 * 3_600);
  expect(longest).toBeLessThanOrEqual(3_600);
  expect(kept).toBeGreaterThan(tries * longest);
});

test("after its last try a mail lies among the unsent ones", async () => {
  sink.answer({ code: 451, text: "4.3.0 try later" });
  const id = await queued();
  await server.em().execute("update boss.job set retry_limit = 0");
  await drain();
  await drain();
  expect(await stored(id)).toMatchObject({ status: "FAILED", attempts: 1, content: mailContent });
  expect((await stored(id)).failedAt).toBeInstanceOf(Date);
});

test("a mail that is made to wait again is sent again", async () => {
  sink.answer({ code: 550, text: "5.1.1 no such mailbox" });
  const id = await queued();
  await drain();
  sink.answer(null);
  await server.em().transactional(async (em) => {
    const mail = await em.findOneOrFail(OutboxMail, id);
    mail.status = "PENDING";
  });
  await drain();
  expect(sink.taken).toEqual([id]);
});

test("a server that never greets costs a try, not the mail", async () => {
  const silent: Server = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const other = await startTestServer({ env: { SMTP_URL: `smtp://127.0.0.1:${port}?greetingTimeout=50` } });
  const em = other.em();
  const { id } = anOutboxMail(em);
  await em.flush();
  await other.services.jobs.drain();
  expect(await other.em().findOneOrFail(OutboxMail, id)).toMatchObject({ status: "PENDING", attempts: 1 });
  await other.close();
  silent.close();
});
