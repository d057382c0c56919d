import { Outlet } from "react-router-dom";
import { SeekerHeader } from "#features/session/seeker-header.tsx";
import { companyPaths } from "#paths/company.paths.ts";
import { publicPaths } from "#paths/public.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { AreaTheme } from "#ui/area-theme.tsx";
import { SiteFooter } from "#ui/site-footer.tsx";
import { SiteFrame } from "#ui/site-frame.tsx";
import { ScreenError } from "#ui/states.tsx";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  const links = [
    { to: publicPaths.works, label: t("nav.works") },
    { to: companyPaths.login, label: t("nav.forCompanies") },
  ];
  return (
    <AreaTheme area="public">
      <SiteFrame header={<SeekerHeader />} footer={<SiteFooter links={links} />}>
        {children}
      </SiteFrame>
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
