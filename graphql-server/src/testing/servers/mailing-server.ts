import type { EntityManager } from "@mikro-orm/postgresql";
import { OutboxMail } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { newId } from "../../shared/ids.ts";
import { startTestServer, type TestServer } from "../test-server.ts";
import { type SmtpSink, startSmtpSink } from "./smtp-sink.ts";

/** A server that sends its mails, and the mail server it hands them to. */
export interface MailingServer {
  server: TestServer;
  sink: SmtpSink;
  stop(): Promise<void>;
}

/** Starts a server with a mail server behind it. */
export async function startMailingServer(): Promise<MailingServer> {
  const sink = await startSmtpSink();
  const server = await startTestServer({ env: { SMTP_URL: sink.url } });
  return {
    server,
    sink,
    async stop() {
      await server.close();
      await sink.close();
    },
  };
}

/** What a queued mail says. */
export const mailContent = JSON.stringify({ subject: "件名", text: "本文 #secret-token", html: "<p>本文</p>" });

/** A mail for the outbox, in the given unit of work. */
export function anOutboxMail(em: EntityManager): OutboxMail {
  const facts = {
    recipient: "a@example.jp",
    template: "entry-received",
    locale: "ja" as const,
    content: mailContent,
    createdAt: new Date(),
  };
  return em.create(OutboxMail, { id: newId(), ...facts });
}
