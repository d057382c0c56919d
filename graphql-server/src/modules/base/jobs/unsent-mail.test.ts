import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { registerTasks } from "../../../app/register-tasks.ts";
import { anOutboxMail, type MailingServer, startMailingServer } from "../../../testing/servers/mailing-server.ts";
import { AuditEvent } from "../audit/audit-event.entity.ts";
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
  await server.em().nativeDelete(OutboxMail, {});
});

const list = "{ unsentMails(first: 10) { totalCount items { id recipient template attempts lastError failedAt canResend } } }";
const resend = "mutation ($id: ID!) { resendMail(input: { id: $id }) { mail { id canResend } errors { code } } }";

async function givenUp(): Promise<string> {
  sink.answer({ code: 550, text: "5.1.1 no such mailbox" });
  const em = server.em();
  const { id } = anOutboxMail(em);
  await em.flush();
  await server.services.jobs.drain();
  sink.answer(null);
  return id;
}

test("the back office sees what was given up and why, has it sent again, and the act is on record", async () => {
  const id = await givenUp();
  const operator = await server.asAdmin("OPERATOR");
  const { data } = await operator.graphql(list);
  const item = { id, recipient: "a@example.jp", template: "entry-received", attempts: 1, canResend: true };
  expect(data).toMatchObject({ unsentMails: { totalCount: 1, items: [{ ...item, lastError: expect.stringContaining("5.1.1") }] } });
  expect((await operator.graphql(resend, { id })).data).toEqual({ resendMail: { mail: { id, canResend: false }, errors: [] } });
  expect((await operator.graphql(resend, { id })).data).toMatchObject({ resendMail: { errors: [] } });
  await server.services.jobs.drain();
  expect(sink.taken.filter((one) => one === id)).toHaveLength(1);
  expect((await operator.graphql(list)).data).toMatchObject({ unsentMails: { totalCount: 0 } });
  expect(await server.em().count(AuditEvent, { action: "mail.resend", objectId: id })).toBe(1);
});

test("who does not speak with people sees no mails and sends none", async () => {
  const id = await givenUp();
  const editor = await server.asAdmin("EDITOR");
  expect((await editor.graphql(list)).errors).not.toEqual([]);
  expect((await editor.graphql(resend, { id })).errors).not.toEqual([]);
  expect((await server.em().findOneOrFail(OutboxMail, id)).status).toBe("FAILED");
});

test("a month after it was given up a mail has lost its text and cannot be sent again", async () => {
  const id = await givenUp();
  await server.em().execute("update outbox_mail set failed_at = now() - interval '31 days'");
  registerTasks(server.services);
  await server.services.jobs.run("forget-old-mails");
  const operator = await server.asAdmin("OPERATOR");
  expect((await operator.graphql(list)).data).toMatchObject({ unsentMails: { items: [{ id, canResend: false }] } });
  expect((await operator.graphql(resend, { id })).data).toMatchObject({ resendMail: { mail: null, errors: [{ code: "NOT_FOUND" }] } });
});
