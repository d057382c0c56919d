import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { Shift } from "./shift.entity.ts";

/** Removes a shift of the signed-in seeker. @throws UserErrors NOT_FOUND */
export async function removeShift(ctx: Ctx, { id }: { id: string }): Promise<string> {
  const { userId } = requireSeeker(ctx);
  const removed = isId(id) ? await ctx.em.nativeDelete(Shift, { id, user: userId }) : 0;
  if (removed === 0) throw notFound();
  return id;
}
