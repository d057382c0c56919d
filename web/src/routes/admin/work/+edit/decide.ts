import type { ModerationReason } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { approveWork, approveWorkRevision, returnWork, returnWorkRevision, suspendWork, unsuspendWork } from "./work.mutations.ts";

export const decisions = ["approve", "return", "approveRevision", "returnRevision", "suspend", "unsuspend"] as const;
export type Decision = (typeof decisions)[number];

/** The object and content of a decision; the version of a decision on changes is the revision's. */
export interface DecisionInput {
  id: string;
  version: number;
  reason: string;
  reasonCodes?: ModerationReason[];
}

type Errors = readonly { message: string }[] | undefined;

/** Carries out a decision; returns the first problem's text, or nothing. */
export async function decide(decision: Decision, { id, version, reason, reasonCodes = [] }: DecisionInput): Promise<string | undefined> {
  const [plain, revision] = [
    { id, version },
    { workId: id, version },
  ];
  const why = { reason, reasonCodes };
  const run: Record<Decision, () => Promise<Errors>> = {
    approve: async () => (await send(approveWork, plain)).errors,
    return: async () => (await send(returnWork, { ...plain, ...why })).errors,
    approveRevision: async () => (await send(approveWorkRevision, revision)).errors,
    returnRevision: async () => (await send(returnWorkRevision, { ...revision, ...why })).errors,
    suspend: async () => (await send(suspendWork, { ...plain, ...why })).errors,
    unsuspend: async () => (await send(unsuspendWork, { ...plain, reason })).errors,
  };
  return (await run[decision]())?.[0]?.message;
}
