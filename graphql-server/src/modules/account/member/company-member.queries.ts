import { unseal } from "../../../platform/keys/encrypted-string.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { tokenHash } from "../session/session.token.ts";
import { CompanyMember } from "./company-member.entity.ts";
import { requireCompanyMember } from "./company-member.policy.ts";

/** Everybody who signs in for the company or was invited: owners first, then by name. The plan's limit keeps it short. */
export async function listMembers(ctx: Ctx) {
  const { companyId } = requireCompanyMember(ctx);
  const members = await ctx.em.find(
    CompanyMember,
    { company: companyId, status: { $ne: "DISABLED" } },
    { orderBy: { role: "asc", id: "asc" }, limit: 500 },
  );
  const items = members.toSorted((one, other) => one.role.localeCompare(other.role) || one.name.localeCompare(other.name, "ja"));
  return { items, totalCount: items.length };
}

/** The person that a link for the first sign-in greets. */
export interface FirstSignInFacts {
  email: string;
  name: string;
  companyName: string;
}

/** Returns the facts for the first sign-in screen; null when the link no longer works. Reading does not use the link up. */
export async function findFirstSignIn(ctx: Ctx, token: string): Promise<FirstSignInFacts | null> {
  const [found] = await ctx.em.execute<FirstSignInFacts[]>(
    `select t.email, coalesce(m.name, r.owner_name) as name, coalesce(c.name, r.facts->>'name') as "companyName"
     from mail_token t
     left join company_member m on t.purpose = 'INVITE' and m.id = t.account_id and m.status = 'INVITED'
     left join company c on c.id = m.company_id
     left join company_registration r on t.purpose = 'REGISTER' and r.id = t.account_id
     where t.token_hash = ? and t.kind = 'COMPANY' and t.purpose in ('INVITE', 'REGISTER') and t.used_at is null and t.expires_at > ?
       and (m.id is not null or r.id is not null)`,
    [tokenHash(token.slice(0, 100)), ctx.now()],
  );
  return found ? { ...found, email: unseal(found.email), name: unseal(found.name) } : null;
}
