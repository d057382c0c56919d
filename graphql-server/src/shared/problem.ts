import type { Locale } from "./locale.ts";
import type { ErrorCode } from "./messages/error-code.ts";
import { messageOf } from "./messages/message-of.ts";
import { statusTitle } from "./messages/status-titles.ts";

/** RFC 9457 problem with our stable code: the one shape of every refusal outside of GraphQL. */
export interface Problem {
  /** Address of the page that explains the code. */
  type: string;
  status: number;
  code: string;
  /** What kind of refusal it is: the same whenever it happens. */
  title: string;
  /** What is wrong with this request: what a person is shown. */
  detail: string;
  /** Names the request, as the header X-Request-Id does. */
  instance?: string;
  /** The problems the sender can put right, field by field. */
  errors?: readonly { code: string; path: readonly string[]; message: string }[];
  /** Stands in our log. */
  reference?: string;
}

/** Where the site is to be found. Read it when it is needed: a server that takes any port learns its own late. */
export interface Site {
  baseUrl: string;
}

/** Content type of a problem. */
export const problemType = "application/problem+json";

/** The page that explains a code: the path behind `type`. */
export function problemPath(code: string): string {
  return `/api/problems/${code}`;
}

/** A refusal before it is put into words. */
export interface Refusal {
  status: number;
  code: ErrorCode;
  locale: Locale;
  /** In the reader's language; without it, what the catalogue says of the code. */
  detail?: string;
  errors?: Problem["errors"];
  reference?: string;
}

/** A name of a request as nginx makes them: a UUID without its strokes. */
const bareDigits = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** A problem in the reader's language. `requestId`: what X-Request-Id says. */
export function problemOf(refusal: Refusal, { baseUrl }: Site, requestId: string): Problem {
  const { code, detail, errors, locale, reference, status } = refusal;
  return {
    type: `${baseUrl}${problemPath(code)}`,
    status,
    code,
    title: statusTitle(status, locale),
    detail: detail ?? messageOf(code, locale, reference ? { reference } : {}),
    ...(requestId && { instance: `urn:uuid:${requestId.replace(bareDigits, "$1-$2-$3-$4-$5")}` }),
    ...(errors && { errors }),
    ...(reference && { reference }),
  };
}
