import type { Locale } from "../locale.ts";
import { en } from "./en.ts";
import type { ErrorCode, MessageCatalogue } from "./error-code.ts";
import { ja } from "./ja.ts";
import { jaEasy } from "./ja-x-easy.ts";
import { sayWait } from "./say-wait.ts";
import { sayStatuses } from "./status-labels.ts";

const catalogues: Record<Locale, MessageCatalogue> = { ja, "ja-x-easy": jaEasy, en };

/** The text of an error code in the reader's language; `{name}` places are filled from `params`: `legal` lists states, `wait` says `seconds`. */
export function messageOf(code: ErrorCode, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string {
  const text = catalogues[locale][code];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "wait") return sayWait(Number(params["seconds"] ?? 60), locale);
    const value = String(params[name] ?? "");
    return name === "legal" ? sayStatuses(value, locale) : value;
  });
}
