import { type ReactNode, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link, NavLink } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import classes from "./site-header.module.css";
import { UnreadCount } from "./unread-count.tsx";

export interface HeaderLink {
  to: string;
  label: string;
  icon?: IconName;
  /** Unread items; nothing is shown for none. */
  count?: number | undefined;
}

interface SiteHeaderProps {
  home: string;
  links: readonly HeaderLink[];
  /** Settings of the page, always in sight. */
  tools: ReactNode;
  /** The way in, or what belongs to whoever is signed in. */
  account: ReactNode;
  /** True where a bar at the bottom of a phone has the links; then they hide behind no button. */
  hasTabs?: boolean;
}

/** The bar at the top: brand, links, settings and account in one row. On a phone the links hide behind a button or stand in the tab bar. */
export function SiteHeader({ home, links, tools, account, hasTabs = false }: SiteHeaderProps) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <header className={classes["header"]}>
      <div className={classes["bar"]}>
        <Link to={home} className={classes["brand"]}>
          <Logo />
          <span className={classes["name"]}>{t("siteName")}</span>
        </Link>
        <nav id="site-nav" className={classes["nav"]} data-open={isOpen} aria-label={t("nav.main")}>
          {links.map(({ to, label, count = 0 }) => (
            <NavLink key={to} to={to} className={classes["link"] ?? ""}>
              {label}
              <UnreadCount count={count} />
            </NavLink>
          ))}
        </nav>
        <div className={classes["tools"]}>{tools}</div>
        <div className={classes["account"]} data-open={isOpen || hasTabs}>
          {account}
        </div>
        {!hasTabs && (
          <button
            type="button"
            className={classes["toggle"]}
            aria-expanded={isOpen}
            aria-controls="site-nav"
            aria-label={t("menu")}
            onClick={() => setOpenAt(isOpen ? null : pathname)}
          >
            <Icon name="menu-2" size={24} />
          </button>
        )}
      </div>
    </header>
  );
}
