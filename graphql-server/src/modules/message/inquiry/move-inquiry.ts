import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { handleInquiry } from "./handle-inquiry.ts";
import { type Inquiry, inquiryStatuses } from "./inquiry.entity.ts";
import { requireInquiryMove } from "./inquiry.status.ts";

const schema = z.strictObject({
  id: z.string(),
  version: z.int(),
  to: z.enum(inquiryStatuses),
  note: z.string().trim().max(2_000).nullish(),
});

/** Moves an inquiry on, ends it or opens it again. @throws UserErrors NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION */
export async function moveInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  requireOperator(ctx);
  const { to, note, ...target } = parse(schema, input);
  return handleInquiry(ctx, target, (_em, inquiry) => {
    requireInquiryMove(inquiry.status, to);
    inquiry.status = to;
    inquiry.doneAt = to === "DONE" ? ctx.now() : null;
    return { kind: "MOVED", to, body: note ?? "" };
  });
}
