import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse } from "../../../shared/user-error.ts";
import { requireOperator } from "../../account/admin/operator.policy.ts";
import { handleInquiry } from "./handle-inquiry.ts";
import type { Inquiry } from "./inquiry.entity.ts";

const schema = z.strictObject({ id: z.string(), version: z.int(), body: z.string().trim().min(1).max(2_000) });

/** Adds a note that only the back office reads. @throws UserErrors NOT_FOUND, STALE_VERSION */
export async function noteInquiry(ctx: Ctx, input: z.input<typeof schema>): Promise<Inquiry> {
  requireOperator(ctx);
  const { body, ...target } = parse(schema, input);
  return handleInquiry(ctx, target, () => ({ kind: "NOTED", body }));
}
