import { houseLocaleOf, type Locale } from "../locale.ts";
import { type ErrorCode, isReaderCode } from "./error-code.ts";
import { houseText } from "./house-texts.ts";
import { readerTexts } from "./reader-texts.ts";
import { sayRule } from "./say-rule.ts";
import { sayWait } from "./say-wait.ts";
import { residenceStatusLabel, sayStatuses } from "./status-labels.ts";

/** The text of a code as it is written; one that only companies and the operator are answered, in their nearest language. */
export function textOf(code: ErrorCode, locale: Locale): string {
  return isReaderCode(code) ? readerTexts[locale][code] : houseText(code, houseLocaleOf(locale));
}

/** The text of an error code in the reader's language; `{name}` places are filled from `params`: `legal` lists states, `wait` says `seconds`, `status` is a 在留資格, `rule` a dated rule. */
export function messageOf(code: ErrorCode, locale: Locale, params: Readonly<Record<string, string | number>> = {}): string {
  return textOf(code, locale).replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "wait") return sayWait(Number(params["seconds"] ?? 60), locale);
    if (name === "rule") return sayRule(params, locale);
    const value = String(params[name] ?? "");
    if (name === "status") return residenceStatusLabel(value, locale) ?? value;
    return name === "legal" ? sayStatuses(value, locale) : value;
  });
}
