import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { once } from "../../../shared/once.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { handleInquiry, type InquiryAct } from "./handle-inquiry.ts";
import { Inquiry } from "./inquiry.entity.ts";
import { InquiryEvent } from "./inquiry-event.entity.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  operationId: z.string().refine(isId),
  body: z.string().trim().min(1).max(4_000),
  /** True when the answer ends the matter. */
  done: z.boolean(),
});

/**
 * Mails an answer to the sender of an inquiry, in the language of their form. The same form sent twice mails once.
 * @throws UserErrors NOT_FOUND, STALE_VERSION, INQUIRY_NOT_ANSWERABLE, OPERATION_CONFLICT
 */
export async function answerInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  const { adminId } = requireOperator(ctx);
  const { operationId, body, done, ...target } = parse(schema, input);
  const find = async () => {
    const known = await ctx.em.findOne(InquiryEvent, { operationId });
    if (!known) return null;
    if (known.body !== body || known.inquiry.id !== target.id) throw userError("OPERATION_CONFLICT", ["operationId"]);
    return ctx.em.findOneOrFail(Inquiry, target.id);
  };
  const answer: InquiryAct = (em, inquiry) => {
    // Nobody is mailed of what a program sent, nor when the address is gone with the account.
    if (inquiry.status === "SPAM" || inquiry.email === "") throw userError("INQUIRY_NOT_ANSWERABLE");
    const { ticket, email, locale } = inquiry;
    const replyTo = { kind: "inquiry", id: inquiry.id } as const;
    ctx.mail(em, { to: email, template: "inquiry-answer", locale, params: { ticket, body }, replyTo });
    inquiry.answeredAt = ctx.now();
    inquiry.assignedTo ??= adminId;
    inquiry.status = done ? "DONE" : "IN_PROGRESS";
    inquiry.doneAt = done ? ctx.now() : null;
    return { kind: "ANSWERED", body, to: inquiry.status, operationId };
  };
  return once(ctx, { operationId, find, act: () => handleInquiry(ctx, target, answer) });
}
