import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link, NavLink } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import { BackLink, placeAbove } from "./back-link.tsx";
import type { HeaderLink } from "./site-header.tsx";
import { UnreadCount } from "./unread-count.tsx";
import classes from "./work-area-frame.module.css";

interface WorkAreaFrameProps {
  home: string;
  title: string;
  links: readonly HeaderLink[];
  /** The name of whoever is signed in, and the way out. */
  top: ReactNode;
  children: ReactNode;
}

/** The places of every day, which stand at the bottom of a phone; the rest is behind its menu. */
const daily: readonly (IconName | undefined)[] = ["home", "users", "briefcase", "message-circle"];

function kindOf({ icon }: HeaderLink): "start" | "daily" | "other" {
  if (icon === "plus") return "start";
  return daily.includes(icon) ? "daily" : "other";
}

/**
 * The frame of people at work: links at the side, the screen beside them. On a phone the daily links are a bar at the bottom and all of
 * them a menu. Without links (signed out) only the screen. A screen with `data-rail="thin"` folds the side to its icons.
 */
export function WorkAreaFrame({ home, title, links, top, children }: WorkAreaFrameProps) {
  const { t } = useTranslation("common");
  const { key, pathname } = useLocation();
  // The visit the menu was opened at: going somewhere else closes it.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  useEffect(() => {
    if (!isOpen) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && setOpenedAt(null);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOpen]);
  const above = placeAbove(pathname, links);
  return (
    <div className={classes["frame"]} data-open={isOpen} data-bare={links.length === 0}>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <div className={classes["side"]}>
        <div className={classes["bar"]}>
          <Link to={home} className={classes["brand"]}>
            <Logo />
            <span className={classes["title"]}>{title}</span>
          </Link>
          {links.length > 0 && (
            <button
              type="button"
              className={classes["toggle"]}
              aria-expanded={isOpen}
              aria-controls="work-nav"
              aria-label={t("menu")}
              onClick={() => setOpenedAt(isOpen ? null : key)}
            >
              <Icon name={isOpen ? "x" : "menu-2"} size={24} />
            </button>
          )}
        </div>
        <nav id="work-nav" className={classes["nav"]} aria-label={t("nav.main")}>
          {links.map((link) => (
            <NavLink key={link.to} to={link.to} className={classes["link"] ?? ""} data-kind={kindOf(link)}>
              {link.icon && <Icon name={link.icon} size={20} />}
              <span className={classes["label"]}>{link.label}</span>
              <UnreadCount count={link.count ?? 0} />
            </NavLink>
          ))}
        </nav>
        <div className={classes["top"]}>{top}</div>
      </div>
      <div className={classes["body"]}>
        <main id="main" tabIndex={-1} className={classes["main"]}>
          {above && <BackLink to={above.to}>{above.label}</BackLink>}
          {children}
        </main>
      </div>
    </div>
  );
}
