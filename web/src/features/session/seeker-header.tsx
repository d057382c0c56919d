import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { FuriganaSwitch } from "#platform/furigana/furigana-switch.tsx";
import { LanguageSwitch } from "#platform/i18n/language-switch.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useSignOut } from "#platform/session/use-sign-out.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { HeaderButton, type HeaderLink, SiteHeader } from "#ui/frame/site-header.tsx";

/** The header of the public and the seeker area: a member sees their own pages, a visitor the way in. */
export function SeekerHeader() {
  const { t } = useTranslation("common");
  const { seeker } = useViewer();
  const signOut = useSignOut("SEEKER", publicPaths.top);
  const own: HeaderLink[] = [
    { to: userPaths.dashboard, label: t("nav.dashboard") },
    { to: userPaths.works, label: t("nav.works") },
    { to: userPaths.likedWorks, label: t("nav.liked") },
    { to: userPaths.entries, label: t("nav.entries") },
    { to: userPaths.exam, label: t("nav.exam") },
    { to: userPaths.teaching, label: t("nav.teaching") },
    { to: userPaths.message, label: t("nav.messages"), count: seeker?.unreadCount ?? 0 },
    { to: userPaths.memberView, label: t("nav.profile") },
  ];
  const visitor: HeaderLink[] = [
    { to: publicPaths.works, label: t("nav.works") },
    { to: publicPaths.exam, label: t("nav.exam") },
    { to: userPaths.teaching, label: t("nav.teaching") },
    { to: publicPaths.logIn, label: t("signIn") },
    { to: publicPaths.register, label: t("register") },
    { to: companyPaths.login, label: t("nav.forCompanies") },
  ];
  return (
    <SiteHeader
      home={publicPaths.top}
      links={seeker ? own : visitor}
      tools={
        <>
          <FuriganaSwitch ownLevel={seeker?.japaneseLevel ?? null} />
          <LanguageSwitch />
        </>
      }
    >
      {seeker && <HeaderButton label={t("signOut")} onClick={() => void signOut()} />}
    </SiteHeader>
  );
}
