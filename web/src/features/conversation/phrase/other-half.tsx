import type { Readings } from "#platform/furigana/readings.ts";
import { Ruby } from "#platform/furigana/ruby.tsx";
import { isLanguage, languageFacts } from "#platform/i18n/languages.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { markOf } from "#platform/i18n/written-in.ts";
import { Text } from "#ui/text/text.tsx";
import classes from "./other-half.module.css";

/** The other half of a message that was said with a phrase. */
export interface SaidPhrase {
  locale: string;
  otherLocale: string;
  otherText: string;
  otherRuby: Readings | null;
}

const nameOf = (language: string) => (isLanguage(language) ? languageFacts[language].name : language);
const htmlOf = (language: string) => (isLanguage(language) ? languageFacts[language].html : language);

/** A message as its reader reads it, above as it was written; for its writer the other way round. */
export function PairedText({ body, phrase, isMine }: { body: string; phrase: SaidPhrase; isMine: boolean }) {
  const { t } = useTranslation("conversation");
  const { locale, otherLocale, otherText, otherRuby } = phrase;
  const written = (
    <span lang={markOf(htmlOf(locale))} key="written">
      {body}
    </span>
  );
  const read = (
    <span lang={markOf(htmlOf(otherLocale))} key="read">
      <Ruby text={otherText} readings={otherRuby} />
    </span>
  );
  const [first, second] = isMine ? [written, read] : [read, written];
  const label = isMine ? t("phrase.readAs", { language: nameOf(otherLocale) }) : t("phrase.original", { language: nameOf(locale) });
  return (
    <>
      <Text style={{ overflowWrap: "anywhere" }}>{first}</Text>
      <div className={classes["other"]}>
        <Text size="sm" tone="dimmed">
          {label}
        </Text>
        <Text size="sm" style={{ overflowWrap: "anywhere" }}>
          {second}
        </Text>
      </div>
    </>
  );
}
