import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { returnFromCancellation } from "../leaving/return-from-cancellation.ts";
import { startSession } from "../session/start-session.ts";
import type { SpentCode } from "../two-factor/spend-code.ts";
import { type Account, withAccount } from "./find-account.ts";
import { tellNewDevice } from "./known-device.ts";
import { tellRecoveryCode } from "./pass-second-factor.ts";
import type { SignedIn } from "./signed-in.ts";

/** Somebody who has proved who they are. */
interface Proved {
  kind: AccountKind;
  account: Account;
  /** The proof; a password where nothing is said. */
  by?: "PASSKEY" | "GOOGLE" | "LINE";
  /** The code of the second factor. */
  spent?: SpentCode | undefined;
}

/** Ends every way of signing in, in its transaction: opens the session, puts it on record and tells of a browser that is new to the account. */
export async function letIn(ctx: Ctx, em: EntityManager, { kind, account, by, spent }: Proved): Promise<SignedIn> {
  const isBack = kind === "SEEKER" && (await returnFromCancellation(ctx, em, account.id));
  const { token, sessionId } = await startSession(ctx, em, { kind, accountId: account.id });
  recordAudit(ctx, em, {
    action: "session.signIn",
    objectType: "Session",
    objectId: sessionId,
    actor: { kind, id: account.id, sessionId },
    ...((spent || by) && { detail: { ...(spent && { secondFactor: spent }), ...(by && { by }) } }),
  });
  if (spent === "RECOVERY") await tellRecoveryCode(ctx, em, { kind, account });
  tellNewDevice(ctx, em, { kind, account });
  return { token, viewer: withAccount(ctx, kind, account, sessionId), isBack };
}
