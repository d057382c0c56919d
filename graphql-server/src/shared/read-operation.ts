/** Why an operation cannot be registered. */
export type OperationRefusal = "NO_GRAPHQL" | "WITHOUT_NAME" | "NAME_TWICE" | "NOT_IN_SCHEMA" | "TOO_LARGE";

/** One operation of a client's documents: as it would be answered, or why it is none that the server could answer. */
export type ReadOperation =
  | { name: string; sha256: string; meaning: string; text: string; problem: null }
  | { name: string; problem: OperationRefusal; detail: string };
