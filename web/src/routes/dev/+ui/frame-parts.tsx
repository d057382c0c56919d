import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { BackLink } from "#ui/frame/back-link.tsx";
import { SiteFooter } from "#ui/frame/site-footer.tsx";
import { type HeaderLink, SiteHeader } from "#ui/frame/site-header.tsx";
import { UnreadCount } from "#ui/frame/unread-count.tsx";
import { Part, Piece } from "./part.tsx";

/** What stands around a screen. */
export function FrameParts() {
  const { t } = useTranslation("common");
  const links: HeaderLink[] = [
    { to: "/dev/ui", icon: "home", label: t("nav.dashboard") },
    { to: "/dev/works", icon: "search", label: t("nav.works") },
    { to: "/dev/messages", icon: "message-circle", label: t("nav.messages"), count: 5 },
  ];
  return (
    <Part title="Frame">
      <Piece name="SiteHeader" isColumn>
        <SiteHeader home="/dev/ui" links={links} tools={null} account={<Button size="xs">{t("signIn")}</Button>} />
      </Piece>
      <Piece name="BackLink, UnreadCount">
        <BackLink to="/dev/ui">{t("nav.entries")}</BackLink>
        <UnreadCount count={5} />
        <UnreadCount count={120} />
      </Piece>
      <Piece name="SiteFooter" isColumn>
        <SiteFooter groups={[{ title: t("siteNav.groups.seekers"), links }]} tools={null} />
      </Piece>
    </Part>
  );
}
