import { useTranslation } from "#platform/i18n/use-translation.ts";
import { NavLink } from "#platform/routing/link.tsx";
import { Icon } from "#ui/icon.tsx";
import type { HeaderLink } from "./site-header.tsx";
import classes from "./tab-bar.module.css";
import { UnreadCount } from "./unread-count.tsx";

/** The main links of a phone, at the bottom, where the thumb is. */
export function TabBar({ links }: { links: readonly HeaderLink[] }) {
  const { t } = useTranslation("common");
  return (
    <nav className={classes["bar"]} aria-label={t("nav.tabs")}>
      {links.map(({ to, label, icon, count = 0 }) => (
        <NavLink key={to} to={to} className={classes["tab"] ?? ""}>
          {icon && <Icon name={icon} size={24} />}
          <span>{label}</span>
          <span className={classes["count"]}>
            <UnreadCount count={count} />
          </span>
        </NavLink>
      ))}
    </nav>
  );
}
