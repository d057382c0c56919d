import type { EntryStatus } from "#graphql/operations.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";

/** 面接（2回目）; every other state by its name. */
export function entryStatusText(t: FullTranslate<"vocabulary" | "entry">, entry: { status: EntryStatus; interviewRound: number }): string {
  const name = t(`vocabulary:entryStatus.${entry.status}`);
  return entry.status === "INTERVIEW" ? t("entry:round", { name, round: entry.interviewRound }) : name;
}
