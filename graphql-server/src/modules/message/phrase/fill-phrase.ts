import { isBlank } from "../../../shared/blank.ts";
import type { Locale } from "../../../shared/locale.ts";
import { UserErrors, type UserProblem } from "../../../shared/user-error.ts";
import { textIn } from "./phrase-text.ts";
import { type Phrase, phraseByKey } from "./phrases.ts";
import { saySlot } from "./say-slot.ts";
import { slotPattern, slotSchema, slotsOf } from "./slots.ts";

/** What was said with a phrase, as a message keeps it. */
export interface SaidPhrase {
  key: string;
  /** The language in which it was said. */
  locale: Locale;
  slots: Readonly<Record<string, string>>;
}

/**
 * The places of a phrase, filled.
 * @throws UserErrors SLOT_EMPTY, SLOT_INVALID at each place that is not; INVALID at what the phrase has no place for.
 */
export function fillSlots(phrase: Phrase, given: ReadonlyMap<string, string>, now: Date): Record<string, string> {
  const slots = slotsOf(phrase.texts[0]);
  const strangers = [...given.keys()].filter((name) => !slots.some((slot) => slot.name === name));
  const problems: UserProblem[] = strangers.map((name) => ({ code: "INVALID", path: ["slots", name] }));
  const filled = slots.map(({ name, kind }): [string, string] => {
    const value = (given.get(name) ?? "").trim();
    if (isBlank(value)) problems.push({ code: "SLOT_EMPTY", path: ["slots", name] });
    else if (!slotSchema(kind, now).safeParse(value).success) problems.push({ code: "SLOT_INVALID", path: ["slots", name] });
    return [name, value];
  });
  if (problems.length > 0) throw new UserErrors(problems);
  return Object.fromEntries(filled);
}

/** A filled phrase in a language; null when the phrase is no longer offered with these places. */
export function sayPhrase({ key, slots }: Pick<SaidPhrase, "key" | "slots">, locale: Locale): string | null {
  const phrase = phraseByKey(key);
  if (!phrase) return null;
  const places = new Map(slotsOf(phrase.texts[0]).map(({ name, kind }) => [name, kind]));
  if ([...places.keys()].some((name) => !slots[name])) return null;
  return textIn(phrase.texts, locale).replaceAll(slotPattern, (place, word: string, number: string) => {
    const name = `${word}${number}`;
    const kind = places.get(name);
    return kind ? saySlot(kind, slots[name] ?? "", locale) : place;
  });
}
