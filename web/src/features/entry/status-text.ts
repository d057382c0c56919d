import type { EntryStatus } from "#graphql/operations.ts";
import type { TFunction } from "#platform/i18n/translate.ts";

/** 面接（2回目）; every other state by its name. */
export function entryStatusText(t: TFunction, entry: { status: EntryStatus; interviewRound: number }): string {
  const name = t(`vocabulary:entryStatus.${entry.status}`);
  return entry.status === "INTERVIEW" ? t("entry:round", { name, round: entry.interviewRound }) : name;
}
