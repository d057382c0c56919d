import { gradeText, type Readability, readingGap } from "./grade-text.ts";

/** How hard the duties of a posting are to read, beside the level it demands. */
export function readPosting(posting: { description: string; japaneseLevel: string }): Readability & { isTooHard: boolean } {
  const grade = gradeText(posting.description);
  return { ...grade, isTooHard: readingGap(grade.level, posting.japaneseLevel) >= 2 };
}
