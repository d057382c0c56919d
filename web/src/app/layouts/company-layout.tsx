import { Outlet } from "react-router-dom";
import { InboxWatcher } from "#features/conversation/inbox-watcher.tsx";
import { LanguageSwitch } from "#features/language/language-switch.tsx";
import { useLostSession } from "#features/session/use-lost-session.ts";
import { LazyTermsNotice } from "#features/terms/lazy-terms-notice.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { inBrackets } from "#platform/i18n/punctuation.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSignOut } from "#platform/session/use-sign-out.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { ThemeSwitch } from "#platform/theme/theme-switch.tsx";
import { Button } from "#ui/button.tsx";
import type { HeaderLink } from "#ui/frame/site-header.tsx";
import { WorkAreaFrame } from "#ui/frame/work-area-frame.tsx";
import { TextLink } from "#ui/link-button.tsx";
import { ScreenError } from "#ui/states.tsx";
import { Text } from "#ui/text/text.tsx";
import { AreaTheme } from "#ui/theme/area-theme.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation(["common", "vocabulary", "companyScout"]);
  const { company } = useViewer();
  const signOut = useSignOut("COMPANY", companyPaths.login);
  const newWork: HeaderLink = { to: companyPaths.workRegist, icon: "plus", label: t("nav.companyNewWork") };
  const scouts: HeaderLink = { to: companyPaths.scouts, icon: "search", label: t("companyScout:title") };
  const links: HeaderLink[] = [
    { to: companyPaths.top, icon: "home", label: t("nav.companyHome") },
    { to: companyPaths.works, icon: "briefcase", label: t("nav.companyWorks") },
    ...(company?.can.editWorks ? [newWork] : []),
    { to: companyPaths.entries, icon: "users", label: t("nav.companyEntries") },
    ...(company?.can.editWorks ? [scouts] : []),
    { to: companyPaths.members, icon: "users-group", label: t("nav.companyMembers") },
    { to: companyPaths.memberInfo, icon: "building", label: t("nav.companyInfo") },
    { to: companyPaths.plan, icon: "credit-card", label: t("nav.companyPlan") },
    { to: companyPaths.newsList, icon: "speakerphone", label: t("nav.companyNews") },
    { to: companyPaths.message, icon: "message-circle", label: t("nav.messages"), count: company?.unreadCount ?? 0 },
  ];
  const top = (
    <>
      {company && (
        <>
          <Text size="sm" style={{ marginRight: "auto" }}>
            {company.companyName}
            {"　"}
            <TextLink to={companyPaths.userRegist}>
              {company.name}
              {inBrackets(t(`vocabulary:companyRole.${company.role}`))}
            </TextLink>
          </Text>
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
    <AreaTheme area="company">
      <WorkAreaFrame home={company ? companyPaths.top : companyPaths.login} title={t("siteName")} links={company ? links : []} top={top}>
        {company && <InboxWatcher audience="COMPANY" />}
        {company && <LazyTermsNotice kind="COMPANY" />}
        {children}
      </WorkAreaFrame>
    </AreaTheme>
  );
}

export function Component() {
  useLostSession("company", useViewer().company !== null);
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
