import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import cards from "#ui/lists/card-table.module.css";
import { Notice } from "#ui/notice.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { CertificatePart } from "./certificate-part.tsx";
import classes from "./exam.module.css";
import type { Result } from "./exam-commands.ts";
import { Instruction } from "./instruction.tsx";
import { LevelBars } from "./level-bars.tsx";
import { percent } from "./percent.ts";
import { FlagNotice, ProvisionalNotice } from "./provisional-notice.tsx";
import { ScoreScale } from "./score-scale.tsx";

/** "N3（78%）、N2（15%）": the two most likely levels, never a bare one. */
export function useHeadline(): (probabilities: Result["probabilities"]) => string {
  const { t } = useTranslation("exam");
  return (probabilities) =>
    probabilities
      .toSorted((one, other) => other.probability - one.probability)
      .slice(0, 2)
      .filter(({ probability }) => probability >= 0.05)
      .map(({ level, probability }) => t("result.levelWithChance", { level: t(`level.${level}`), chance: percent(probability) }))
      .join(t("result.and"));
}

function Skills({ skills }: { skills: Result["skills"] }) {
  const { t } = useTranslation("exam");
  return (
    <div className={classes["scroll"]}>
      <table className={`${classes["table"]} ${cards["table"]}`}>
        <caption className="visually-hidden">{t("result.skills")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("result.skill")}</th>
            <th scope="col" data-number="true">
              {t("result.right")}
            </th>
            <th scope="col" data-number="true">
              {t("result.skillScore")}
            </th>
          </tr>
        </thead>
        <tbody>
          {skills.map(({ skill, answered, correct, score }) => (
            <tr key={skill}>
              <th scope="row">{t(`skill.${skill}`)}</th>
              <td data-number="true" data-label={t("result.right")}>
                {t("result.rightOf", { correct, answered })}
              </td>
              <td data-number="true" data-label={t("result.skillScore")}>
                {t("result.range", { points: score.points, low: score.low, high: score.high })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Names what the result says nothing of. */
export function NotMeasured({ skills }: { skills: Result["notMeasured"] }) {
  const { t } = useTranslation("exam");
  if (skills.length === 0) return null;
  return <Text>{t("result.notMeasured", { skills: skills.map((skill) => t(`skill.${skill}`)).join(t("result.and")) })}</Text>;
}

/** The result of a sitting, with how sure it is. */
export function ResultView({ result }: { result: Result }) {
  const { t } = useTranslation("exam");
  const headline = useHeadline();
  return (
    <Stack gap="lg">
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("result.level")}</Title>
          <p className={classes["headline"]}>{headline(result.probabilities)}</p>
          <Text>
            {result.level === "NONE"
              ? t("result.noClaim")
              : t("result.claim", { level: t(`level.${result.level}`), chance: percent(result.claimChance) })}
          </Text>
          <ScoreScale score={result.score} />
          {result.flags.length > 0 && <FlagNotice flags={result.flags} />}
          {result.provisional && <ProvisionalNotice />}
          <Text strong>
            <Instruction text={t("notOfficial")} />
          </Text>
          {!result.complete && <Notice tone="plain" title={t("result.incomplete", { count: result.scoredCount })} />}
        </Stack>
      </Card>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("result.probabilities")}</Title>
          <LevelBars probabilities={result.probabilities} level={result.level} />
        </Stack>
      </Card>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("result.skills")}</Title>
          <Skills skills={result.skills} />
          <NotMeasured skills={result.notMeasured} />
          <Text size="sm" tone="dimmed">
            <Instruction text={t("result.skillNote")} />
          </Text>
        </Stack>
      </Card>
      <Card padding="xl" component="section">
        <Stack gap="md">
          <Title order={2}>{t("result.certificate")}</Title>
          <CertificatePart result={result} />
        </Stack>
      </Card>
    </Stack>
  );
}
