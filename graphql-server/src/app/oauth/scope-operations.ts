import type { AppScope } from "../../shared/viewer/app-scopes.ts";
import type { AppAccess } from "../../shared/viewer/viewer.ts";

/** The protected operations that a scope opens. Whatever is not named here, an app cannot ask for, whoever lets it act for them. */
const operations: Readonly<Record<AppScope, readonly string[]>> = {
  profile: ["Query.me", "Query.examResults", "Query.examResult", "Mutation.updateProfile"],
  apply: [
    "Query.entries",
    "Query.entry",
    "Query.entryCounts",
    "Query.entryDraft",
    "Query.likedWorks",
    "Mutation.answerOffer",
    "Mutation.confirmEntryDraft",
    "Mutation.likeWork",
    "Mutation.pickInterviewSlot",
    "Mutation.saveEntryDraft",
    "Mutation.submitEntry",
    "Mutation.unlikeWork",
    "Mutation.withdrawEntry",
  ],
  messages: [
    "Query.conversation",
    "Query.conversations",
    "Query.phrasePreview",
    "Query.phrases",
    "Mutation.markConversationRead",
    "Mutation.sendMessage",
    "Mutation.sendPhrase",
    "Subscription.inboxChanged",
  ],
  "works:read": ["Query.companyWork", "Query.companyWorks", "Query.checkPosting"],
  "works:write": [
    "Mutation.closeWork",
    "Mutation.confirmWork",
    "Mutation.createWork",
    "Mutation.discardWork",
    "Mutation.discardWorkRevision",
    "Mutation.pauseWork",
    "Mutation.resumeWork",
    "Mutation.saveWorkRevision",
    "Mutation.submitWork",
    "Mutation.submitWorkRevision",
    "Mutation.updateWork",
    "Mutation.withdrawWork",
  ],
};

/** What is open to everybody and may be asked by every app; beside reading, only the end of its own access. */
const open = ["Mutation.signOut", "Query.viewer"];

/** Queries open to everybody that tell of the browser or of a mailed link, not of what everybody sees. */
const closed = new Set(["Query.companyFirstSignIn", "Query.newcomer", "Query.node", "Query.nodes"]);

const byScope = new Map(Object.entries(operations).map(([scope, names]) => [scope, new Set(names)]));

/** Every operation that a scope opens, by scope: for the test that holds them against the schema. */
export const scopeOperations = operations;

/** True when an app's access opens an operation, named like "Query.works". Scopes narrow what its person may do, and widen nothing. */
export function isInScope({ scopes }: AppAccess, operation: string, { isPublic }: { isPublic: boolean }): boolean {
  if (open.includes(operation)) return true;
  if (isPublic) return operation.startsWith("Query.") && !closed.has(operation);
  return scopes.some((scope) => byScope.get(scope)?.has(operation));
}
