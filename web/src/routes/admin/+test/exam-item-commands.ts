import type {
  DecideTestItemInput,
  ImportExamItemsMutation,
  ImportTestItemsInput,
  NameTestItemReviewerInput,
  RecordTestItemInput,
} from "#graphql/operations.ts";
import { send } from "#platform/send.ts";
import { decideMutation, importMutation, recordMutation, reviewerMutation } from "./exam-item.mutations.ts";

export type ImportReport = NonNullable<ImportExamItemsMutation["importTestItems"]["report"]>;

/** Decides on an item; returns the problem's text, or nothing. */
export async function decideItem(input: DecideTestItemInput): Promise<string | undefined> {
  const { errors } = await send(decideMutation, input);
  return errors[0]?.message;
}

/** Names who has read an item; returns the problem's text, or nothing. */
export async function nameReviewer(input: NameTestItemReviewerInput): Promise<string | undefined> {
  const { errors } = await send(reviewerMutation, input);
  return errors[0]?.message;
}

/** Gives a listening item its recording, or takes it away; returns the problem's text, or nothing. */
export async function recordItem(input: RecordTestItemInput): Promise<string | undefined> {
  const { errors } = await send(recordMutation, input);
  return errors[0]?.message;
}

/** Imports an uploaded file, or reports what the import would do. @throws Error with what the editor can do */
export async function importItems(input: ImportTestItemsInput): Promise<ImportReport> {
  const { report, errors } = await send(importMutation, input);
  if (!report) throw new Error(errors[0]?.message);
  return report;
}
