import { memberEditPath } from "#paths/user.paths.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Link } from "#platform/routing/link.tsx";
import classes from "./section-nav.module.css";
import { type EditSection, editSections } from "./sections.ts";

/** The parts of the page: the profile and the settings. */
export function SectionNav({ current }: { current: EditSection }) {
  const { t } = useTranslation("settings");
  return (
    <nav aria-label={t("sections")}>
      <ul className={classes["list"]}>
        {editSections.map((section) => (
          <li key={section}>
            <Link to={memberEditPath(section)} className={classes["link"]} aria-current={section === current ? "page" : undefined}>
              {t(`section.${section}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
