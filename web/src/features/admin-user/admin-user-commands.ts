import type * as operations from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import type { FieldProblem } from "#ui/forms/form.tsx";
import {
  disableAdmin,
  enableAdmin,
  endAdminSessions,
  inviteAdmin,
  resendInvitation,
  resetTwoFactor,
  updateAdmin,
} from "./admin-user.mutations.ts";

type Problems = readonly FieldProblem[];
interface Target {
  id: string;
  version: number;
}

/** Invites a person to the back office; returns the problems, or nothing. */
export async function invite(input: operations.InviteAdminInput): Promise<Problems> {
  return (await send(inviteAdmin, input)).errors;
}

/** Gives a person of the back office another name or role. */
export async function update(input: operations.UpdateAdminInput): Promise<Problems> {
  return (await send(updateAdmin, input)).errors;
}

export const adminActs = ["resend", "endSessions", "resetTwoFactor", "disable", "enable"] as const;
export type AdminAct = (typeof adminActs)[number];

/** Does one act on a person of the back office; returns the problems. */
export function actOnAdmin(act: AdminAct, { id, version }: Target): Promise<Problems> {
  const target = { id, version };
  const run: Record<AdminAct, () => Promise<Problems>> = {
    resend: async () => (await send(resendInvitation, { id })).errors,
    endSessions: async () => (await send(endAdminSessions, { id })).errors,
    resetTwoFactor: async () => (await send(resetTwoFactor, { id, kind: "ADMIN" })).errors,
    disable: async () => (await send(disableAdmin, target)).errors,
    enable: async () => (await send(enableAdmin, target)).errors,
  };
  return run[act]();
}
