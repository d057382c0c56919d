import type { ApolloClient } from "@apollo/client";
import type { Catalogue } from "#platform/i18n/catalogue.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** A piece of HTML that was read: text, or an element. */
export type RichNode = string | RichElement;

export interface RichElement {
  /** In small letters. */
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly RichNode[];
}

/** What a page that the server renders has for itself: many are rendered at the same time, in different languages. */
export interface RenderScope {
  language: Language;
  client: ApolloClient;
  /** Reads a catalogue, e.g. `ja/work`, at once. */
  readTexts(name: string): Catalogue;
  /** Reads HTML by the standard that browsers follow. */
  readHtml(html: string): RichNode[];
  /** The namespaces that were asked for so far: the browser needs them before it takes the page over. */
  namespaces: Set<string>;
}

let find: () => RenderScope | undefined = () => undefined;

/** Tells where the scope of the page that is being rendered is found. Only the server's build does. */
export function findRenderScopeBy(source: () => RenderScope | undefined): void {
  find = source;
}

/** The scope of the page that is being rendered. @throws outside of the rendering of a page */
export function renderScope(): RenderScope {
  const scope = find();
  if (!scope) throw new Error("No page is being rendered");
  return scope;
}
