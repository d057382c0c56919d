import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { userError } from "../../../shared/user-error.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";

interface Owner {
  kind: AccountKind;
  accountId: string;
}

const tables: Readonly<Record<AccountKind, string>> = { SEEKER: "users", COMPANY: "company_member", ADMIN: "admin_user" };

/** Ways by which the account can be signed in to today: a password, passkeys, accounts at providers that are set up. */
function countWays(ctx: Ctx, em: EntityManager, { kind, accountId }: Owner): Promise<{ ways: number }[]> {
  const { available } = ctx.identityProviders;
  const linked =
    available.length === 0
      ? "0"
      : `(select count(*) from linked_identity where user_id = ? and provider in (${available.map(() => "?").join(", ")}))`;
  return em.execute(
    `select ((select count(*) from credential where kind = ? and account_id = ? and disabled_at is null)
      + (select count(*) from passkey where kind = ? and account_id = ?) + ${linked})::int as ways`,
    [kind, accountId, kind, accountId, ...(available.length === 0 ? [] : [accountId, ...available])],
  );
}

/** Lets one change at a time of how an account is signed in to go on, until the transaction ends. */
export async function lockWays(em: EntityManager, { kind, accountId }: Owner): Promise<void> {
  await em.execute(`select id from ${tables[kind]} where id = ? for update`, [accountId]);
}

/**
 * Last line of an act that took a way away, in its transaction and after `lockWays`: the account must still have one, or nobody could
 * sign in to it. @throws UserErrors LAST_SIGN_IN_WAY
 */
export async function requireAnotherWay(ctx: Ctx, em: EntityManager, owner: Owner): Promise<void> {
  const [counted] = await countWays(ctx, em, owner);
  if (!counted || counted.ways === 0) throw userError("LAST_SIGN_IN_WAY");
}
