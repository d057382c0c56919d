import { useEffect } from "react";
import { useRevalidator } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { takeEverybodys } from "#platform/drawn/first-answers.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSignOut } from "#platform/session/use-sign-out.ts";
import type { Viewer } from "#platform/session/viewer.ts";
import { AccountMenu, AccountMenuButton } from "#ui/frame/account-menu.tsx";
import { type HeaderLink, SiteHeader } from "#ui/frame/site-header.tsx";
import { TabBar } from "#ui/frame/tab-bar.tsx";
import { HeaderTools } from "./header-tools.tsx";

/** Reads the screen again as the member: it came with the answers that everybody gets. */
function useOwnAnswers(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (takeEverybodys()) void revalidate();
  }, [revalidate]);
}

/** The header of a member: their own pages, on a phone in a bar of tabs, and the rest behind their name. */
export function MemberHeader({ seeker }: { seeker: NonNullable<Viewer["seeker"]> }) {
  const { t } = useTranslation("common");
  useOwnAnswers();
  const signOut = useSignOut("SEEKER", publicPaths.top);
  const links: HeaderLink[] = [
    { to: userPaths.dashboard, label: t("nav.dashboard"), icon: "home" },
    { to: userPaths.works, label: t("nav.works"), icon: "search" },
    { to: userPaths.entries, label: t("nav.entries"), icon: "send" },
    { to: userPaths.teaching, label: t("nav.teaching"), icon: "school" },
    { to: userPaths.message, label: t("nav.messages"), icon: "message-circle", count: seeker.unreadCount },
  ];
  const own = [
    { to: userPaths.likedWorks, label: t("nav.liked") },
    { to: userPaths.exam, label: t("nav.exam") },
    { to: userPaths.memberView, label: t("nav.profile") },
  ];
  return (
    <>
      <SiteHeader
        home={publicPaths.top}
        links={links}
        hasTabs
        tools={<HeaderTools ownLevel={seeker.japaneseLevel} />}
        account={
          <AccountMenu name={seeker.displayName} links={own}>
            <AccountMenuButton label={t("signOut")} onClick={() => void signOut()} />
          </AccountMenu>
        }
      />
      <TabBar links={links} />
    </>
  );
}
