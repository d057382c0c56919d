import { z } from "zod";
import type { Ctx } from "../../../shared/ctx.ts";
import { houseLocales } from "../../../shared/locale.ts";
import { parse } from "../../../shared/user-error.ts";
import { CompanyMember } from "./company-member.entity.ts";
import { requireCompanyMember } from "./company-member.policy.ts";
import { memberName } from "./member-name.ts";

const schema = z.strictObject({ name: memberName, locale: z.enum(houseLocales) });

/** A member's own name, as applicants read it, and the language of the mails. @throws UserErrors UNAUTHENTICATED */
export async function updateOwnMember(ctx: Ctx, input: z.input<typeof schema>): Promise<CompanyMember> {
  const { memberId } = requireCompanyMember(ctx);
  const values = parse(schema, input);
  const member = await ctx.em.findOneOrFail(CompanyMember, { id: memberId });
  Object.assign(member, values, { updatedAt: ctx.now() });
  await ctx.em.flush();
  return member;
}
