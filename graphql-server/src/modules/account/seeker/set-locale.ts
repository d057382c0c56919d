import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { locales } from "../../../shared/locale.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { User } from "./user.entity.ts";

const schema = z.strictObject({ locale: z.enum(locales) });

/** Chooses the language of the seeker's mails and documents. @throws UserErrors INVALID */
export async function setLocale(ctx: Ctx, input: z.input<typeof schema>): Promise<User> {
  const { seeker } = ctx.viewer;
  if (!seeker) throw userError("UNAUTHENTICATED");
  const { locale } = parse(schema, input);
  const user = await ctx.em.findOneOrFail(User, { id: seeker.userId });
  user.locale = locale;
  user.updatedAt = ctx.now();
  await ctx.em.flush();
  return user;
}
