import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { findOAuthClient } from "../../modules/account/oauth-client/oauth-client.queries.ts";
import { tokenHash } from "../../modules/account/session/session.token.ts";
import { runInTransaction } from "../../platform/database/run-in-transaction.ts";
import { newId } from "../../shared/ids.ts";
import { readScopes } from "../../shared/viewer/app-scopes.ts";
import type { Services } from "../services.ts";
import { bearerSecret } from "../session-cookies.ts";
import { readAccount } from "./oauth-account.ts";
import { accessDays } from "./oauth-life.ts";
import { clientMetadata } from "./oauth-metadata.ts";

type Needed = Pick<Services, "database" | "clock">;

/** Models whose id is a secret that opens something: it stands nowhere, not in their payload either. */
const secret = new Set(["AccessToken", "AuthorizationCode", "RefreshToken"]);

interface Row {
  payload: AdapterPayload;
  consumed: number | null;
}

const hashOf = (model: string, id: string) => createHash("sha256").update(`${model}:${id}`).digest("hex");

/** Gives an app the access that its newest token opens: one session for each consent, whose token changes with every refresh. */
async function openAccess(
  em: EntityManager,
  now: Date,
  { id, payload, seconds }: { id: string; payload: AdapterPayload; seconds: number },
) {
  const { kind, accountId } = readAccount(payload.accountId);
  const after = (length: number) => new Date(now.getTime() + length * 1_000).toISOString();
  const moment = now.toISOString();
  await em.execute(
    `insert into session (id, token_hash, kind, account_id, created_at, last_seen_at, expires_at, authenticated_at, app_id, grant_id, scopes, token_expires_at)
      values (?, ?, ?, ?, ?, ?, ?, 'epoch', ?, ?, ?, ?)
      on conflict (grant_id) do update set token_hash = excluded.token_hash, last_seen_at = excluded.last_seen_at, scopes = excluded.scopes,
        expires_at = excluded.expires_at, token_expires_at = excluded.token_expires_at`,
    [
      newId(),
      tokenHash(bearerSecret(id)),
      kind,
      accountId,
      moment,
      moment,
      after(accessDays * 86_400),
      payload.clientId ?? null,
      payload.grantId ?? null,
      `{${readScopes(payload.scope)
        .map((scope) => `"${scope}"`)
        .join(",")}}`,
      after(seconds),
    ],
  );
}

/** What the authorization server keeps, in our database: tokens by their hashes, tied to the access that they renew. */
export function oauthAdapter({ database, clock }: Needed): (model: string) => Adapter {
  return (model) => {
    const rowBy = async (condition: string, value: string): Promise<AdapterPayload | undefined> => {
      const rows: Row[] = await database
        .fork()
        .execute(
          `select payload, extract(epoch from consumed_at)::int as consumed from oauth_record where model = ? and ${condition} and expires_at > ?`,
          [model, value, clock().toISOString()],
        );
      const [row] = rows;
      return row && { ...row.payload, ...(row.consumed !== null && { consumed: row.consumed }) };
    };
    return {
      async upsert(id, payload, expiresIn) {
        const { jti, ...rest } = payload;
        const kept = secret.has(model) ? rest : { ...rest, jti };
        const expiresAt = new Date(clock().getTime() + expiresIn * 1_000).toISOString();
        await runInTransaction(database.fork(), async (em) => {
          if (model === "AccessToken") await openAccess(em, clock(), { id, payload, seconds: expiresIn });
          // Codes and grants come before the access; tokens go with it.
          const access = model === "AccessToken" || model === "RefreshToken" ? (payload.grantId ?? null) : null;
          await em.execute(
            `insert into oauth_record (id, model, payload, grant_id, uid, session_id, expires_at)
              values (?, ?, ?, ?, ?, (select id from session where grant_id = ?), ?)
              on conflict (id) do update set payload = excluded.payload, expires_at = excluded.expires_at, uid = excluded.uid`,
            [hashOf(model, id), model, JSON.stringify(kept), payload.grantId ?? null, payload.uid ?? null, access, expiresAt],
          );
        });
      },
      async find(id) {
        if (model === "Client") {
          const client = await findOAuthClient(database.fork(), id);
          return client ? clientMetadata(client) : undefined;
        }
        const found = await rowBy("id = ?", hashOf(model, id));
        return found && { ...found, jti: id };
      },
      findByUid: (uid) => rowBy("uid = ?", uid),
      findByUserCode: () => Promise.resolve(undefined),
      async consume(id) {
        const used: unknown[] = await database
          .fork()
          .execute("update oauth_record set consumed_at = ? where id = ? and consumed_at is null returning id", [
            clock().toISOString(),
            hashOf(model, id),
          ]);
        // Of two who come with one token at the same moment, one was not meant to have it.
        if (used.length === 0) throw new errors.InvalidGrant("already used");
      },
      async destroy(id) {
        await runInTransaction(database.fork(), async (em) => {
          if (model === "AccessToken")
            await em.execute("update session set token_expires_at = 'epoch', token_hash = 'ended ' || id where token_hash = ?", [
              tokenHash(bearerSecret(id)),
            ]);
          await em.execute("delete from oauth_record where id = ?", [hashOf(model, id)]);
        });
      },
      async revokeByGrantId(grantId) {
        await runInTransaction(database.fork(), async (em) => {
          await em.execute("delete from session where grant_id = ?", [grantId]);
          await em.execute("delete from oauth_record where grant_id = ?", [grantId]);
        });
      },
    };
  };
}
