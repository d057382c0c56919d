import { practiceExamCode } from "../practice/practice-exam.ts";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import type { ExamItem } from "./exam-item.entity.ts";
import type { ItemPool } from "./item-desk.queries.ts";

/** The pool an item belongs to, exam or practice; its test must be loaded. */
export function poolOf({ test }: ExamItem): ItemPool {
  return test.getEntity().code === practiceExamCode ? "PRACTICE" : "EXAM";
}

/** What is heard of an item, and where editors hear it. */
export function recordingOf({ id, recordingKind, recordingMs, version }: ExamItem) {
  if (!recordingKind) return null;
  return { url: `/api/admin/test/recording/${id}?v=${version}`, durationMs: recordingMs ?? 0, kind: recordingKind };
}

/** The end of the account's id: tells sitters apart, and names nobody. */
export function sitterOf({ user }: ExamAttempt): string {
  return user.id.slice(-6).toUpperCase();
}
