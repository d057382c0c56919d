import { holdApproval } from "#features/work-review/review.mutations.ts";
import type { FieldCommentInput, ModerationReason } from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { returnWork, returnWorkRevision, suspendWork, unsuspendWork } from "./work.mutations.ts";

export const decisions = ["approve", "return", "approveRevision", "returnRevision", "suspend", "unsuspend"] as const;
export type Decision = (typeof decisions)[number];

/** The object and content of a decision; the version of a decision on changes is the revision's. */
export interface DecisionInput {
  id: string;
  version: number;
  reason: string;
  reasonCodes?: ModerationReason[];
  /** What a return says about single fields. */
  comments?: FieldCommentInput[];
}

type Errors = readonly { message: string }[] | undefined;

/** Carries out a decision, an approval in ten seconds; returns the first problem's text, or nothing. */
export async function decide(
  decision: Decision,
  { id, version, reason, reasonCodes = [], comments = [] }: DecisionInput,
): Promise<string | undefined> {
  const [plain, revision] = [
    { id, version },
    { workId: id, version },
  ];
  const why = { reason, reasonCodes };
  const back = { ...why, ...(comments.length > 0 && { comments }) };
  const run: Record<Decision, () => Promise<Errors>> = {
    approve: async () => (await send(holdApproval, plain)).errors,
    return: async () => (await send(returnWork, { ...plain, ...back })).errors,
    approveRevision: async () => (await send(holdApproval, plain)).errors,
    returnRevision: async () => (await send(returnWorkRevision, { ...revision, ...back })).errors,
    suspend: async () => (await send(suspendWork, { ...plain, ...why })).errors,
    unsuspend: async () => (await send(unsuspendWork, { ...plain, reason })).errors,
  };
  return (await run[decision]())?.[0]?.message;
}
