import { isJapanese, type Locale } from "../../../shared/locale.ts";
import type { Company } from "./company.entity.ts";

/** What a company is called for a reader: its name in Latin letters for who does not read Japanese, where it gave one. */
export function companyNameIn(locale: Locale, { name, nameEn }: Pick<Company, "name" | "nameEn">): string {
  return isJapanese(locale) ? name : nameEn || name;
}
