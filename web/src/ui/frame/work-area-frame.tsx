import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link, NavLink } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import { Icon } from "#ui/icon.tsx";
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

/** The frame of people at work: links at the side, the screen beside them. Without links (signed out) only the screen. */
export function WorkAreaFrame({ home, title, links, top, children }: WorkAreaFrameProps) {
  const { t } = useTranslation("common");
  return (
    <div className={classes["frame"]}>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      <div className={classes["side"]}>
        <Link to={home} className={classes["brand"]}>
          <Logo />
          {title}
        </Link>
        <nav className={classes["nav"]} aria-label={t("nav.main")}>
          {links.map(({ to, label, icon, count = 0 }) => (
            <NavLink key={to} to={to} className={classes["link"] ?? ""}>
              {icon && <Icon name={icon} size={20} />}
              <span className={classes["label"]}>{label}</span>
              <UnreadCount count={count} />
            </NavLink>
          ))}
        </nav>
      </div>
      <div className={classes["body"]}>
        <div className={classes["top"]}>{top}</div>
        <main id="main" tabIndex={-1} className={classes["main"]}>
          {children}
        </main>
      </div>
    </div>
  );
}
