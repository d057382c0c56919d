import type { Ctx } from "../ctx.ts";
import { messageOf } from "../messages/message-of.ts";
import { UserErrors } from "../user-error.ts";
import type { UserErrorType } from "./user-error.type.ts";

/** Answer of a mutation: its result, or what stands in its place beside what the sender can put right. */
export type Payload<P extends object> = P & { errors: UserErrorType[] };

/** The problems of an expected failure with their texts in the reader's language. */
export function presentProblems(ctx: Ctx, error: UserErrors): UserErrorType[] {
  return error.problems.map(({ code, path, params }) => ({
    code,
    path: [...path],
    message: messageOf(code, ctx.locale, params),
  }));
}

/**
 * Runs a command for a mutation: its result becomes the payload, an expected failure becomes `errors` beside `empty`. Anything else is
 * a bug and goes up.
 */
export async function payload<R, P extends object, N extends object>(
  ctx: Ctx,
  run: () => Promise<R>,
  onSuccess: (result: R) => P,
  empty: N,
): Promise<Payload<P | N>> {
  try {
    return { ...onSuccess(await run()), errors: [] };
  } catch (error) {
    if (!(error instanceof UserErrors)) throw error;
    ctx.em.clear();
    return { ...empty, errors: presentProblems(ctx, error) };
  }
}
