import examClasses from "#features/exam/exam.module.css";
import type { DailyPracticeQuery } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import cards from "#ui/lists/card-table.module.css";
import { Text, Title } from "#ui/text/text.tsx";

const figures = ["answered", "right", "firm"] as const;

/** How far the reader is in each skill, of the practice there is. */
export function SkillProgress({ skills }: { skills: DailyPracticeQuery["practiceStanding"]["skills"] }) {
  const { t } = useTranslation(["teaching", "exam"]);
  if (skills.every(({ answered }) => answered === 0)) return null;
  return (
    <Stack gap="sm">
      <Title order={3}>{t("daily.skills")}</Title>
      <div className={examClasses["scroll"]}>
        <table className={`${examClasses["table"]} ${cards["table"]}`}>
          <caption className="visually-hidden">{t("daily.skills")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("daily.skill")}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" data-number="true">
                  {t(`daily.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {skills.map((one) => (
              <tr key={one.skill}>
                <th scope="row">{t(`exam:skill.${one.skill}`)}</th>
                {figures.map((figure) => (
                  <td key={figure} data-number="true" data-label={t(`daily.${figure}`)}>
                    {t("daily.of", { part: one[figure], items: one.items })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Text size="sm" tone="dimmed">
        {t("daily.firmNote")}
      </Text>
    </Stack>
  );
}
