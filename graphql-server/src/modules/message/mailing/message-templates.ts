import { UniqueConstraintViolationException } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { mailingAudiences } from "./mailing.vocabulary.ts";
import { MessageTemplate } from "./message-template.entity.ts";

const limit = 100;
const schema = z.strictObject({
  id: z.string().nullish(),
  version: z.int().nullish(),
  audience: z.enum(mailingAudiences),
  name: z.string().trim().min(1).max(80),
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(4_000),
});

async function save(ctx: Ctx, values: z.output<typeof schema>): Promise<MessageTemplate> {
  const admin = requireOperator(ctx);
  const { id, version, ...text } = values;
  return runInTransaction(ctx.em, async (em) => {
    const now = ctx.now();
    const known = id && isId(id) ? await em.findOne(MessageTemplate, { id, audience: text.audience }) : null;
    if (id && !known) throw notFound();
    if (known && known.version !== version) throw userError("STALE_VERSION", ["version"]);
    if (!known && (await em.count(MessageTemplate, { audience: text.audience })) >= limit) throw userError("TEMPLATE_LIMIT", [], { limit });
    const template = known ?? em.create(MessageTemplate, { id: newId(), ...text, createdAt: now, updatedAt: now });
    Object.assign(template, { ...text, updatedAt: now });
    recordAudit(ctx, em, {
      action: "messageTemplate.save",
      objectType: "MessageTemplate",
      objectId: template.id,
      actor: auditActor(admin),
    });
    await em.flush();
    return template;
  });
}

/** Keeps a text for later, or changes one. @throws UserErrors NOT_FOUND, STALE_VERSION, NAME_TAKEN, TEMPLATE_LIMIT */
export async function saveTemplate(ctx: Ctx, input: z.input<typeof schema>): Promise<MessageTemplate> {
  requireOperator(ctx);
  try {
    return await save(ctx, parse(schema, input));
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw userError("NAME_TAKEN", ["name"]);
    throw error;
  }
}

/** Forgets a text; what was sent with it stays. @throws UserErrors NOT_FOUND */
export async function deleteTemplate(ctx: Ctx, input: { id: string }): Promise<string> {
  const admin = requireOperator(ctx);
  const { id } = parse(z.strictObject({ id: z.string() }), input);
  return runInTransaction(ctx.em, async (em) => {
    const gone = isId(id) ? await em.nativeDelete(MessageTemplate, { id }) : 0;
    if (gone === 0) throw notFound();
    recordAudit(ctx, em, { action: "messageTemplate.delete", objectType: "MessageTemplate", objectId: id, actor: auditActor(admin) });
    await em.flush();
    return id;
  });
}
