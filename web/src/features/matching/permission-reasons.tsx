import { formatDate } from "#platform/dates.ts";
import { MixedText } from "#platform/i18n/mixed-text.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Stack } from "#ui/layout.tsx";
import { Text } from "#ui/text/text.tsx";
import { permissionReasonText, remedyText } from "./permission-text.ts";
import type { Permission } from "./work-fit.fragment.ts";

/** Why a verdict is what it is: each reason with what to show, the rule with its day, and what would make the work possible. */
export function PermissionReasons({ permission }: { permission: Omit<Permission, "__typename"> }) {
  const { t } = useTranslation(["matching", "vocabulary"]);
  return permission.reasons.map((reason) => {
    const remedy = remedyText(t, reason);
    return (
      <Stack key={reason.code} gap={2}>
        <Text strong>{permissionReasonText(t, permission, reason)}</Text>
        {reason.evidence && <Text size="sm">{reason.evidence}</Text>}
        {remedy && <Text size="sm">{t("permission.remedyLead", { text: remedy })}</Text>}
        {reason.source && reason.sourceDate && (
          <Text size="sm" tone="dimmed">
            <MixedText text={t("permission.source", { source: reason.source, date: formatDate(reason.sourceDate) })} />
          </Text>
        )}
      </Stack>
    );
  });
}
