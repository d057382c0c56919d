import { Outlet } from "react-router-dom";
import { SeekerHeader } from "#features/session/seeker-header.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useArea } from "#ui/area.ts";
import "#ui/base.css";
import { SiteFooter } from "#ui/site-footer.tsx";
import { SiteFrame } from "#ui/site-frame.tsx";
import { ScreenError } from "#ui/states.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  useArea("public");
  const links = [
    { to: publicPaths.works, label: t("nav.works") },
    { to: companyPaths.login, label: t("nav.forCompanies") },
  ];
  return (
    <SiteFrame header={<SeekerHeader />} footer={<SiteFooter links={links} />}>
      {children}
    </SiteFrame>
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
