import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { isBusy } from "../../platform/is-busy.ts";
import { isUnstorable } from "../../platform/is-unstorable.ts";
import type { Log } from "../../platform/log/log.ts";
import { StorageError } from "../../platform/storage/storage-error.ts";
import { newId } from "../../shared/ids.ts";
import type { Locale } from "../../shared/locale.ts";
import { messageOf } from "../../shared/messages/message-of.ts";
import { type AnswerCode, protocolCodes } from "../../shared/messages/protocol-codes.ts";
import { UserErrors } from "../../shared/user-error.ts";

/** Codes a client may see with the text that came with them; whatever else is a bug of ours and is masked. */
const publicCodes = new Set([
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "TWO_FACTOR_ENROL",
  "OPERATION_TOO_LARGE",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
  "BAD_REQUEST",
  "PERSISTED_QUERY_NOT_SUPPORTED",
  "OPERATION_NOT_REGISTERED",
  "OPERATION_RETIRED",
  "NOT_FOUND",
  // At the doors where no resolver runs: sockets.
  "RATE_LIMITED",
]);

/** Codes of problems that pass by themselves: the answer is 503 and says when to come back. */
export const passingCodes: ReadonlySet<unknown> = new Set(["BUSY", "TIMEOUT"]);

/** What graphql-js says of these quotes what was sent: a password that came in the wrong place would come back. */
const quotingCodes = [
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
] as const satisfies (keyof typeof protocolCodes)[];

/** The message without what was sent, but for the name of the variable. */
function withoutQuotes(message: string, code: string): string {
  const quoting = quotingCodes.find((known) => known === code);
  if (!quoting) return message;
  const [, variable] = /^Variable "(\$\w+)" /.exec(message) ?? [];
  return variable ? `${protocolCodes[quoting]} (${variable})` : protocolCodes[quoting];
}

/**
 * True for what graphql-js finds wrong with a variable only where it is used: null for an argument that may not be null and has a value of its own, which
 * a variable that may be null is allowed to stand for.
 */
function isNullForArgument(cause: unknown): boolean {
  return (
    cause instanceof GraphQLError &&
    !cause.originalError &&
    /^Argument "\w+" of non-null type "[^"]*" must not be null\.$/.test(cause.message)
  );
}

/**
 * Returns the error as a client is told it: the problem it can put right, or a reference to our log. `terse` leaves out what graphql-js
 * quotes of the request.
 */
export function maskError(options: {
  formatted: GraphQLFormattedError;
  error: unknown;
  locale: Locale;
  log: Log;
  terse: boolean;
}): GraphQLFormattedError {
  const { formatted, error, locale, log, terse } = options;
  const cause = unwrapResolverError(error);
  const where = { ...(formatted.path && { path: formatted.path }), ...(formatted.locations && { locations: formatted.locations }) };
  if (cause instanceof UserErrors) {
    const [first] = cause.problems;
    const code = first?.code ?? "INVALID";
    return { message: messageOf(code, locale, first?.params), extensions: { code }, ...where };
  }
  if (cause instanceof StorageError) return { message: messageOf(cause.code, locale), extensions: { code: cause.code }, ...where };
  if (isUnstorable(cause)) return { message: messageOf("INVALID", locale), extensions: { code: "INVALID" satisfies AnswerCode }, ...where };
  const code = formatted.extensions?.["code"];
  const isOurs = error instanceof GraphQLError && (cause instanceof GraphQLError || cause === error);
  if (isOurs && typeof code === "string" && publicCodes.has(code)) {
    return { message: terse ? withoutQuotes(formatted.message, code) : formatted.message, extensions: { code }, ...where };
  }
  if (isNullForArgument(cause)) {
    const misused = "BAD_USER_INPUT";
    return { message: protocolCodes[misused], extensions: { code: misused }, ...where };
  }
  const reference = newId();
  const masked = isBusy(cause) ? "BUSY" : "INTERNAL";
  const fields = { reference, error: cause, operation: (formatted.path ?? []).join(".") };
  if (masked === "BUSY") log.warn("operation found the outside busy", fields);
  else log.error("operation failed", fields);
  return { message: messageOf(masked, locale, { reference }), extensions: { code: masked, reference }, ...where };
}
