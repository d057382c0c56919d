import { useTranslation } from "#platform/i18n/use-translation.ts";
import type { Phrase, PhraseSlot } from "./phrase.queries.ts";

/** The names of the places of a phrase, for its reader. */
export function usePlaces() {
  const { t } = useTranslation("conversation");
  /** A second place of a kind has its number. */
  const labelOf = ({ name, kind }: PhraseSlot) => [t(`phrase.slots.${kind}`), /\d$/.exec(name)?.[0]].filter(Boolean).join(" ");
  const shown = ({ text, slots }: Phrase) =>
    slots.reduce((sentence, slot) => sentence.replaceAll(`{${slot.name}}`, `〔${labelOf(slot)}〕`), text);
  return { labelOf, shown };
}
