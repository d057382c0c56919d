import type { Locale } from "../../../shared/locale.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import type { Work } from "../posting/work.entity.ts";
import { titleFor } from "./work-title.ts";

/** A work as a mail lists it, with its company's names. */
export interface MailedWork extends Pick<Work, "id" | "title" | "titleEn" | "category" | "prefecture" | "city" | "ruby"> {
  company: Pick<Company, "name" | "nameEn">;
}

/** SQL of what stands in the line of a work; `w` is the work, `c` its company. */
export const mailedWorkSql = `w.title, w.title_en as "titleEn", w.category, w.prefecture, w.city, w.ruby,
    jsonb_build_object('name', c.name, 'nameEn', c.name_en) as company`;

/** Title and company as the reader knows them, and the id, parted by tabs. */
export function mailedWorkLine(locale: Locale, work: MailedWork): string {
  const parts = [titleFor(locale, work), companyNameIn(locale, work.company), work.id];
  return parts.map((part) => part.replace(/\s/g, " ")).join("\t");
}
