import type { Locale } from "./locale.ts";
import type { ErrorCode } from "./messages/error-code.ts";
import { messageOf } from "./messages/message-of.ts";

/** RFC 9457 problem with our stable code: the one shape of every refusal outside of GraphQL. */
export interface Problem {
  type: "about:blank";
  status: number;
  code: string;
  title: string;
  /** More about this occurrence, where there is more to say than the title. */
  detail?: string;
  /** The problems the sender can put right, field by field. */
  errors?: readonly { code: string; path: readonly string[]; message: string }[];
  /** Stands in our log. */
  reference?: string;
}

/** Content type of a problem. */
export const problemType = "application/problem+json";

/** A problem by its code, in the reader's language. */
export function problemOf(problem: { status: number; code: ErrorCode; locale: Locale; reference?: string }): Problem {
  const { status, code, locale, reference } = problem;
  const title = messageOf(code, locale, reference ? { reference } : {});
  return { type: "about:blank", status, code, title, ...(reference && { reference }) };
}
