import type { BankItem } from "../bank/bank-item.ts";
import type { ExamItem } from "./exam-item.entity.ts";

/** What an authored item says, as its row keeps it. */
export function contentOf({ level, skill, type, stem, passage, script, options, key, explanation, review }: BankItem) {
  const texts = { stem, passage: passage ?? null, script: script ?? null, explanation: explanation.ja, explanationEn: explanation.en };
  const second = { reviewedOn: review?.on ?? null, reviewMethod: review?.method ?? null };
  return { level, skill, type: type ?? null, options, key, ...texts, ...second };
}

type Content = ReturnType<typeof contentOf>;

const asked = ["level", "skill", "stem", "passage", "script", "options", "key", "explanation", "explanationEn"] as const;

const same = (item: ExamItem, content: Content, fields: readonly (keyof Content)[]) =>
  fields.every((field) => JSON.stringify(item[field] ?? null) === JSON.stringify(content[field]));

/** Whether nothing of it has changed. */
export function isSame(item: ExamItem, content: Content): boolean {
  return same(item, content, [...asked, "type", "reviewedOn", "reviewMethod"]);
}

const noRecording = { recording: null, recordingKind: null, recordingMs: null } as const;

/** What goes with a text that has changed: the name of who has read it, and the recording of another script. */
export function readAnew(item: ExamItem, content: Content): { reviewer?: null } & Partial<typeof noRecording> {
  return {
    ...(same(item, content, asked) ? {} : { reviewer: null }),
    ...(same(item, content, ["script"]) ? {} : noRecording),
  };
}
