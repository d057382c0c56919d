import { entryStatusLabels, workStatusLabels } from "../labels.ts";
import type { Locale } from "../locale.ts";

/** A state of a work or an application as a reader says it; undefined for what is no state. */
function labelOf(code: string, locale: Locale): string | undefined {
  const labels: Readonly<Record<string, string>> = { ...workStatusLabels[locale], ...entryStatusLabels[locale] };
  return labels[code];
}

/** A list of codes as a reader says it, each with its code; what is no state stays as it is. */
export function sayStatuses(codes: string, locale: Locale): string {
  return codes
    .split(", ")
    .map((code) => {
      const label = labelOf(code, locale);
      return label ? `${label} (${code})` : code;
    })
    .join(locale === "en" ? ", " : "、");
}
