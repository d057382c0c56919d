import { renderScope } from "#platform/drawn/render-scope.ts";
import { loadCatalogues, loadedNamespaces, rereadCatalogue } from "./catalogues.ts";
import { languageOf, rememberLanguage } from "./language.ts";
import { type Language, languageFacts } from "./languages.ts";

/** Texts of every screen; always there once the page has started. */
const everywhere = ["common"];

let current: Language = "ja";
let revision = 0;
const listeners = new Set<() => void>();

function speak(language: Language): void {
  current = language;
  revision += 1;
  document.documentElement.lang = languageFacts[language].html;
  for (const listener of listeners) listener();
}

/** Starts the translations; texts load by language and namespace when a screen first asks. */
export async function startI18n(language: Language = languageOf(location.pathname)): Promise<void> {
  await loadCatalogues(language, everywhere);
  speak(language);
}

export function currentLanguage(): Language {
  return import.meta.env.SSR ? renderScope().language : current;
}

/** Whether the reader's language is written with Japanese characters and words. */
export function isJapanese(): boolean {
  return languageFacts[currentLanguage()].html === "ja";
}

/** Whether the reader's language is written with Chinese characters: names of places stay in them. */
export function readsKanji(): boolean {
  return isJapanese() || currentLanguage() === "zh-Hans";
}

/** Another number whenever the language or the texts have changed. */
export function textRevision(): number {
  return revision;
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Speaks a language from now on, with the texts of the open screen already there. */
export async function speakLanguage(language: Language): Promise<void> {
  if (language === currentLanguage()) return;
  await loadCatalogues(language, [...everywhere, ...loadedNamespaces()]);
  speak(language);
}

/** Changes the language at once and remembers it in this browser; links follow what is remembered. */
export async function changeLanguage(language: Language): Promise<void> {
  rememberLanguage(language);
  await loadCatalogues(language, [...everywhere, ...loadedNamespaces()]);
  speak(language);
}

// While the site is being worked on, a saved catalogue shows at once and the open form keeps what was typed.
import.meta.hot?.on("catalogue-saved", async ({ name }) => {
  await rereadCatalogue(name);
  speak(current);
});
