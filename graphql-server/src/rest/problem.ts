import type { Response } from "express";
import { isUnstorable } from "../platform/is-unstorable.ts";
import { StorageError } from "../platform/storage/storage-error.ts";
import type { Locale } from "../shared/locale.ts";
import { messageOf } from "../shared/messages/message-of.ts";
import { type Problem, problemType } from "../shared/problem.ts";
import { UserErrors, type UserProblem, userError } from "../shared/user-error.ts";

/** HTTP status of a problem's code; a code that is not listed is about an input the sender can put right. */
const statuses: Readonly<Record<string, number>> = {
  BAD_REQUEST: 400,
  UNSUPPORTED_API_VERSION: 400,
  INVALID_SIGNATURE: 400,
  UNAUTHENTICATED: 401,
  API_KEY_REQUIRED: 401,
  INVALID_CREDENTIALS: 401,
  FORBIDDEN: 403,
  CROSS_SITE: 403,
  REAUTHENTICATION_REQUIRED: 403,
  TWO_FACTOR_ENROL: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  ILLEGAL_TRANSITION: 409,
  STALE_VERSION: 409,
  TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  FILM_TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  STORAGE_UNAVAILABLE: 503,
  STORAGE_FULL: 507,
};
const invalidInput = 422;
const retrySoon = 5;

/** The expected failure behind an error; undefined for a bug. */
export function asUserErrors(error: unknown): UserErrors | undefined {
  if (error instanceof UserErrors) return error;
  // The storage itself tells the log, once for many requests.
  if (error instanceof StorageError) return userError(error.code);
  return isUnstorable(error) ? userError("BAD_REQUEST") : undefined;
}

function retryAfter(status: number, problem: UserProblem | undefined): number | undefined {
  if (status === 429) return Number(problem?.params?.["seconds"] ?? retrySoon);
  return status === 503 ? retrySoon : undefined;
}

/** Sends an expected failure as RFC 9457 problem+json with our stable code, in the reader's language. */
export function sendProblem(response: Response, error: UserErrors, locale: Locale): void {
  const [first] = error.problems;
  const code = first?.code ?? "BAD_REQUEST";
  const status = statuses[code] ?? invalidInput;
  const wait = retryAfter(status, first);
  if (wait !== undefined) response.set("Retry-After", String(wait));
  const title = messageOf(code, locale, first?.params);
  const errors = error.problems.map((problem) => ({
    code: problem.code,
    path: problem.path,
    message: messageOf(problem.code, locale, problem.params),
  }));
  const body: Problem = { type: "about:blank", status, code, title, detail: errors[0]?.message ?? title, errors };
  response.status(status).type(problemType).send(JSON.stringify(body));
}
