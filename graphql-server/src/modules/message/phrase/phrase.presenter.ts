import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import { type SaidPhrase, sayPhrase } from "./fill-phrase.ts";
import type { PhraseSlotType, PhraseType } from "./phrase.type.ts";
import { textIn } from "./phrase-text.ts";
import { phrasesOf } from "./phrases.ts";
import { sayChoice } from "./say-slot.ts";
import { ownLocale, type SpeakingSide, shownLocale } from "./send-phrase.ts";
import { choiceTables, type Slot, slotsOf, weekdays } from "./slots.ts";

function presentSlot({ name, kind }: Slot, locale: Locale): PhraseSlotType {
  const values = kind === "WEEKDAY" ? weekdays : Object.keys(choiceTables[kind] ?? {});
  return { name, kind, choices: values.map((value) => ({ value, label: sayChoice(kind, value, locale) })) };
}

/** What a side can say, in its own language. */
export function presentPhrases(ctx: Pick<Ctx, "locale">, side: SpeakingSide): PhraseType[] {
  const locale = ownLocale(ctx, side);
  return phrasesOf[side].map(({ key, topic, texts }) => {
    const text = textIn(texts, locale);
    return { key, topic, text, slots: slotsOf(text).map((slot) => presentSlot(slot, locale)) };
  });
}

/** The other half of a message, without its readings: they are made where they are asked for. */
export interface PresentedPhrase {
  locale: Locale;
  otherLocale: Locale;
  otherText: string;
}

/** The other half of a message for who reads it; null when it is in their language already, or the phrase is no longer known. */
export function presentSaid(
  ctx: Pick<Ctx, "locale">,
  said: SaidPhrase,
  reader: { side: SpeakingSide; isWriter: boolean },
): PresentedPhrase | null {
  const otherLocale = reader.isWriter ? shownLocale(reader.side, said.locale) : ownLocale(ctx, reader.side);
  const otherText = otherLocale === said.locale ? null : sayPhrase(said, otherLocale);
  if (otherText === null) return null;
  return { locale: said.locale, otherLocale, otherText };
}
