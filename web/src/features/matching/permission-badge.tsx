import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { Permission } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

const marks = { OK: "◯", CONDITIONAL: "△", NG: "✖", NEEDS_CHECK: "?" } as const;

/** The verdict in one word; the sign says it too, so that colour is not needed. */
export function PermissionBadge({ verdict }: { verdict: Permission["verdict"] }) {
  const { t } = useTranslation("matching");
  return (
    <span className={classes["badge"]} data-look={verdict}>
      <span aria-hidden="true">{marks[verdict]}</span> {t(`permission.badge.${verdict}`)}
    </span>
  );
}
