import { renderScope } from "#platform/drawn/render-scope.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Language } from "./languages.ts";

/** Where the catalogues are. They are data, not scripts: smaller to load, and quicker to read. */
const folder = import.meta.env.DEV ? "/src/platform/i18n/locales" : import.meta.env.TEXTS;
const loaded = new Map<string, Catalogue>();
const loading = new Map<string, Promise<unknown>>();

async function loadOne(name: string): Promise<void> {
  const address = `${folder}/${name}.json`;
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${address}`);
  const catalogue: Catalogue = await response.json();
  loaded.set(name, catalogue);
}

/** Fetches a catalogue again, e.g. `ja/work`, when some screen has it: its file was saved while the site is being worked on. */
export async function rereadCatalogue(name: string): Promise<void> {
  if (loaded.has(name)) await loadOne(name);
}

/** Says on a promise that it is fulfilled, where React looks: a component that waits for it then draws at once. */
function settle(promise: Promise<unknown>): void {
  void Object.assign(promise, { status: "fulfilled", value: undefined });
}

/** On the server a catalogue is there at once; the page remembers whose texts it shows. */
function readNow(language: Language, namespaces: readonly string[]): void {
  const scope = renderScope();
  for (const namespace of namespaces) {
    const name = `${language}/${namespace}`;
    scope.namespaces.add(namespace);
    if (!loaded.has(name)) loaded.set(name, scope.readTexts(name));
  }
}

/** Loads the missing catalogues of some namespaces; the same ones give the same promise each time, so that a component can wait for it. */
export function loadCatalogues(language: Language, namespaces: readonly string[]): Promise<unknown> {
  if (import.meta.env.SSR) readNow(language, namespaces);
  const names = namespaces.map((namespace) => `${language}/${namespace}`);
  const key = names.join();
  const known = loading.get(key);
  if (known) return known;
  const missing = names.filter((name) => !loaded.has(name));
  const waiting: Promise<unknown> = Promise.all(missing.map(loadOne));
  loading.set(key, waiting);
  if (missing.length === 0) settle(waiting);
  else waiting.then(() => settle(waiting)).catch(() => undefined);
  return waiting;
}

/** The namespaces that some screen has asked for so far. */
export function loadedNamespaces(): string[] {
  return [...new Set([...loaded.keys()].map((name) => name.slice(name.indexOf("/") + 1)))];
}

function lookUp(catalogue: Catalogue | undefined, key: string): string | undefined {
  const found = key
    .split(".")
    .reduce<string | Catalogue | undefined>((node, part) => (typeof node === "object" ? node[part] : undefined), catalogue);
  return typeof found === "string" ? found : undefined;
}

/** A text by its key. Every language has every text that its readers meet (`npm run codegen` holds it), so none is taken from another. */
export function findText(language: Language, namespace: string, key: string): string | undefined {
  return lookUp(loaded.get(`${language}/${namespace}`), key);
}
