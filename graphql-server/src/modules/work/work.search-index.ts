import type { Company } from "../company/company.entity.ts";
import type { Work } from "./work.entity.ts";

/** Writes what the search compares into the work, in the transaction that publishes it. */
export function indexWork(work: Work, company: Company): void {
  const text = [work.title, work.titleEn, work.occupation, work.description, company.name, work.city].filter(Boolean).join(" ");
  work.searchText = text.normalize("NFKC").toLowerCase();
}
