import type { Skill } from "../engine/next-item.ts";

/**
 * Kinds of items, after the public description of the official test. COMPOSITION asks which piece of a sentence stands at ★; INTEGRATED compares
 * two texts; EXPRESSION asks what to say in a situation, RESPONSE what to answer.
 */
export const itemTypes = [
  ...(["KANJI_READING", "ORTHOGRAPHY", "WORD_FORMATION", "CONTEXT", "PARAPHRASE", "USAGE"] as const),
  ...(["FORM", "COMPOSITION", "TEXT_GRAMMAR"] as const),
  ...(["SHORT_TEXT", "MIDDLE_TEXT", "LONG_TEXT", "INTEGRATED", "ARGUMENT", "INFORMATION"] as const),
  ...(["TASK", "POINT", "GIST", "EXPRESSION", "RESPONSE"] as const),
] as const;
export type ItemType = (typeof itemTypes)[number];

/** What people do at work with what items of a kind ask for. */
const workTasks = ["PHONE", "HANDOVER", "REPORT", "SERVICE", "SAFETY", "DOCUMENTS", "MEETING"] as const;
type WorkTask = (typeof workTasks)[number];

interface TypeFacts {
  skill: Skill;
  /** The task at work that needs it most. */
  task: WorkTask;
}

export const factsOfType: Readonly<Record<ItemType, TypeFacts>> = {
  KANJI_READING: { skill: "VOCABULARY", task: "SAFETY" },
  ORTHOGRAPHY: { skill: "VOCABULARY", task: "REPORT" },
  WORD_FORMATION: { skill: "VOCABULARY", task: "DOCUMENTS" },
  CONTEXT: { skill: "VOCABULARY", task: "HANDOVER" },
  PARAPHRASE: { skill: "VOCABULARY", task: "SERVICE" },
  USAGE: { skill: "VOCABULARY", task: "REPORT" },
  FORM: { skill: "GRAMMAR", task: "REPORT" },
  COMPOSITION: { skill: "GRAMMAR", task: "REPORT" },
  TEXT_GRAMMAR: { skill: "GRAMMAR", task: "DOCUMENTS" },
  SHORT_TEXT: { skill: "READING", task: "HANDOVER" },
  MIDDLE_TEXT: { skill: "READING", task: "DOCUMENTS" },
  LONG_TEXT: { skill: "READING", task: "DOCUMENTS" },
  INTEGRATED: { skill: "READING", task: "MEETING" },
  ARGUMENT: { skill: "READING", task: "MEETING" },
  INFORMATION: { skill: "READING", task: "SAFETY" },
  TASK: { skill: "LISTENING", task: "HANDOVER" },
  POINT: { skill: "LISTENING", task: "PHONE" },
  GIST: { skill: "LISTENING", task: "MEETING" },
  EXPRESSION: { skill: "LISTENING", task: "SERVICE" },
  RESPONSE: { skill: "LISTENING", task: "PHONE" },
};

/** ANSWERED_BLIND: answered from the item alone, without its key, and compared with it. */
export const reviewMethods = ["ANSWERED_BLIND"] as const;
export type ReviewMethod = (typeof reviewMethods)[number];
