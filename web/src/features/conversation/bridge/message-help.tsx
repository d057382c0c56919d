import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { Text } from "#ui/text/text.tsx";
import classes from "./message-help.module.css";

/** Help with a message above its reader's level. */
export interface MessageBridge {
  easyText: string | null;
  easyRuby: Readings | null;
  words: readonly { word: string; reading: string; meaning: string }[];
  days: readonly { said: string; meaning: string }[];
}

/** Below a message as it was written: the same in plainer Japanese, its days, and what its hard words mean. */
export function MessageHelp({ bridge: { easyText, easyRuby, words, days } }: { bridge: MessageBridge }) {
  const { t } = useTranslation("conversation");
  return (
    <details className={classes["help"]} open>
      <summary>{t("bridge.title")}</summary>
      {easyText !== null && (
        <>
          <Text size="sm" tone="dimmed">
            {t("bridge.easy")}
          </Text>
          <p className={classes["easy"]} lang={markOf("ja")}>
            <Ruby text={easyText} readings={easyRuby} />
          </p>
        </>
      )}
      {days.length > 0 && (
        <dl className={classes["words"]} aria-label={t("bridge.days")}>
          {days.map(({ said, meaning }) => (
            <div key={said}>
              <dt lang={markOf("ja")}>{said}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
      {words.length > 0 && (
        <dl className={classes["words"]} aria-label={t("bridge.words")}>
          {words.map(({ word, reading, meaning }) => (
            <div key={word}>
              <dt lang={markOf("ja")}>
                {word}
                {reading !== word && <span className={classes["reading"]}>{reading}</span>}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
