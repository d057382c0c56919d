import { useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import {
  choiceOfAddress,
  chooseFurigana,
  currentChoice,
  type FuriganaLevel,
  furiganaLevels,
  setOwnLevel,
  subscribeToChoice,
} from "./furigana-choice.ts";
import classes from "./furigana-switch.module.css";

/** Readings over kanji on or off, and for which kanji. A member's own level is chosen until they choose another. */
export function FuriganaSwitch({ ownLevel }: { ownLevel: string | null }) {
  const { t } = useTranslation("common");
  const { shown, level } = useSyncExternalStore(subscribeToChoice, currentChoice, choiceOfAddress);
  useEffect(() => setOwnLevel(ownLevel), [ownLevel]);
  const own = ownLevel === "NATIVE" ? "N1" : ownLevel;
  const chosen: FuriganaLevel = level ?? furiganaLevels.find((one) => one === own) ?? "all";
  return (
    <div className={classes["group"]}>
      <button type="button" className={classes["switch"]} aria-pressed={shown} onClick={() => chooseFurigana({ shown: !shown })}>
        <span aria-hidden="true" className={classes["mark"]}>
          あ
        </span>
        <span className={classes["word"]}>{t("furigana.name")}</span>
      </button>
      {shown && (
        <select
          aria-label={t("furigana.level")}
          className={classes["level"]}
          value={chosen}
          onChange={(event) => {
            const next = furiganaLevels.find((one) => one === event.currentTarget.value);
            if (next) chooseFurigana({ level: next });
          }}
        >
          {furiganaLevels.map((one) => (
            <option key={one} value={one}>
              {t(`furigana.levels.${one}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
