import { formatDate } from "#platform/dates.ts";
import type { TFunction } from "#platform/i18n/translate.ts";
import type { Permission } from "./work-fit.fragment.ts";

/** A reason in one sentence, with the numbers it is about. */
export function permissionReasonText(t: TFunction, permission: Permission, reason: Permission["reasons"][number]): string {
  const field = (code: string | null) => (code ? t(`vocabulary:specifiedSkillField.${code}`) : t("matching:notSaid"));
  return t(`matching:permission.reason.${reason.code}`, {
    hours: permission.weeklyHours,
    limit: reason.maxWeeklyHours,
    seekerField: field(permission.seekerField),
    workField: field(permission.workField),
    expires: permission.expiresOn && formatDate(permission.expiresOn),
  });
}
