import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese } from "../../../shared/locale.ts";
import type { ExamItem } from "../item/exam-item.entity.ts";
import type { PracticeAnswer } from "./practice-answer.entity.ts";

interface Graded {
  item: Pick<ExamItem, "key" | "explanation" | "explanationEn">;
  answer: Pick<PracticeAnswer, "lastChoice" | "firstCorrect" | "tries" | "dueOn">;
  /** Of the options as this seeker sees them. */
  order: readonly number[];
}

/** The grade of an answer, with options in the order that the seeker sees. */
export function gradeOf({ locale }: Pick<Ctx, "locale">, { item, answer, order }: Graded) {
  const { lastChoice, firstCorrect, tries, dueOn } = answer;
  return {
    choice: lastChoice === null || lastChoice === undefined ? null : order.indexOf(lastChoice),
    correct: lastChoice === item.key,
    firstCorrect,
    tries,
    dueOn,
    rightChoice: order.indexOf(item.key),
    explanation: isJapanese(locale) ? item.explanation : item.explanationEn,
  };
}
