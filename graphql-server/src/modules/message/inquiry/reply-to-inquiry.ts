import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { enforceLimit } from "../../../shared/enforce-limit.ts";
import { isId, newId } from "../../../shared/ids.ts";
import { notFound, parse, userError } from "../../../shared/user-error.ts";
import { inquiryEmail } from "../../account/leaving/inquiry-email.ts";
import { Inquiry } from "./inquiry.entity.ts";
import { InquiryEvent } from "./inquiry-event.entity.ts";

const schema = z.strictObject({
  id: z.string().refine(isId),
  /** Address of the writer, who is known by nothing else. */
  email: z.string(),
  operationId: z.string().refine(isId),
  body: z.string().trim().min(1).max(4_000),
});

/**
 * Adds what the sender of an inquiry writes to it later; a closed one is open again. The same mail twice is one reply.
 * @throws UserErrors NOT_FOUND, RATE_LIMITED, INQUIRY_NOT_ANSWERABLE
 */
export async function replyToInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  const { id, email, operationId, body } = parse(schema, input);
  if (await ctx.em.count(InquiryEvent, { operationId })) return ctx.em.findOneOrFail(Inquiry, id);
  await enforceLimit(ctx, "inquiry-email", email);
  return runInTransaction(ctx.em, async (em) => {
    const inquiry = await em.findOne(
      Inquiry,
      { id, emailKey: inquiryEmail.among([email]) },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!inquiry || email === "") throw notFound();
    if (inquiry.status === "SPAM") throw userError("INQUIRY_NOT_ANSWERABLE");
    const known = await em.count(InquiryEvent, { operationId });
    if (known > 0) return inquiry;
    const now = ctx.now();
    const isOpenAgain = inquiry.status === "DONE";
    if (isOpenAgain) Object.assign(inquiry, { status: "IN_PROGRESS", doneAt: null });
    inquiry.updatedAt = now;
    const to = isOpenAgain ? "IN_PROGRESS" : null;
    em.create(InquiryEvent, { id: newId(), inquiry, kind: "REPLIED", adminId: null, body, to, operationId, at: now });
    await em.flush();
    return inquiry;
  });
}
