import { daysUntil, formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import classes from "./work-marks.module.css";

const soonDays = 7;
const nowDays = 3;

/** The last day to apply: a date, and in its last week how many days are left. */
export function Deadline({ applyBy }: { applyBy: string }) {
  const { t } = useTranslation("work");
  const days = daysUntil(applyBy);
  const isSoon = days >= 0 && days <= soonDays;
  const urgency = isSoon && days <= nowDays ? "now" : "soon";
  return (
    <span className={classes["due"]} data-urgency={isSoon ? urgency : "far"}>
      <Icon name={isSoon ? "hourglass-high" : "calendar"} size={16} />
      {isSoon
        ? t(days === 0 ? "likedList.closesToday" : "likedList.closesIn", { count: days })
        : t("applyByDate", { date: formatDate(applyBy) })}
    </span>
  );
}
