import { type Locale, languages } from "../locale.ts";
import { entryStatusLabels, residenceStatusLabels, workStatusLabels } from "../vocabulary/labels.ts";

/** Returns the label of a state of a work or an application; undefined for a code that is no state. */
function labelOf(code: string, locale: Locale): string | undefined {
  const labels: Readonly<Record<string, string>> = { ...workStatusLabels[locale], ...entryStatusLabels[locale] };
  return labels[code];
}

/** Returns the name of a 在留資格; undefined for a code that is none. */
export function residenceStatusLabel(code: string, locale: Locale): string | undefined {
  const labels: Readonly<Record<string, string>> = residenceStatusLabels[locale];
  return labels[code];
}

/** Returns a list of codes with their labels, each with its code; a code that is no state stays as it is. */
export function sayStatuses(codes: string, locale: Locale): string {
  const said = codes.split(", ").map((code) => {
    const label = labelOf(code, locale);
    return label ? `${label} (${code})` : code;
  });
  return said.join(languages[locale].comma);
}
