import { randomInt } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addressKey } from "../../../platform/rate-limit/rate-limits.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { emailSchema } from "../../../shared/email.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { currentOperator } from "../../site/page/operator.queries.ts";
import { findPublicWork } from "../../work/posting/work.queries.ts";
import { Inquiry, inquiryCategories } from "./inquiry.entity.ts";

/** Without letters and digits that look alike: people read it over the phone. */
const ticketSigns = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

const schema = z.strictObject({
  operationId: z.string().refine(isId),
  category: z.enum(inquiryCategories),
  name: z.string().trim().min(1).max(100),
  email: emailSchema,
  companyName: z.string().trim().max(120).nullish(),
  body: z.string().trim().min(1).max(4_000),
  workId: z.string().nullish(),
  agreed: z.boolean(),
  /** A field that people do not see. */
  website: z.string().nullish(),
});
type Input = z.output<typeof schema>;

function newTicket(): string {
  const signs = Array.from({ length: 8 }, () => ticketSigns[randomInt(ticketSigns.length)]).join("");
  return `KW-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

/** The inquiry that the same form sent before. @throws UserErrors OPERATION_CONFLICT when it was another inquiry. */
async function findSent(ctx: Ctx, { operationId, email, body }: Input): Promise<Inquiry | null> {
  const known = await ctx.em.findOne(Inquiry, { operationId });
  if (!known) return null;
  if (known.email !== email || known.body !== body) throw userError("OPERATION_CONFLICT", ["operationId"]);
  return known;
}

/** Both sides hear of it. The sender's mail repeats nothing that was typed: it must not carry a stranger's words to a third person. */
async function tell(ctx: Ctx, em: EntityManager, { inquiry, workTitle }: { inquiry: Inquiry; workTitle: string | null }): Promise<void> {
  const { ticket, category, name, email, companyName = null, body } = inquiry;
  const operator = await currentOperator({ em, now: ctx.now });
  ctx.mail(em, {
    to: email,
    template: "inquiry-accepted",
    locale: ctx.locale,
    params: { ticket, category, phone: operator.phone },
    replyTo: { kind: "inquiry", id: inquiry.id },
  });
  const params = { ticket, category, name, email, companyName, body, work: workTitle, workId: inquiry.workId ?? null };
  ctx.mail(em, { to: operator.email, template: "inquiry-received", locale: "ja", params });
}

async function write(ctx: Ctx, em: EntityManager, input: Input): Promise<Inquiry> {
  const now = ctx.now();
  const { operationId, category, name, email, body } = input;
  const work = input.workId ? await findPublicWork({ em }, input.workId) : null;
  const isSpam = Boolean(input.website);
  const inquiry = em.create(Inquiry, {
    ...{ id: newId(), ticket: newTicket(), operationId, category, name, email, body },
    status: isSpam ? "SPAM" : "NEW",
    companyName: input.companyName || null,
    workId: work?.id ?? null,
    userId: ctx.viewer.seeker?.userId ?? null,
    locale: ctx.locale,
    createdAt: now,
    updatedAt: now,
  });
  if (!isSpam) await tell(ctx, em, { inquiry, workTitle: work?.title ?? null });
  return inquiry;
}

/**
 * Takes an inquiry, gives it a number and mails both sides. A form whose hidden field is filled in was sent by a program: it is kept apart
 * and mails nobody, and its sender learns nothing. The same form sent twice is one inquiry.
 * @throws UserErrors TERMS_NOT_ACCEPTED, INVALID_EMAIL, OPERATION_CONFLICT, RATE_LIMITED
 */
export async function sendInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  const values = parse(schema, input);
  if (!values.agreed) throw userError("TERMS_NOT_ACCEPTED", ["agreed"]);
  return once(ctx, {
    operationId: values.operationId,
    limits: [
      { name: "inquiry-ip", value: addressKey(ctx.ip) },
      { name: "inquiry-email", value: values.email },
    ],
    find: () => findSent(ctx, values),
    act: () => runInTransaction(ctx.em, (em) => write(ctx, em, values)),
  });
}
