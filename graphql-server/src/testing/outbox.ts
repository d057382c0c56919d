import type { EntityManager } from "@mikro-orm/postgresql";
import { OutboxMail, recipientKey } from "../modules/base/jobs/outbox-mail.entity.ts";

/** A mail that waits in the outbox. */
export interface WaitingMail {
  template: string;
  subject: string;
  text: string;
  html: string;
  calendar?: { text: string; method: string };
}

/** Mails to an address that were queued and not sent yet, newest first. Does not depend on the clock. */
export async function waitingMails(em: EntityManager, to: string): Promise<WaitingMail[]> {
  const rows = await em.find(OutboxMail, { recipientKey: recipientKey.among([to]), status: "PENDING" }, { orderBy: { id: "desc" } });
  return rows.map(({ template, content }) => ({ template, ...JSON.parse(content ?? "{}") }));
}

/** The token in the link of the newest waiting mail; empty when there is none. */
export async function mailedToken(em: EntityManager, to: string): Promise<string> {
  const [mail] = await waitingMails(em, to);
  return /token=([\w-]{43})/.exec(mail?.text ?? "")?.[1] ?? "";
}
