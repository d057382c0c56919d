import type { z } from "zod";
import { emptiedAt, isBlank } from "./blank.ts";
import { type ErrorCode, isErrorCode } from "./messages/error-code.ts";
import { isUnstorable, textsIn } from "./texts-in.ts";

/** One thing the sender can put right. `code` is stable English; the text comes from the catalogue in the reader's language. */
export interface UserProblem {
  code: ErrorCode;
  path: readonly string[];
  params?: Readonly<Record<string, string | number>>;
}

/** An expected failure: nothing was written, and the sender is told what to do. */
export class UserErrors extends Error {
  readonly problems: readonly UserProblem[];

  constructor(problems: readonly UserProblem[]) {
    super(problems.map((problem) => problem.code).join(", "));
    this.name = "UserErrors";
    this.problems = problems;
  }
}

/** Shorthand for one problem. */
export function userError(code: ErrorCode, path: readonly string[] = [], params?: UserProblem["params"]): UserErrors {
  return new UserErrors([params ? { code, path, params } : { code, path }]);
}

/** The error for an object that does not exist and for one that is not the viewer's: the two must not differ. */
export function notFound(path: readonly string[] = ["id"]): UserErrors {
  return userError("NOT_FOUND", path);
}

/** Returns the parameters that make a schema's refinement answer with its own code instead of INVALID. */
export function problem(code: ErrorCode): { params: { code: ErrorCode } } {
  return { params: { code } };
}

/** The codes for too much and too little of a text, a number and a list. */
const boundCodes = {
  text: { over: "TOO_LONG", under: "TOO_SHORT" },
  number: { over: "ABOVE_MAXIMUM", under: "BELOW_MINIMUM" },
  list: { over: "TOO_MANY", under: "TOO_FEW" },
} as const;

function boundedBy(origin: string): keyof typeof boundCodes {
  if (["number", "int", "bigint"].includes(origin)) return "number";
  return ["array", "set", "map"].includes(origin) ? "list" : "text";
}

/** A custom zod issue carries its own stable code in `params.code`; the built-in ones map to these. */
function codeOf(issue: z.core.$ZodIssue): { code: ErrorCode; params?: UserProblem["params"] } {
  if (issue.code === "custom" && isErrorCode(issue.params?.["code"])) return { code: issue.params["code"] };
  if (issue.code === "too_big") return { code: boundCodes[boundedBy(issue.origin)].over, params: { maximum: Number(issue.maximum) } };
  if (issue.code === "too_small") {
    return issue.origin === "string" && Number(issue.minimum) === 1
      ? { code: "REQUIRED" }
      : { code: boundCodes[boundedBy(issue.origin)].under, params: { minimum: Number(issue.minimum) } };
  }
  if (issue.code === "invalid_type" && issue.input === undefined) return { code: "REQUIRED" };
  return { code: "INVALID" };
}

/** True for a text that says nothing and is not empty. */
function saysNothing(text: string): boolean {
  return text !== "" && isBlank(text);
}

function read<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input, { reportInput: true });
  if (!result.success) throw new UserErrors(result.error.issues.map((issue) => ({ ...codeOf(issue), path: issue.path.map(String) })));
  return result.data;
}

/** @throws UserErrors INVALID at each text that no database takes. */
export function requireStorable(asked: unknown): void {
  const unstorable = textsIn(asked, isUnstorable);
  if (unstorable.length > 0) throw new UserErrors(unstorable.map((path) => ({ code: "INVALID", path })));
}

/**
 * Validates an input against its schema. A text of invisible characters alone counts as empty: where a text is required, it is missing.
 * @throws UserErrors with one problem a field.
 */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const first = read(schema, input);
  const blank = textsIn(first, saysNothing);
  const data = blank.length === 0 ? first : read(schema, blank.reduce(emptiedAt, input));
  requireStorable(data);
  return data;
}
