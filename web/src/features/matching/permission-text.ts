import { formatDate } from "#platform/dates.ts";
import type { FullTranslate } from "#platform/i18n/text-key.ts";
import type { Permission } from "./work-fit.fragment.ts";

/** A reason in one sentence, with the numbers it is about. */
export function permissionReasonText(
  t: FullTranslate<"matching" | "vocabulary">,
  permission: Omit<Permission, "__typename">,
  reason: Permission["reasons"][number],
): string {
  const field = (code: string | null) => (code ? t.code("vocabulary:specifiedSkillField", code) : t("matching:notSaid"));
  return t(`matching:permission.reason.${reason.code}`, {
    hours: permission.weeklyHours,
    limit: reason.maxWeeklyHours,
    seekerField: field(permission.seekerField),
    workField: field(permission.workField),
    expires: permission.expiresOn && formatDate(permission.expiresOn),
  });
}

/** What would make the work possible, in one sentence; nothing where nothing has to be done. */
export function remedyText(t: FullTranslate<"matching" | "vocabulary">, reason: Permission["reasons"][number]): string | null {
  return reason.remedy ? t(`matching:permission.remedy.${reason.remedy}`, { limit: reason.maxWeeklyHours ?? 28 }) : null;
}
