import type { ReactNode } from "react";
import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { type ReadingsByLine, readingsByLine } from "#platform/furigana/readings.ts";
import { RubyLines } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { placeText, salaryText } from "./salary-text.ts";
import { stationText } from "./station-text.ts";
import classes from "./work-summary.module.css";

/** What everybody asks first, before any paragraph: pay, place, hours, days off, Japanese and kind of employment. */
export function WorkSummary({ posting }: { posting: WorkBody_PostingFragment }) {
  const { t } = useTranslation(["work", "vocabulary"]);
  const { workplace, hours } = posting;
  const readings = readingsByLine([posting.ruby, posting.bodyRuby]);
  const times = hours.times.map(({ start, end }) => t("common:range", { from: start, to: end })).join("\n");
  const weekly = hours.weeklyHours === null ? "" : t("hoursPerWeek", { hours: hours.weeklyHours });
  const yearly = hours.holidaysPerYear === null ? "" : t("days", { days: hours.holidaysPerYear });
  return (
    <dl className={classes["facts"]}>
      <Fact icon="currency-yen" term={t("field.salary_unit")} value={salaryText(t, posting.salary)} readings={readings} />
      <Fact
        icon="map-pin"
        term={t("field.workplace_name")}
        value={[placeText(t, { ...workplace, addressLine: null }), stationText(t, workplace)].filter(Boolean).join("\n")}
        readings={readings}
      />
      <Fact icon="clock" term={t("field.hours_times")} value={times || weekly || hours.note} readings={readings} />
      <Fact icon="calendar" term={t("field.hours_holidays")} value={hours.holidays || yearly} readings={readings} />
      <Fact
        icon="message-circle"
        term={t("field.japaneseLevel")}
        value={t(`vocabulary:japaneseLevel.${posting.japaneseLevel}`)}
        readings={readings}
      />
      <Fact
        icon="briefcase"
        term={t("field.employmentType")}
        value={posting.employmentType && t(`vocabulary:employmentType.${posting.employmentType}`)}
        readings={readings}
      />
    </dl>
  );
}

interface FactProps {
  icon: IconName;
  term: string;
  value: string | null;
  readings: ReadingsByLine;
}

function Fact({ icon, term, value, readings }: FactProps): ReactNode {
  const { t } = useTranslation("common");
  return (
    <div>
      <Icon name={icon} size={22} />
      <dt>{term}</dt>
      <dd>{value ? <RubyLines text={value} readings={readings} /> : t("notSet")}</dd>
    </div>
  );
}
