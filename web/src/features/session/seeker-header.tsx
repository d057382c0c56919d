import { lazy, Suspense } from "react";
import { companyLogin } from "#paths/company-login.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { userPaths } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useViewer } from "#platform/session/viewer.ts";
import { type HeaderLink, SiteHeader } from "#ui/frame/site-header.tsx";
import { LinkButton } from "#ui/link-button.tsx";
import { HeaderTools } from "./header-tools.tsx";

const MemberHeader = lazy(async () => ({ default: (await import("./member-header.tsx")).MemberHeader }));

/** The header of the public and the seeker area: a member sees their own pages, a visitor the way in, who loads nothing of the former. */
export function SeekerHeader() {
  const { seeker } = useViewer();
  if (!seeker) return <VisitorHeader />;
  return (
    <Suspense
      fallback={
        <SiteHeader home={publicPaths.top} links={[]} tools={<HeaderTools ownLevel={seeker.japaneseLevel} />} account={null} hasTabs />
      }
    >
      <MemberHeader seeker={seeker} />
    </Suspense>
  );
}

function VisitorHeader() {
  const { t } = useTranslation("common");
  const links: HeaderLink[] = [
    { to: publicPaths.works, label: t("nav.works") },
    { to: publicPaths.exam, label: t("nav.exam") },
    { to: userPaths.teaching, label: t("nav.teaching") },
    { to: companyLogin, label: t("nav.forCompanies") },
  ];
  return (
    <SiteHeader
      home={publicPaths.top}
      links={links}
      tools={<HeaderTools ownLevel={null} />}
      account={
        <>
          <LinkButton to={publicPaths.logIn} variant="subtle">
            {t("signIn")}
          </LinkButton>
          <LinkButton to={publicPaths.register}>{t("register")}</LinkButton>
        </>
      }
    />
  );
}
