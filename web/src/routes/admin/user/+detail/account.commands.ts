import type { EraseSeekerMutationVariables, SuspensionGround } from "#graphql/operations.ts";
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

/** The grounds of the acts that have one; a suspension's is told to the seeker. */
interface Grounds {
  suspension: SuspensionGround | null;
  erasure: EraseGround;
}

/** Carries out an act on a seeker's account; returns the server's problems, or nothing. */
export async function actOnAccount(act: AccountAct, input: ActInput, { suspension, erasure }: Grounds): Promise<Problems> {
  const run: Record<AccountAct, () => Promise<Problems>> = {
    suspend: async () => (suspension ? (await send(suspendSeeker, { ...input, ground: suspension })).errors : []),
    unsuspend: async () => (await send(unsuspendSeeker, input)).errors,
    erase: async () => (await send(eraseSeeker, { ...input, ground: erasure })).errors,
  };
  return run[act]();
}

/** Signs a seeker out in one browser or everywhere; returns the first problem's text. */
export async function signSeekerOut(input: { id: string; sessionId: string | null }): Promise<string | undefined> {
  const { errors } = await send(endSeekerSessions, input);
  return errors[0]?.message;
}
