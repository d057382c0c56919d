import i18next, { type BackendModule } from "i18next";
import { initReactI18next } from "react-i18next";

export const languages = ["ja", "en", "ja-x-easy"] as const;
export type Language = (typeof languages)[number];

const storageKey = "language";
const catalogues = import.meta.glob<{ default: Record<string, unknown> }>("./locales/*/*.json");

const backend: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace, callback) => {
    const load = catalogues[`./locales/${language}/${namespace}.json`];
    if (!load) return callback(new Error(`no catalogue ${language}/${namespace}`), null);
    load().then(
      (module) => callback(null, module.default),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

function isLanguage(value: string | null): value is Language {
  return languages.some((language) => language === value);
}

/** The reader's choice, else the browser's first language that we speak, else Japanese. */
function preferredLanguage(): Language {
  const saved = localStorage.getItem(storageKey);
  if (isLanguage(saved)) return saved;
  return navigator.language.startsWith("en") ? "en" : "ja";
}

function follow(language: string): void {
  document.documentElement.lang = language === "en" ? "en" : "ja";
}

/** Starts the translations; texts load by language and namespace when a screen first asks. */
export async function startI18n(language: Language = preferredLanguage()): Promise<void> {
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      supportedLngs: [...languages],
      load: "currentOnly",
      fallbackLng: { "ja-x-easy": ["ja"], en: ["ja"] },
      ns: ["common"],
      defaultNS: "common",
      interpolation: { escapeValue: false },
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
  follow(i18next.language);
  i18next.on("languageChanged", follow);
}

export function currentLanguage(): Language {
  return isLanguage(i18next.language) ? i18next.language : "ja";
}

/** Changes the language at once and remembers it in this browser. */
export async function changeLanguage(language: Language): Promise<void> {
  localStorage.setItem(storageKey, language);
  await i18next.changeLanguage(language);
}
