import { type ReactNode, useState } from "react";
import { Link, NavLink, useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./site-header.module.css";

export interface HeaderLink {
  to: string;
  label: string;
  /** Unread items; nothing is shown for none. */
  count?: number;
}

interface SiteHeaderProps {
  home: string;
  links: readonly HeaderLink[];
  /** More to press among the links. */
  children?: ReactNode;
  /** Settings of the page: beside the links, or below them where there is no room. */
  tools?: ReactNode;
}

/** The bar at the top: brand, links, and the area's own additions. On a phone the links hide behind a button. */
export function SiteHeader({ home, links, children, tools }: SiteHeaderProps) {
  const { t } = useTranslation("common");
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  return (
    <header className={classes["header"]}>
      <div className={classes["bar"]}>
        <Link to={home} className={classes["brand"]}>
          <img src="/favicon.svg" alt="" width={28} height={28} />
          {t("siteName")}
        </Link>
        <button
          type="button"
          className={`${classes["link"]} ${classes["toggle"]}`}
          aria-expanded={isOpen}
          aria-controls="site-nav"
          onClick={() => setOpenAt(isOpen ? null : pathname)}
        >
          <span aria-hidden="true">☰</span> {t("menu")}
        </button>
        <nav id="site-nav" className={classes["nav"]} data-open={isOpen} aria-label={t("nav.main")}>
          {links.map((link) => (
            <HeaderItem key={link.to} {...link} />
          ))}
          {children}
        </nav>
        <div className={classes["tools"]} data-open={isOpen}>
          {tools}
        </div>
      </div>
    </header>
  );
}

function HeaderItem({ to, label, count = 0 }: HeaderLink) {
  const { t } = useTranslation("common");
  return (
    <NavLink to={to} end className={classes["link"] ?? ""}>
      {label}
      {count > 0 && (
        <span className={classes["badge"]}>
          {count > 99 ? "99+" : count}
          <span className="visually-hidden">{t("nav.unread", { count })}</span>
        </span>
      )}
    </NavLink>
  );
}

/** A button among the header's links. */
export function HeaderButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className={classes["link"]} onClick={onClick}>
      {label}
    </button>
  );
}
