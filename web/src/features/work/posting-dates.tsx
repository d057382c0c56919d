import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";

type Dates = Pick<WorkBody_PostingFragment, "confirmedOn" | "infoUpdatedAt" | "publishedUntil">;

/** As of when a posting speaks, when its employer last confirmed it, and until when it stands. */
export function PostingDates({ posting: { confirmedOn, infoUpdatedAt, publishedUntil } }: { posting: Dates }) {
  const { t } = useTranslation(["work", "workPage"]);
  const lines = [
    infoUpdatedAt && t("infoDate", { date: formatDate(infoUpdatedAt) }),
    publishedUntil && confirmedOn && t("workPage:confirmedOn", { date: formatDate(confirmedOn) }),
    publishedUntil && t("workPage:publishedUntil", { date: formatDate(publishedUntil) }),
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      {lines.map((line) => (
        <Text key={line} size="sm" tone="dimmed">
          {line}
        </Text>
      ))}
    </Stack>
  );
}
