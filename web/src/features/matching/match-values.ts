import type { FullTranslate } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";
import type { MatchReason } from "./work-fit.fragment.ts";

/** The vocabulary whose labels a criterion's codes have; pay and hours are numbers. */
const vocabularies = {
  LEVEL: "japaneseLevel",
  PLACE: "prefecture",
  CATEGORY: "jobCategory",
  EMPLOYMENT_TYPE: "employmentType",
  QUALIFICATIONS: "qualification",
} as const;

function oneText(t: FullTranslate<"matching" | "vocabulary" | "work">, { criterion }: MatchReason, value: string): string {
  if (criterion === "PAY") return formatYen(Number(value));
  if (criterion === "HOURS") return t("work:hoursPerWeek", { hours: value });
  if (criterion === "PERMISSION") return value;
  if (value === "OUT_OF_REACH") return t("matching:outOfReach");
  return value === "REMOTE" ? t("matching:remoteAll") : t.code(`vocabulary:${vocabularies[criterion]}`, value);
}

/** Returns the seeker's side of a criterion as it is read. A status, or else a permission, stands for the right to work. */
export function wantedText(t: FullTranslate<"matching" | "vocabulary" | "work">, reason: MatchReason): string {
  if (reason.wanted.length === 0) return t("matching:notSaid");
  if (reason.criterion !== "PERMISSION") return reason.wanted.map((value) => oneText(t, reason, value)).join(t("matching:separator"));
  return reason.wanted
    .map((value) => t.find("vocabulary:residenceStatus", value) ?? t.code("vocabulary:workPermission", value))
    .join(t("matching:separator"));
}

/** Returns the work's side of a criterion as it is read. */
export function offeredText(t: FullTranslate<"matching" | "vocabulary" | "work">, reason: MatchReason): string {
  if (reason.criterion === "PERMISSION") return reason.offered.map((verdict) => t.code("matching:permission.verdict", verdict)).join("");
  if (reason.offered.length > 0) return reason.offered.map((value) => oneText(t, reason, value)).join(t("matching:separator"));
  return t(reason.criterion === "QUALIFICATIONS" ? "matching:noneNeeded" : "matching:notOffered");
}
