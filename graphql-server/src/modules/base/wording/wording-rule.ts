/** Reasons why a wording must not appear in a posting. */
export const wordingReasons = ["SEX", "AGE", "NATIONALITY", "PRIVACY", "HEALTH", "CONDITIONS", "MISLEADING", "CRIME"] as const;
export type WordingReason = (typeof wordingReasons)[number];

/** One wording a posting must not use. */
export interface WordingRule {
  reason: WordingReason;
  /** Global; sought in the text as people read it: width folded, without spaces (English rules: with single spaces). */
  pattern: RegExp;
  /** The wording to use instead; $1 … are the groups of the pattern. */
  rewrite: string;
  /** A lawful exception that the same text names. */
  unless?: RegExp;
  /** Concerns employment only, so not 業務委託. */
  employmentOnly?: boolean;
  /** Sought in English text, whose spaces count. */
  english?: boolean;
}

type Row = readonly [pattern: RegExp, rewrite: string, more?: Pick<WordingRule, "employmentOnly" | "unless">];

/** Rules of one reason from rows. */
export function rulesOf(reason: WordingReason, rows: readonly Row[], defaults: Partial<WordingRule> = {}): WordingRule[] {
  return rows.map(([{ source, flags }, rewrite, more]) => ({
    reason,
    pattern: new RegExp(source, `${flags}g`),
    rewrite,
    ...defaults,
    ...more,
  }));
}
