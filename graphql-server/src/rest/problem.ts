import type { Response } from "express";
import { isUnstorable } from "../platform/is-unstorable.ts";
import { noteAnswer } from "../platform/log/answer-notes.ts";
import { StorageError } from "../platform/storage/storage-error.ts";
import { isJapanese, type Locale } from "../shared/locale.ts";
import { messageOf } from "../shared/messages/message-of.ts";
import type { RefusalStatus } from "../shared/messages/status-titles.ts";
import { problemOf, problemType, type Refusal, type Site } from "../shared/problem.ts";
import { UserErrors, type UserProblem, userError } from "../shared/user-error.ts";

/** HTTP status of a problem's code; a code that is not listed is about an input the sender can put right. */
const statuses: Readonly<Record<string, RefusalStatus>> = {
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
  INTERNAL: 500,
  BUSY: 503,
  TIMEOUT: 503,
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

/** Status that a code is refused with. */
export function statusOf(code: string): RefusalStatus {
  return statuses[code] ?? invalidInput;
}

/** Answers with a problem by its code; other headers are set before. */
export function sendRefusal(response: Response, refusal: Refusal, site: Site): void {
  noteAnswer(response, { code: refusal.code });
  const problem = problemOf(refusal, site, String(response.getHeader("x-request-id") ?? ""));
  response.status(refusal.status).type(problemType).send(JSON.stringify(problem));
}

/** Sends an expected failure as RFC 9457 problem+json with our stable code, in the reader's language. */
export function sendProblem(response: Response, error: UserErrors, { locale, site }: { locale: Locale; site: Site }): void {
  const [first] = error.problems;
  const code = first?.code ?? "BAD_REQUEST";
  const status = statusOf(code);
  const wait = retryAfter(status, first);
  if (wait !== undefined) response.set("Retry-After", String(wait));
  const errors = error.problems.map((problem) => ({
    code: problem.code,
    path: problem.path,
    message: messageOf(problem.code, locale, problem.params),
  }));
  // Several fields may lack the same thing: it is said once.
  const detail = [...new Set(errors.map(({ message }) => message))].join(isJapanese(locale) ? "" : " ");
  sendRefusal(response, { status, code, locale, errors, ...(detail && { detail }) }, site);
}
