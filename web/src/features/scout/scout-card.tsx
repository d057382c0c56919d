import type { ReactNode } from "react";
import { LevelBadge } from "#features/level/level-badge.tsx";
import { PermissionBadge } from "#features/matching/permission-badge.tsx";
import type { ScoutCard_CardFragment } from "#graphql/operations.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { DescriptionList } from "#ui/description-list.tsx";
import { Card, Group, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";

interface ScoutCardProps {
  card: ScoutCard_CardFragment;
  title: string;
  /** What may be done with the person. */
  children?: ReactNode;
}

/** All that a company sees of a person, and the person themselves in their preview. */
export function ScoutCard({ card, title, children }: ScoutCardProps) {
  const { t } = useTranslation(["scout", "vocabulary"]);
  const list = (words: string[]) => words.join(t("card.list"));
  const items = [
    { term: t("card.prefecture"), value: card.prefecture && t.code("vocabulary:prefecture", card.prefecture) },
    { term: t("card.places"), value: list(card.wishedPrefectures.map((code) => t.code("vocabulary:prefecture", code))) },
    { term: t("card.contracts"), value: list(card.wishedEmploymentTypes.map((type) => t(`vocabulary:employmentType.${type}`))) },
    { term: t("card.pay"), value: card.wishedMonthlyPay && t("card.payValue", { amount: card.wishedMonthlyPay.toLocaleString("ja-JP") }) },
    { term: t("card.hours"), value: card.wishedWeeklyHours && t("card.hoursValue", { hours: card.wishedWeeklyHours }) },
    {
      term: t("card.experience"),
      value: list(
        card.experience.map(({ family, years }) =>
          t("card.experienceValue", { family: t(`vocabulary:jobCategory.${family}`), years: t(`years.${years}`) }),
        ),
      ),
    },
    { term: t("card.qualifications"), value: list(card.qualifications.map((one) => t(`vocabulary:qualification.${one}`))) },
    { term: t("card.start"), value: card.start && t(`startBand.${card.start}`) },
  ];
  return (
    <Card padding="lg" component="article">
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <Title order={3}>{title}</Title>
          <Group gap="xs">
            {card.level === null ? (
              <Text size="sm" tone="dimmed">
                {t("card.notMeasured")}
              </Text>
            ) : (
              <>
                <LevelBadge level={card.level} />
                {card.trust !== null && <Text size="sm">{t(`trust.${card.trust}`)}</Text>}
              </>
            )}
            {card.verdict === null ? (
              <Text size="sm" tone="dimmed">
                {t("card.verdictLater")}
              </Text>
            ) : (
              <PermissionBadge verdict={card.verdict} />
            )}
          </Group>
        </Group>
        <DescriptionList items={items} />
        {children}
      </Stack>
    </Card>
  );
}
