import type { OfferWay, ResidenceStatus } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Notice } from "#ui/notice.tsx";
import { Text } from "#ui/text/text.tsx";

interface OfferNoteProps {
  condition: { way: OfferWay; status: ResidenceStatus | null; weeklyHours: number | null; startsOn: string | null };
}

/** What an offer depends on, in the same words for the applicant and the company. */
export function OfferNote({ condition: { way, status, weeklyHours, startsOn } }: OfferNoteProps) {
  const { t } = useTranslation(["entry", "vocabulary"]);
  const facts = {
    status: status && t(`vocabulary:residenceStatus.${status}`),
    hours: weeklyHours,
    date: startsOn && formatDate(startsOn),
  };
  return (
    <Notice tone="warning" title={t("offer.title")}>
      <Text size="sm">{t(`offer.way.${way}`, facts)}</Text>
      <Text size="sm">{t("offer.card")}</Text>
    </Notice>
  );
}
