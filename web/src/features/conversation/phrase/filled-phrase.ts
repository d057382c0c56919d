export type PhraseSide = "SEEKER" | "COMPANY";

/** A phrase with its places as they were filled. */
export interface FilledPhrase {
  key: string;
  slots: { name: string; value: string }[];
  operationId: string;
}
