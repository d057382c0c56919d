import { loadCatalogues, loadedNamespaces, rereadCatalogue } from "./catalogues.ts";
import { type Language, preferredLanguage, rememberLanguage } from "./language.ts";

/** Texts of every screen; always there once the page has started. */
const everywhere = ["common"];

let current: Language = "ja";
let revision = 0;
const listeners = new Set<() => void>();

function speak(language: Language): void {
  current = language;
  revision += 1;
  document.documentElement.lang = language === "en" ? "en" : "ja";
  for (const listener of listeners) listener();
}

/** Starts the translations; texts load by language and namespace when a screen first asks. */
export async function startI18n(language: Language = preferredLanguage()): Promise<void> {
  await loadCatalogues(language, everywhere);
  speak(language);
}

export function currentLanguage(): Language {
  return current;
}

/** Another number whenever the language or the texts have changed. */
export function textRevision(): number {
  return revision;
}

export function subscribeToTexts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Changes the language at once, with the texts of the open screen already there, and remembers it in this browser. */
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
