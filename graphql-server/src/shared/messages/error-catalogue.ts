import { houseLocales, locales } from "../locale.ts";
import { type ErrorCode, errorCodes, isReaderCode } from "./error-code.ts";
import { messageOf, textOf } from "./message-of.ts";
import { protocolCodes } from "./protocol-codes.ts";

/** An error as clients are told of it: a description for developers and, if a person can put it right, its texts by language. */
export interface CatalogueEntry {
  description: string;
  messages?: Record<string, string>;
}

/** A text with its places to fill named: what `{maximum}` stands for is seen where it is used. */
function textsOf(code: ErrorCode): Record<string, string> {
  const names = [...textOf(code, "ja").matchAll(/\{(\w+)\}/g)].map(([place, name]) => [name ?? "", place]);
  const readers = isReaderCode(code) ? locales : houseLocales;
  return Object.fromEntries(readers.map((locale) => [locale, messageOf(code, locale, Object.fromEntries(names))]));
}

/** Every code that an answer may carry. */
export function errorCatalogue(): Record<string, CatalogueEntry> {
  const told = errorCodes.map((code): [string, CatalogueEntry] => [code, { description: textOf(code, "en"), messages: textsOf(code) }]);
  const protocol = Object.entries(protocolCodes).map(([code, description]): [string, CatalogueEntry] => [code, { description }]);
  return Object.fromEntries([...told, ...protocol].toSorted(([a], [b]) => a.localeCompare(b, "en")));
}
