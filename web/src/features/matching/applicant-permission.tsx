import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { PermissionBadge } from "./permission-badge.tsx";
import { PermissionReasons } from "./permission-reasons.tsx";
import type { Permission } from "./work-fit.fragment.ts";

/** The verdict on an applicant for the work applied for, as the company sees it beside the application and the record of the hire. */
export function ApplicantPermission({ permission }: { permission: Omit<Permission, "__typename"> }) {
  const { t } = useTranslation("company");
  return (
    <Card padding="lg" component="section">
      <Stack gap="sm" align="flex-start">
        <Title order={2} size={3}>
          {t("applicantPermission.title")}
        </Title>
        <PermissionBadge verdict={permission.verdict} />
        <PermissionReasons permission={permission} />
        <Text size="sm" tone="dimmed">
          {t("applicantPermission.lead")}
        </Text>
      </Stack>
    </Card>
  );
}
