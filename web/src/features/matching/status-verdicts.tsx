import type { PermissionVerdict, ResidenceStatus } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { PermissionBadge } from "./permission-badge.tsx";

/** A reason as far as a list of verdicts tells it. */
interface ToldReason {
  evidence: string | null;
  source: string | null;
  sourceDate: string | null;
}

/** A named status with the server's verdict on it. */
export interface NamedVerdict {
  status: ResidenceStatus;
  needsGraduation: boolean;
  earliestStart: string | null;
  check: { verdict: PermissionVerdict; reasons?: readonly ToldReason[] };
}

/** The statuses a posting names, each with its verdict, what has to come first, and the rule where the reader was given it. */
export function StatusVerdicts({ named }: { named: readonly NamedVerdict[] }) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  if (named.length === 0) return null;
  return (
    <Stack gap={6}>
      <Text strong>{t("permission.namedTitle")}</Text>
      {named.map(({ status, check, needsGraduation, earliestStart }) => (
        <Stack key={status} gap={2} align="flex-start">
          <Text>{t(`vocabulary:residenceStatus.${status}`)}</Text>
          <PermissionBadge verdict={check.verdict} />
          {needsGraduation && earliestStart && <Text size="sm">{t("permission.graduation", { date: formatDate(earliestStart) })}</Text>}
          {check.reasons?.[0] && <Reason reason={check.reasons[0]} />}
        </Stack>
      ))}
    </Stack>
  );
}

function Reason({ reason: { evidence, source, sourceDate } }: { reason: ToldReason }) {
  const { t } = useTranslation("matching");
  return (
    <>
      {evidence && <Text size="sm">{evidence}</Text>}
      {source && sourceDate && (
        <Text size="sm" tone="dimmed">
          <MixedText text={t("permission.source", { source, date: formatDate(sourceDate) })} />
        </Text>
      )}
    </>
  );
}
