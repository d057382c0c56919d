import type { AdminHomeScreenQuery } from "#graphql/operations.ts";
import { formatShortDay } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { BarChart } from "#ui/figures/bar-chart.tsx";
import { Section } from "#ui/lists/section.tsx";
import classes from "./home.module.css";

const figures = ["users", "entries", "works", "companies"] as const;

/** The last weeks, a bar a day, a chart a figure. */
export function Trends({ days }: { days: AdminHomeScreenQuery["adminTrends"] }) {
  const { t } = useTranslation("adminHome");
  return (
    <Section title={t("trends", { days: days.length })}>
      <div className={classes["charts"]}>
        {figures.map((figure) => (
          <BarChart
            key={figure}
            title={t(`trend.${figure}`)}
            summary={t("sum", { count: days.reduce((sum, day) => sum + day[figure], 0) })}
            bars={days.map((day) => ({ label: formatShortDay(day.day), value: day[figure] }))}
            table={{ open: t("asTable"), label: t("day"), value: t("number") }}
          />
        ))}
      </div>
    </Section>
  );
}
