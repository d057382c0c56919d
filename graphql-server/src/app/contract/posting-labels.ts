import { declaredFields, formLabels } from "../../modules/work/field/fields.ts";
import { isHouseLocale, type Locale, locales } from "../../shared/locale.ts";

/** A field's key among the site's texts: `benefits`, `salary_raise`. */
const keyOf = (path: string) => path.replaceAll(".", "_");

function labelsIn(locale: Locale): object {
  const read = declaredFields.flatMap(({ labels: { page }, path }) => (page ? [[keyOf(path), page[locale]]] : []));
  const work = { field: Object.fromEntries(read) };
  if (!isHouseLocale(locale)) return { work };
  const entered = declaredFields.map(({ labels, path }) => [keyOf(path), formLabels(labels)[locale]]);
  const helped = declaredFields.flatMap(({ labels: { support }, path }) => (support ? [[keyOf(path), support[locale]]] : []));
  return { company: { field: Object.fromEntries(entered), support: Object.fromEntries(helped) }, work };
}

/** The labels of a posting's fields as the site's catalogues hold them, by namespace: a file for each language. */
export const labelFiles: Readonly<Record<string, () => string>> = Object.fromEntries(
  locales.map((locale) => [`web/src/platform/i18n/posting-labels/${locale}.json`, () => `${JSON.stringify(labelsIn(locale), null, 2)}\n`]),
);
