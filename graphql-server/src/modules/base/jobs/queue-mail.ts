import type { EntityManager } from "@mikro-orm/postgresql";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import type { Mail } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

/** Writes a mail into the transaction that causes it; its job goes with it, and a worker sends it after the commit. */
export function queueMail(em: EntityManager, options: { mail: Mail; now: Date; baseUrl: string }): void {
  const { mail, now, baseUrl } = options;
  const content = renderMail({ ...mail, baseUrl });
  em.create(OutboxMail, {
    id: newId(),
    recipient: mail.to,
    template: mail.template,
    locale: mail.locale,
    content: JSON.stringify(content),
    createdAt: now,
  });
}
