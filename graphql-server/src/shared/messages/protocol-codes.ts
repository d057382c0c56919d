import type { ErrorCode } from "./error-code.ts";

/** Codes of requests that are not well formed, before anything of the product runs: for client developers, in English only. */
export const protocolCodes = {
  GRAPHQL_PARSE_FAILED: "The operation is no GraphQL, or has more than 1,000 tokens.",
  GRAPHQL_VALIDATION_FAILED: "The operation does not fit the schema.",
  OPERATION_RESOLUTION_FAILURE: "The request names an operation that its document does not have, or came by GET and must come by POST.",
  OPERATION_TOO_LARGE:
    "The operation is deeper, costlier or has more aliases, directives, mutations or values in a list than the limits allow.",
  BAD_USER_INPUT: "A variable does not have the type that the operation declares.",
  OPERATION_NOT_REGISTERED: "This server answers only the operations of its own site and those that its operator registered.",
  OPERATION_RETIRED: "This operation is answered no more; `advice` says what to send instead.",
  PERSISTED_QUERY_NOT_SUPPORTED: "The hash is that of no registered operation; send the text.",
} as const;

/** Every code that an answer may carry. */
export type AnswerCode = ErrorCode | keyof typeof protocolCodes;
