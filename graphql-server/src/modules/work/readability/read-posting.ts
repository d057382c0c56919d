import { gradeText, type Readability, readingGap } from "./grade-text.ts";

export interface PostingReadability extends Readability {
  isTooHard: boolean;
}

/** How hard the duties of a posting are to read, beside the level it demands. */
export function readPosting(posting: { description: string; japaneseLevel: string }): PostingReadability {
  const grade = gradeText(posting.description);
  return { ...grade, isTooHard: readingGap(grade.level, posting.japaneseLevel) >= 2 };
}
