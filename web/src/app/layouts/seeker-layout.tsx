import { Outlet, useMatches } from "react-router-dom";
import { InboxWatcher } from "#features/conversation/inbox-watcher.tsx";
import { TranslationNote } from "#features/language/translation-note.tsx";
import { SeekerHeader } from "#features/session/seeker-header.tsx";
import { SignInPanel } from "#features/session/sign-in-panel.tsx";
import { useLostSession } from "#features/session/use-lost-session.ts";
import { LazyTermsNotice } from "#features/terms/lazy-terms-notice.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { signInNeeded } from "#platform/routing/screen.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ThemeSwitch } from "#platform/theme/theme-switch.tsx";
import { SiteFooter } from "#ui/frame/site-footer.tsx";
import { SiteFrame } from "#ui/frame/site-frame.tsx";
import { ScreenError } from "#ui/states.tsx";
import { AreaTheme } from "#ui/theme/area-theme.tsx";
import { siteLinks } from "./site-links.ts";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  return (
    <AreaTheme area="seeker">
      <SiteFrame header={<SeekerHeader />} footer={<SiteFooter groups={siteLinks(t)} note={<TranslationNote />} tools={<ThemeSwitch />} />}>
        {children}
      </SiteFrame>
    </AreaTheme>
  );
}

/** The one user-area screen: takes the path and decides itself who sees what. Personal screens ask for sign-in in place. */
export function Component() {
  const { seeker } = useViewer();
  useLostSession("seeker", seeker !== null);
  const isPanelShown = useMatches().some(({ loaderData }) => loaderData === signInNeeded);
  return (
    <Frame>
      {seeker && <InboxWatcher audience="SEEKER" />}
      {seeker && <LazyTermsNotice kind="SEEKER" />}
      {isPanelShown ? <SignInPanel /> : <Outlet />}
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
