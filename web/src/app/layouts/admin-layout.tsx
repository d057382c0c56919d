import { Button, Text } from "@mantine/core";
import { Outlet } from "react-router-dom";
import { adminPaths } from "#paths/admin.paths.ts";
import { LanguageSwitch } from "#platform/i18n/language-switch.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSignOut } from "#platform/session/use-sign-out.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { AdminToaster } from "#platform/toast/admin-toast.tsx";
import { AreaTheme } from "#ui/area-theme.tsx";
import { ScreenError } from "#ui/states.tsx";
import { WorkAreaFrame } from "#ui/work-area-frame.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation(["common", "vocabulary"]);
  const { admin } = useViewer();
  const signOut = useSignOut("ADMIN", adminPaths.login);
  const top = (
    <>
      {admin && (
        <>
          <Text size="sm" mr="auto">
            {admin.name}（{t(`vocabulary:adminRole.${admin.role}`)}）
          </Text>
          <Button variant="subtle" size="sm" onClick={() => void signOut()}>
            {t("signOut")}
          </Button>
        </>
      )}
      <LanguageSwitch />
    </>
  );
  const links = admin ? [{ to: adminPaths.works, label: t("nav.adminWorks") }] : [];
  return (
    <AreaTheme area="admin">
      <AdminToaster />
      <WorkAreaFrame home={admin ? adminPaths.works : adminPaths.login} title={t("siteName")} links={links} top={top} tone="dark">
        {children}
      </WorkAreaFrame>
    </AreaTheme>
  );
}

export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary() {
  return (
    <Frame>
      <ScreenError />
    </Frame>
  );
}
