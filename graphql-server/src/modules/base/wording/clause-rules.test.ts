import { describe, expect, it } from "vitest";
import { clauseByRule, clearedClauses } from "../../../testing/texts/clause-by-rule.data.ts";
import type { ClauseRule } from "./clause-rule.ts";
import { clauseRules } from "./clause-rules.ts";
import { type FoundClause, findClauses } from "./find-clauses.ts";

const clausesOf = (text: string) => findClauses(text, { isEmployment: true });
const rows = clauseByRule.map(([reason, tier, marked, rewrite, stands]) => {
  const [before = "", found = "", after = ""] = marked.split(/[«»]/);
  const text = `${before}${found}${after}`;
  return {
    reason,
    text,
    upTo: `${before}${found}`,
    said: { reason, tier, found, start: before.length, rewrite },
    stands: stands !== undefined,
  };
});
const saidBy = (text: string, { rule: { reason, tier, rewrite }, start, end }: FoundClause) => ({
  ...{ reason, tier, rewrite, start },
  found: text.slice(start, end),
});
const isLatin = (text: string) => /^[ -~]+$/.test(text);

/** The rules that say of the row's text what the row says. */
function rulesOf({ text, said }: (typeof rows)[number]): ClauseRule[] {
  const same = clausesOf(text).filter(
    (clause) => JSON.stringify(Object.entries(saidBy(text, clause)).sort()) === JSON.stringify(Object.entries(said).sort()),
  );
  return same.map(({ rule }) => rule);
}

describe("each rule about clauses", () => {
  it.each(rows)("alone says so of $text", ({ text, said }) => {
    expect(clausesOf(text).map((clause) => saidBy(text, clause))).toContainEqual(said);
  });

  it("has such a text, so none can be lost unnoticed", () => {
    expect(rows.map((row) => rulesOf(row).length)).toEqual(rows.map(() => 1));
    const shown = new Set(rows.flatMap(rulesOf));
    expect(clauseRules.filter((rule) => !shown.has(rule)).map(({ pattern }) => pattern.source)).toEqual([]);
  });

  it("names the law of its reason", () => {
    const laws = { SEX: /均等法/, AGE: /労働施策総合推進法/, NATIONALITY: /職業安定法3条|労働基準法3条/, HEALTH: /障害者雇用促進法/ };
    for (const [reason, law] of Object.entries(laws)) {
      const others = clauseRules.filter((rule) => rule.reason === reason && !law.test(rule.source));
      expect(others.map(({ source, pattern }) => [reason, source, pattern.source])).toEqual([]);
    }
  });
});

describe("a clause with a denial behind it", () => {
  const denied = rows.map(({ upTo, stands }) => ({ text: upTo + (isLatin(upTo) ? " are illegal" : "、一切認められません。"), stands }));

  it.each(denied.filter(({ stands }) => stands))("still stands where it says no itself: $text", ({ text }) => {
    expect(clausesOf(text)).not.toEqual([]);
  });

  it.each(denied.filter(({ stands }) => !stands))("is none: $text", ({ text }) => {
    expect(clausesOf(text)).toEqual([]);
  });
});

describe("a clause that the law allows", () => {
  it.each(clearedClauses)("is left alone: %s", (text) => {
    expect(clausesOf(text)).toEqual([]);
  });

  it("by sex is left alone in a text that names positive action, but never a dismissal", () => {
    const texts = rows.filter(({ reason, text }) => reason === "SEX" && !isLatin(text)).map(({ text }) => text);
    expect(texts).toHaveLength(17);
    const left = texts.filter((text) => clausesOf(`${text}（均等法第8条のポジティブ・アクション）`).length > 0);
    expect(left).toEqual(["出産したら退職してもらいます。"]);
  });

  it("by age is left alone in a text that names the exception", () => {
    const texts = rows.filter(({ reason, text }) => reason === "AGE" && !isLatin(text)).map(({ text }) => text);
    expect(texts).toHaveLength(16);
    expect(texts.filter((text) => clausesOf(`${text}（例外事由1号）`).length > 0)).toEqual([]);
  });

  it("about pay, insurance and leaving does not concern who is not employed", () => {
    const left = rows.filter(({ text, reason }) => reason === "CONDITIONS" && findClauses(text, { isEmployment: false }).length > 0);
    expect(left.map(({ text }) => text)).toEqual([]);
    const others = rows.filter(({ text, reason }) => reason !== "CONDITIONS" && findClauses(text, { isEmployment: false }).length === 0);
    expect(others.map(({ text }) => text)).toEqual([]);
  });
});
