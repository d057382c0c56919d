import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./unread-count.module.css";

/** So many unread; nothing for none. */
export function UnreadCount({ count }: { count: number }) {
  const { t } = useTranslation("common");
  if (count === 0) return null;
  return (
    <span className={classes["count"]}>
      {count > 99 ? "99+" : count}
      <span className="visually-hidden">{t("nav.unread", { count })}</span>
    </span>
  );
}
