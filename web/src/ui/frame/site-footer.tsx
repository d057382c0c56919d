import { Link } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./site-frame.module.css";

/** The links at the end of every public page. */
export function SiteFooter({ links }: { links: readonly { to: string; label: string }[] }) {
  const { t } = useTranslation("common");
  return (
    <footer className={classes["footer"]}>
      <div className={classes["footerWidth"]}>
        <p>{t("footer.free")}</p>
        <div className={classes["footerLinks"]}>
          {links.map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </div>
        <p>{t("footer.copyright")}</p>
      </div>
    </footer>
  );
}
