import { Outlet } from "react-router-dom";
import { ReadingOffer } from "#features/language/reading-offer.tsx";
import { TranslationNote } from "#features/language/translation-note.tsx";
import { SeekerHeader } from "#features/session/seeker-header.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { useArea } from "#ui/theme/area.ts";
import "#ui/theme/base.css";
import { ThemeSwitch } from "#platform/theme/theme-switch.tsx";
import { SiteFooter } from "#ui/frame/site-footer.tsx";
import { SiteFrame } from "#ui/frame/site-frame.tsx";
import { ScreenError } from "#ui/states.tsx";
import { siteLinks } from "./site-links.ts";

function Header() {
  return (
    <>
      <ReadingOffer />
      <SeekerHeader />
    </>
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const { t } = useTranslation("common");
  useArea("public");
  return (
    <SiteFrame header={<Header />} footer={<SiteFooter groups={siteLinks(t)} note={<TranslationNote />} tools={<ThemeSwitch />} />}>
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
