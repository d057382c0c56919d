import { type KeyboardEvent, useEffect, useRef } from "react";
import { formatDate, todayInJapan, weekdayNames } from "#platform/dates.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import classes from "./shift-guard.module.css";
import type { ShiftCalendar, ShiftDay } from "./shift-queries.ts";
import { addDays, addMonths, durationText } from "./shift-text.ts";

interface MonthSheetProps {
  calendar: ShiftCalendar;
  weeks: readonly (readonly string[])[];
  month: string;
  selected: string;
  onSelect(day: string): void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** The day that a key leads to; undefined for any other key. */
function dayByKey(key: string, from: string): string | undefined {
  const step = steps[key];
  if (step !== undefined) return addDays(from, step);
  if (key === "PageUp") return addMonths(from, -1);
  return key === "PageDown" ? addMonths(from, 1) : undefined;
}

const hoursOf = (minutes: number) => Math.round(minutes / 6) / 10;

const isOver = ({ minutes, sevenDayMinutes, limitMinutes, isVacation }: ShiftDay, ofVacation: number | null) =>
  (limitMinutes !== null && sevenDayMinutes > limitMinutes) || (isVacation && ofVacation !== null && minutes > ofVacation);

/** The sheet of a month: what was worked on each day, below it the sum of the seven days up to it. Arrows go from day to day. */
export function MonthSheet({ calendar, weeks, month, selected, onSelect }: MonthSheetProps) {
  const { t } = useTranslation("shift");
  const sheet = useRef<HTMLTableElement>(null);
  const hasMoved = useRef(false);
  const today = todayInJapan();
  const totals = new Map(calendar.days.map((one) => [one.day, one]));
  useEffect(
    function focusTheDay() {
      if (hasMoved.current) sheet.current?.querySelector<HTMLElement>(`[data-day="${selected}"]`)?.focus();
      hasMoved.current = false;
    },
    [selected],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayByKey(event.key, selected);
    if (!next) return;
    event.preventDefault();
    hasMoved.current = true;
    onSelect(next);
  };
  return (
    <table className={classes["sheet"]} ref={sheet}>
      <thead>
        <tr>
          {weekdayNames().map((name, index) => (
            <th key={name} scope="col" data-weekday={index}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const total = totals.get(day);
              const over = total ? isOver(total, calendar.vacationDailyLimitMinutes) : false;
              const said = total && [
                total.minutes > 0 && t("worked", { time: durationText(t, total.minutes) }),
                t("sevenDays", { time: durationText(t, total.sevenDayMinutes) }),
                over && t("tooMuch"),
                total.isVacation && t("inVacation"),
              ];
              return (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the first words in the button, which are not seen
                <td key={day}>
                  <button
                    type="button"
                    className={classes["day"]}
                    data-day={day}
                    data-over={over}
                    data-other={day.slice(0, 7) !== month}
                    data-vacation={total?.isVacation ?? false}
                    aria-current={day === today ? "date" : undefined}
                    aria-pressed={day === selected}
                    tabIndex={day === selected ? 0 : -1}
                    onKeyDown={onKeyDown}
                    onClick={() => onSelect(day)}
                  >
                    <span className="visually-hidden">
                      {joinList([formatDate(day), ...(said ?? []).filter((text) => typeof text === "string")])}
                    </span>
                    <span className={classes["date"]} aria-hidden="true">
                      {Number(day.slice(8))}
                    </span>
                    <span className={classes["hours"]} data-planned={day > today} aria-hidden="true">
                      {total && total.minutes > 0 ? hoursOf(total.minutes) : ""}
                    </span>
                    <span className={classes["seven"]} aria-hidden="true">
                      {over && <Icon name="alert-triangle" size={12} />}
                      {total && total.sevenDayMinutes > 0 ? hoursOf(total.sevenDayMinutes) : ""}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
