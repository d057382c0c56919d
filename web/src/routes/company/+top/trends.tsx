import type { CompanyTopScreenQuery } from "#graphql/operations.ts";
import { formatShortDay } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { BarChart } from "#ui/figures/bar-chart.tsx";
import { Stack } from "#ui/layout.tsx";

const figures = ["entries", "interviews", "offers"] as const;

/** The last weeks of the company's applications, a bar a day, each chart with its figures as a table. */
export function Trends({ days }: { days: CompanyTopScreenQuery["companyDashboard"]["days"] }) {
  const { t } = useTranslation("companyTop");
  return (
    <Stack gap="sm">
      {figures.map((figure) => (
        <BarChart
          key={figure}
          title={t(`trend.${figure}`)}
          summary={t("trend.sum", { count: days.reduce((sum, day) => sum + day[figure], 0) })}
          bars={days.map((day) => ({ label: formatShortDay(day.day), value: day[figure] }))}
          table={{ open: t("trend.asTable"), label: t("trend.day"), value: t("trend.number") }}
        />
      ))}
    </Stack>
  );
}
