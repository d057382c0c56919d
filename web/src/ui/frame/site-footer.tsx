import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import { Logo } from "#ui/brand/logo.tsx";
import classes from "./site-frame.module.css";

export interface FooterGroup {
  title: string;
  links: readonly { to: string; label: string }[];
}

interface SiteFooterProps {
  groups: readonly FooterGroup[];
  /** What is to be said of the page's texts. */
  note?: ReactNode;
  /** Settings of the page that are seldom touched. */
  tools?: ReactNode;
}

/** The links at the end of every public page, in columns. */
export function SiteFooter({ groups, note, tools }: SiteFooterProps) {
  const { t } = useTranslation("common");
  return (
    <footer className={classes["footer"]}>
      <div className={classes["footerWidth"]}>
        <div className={classes["columns"]}>
          <div>
            <div className={classes["brand"]}>
              <Logo />
              {t("siteName")}
            </div>
            <p>{t("footer.free")}</p>
            {note}
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} className={classes["links"]} aria-label={title}>
              <b>{title}</b>
              {links.map(({ to, label }) => (
                <Link key={to} to={to}>
                  {label}
                </Link>
              ))}
            </nav>
          ))}
        </div>
        <div className={classes["end"]}>
          <p>{t("footer.copyright")}</p>
          {tools}
        </div>
      </div>
    </footer>
  );
}
