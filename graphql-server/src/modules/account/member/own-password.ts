import type { Ctx } from "../../../shared/ctx.ts";
import { acceptTypedPassword, requireRecentAuthentication } from "../session/recent-authentication.ts";

/** Before somebody becomes an owner: who decides has proved a moment ago who sits there, or does so now. @throws UserErrors CONFIRM_PASSWORD, WRONG_PASSWORD, RATE_LIMITED */
export async function requireOwnPassword(ctx: Ctx, password: string | null | undefined): Promise<void> {
  await acceptTypedPassword(ctx, "COMPANY", password);
  requireRecentAuthentication(ctx, "COMPANY", "CONFIRM_PASSWORD");
}
