import isRecord from "is-plain-obj";
import type { AnswerExamItemInput } from "#graphql/operations.ts";

const name = "exam-answer";

/** Keeps an answer until the server has it, so that it outlives a reload of the tab and a killed browser. @returns whether it is kept */
export function keepAnswer(answer: AnswerExamItemInput): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(answer));
    return true;
  } catch {
    // A browser that keeps nothing: the answer is on the screen.
    return false;
  }
}

export function dropAnswer(): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Nothing is kept there.
  }
}

/** The answer that the server may not have yet. */
export function readKeptAnswer(): AnswerExamItemInput | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? "null");
    if (!isRecord(kept)) return null;
    const { attemptId, position, choice, leftMs } = kept;
    if (typeof attemptId !== "string" || typeof position !== "number" || typeof leftMs !== "number") return null;
    return { attemptId, position, choice: typeof choice === "number" ? choice : null, leftMs };
  } catch {
    return null;
  }
}
