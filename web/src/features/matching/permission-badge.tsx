import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import type { Permission } from "./work-fit.fragment.ts";
import classes from "./work-fit.module.css";

const marks = { OK: "circle-check", CONDITIONAL: "help-circle", NG: "circle-x", NEEDS_CHECK: "help-circle" } as const;

/** The verdict in one word; the icon says it too, so that colour is not needed. */
export function PermissionBadge({ verdict }: { verdict: Permission["verdict"] }) {
  const { t } = useTranslation("matching");
  return (
    <span className={classes["badge"]} data-look={verdict}>
      <Icon name={marks[verdict]} />
      {t(`permission.badge.${verdict}`)}
    </span>
  );
}
