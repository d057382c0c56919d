import { LevelBars } from "#features/exam/level-bars.tsx";
import { ProvisionalNotice } from "#features/exam/provisional-notice.tsx";
import { ScoreScale } from "#features/exam/score-scale.tsx";
import type { DashboardScreenQuery } from "#graphql/operations.ts";
import { userPaths } from "#paths/user.paths.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

type Measurement = DashboardScreenQuery["me"]["profile"]["measurement"];

/** One's own measured Japanese, with its chances and interval; before the first result, the way to it. */
export function MeasuredPanel({ measurement }: { measurement: Measurement }) {
  const { t } = useTranslation(["dashboard", "exam"]);
  return (
    <Panel title={t("measured.title")} all={{ to: userPaths.exam, label: t(measurement ? "measured.history" : "measured.begin") }}>
      {measurement ? (
        <>
          <LevelBars probabilities={measurement.probabilities} level={measurement.level} />
          <ScoreScale score={measurement.score} />
          {measurement.provisional && <ProvisionalNotice />}
          <Text size="sm" tone="dimmed">
            {t("exam:result.measuredOn", { date: formatDate(measurement.measuredAt) })} {t("exam:notOfficial")}
          </Text>
        </>
      ) : (
        <Text tone="dimmed">{t("measured.none")}</Text>
      )}
    </Panel>
  );
}
