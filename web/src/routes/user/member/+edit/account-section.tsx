import type { ReactNode } from "react";
import { ChangePasswordForm } from "#features/account/change-password-form.tsx";
import { DataExportCard } from "#features/data-export/data-export-card.tsx";
import type { ProfileScreenQuery } from "#graphql/operations.ts";
import { memberEditPath, userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Card, Stack } from "#ui/layout.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { Text, Title } from "#ui/text/text.tsx";
import { LocaleForm } from "./locale-form.tsx";

/** Language, password, the data to take along, and the way out. */
export function AccountSection({ me }: { me: ProfileScreenQuery["me"] }) {
  const { t } = useTranslation("settings");
  return (
    <Stack gap="lg">
      <Part title={t("account.email")}>
        <Text strong style={{ overflowWrap: "anywhere" }}>
          {me.email}
        </Text>
      </Part>
      <Part title={t("account.language")}>
        <LocaleForm locale={me.locale} />
      </Part>
      <Part title={t("account.password")}>
        <ChangePasswordForm kind="SEEKER" />
      </Part>
      <DataExportCard next={memberEditPath("account")} />
      <Part title={t("account.leave")}>
        <Text>{t("account.leaveText")}</Text>
        <TextLink to={userPaths.cancel}>{t("account.toCancel")}</TextLink>
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card padding="lg" component="section">
      <Stack gap="md">
        <Title order={2} size={3}>
          {title}
        </Title>
        {children}
      </Stack>
    </Card>
  );
}
