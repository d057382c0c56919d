import { useTranslation } from "#platform/i18n/use-translation.ts";
import { RisingSteps } from "#ui/brand/rising-steps.tsx";
import { Icon } from "#ui/icon.tsx";
import classes from "./promises.module.css";

/** What no other site has, in three sentences. */
export function Promises() {
  const { t } = useTranslation("work");
  const promises = [
    { name: "measured", tint: "sora", drawing: <RisingSteps filled={5} size={24} /> },
    { name: "permitted", tint: "waka", drawing: <Icon name="id" size={26} /> },
    { name: "written", tint: "yama", drawing: <Icon name="file-text" size={26} /> },
  ] as const;
  return (
    <ul className={classes["list"]} aria-label={t("top.promises")}>
      {promises.map(({ name, tint, drawing }) => (
        <li key={name}>
          <span className={classes["tile"]} style={{ background: `var(--${tint}-100)`, color: `var(--${tint}-700)` }}>
            {drawing}
          </span>
          <div>
            <b>{t(`top.promise.${name}.title`)}</b>
            <p>{t(`top.promise.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
