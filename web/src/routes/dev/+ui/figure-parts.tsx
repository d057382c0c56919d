import { LevelBars } from "#features/exam/level-bars.tsx";
import { ScoreScale } from "#features/exam/score-scale.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { BarChart } from "#ui/figures/bar-chart.tsx";
import { Progress } from "#ui/figures/progress.tsx";
import { Steps } from "#ui/figures/steps.tsx";
import { Part, Piece } from "./part.tsx";

const values = [0, 2, 3, 1, 0, 5, 8, 6, 4, 1, 0, 2, 7, 3];
const probabilities = [
  { level: "N5", probability: 0 },
  { level: "N4", probability: 0.43 },
  { level: "N3", probability: 0.57 },
  { level: "N2", probability: 0 },
  { level: "N1", probability: 0 },
];

/** Figures and ways. */
export function FigureParts() {
  const { t } = useTranslation("common");
  const labels = [t("edit"), t("search"), t("send")];
  return (
    <Part title="Figures">
      {[0, 1, 2].map((current) => (
        <Piece key={current} name={`Steps ${current + 1}`} isColumn>
          <Steps title={`${t("menu")} ${current + 1}`} labels={labels} current={current} />
        </Piece>
      ))}
      <Piece name="Progress" isColumn>
        {[0, 40, 100].map((percent) => (
          <Progress key={percent} label={`${t("loading")} ${percent}`} percent={percent} />
        ))}
      </Piece>
      <Piece name="BarChart" isColumn>
        <BarChart
          title={t("nav.entries")}
          summary="42"
          bars={values.map((value, at) => ({ label: `11/${at + 1}`, value }))}
          table={{ open: t("more"), label: t("form.day"), value: t("nav.entries") }}
        />
      </Piece>
      <Piece name="LevelBars, ScoreScale" isColumn>
        <LevelBars probabilities={probabilities} level="N3" />
        <ScoreScale score={{ points: 305, low: 237, high: 374 }} />
      </Piece>
    </Part>
  );
}
