import { LevelBars } from "#features/exam/level-bars.tsx";
import { ProvisionalNotice } from "#features/exam/provisional-notice.tsx";
import { ScoreScale } from "#features/exam/score-scale.tsx";
import type { CompanyEntryScreenQuery } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Panel } from "#ui/panel.tsx";
import { Text } from "#ui/text/text.tsx";

type Measurement = NonNullable<CompanyEntryScreenQuery["companyEntry"]>["applicant"]["measurement"];

/** Japanese as our exam measured it: never a bare level, always with its chances and the interval. */
export function MeasuredLevel({ measurement }: { measurement: Measurement }) {
  const { t } = useTranslation(["applicants", "exam"]);
  return (
    <Panel title={t("measured.title")}>
      {measurement ? (
        <>
          <LevelBars probabilities={measurement.probabilities} level={measurement.level} />
          <ScoreScale score={measurement.score} />
          {measurement.provisional && <ProvisionalNotice />}
          <Text size="sm" tone="dimmed">
            {t("measured.on", { date: formatDate(measurement.measuredAt) })} {t("exam:notOfficial")}
          </Text>
        </>
      ) : (
        <Text>{t("measured.none")}</Text>
      )}
    </Panel>
  );
}
