import { useState } from "react";
import { phraseTopicValues } from "#graphql/values/phrase-topic.ts";
import { useTranslation } from "#platform/i18n/use-translation.ts";
import { Select } from "#ui/forms/control.tsx";
import { Stack } from "#ui/layout.tsx";
import classes from "./phrase.module.css";
import type { Phrase } from "./phrase.queries.ts";
import { usePlaces } from "./use-places.ts";

/** The phrases of one topic, each as it will read; a press chooses one. */
export function PhraseList({ phrases, onChoose }: { phrases: readonly Phrase[]; onChoose(phrase: Phrase): void }) {
  const { t } = useTranslation("conversation");
  const places = usePlaces();
  const topics = phraseTopicValues.filter((topic) => phrases.some((phrase) => phrase.topic === topic));
  const [topic, setTopic] = useState<Phrase["topic"]>(topics[0] ?? "GENERAL");
  return (
    <Stack gap="sm">
      <Select
        label={t("phrase.topic")}
        width={360}
        value={topic}
        choices={topics.map((value) => ({ value, label: t(`phrase.topics.${value}`) }))}
        onChange={(event) => setTopic(topics.find((one) => one === event.currentTarget.value) ?? topic)}
      />
      <ul className={classes["list"]} aria-label={t(`phrase.topics.${topic}`)}>
        {phrases
          .filter((phrase) => phrase.topic === topic)
          .map((phrase) => (
            <li key={phrase.key}>
              <button type="button" className={classes["phrase"]} onClick={() => onChoose(phrase)}>
                {places.shown(phrase)}
              </button>
            </li>
          ))}
      </ul>
    </Stack>
  );
}
