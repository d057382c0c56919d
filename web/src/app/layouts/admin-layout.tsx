import { Outlet, useLocation } from "react-router-dom";
import { AdminFrame } from "#features/admin-shell/admin-frame.tsx";
import { adminPlaces, placeOf } from "#features/admin-shell/admin-places.ts";
import { CommandPalette } from "#features/admin-shell/command-palette.tsx";
import { NotYours } from "#features/admin-shell/not-yours.tsx";
import { useWaiting } from "#features/admin-shell/use-waiting.ts";
import { LanguageSwitch } from "#features/language/language-switch.tsx";
import { ReauthenticationProvider } from "#features/reauthentication/reauthentication-provider.tsx";
import { useLostSession } from "#features/session/use-lost-session.ts";
import { adminPaths } from "#paths/admin.paths.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSignOut } from "#platform/session/use-sign-out.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ThemeSwitch } from "#platform/theme/theme-switch.tsx";
import { AdminToaster } from "#platform/toast/admin-toast.tsx";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { AreaTheme } from "#ui/theme/area-theme.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation(["common", "vocabulary"]);
  const { admin } = useViewer();
  const signOut = useSignOut("ADMIN", adminPaths.login);
  const waiting = useWaiting(admin !== null);
  const places = admin ? adminPlaces.filter(({ isFor }) => isFor(admin.can)) : [];
  const place = placeOf(useLocation().pathname);
  const isTheirs = !admin || !place || place.isFor(admin.can);
  const top = (
    <>
      {admin && (
        <>
          <Text size="sm" style={{ marginRight: "auto" }}>
            <TextLink to={adminPaths.login}>
              {admin.name}
              {inBrackets(t(`vocabulary:adminRole.${admin.role}`))}
            </TextLink>
          </Text>
          <CommandPalette places={places} />
          <Button variant="subtle" size="sm" onClick={() => void signOut()}>
            {t("signOut")}
          </Button>
        </>
      )}
      <ThemeSwitch />
      <LanguageSwitch />
    </>
  );
  return (
    <AreaTheme area="admin">
      <AdminToaster />
      <ReauthenticationProvider>
        <AdminFrame home={places[0]?.path ?? adminPaths.login} places={places} waiting={waiting} top={top}>
          {isTheirs ? children : <NotYours />}
        </AdminFrame>
      </ReauthenticationProvider>
    </AreaTheme>
  );
}

export function Component() {
  useLostSession("admin", useViewer().admin !== null);
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
