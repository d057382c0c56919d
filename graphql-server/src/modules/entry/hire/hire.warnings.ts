import type { UserProfile } from "../../account/profile/user-profile.entity.ts";
import type { HireWarning } from "./hire.vocabulary.ts";
import type { HireCheck } from "./hire-check.entity.ts";

const soonDays = { card: 90, notice: 7 };

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

type Checked = Pick<
  HireCheck,
  | "isExempt"
  | "startsOn"
  | "cardCheckedOn"
  | "residenceStatus"
  | "cardExpiresOn"
  | "workCondition"
  | "numberConfirmed"
  | "noticeDueOn"
  | "noticeFiledOn"
>;

function cardWarnings(check: Checked, stated: UserProfile["residenceStatus"], today: string): HireWarning[] {
  const { cardCheckedOn, cardExpiresOn, startsOn, residenceStatus, workCondition, numberConfirmed } = check;
  if (!cardCheckedOn) return [];
  const found: HireWarning[] = [];
  if (workCondition === "NOT_ALLOWED") found.push("NO_WORK_PERMISSION");
  if (cardExpiresOn && cardExpiresOn < today) found.push("CARD_EXPIRED");
  else if (cardExpiresOn && startsOn && cardExpiresOn < startsOn) found.push("CARD_EXPIRES_BEFORE_START");
  else if (cardExpiresOn && cardExpiresOn <= dayAfter(today, soonDays.card)) found.push("CARD_EXPIRES_SOON");
  if (stated && residenceStatus !== stated) found.push("STATUS_DIFFERS");
  if (!numberConfirmed) found.push("NUMBER_UNCONFIRMED");
  if (workCondition === "PART_TIME_PERMIT") found.push("PART_TIME_LIMIT");
  if (workCondition === "DESIGNATED") found.push("DESIGNATION_PAPER");
  return found;
}

/** Warnings that the employer must see about a hire on a given day, the most serious first. */
export function hireWarningsOn(check: Checked, stated: UserProfile["residenceStatus"], today: string): HireWarning[] {
  if (check.isExempt) return [];
  const { noticeDueOn, noticeFiledOn } = check;
  const found = cardWarnings(check, stated, today);
  if (!noticeDueOn || noticeFiledOn) return found;
  if (noticeDueOn < today) found.push("NOTICE_OVERDUE");
  else if (noticeDueOn <= dayAfter(today, soonDays.notice)) found.push("NOTICE_DUE_SOON");
  return found;
}
