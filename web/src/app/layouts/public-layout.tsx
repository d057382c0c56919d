import { Outlet } from "react-router-dom";
import { SeekerHeader } from "#features/session/seeker-header.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useArea } from "#ui/theme/area.ts";
import "#ui/theme/base.css";
import { SiteFooter } from "#ui/frame/site-footer.tsx";
import { SiteFrame } from "#ui/frame/site-frame.tsx";
import { ScreenError } from "#ui/states.tsx";
import { siteLinks } from "./site-links.ts";

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  useArea("public");
  return (
    <SiteFrame header={<SeekerHeader />} footer={<SiteFooter links={siteLinks(t)} />}>
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
