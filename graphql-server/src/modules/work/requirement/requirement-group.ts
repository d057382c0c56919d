import type { ErrorCode } from "../../../shared/messages/error-code.ts";
import type { Tier } from "../../base/wording/clause-rule.ts";
import type { FoundWording } from "../../base/wording/find-wording.ts";
import type { ToldRule } from "../permission/permission.facts.ts";
import type { ContentColumns } from "../posting/work.columns.ts";
import type { AskCode } from "../rule-tier/ask-codes.ts";

/** The facts that the check reads. */
export interface RequirementFacts {
  work: ContentColumns;
  /** The day it is about, YYYY-MM-DD in Japan: today, or the day of publication. */
  today: string;
  /** Yen an hour in force at the workplace on that day; undefined when it is not known. */
  minimumWage: number | undefined;
  /** The dated rules of work permission; without them the statuses that are named are not judged. */
  permissionRules?: readonly ToldRule[];
  /** What was found in a text of the posting by its grammar too; without it only wordings and clauses are sought. */
  found?: (text: string) => readonly FoundWording[];
  /** Codes of the rules that ask by themselves and that the operator has made to stop. */
  raised?: ReadonlySet<string>;
}

/** One item that is missing or unlawful; `path` leads to the field of WorkContentInput. */
export interface Problem {
  code: ErrorCode;
  path: readonly string[];
  params?: Readonly<Record<string, string | number>>;
  /** The code by which the operator may raise it, where that is another than its own. */
  rule?: ErrorCode;
  /** ASK does not keep the posting from being sent: the moderator decides. Without it the law does. */
  tier?: Tier;
}

export interface RequirementIssue extends Problem {
  group: number;
}

/** A group of required items. */
export interface RequiredGroup {
  group: number;
  /** The item as the law names it. */
  item: string;
  /** True when it concerns employment only, so not 業務委託. */
  employmentOnly?: boolean;
  check(facts: RequirementFacts): Problem[];
}

/** True for null, undefined and blank text. */
export function isMissing(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

/** The problem when the condition holds, else nothing. */
export function when(condition: boolean, code: ErrorCode, path: string, params?: Problem["params"]): Problem[] {
  if (!condition) return [];
  return [{ code, path: path.split("."), ...(params && { params }) }];
}

/** A problem that keeps the posting from being sent. */
export function stops(code: ErrorCode, path: string, params?: Problem["params"]): Problem[] {
  return when(true, code, path, params);
}

/** A problem that the moderator decides about. */
export function asks(code: AskCode, path: string, params?: Problem["params"]): Problem[] {
  return when(true, code, path, params).map((problem) => ({ ...problem, tier: "ASK" }));
}
