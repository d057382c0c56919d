import type { ReactNode } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./site-frame.module.css";

interface SiteFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** Header, main and footer of the public and the seeker area. */
export function SiteFrame({ header, footer, children }: SiteFrameProps) {
  const { t } = useTranslation("common");
  return (
    <div className={classes["frame"]}>
      <a className="skip-link" href="#main">
        {t("skip")}
      </a>
      {header}
      <main id="main" tabIndex={-1} className={classes["main"]}>
        {children}
      </main>
      {footer}
    </div>
  );
}
