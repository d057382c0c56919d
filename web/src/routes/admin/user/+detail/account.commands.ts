import type { EraseSeekerMutationVariables } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { endSeekerSessions, eraseSeeker, suspendSeeker, unsuspendSeeker } from "./seeker.mutations.ts";

export const accountActs = ["suspend", "unsuspend", "erase"] as const;
export type AccountAct = (typeof accountActs)[number];
export type EraseGround = EraseSeekerMutationVariables["input"]["ground"];
type Problems = readonly { code: string; message: string }[] | undefined;

interface ActInput {
  id: string;
  version: number;
  reason: string;
}

/** Carries out an act on a seeker's account; returns the server's problems, or nothing. */
export async function actOnAccount(act: AccountAct, input: ActInput, ground: EraseGround): Promise<Problems> {
  const run: Record<AccountAct, () => Promise<Problems>> = {
    suspend: async () => (await send(suspendSeeker, input)).errors,
    unsuspend: async () => (await send(unsuspendSeeker, input)).errors,
    erase: async () => (await send(eraseSeeker, { ...input, ground })).errors,
  };
  return run[act]();
}

/** Signs a seeker out in one browser or everywhere; returns the first problem's text. */
export async function signSeekerOut(input: { id: string; sessionId: string | null }): Promise<string | undefined> {
  const { errors } = await send(endSeekerSessions, input);
  return errors[0]?.message;
}
