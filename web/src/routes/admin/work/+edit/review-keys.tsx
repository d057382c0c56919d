import { useTranslation } from "#platform/i18n/use-translation.ts";
import classes from "./review.module.css";

const rows = [
  { id: "move", keys: ["j", "k"] },
  { id: "free", keys: ["n", "p"] },
  { id: "findings", keys: ["1", "9"] },
  { id: "edit", keys: ["e"] },
  { id: "undo", keys: ["z"] },
] as const;

/** The letters of the review, for who works by keys. */
export function ReviewKeys({ isOn, hasFindings }: { isOn: boolean; hasFindings: boolean }) {
  const { t } = useTranslation("adminReview");
  if (!isOn) return null;
  return (
    <dl className={classes["keys"]} aria-label={t("keys.title")}>
      {rows
        .filter(({ id }) => hasFindings || id !== "findings")
        .map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
    </dl>
  );
}
