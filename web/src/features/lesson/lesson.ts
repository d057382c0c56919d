import type { readabilityLevelValues } from "#graphql/values/readability-level.ts";

/** What people do at work, in the order the lessons stand in. */
export const workTasks = ["PHONE", "HANDOVER", "REPORT", "SERVICE", "SAFETY", "DOCUMENTS", "MEETING"] as const;
export type WorkTask = (typeof workTasks)[number];

/** The thing that a lesson's picture shows between its two people. */
export const lessonProps = [
  ...(["bed", "board", "box", "bulb", "calendar", "cash", "chart", "clock", "cup", "fire", "helmet", "key"] as const),
  ...(["mail", "map", "money", "note", "paper", "people", "phone", "shop", "sun", "tool", "warn"] as const),
] as const;
export type LessonProp = (typeof lessonProps)[number];

/** Japanese, and the same in English for who reads another language. */
export type Gloss = readonly [japanese: string, english: string];
export type Speaker = "A" | "B";
export type Turn = readonly [speaker: Speaker, japanese: string, english: string];

export interface ChoiceTask {
  kind: "CHOOSE";
  ask: Gloss;
  options: readonly string[];
  right: number;
  why: Gloss;
}

export interface OrderTask {
  kind: "ORDER";
  /** What the sentence means, in English. */
  meaning: string;
  /** In their right order; shown in another. */
  pieces: readonly string[];
}

export type LessonTask = ChoiceTask | OrderTask;

/** A few minutes about one thing that is said at work. */
export interface Lesson {
  id: string;
  level: (typeof readabilityLevelValues)[number];
  task: WorkTask;
  prop: LessonProp;
  title: Gloss;
  /** What one can do afterwards. */
  aim: Gloss;
  roles: Readonly<Record<Speaker, Gloss>>;
  turns: readonly Turn[];
  phrases: readonly Gloss[];
  tasks: readonly LessonTask[];
}

/** Title of each lesson and what one can do afterwards, by the lesson's id, for who reads neither Japanese nor English. */
export type LessonWords = Readonly<Record<string, readonly [title: string, aim: string]>>;
