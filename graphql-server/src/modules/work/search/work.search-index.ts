import { foldText, textTokens } from "../../../platform/search-text/search-text.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import type { Company } from "../../account/company/company.entity.ts";
import type { Work } from "../posting/work.entity.ts";
import { employmentTypeWords, jobCategoryWords } from "../posting/work.labels.ts";

type IndexedWork = Pick<
  Work,
  | "title"
  | "titleEn"
  | "occupation"
  | "description"
  | "descriptionEn"
  | "category"
  | "employmentType"
  | "prefecture"
  | "city"
  | "nearestStation"
  | "japaneseLevel"
  | "remote"
  | "visaSupport"
  | "beginnerWelcome"
  | "acceptedStatuses"
>;

/** A condition as a token of the same index as the text. The colon keeps it apart from anything a person can type. */
export const filterToken = {
  prefecture: (code: string) => `p:${code}`,
  category: (category: string) => `c:${category}`,
  employmentType: (type: string) => `e:${type}`,
  /** The level a seeker has: on every work that demands it or an easier one. */
  level: (level: JapaneseLevel) => `l:${level}`,
  remote: "r:1",
  visaSupport: "v:1",
  beginnerWelcome: "b:1",
  residenceStatus: (status: string) => `s:${status}`,
  anyResidenceStatus: "s:*",
} as const;

/** A token of the title, for relevance. */
export const titleToken = (token: string) => `t:${token}`;

/** The text that a keyword is looked for in, folded. */
export function searchTextOf(work: IndexedWork, company: Pick<Company, "name" | "nameKana" | "nameEn">): string {
  const place = prefectures.find(({ code }) => code === work.prefecture);
  const parts = [
    work.title,
    work.titleEn,
    work.occupation,
    company.name,
    company.nameKana,
    company.nameEn,
    place?.ja,
    place?.en,
    work.city,
    work.nearestStation,
    work.category && jobCategoryWords[work.category],
    work.employmentType && employmentTypeWords[work.employmentType],
    work.description,
    work.descriptionEn,
  ];
  return foldText(parts.filter(Boolean).join(" "));
}

/** Conditions of a work as tokens. */
function filterTokensOf(work: IndexedWork): string[] {
  const levels = japaneseLevels.filter((level) => levelRank(level) >= levelRank(work.japaneseLevel));
  const statuses = work.acceptedStatuses.map(filterToken.residenceStatus);
  return [
    ...(work.prefecture ? [filterToken.prefecture(work.prefecture)] : []),
    ...(work.category ? [filterToken.category(work.category)] : []),
    ...(work.employmentType ? [filterToken.employmentType(work.employmentType)] : []),
    ...levels.map(filterToken.level),
    ...(work.remote === "NONE" ? [] : [filterToken.remote]),
    ...(work.visaSupport ? [filterToken.visaSupport] : []),
    ...(work.beginnerWelcome ? [filterToken.beginnerWelcome] : []),
    ...(statuses.length > 0 ? statuses : [filterToken.anyResidenceStatus]),
  ];
}

/** The columns of a work that searches compare. */
export function searchColumnsOf(work: IndexedWork, company: Pick<Company, "name" | "nameKana" | "nameEn">) {
  const searchText = searchTextOf(work, company);
  const title = textTokens(foldText([work.title, work.titleEn].filter(Boolean).join(" "))).map(titleToken);
  return { searchText, searchTokens: [...textTokens(searchText), ...title, ...filterTokensOf(work)] };
}

/** Writes what the search compares into the work, in the transaction that publishes it. */
export function indexWork(work: Work, company: Company): void {
  const { searchText, searchTokens } = searchColumnsOf(work, company);
  work.searchText = searchText;
  work.searchTokens = searchTokens;
}
