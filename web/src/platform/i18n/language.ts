export const languages = ["ja", "en", "ja-x-easy"] as const;
export type Language = (typeof languages)[number];

const storageKey = "language";

function isLanguage(value: string | null): value is Language {
  return languages.some((language) => language === value);
}

/** The reader's choice, else the browser's first language that we speak, else Japanese. */
export function preferredLanguage(): Language {
  const saved = localStorage.getItem(storageKey);
  if (isLanguage(saved)) return saved;
  return navigator.language.startsWith("en") ? "en" : "ja";
}

/** Remembers the reader's choice in this browser. */
export function rememberLanguage(language: Language): void {
  localStorage.setItem(storageKey, language);
}
