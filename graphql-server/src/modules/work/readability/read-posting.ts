import { gradeText, type Readability, readingGap } from "./grade-text.ts";

/** Grades the duties of a posting by their reading difficulty, and compares it with the level the posting demands. */
export function readPosting(posting: { description: string; japaneseLevel: string }): Readability & { isTooHard: boolean } {
  const grade = gradeText(posting.description);
  return { ...grade, isTooHard: readingGap(grade.level, posting.japaneseLevel) >= 2 };
}
