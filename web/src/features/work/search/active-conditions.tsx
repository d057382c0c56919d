import { useSearchParams } from "react-router-dom";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Icon } from "#ui/icon.tsx";
import classes from "./active-conditions.module.css";
import { chosenConditions, without } from "./chosen-conditions.ts";

/** What the list is narrowed by, each to be taken away with one press. */
export function ActiveConditions() {
  const { t } = useTranslation(["search", "work", "vocabulary"]);
  const [search, setSearch] = useSearchParams();
  const chosen = chosenConditions(t, search);
  if (chosen.length === 0) return null;
  return (
    <ul className={classes["chips"]} aria-label={t("active")}>
      {chosen.map((condition) => (
        <li key={`${condition.name} ${condition.value}`}>
          <button
            type="button"
            className={classes["chip"]}
            aria-label={t("remove", { condition: condition.label })}
            onClick={() => setSearch(without(search, [condition]))}
          >
            {condition.label}
            <Icon name="circle-x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
