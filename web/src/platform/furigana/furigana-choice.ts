import { currentLanguage } from "#platform/i18n/i18n.ts";
import { languageOf, preferredLanguage } from "#platform/i18n/language.ts";

/** The kanji that have readings: all, or those beyond what a reader of the level knows. */
export const furiganaLevels = ["all", "N5", "N4", "N3", "N2", "N1"] as const;
export type FuriganaLevel = (typeof furiganaLevels)[number];

interface Choice {
  shown: boolean;
  /** Null until the reader chooses: then the level of their profile counts. */
  level: FuriganaLevel | null;
}

const storageKey = "furigana";
const listeners = new Set<() => void>();

function isLevel(value: unknown): value is FuriganaLevel {
  return furiganaLevels.some((level) => level === value);
}

/** Returns the choice saved in this browser; readers of やさしい日本語 start with readings. */
function savedChoice(): Choice {
  const saved = localStorage.getItem(storageKey);
  if (saved === null) return { shown: [languageOf(location.pathname), preferredLanguage()].includes("ja-x-easy"), level: null };
  const [shown, level] = saved.split(" ");
  return { shown: shown === "on", level: isLevel(level) ? level : null };
}

let choice: Choice = { shown: false, level: null };
let ownLevel: FuriganaLevel = "all";

/** The page's style reads the level from one attribute. */
function apply(): void {
  const root = document.documentElement;
  if (choice.shown) root.dataset["furigana"] = choice.level ?? ownLevel;
  else delete root.dataset["furigana"];
  for (const listener of listeners) listener();
}

/** Shows or hides readings as chosen before. */
export function startFurigana(): void {
  choice = savedChoice();
  ownLevel = "all";
  apply();
}

export function currentChoice(): Choice {
  return choice;
}

const easy: Choice = { shown: true, level: null };
const plain: Choice = { shown: false, level: null };

/** The choice that a page comes with from the server, where the address alone decides. */
export function choiceOfAddress(): Choice {
  return currentLanguage() === "ja-x-easy" ? easy : plain;
}

export function subscribeToChoice(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes at once and remembers it in this browser. */
export function chooseFurigana(changes: Partial<Choice>): void {
  choice = { ...choice, ...changes };
  localStorage.setItem(storageKey, [choice.shown ? "on" : "off", choice.level].filter(Boolean).join(" "));
  apply();
}

/** The level a member states in the profile: counts where nothing else was chosen. */
export function setOwnLevel(level: string | null | undefined): void {
  const next = level === "NATIVE" ? "N1" : level;
  ownLevel = isLevel(next) ? next : "all";
  apply();
}
