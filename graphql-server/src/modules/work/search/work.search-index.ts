import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { foldText, textTokens } from "../../../platform/search-text/search-text.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { bandsOf, bitsOf } from "../hours/shift-bands.ts";
import { dayBits, daysOf } from "../hours/work-days.ts";
import { stationsIn, walkSteps } from "../place/nearest-station.ts";
import type { Work } from "../posting/work.entity.ts";
import { employmentTypeWords, jobCategoryWords } from "../posting/work.labels.ts";
import { conceptsIn, conceptsInEnglish } from "../search-words/find-concepts.ts";
import { readingTokens } from "../search-words/reading-tokens.ts";

/** Raised when the columns of a search are made in another way: works of an older one are done again. Readings come on top of it. */
export const searchVersion = 12;
/** Of works whose readings are in their tokens. */
export const searchVersionWithReadings = searchVersion + 1;

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
  | "workTimes"
  | "workTimeNote"
  | "holidays"
> & { ruby?: RubyFields | null };

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
  /** A station or a line, without 駅; `walk`: at most so many minutes on foot from there. */
  station: (name: string, walk?: number) => `st:${foldText(name).replace(/駅$/, "")}${walk ? `:${walk}` : ""}`,
  /** At most so many minutes on foot from some station. */
  walk: (minutes: number) => `wk:${minutes}`,
} as const;

/** A token of the title, for relevance. */
export const titleToken = (token: string) => `t:${token}`;

/** A concept that a work is about by its title and occupation, or that its text speaks of. */
export const conceptToken = { title: (name: string) => `k:${name}`, text: (name: string) => `x:${name}` } as const;

/** The beginning of a reading. */
export const soundToken = (sound: string) => `y:${sound}`;

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

/** Stations, lines and the walk from each. */
function stationTokensOf({ nearestStation }: IndexedWork): string[] {
  return stationsIn(nearestStation).flatMap(({ name, line, walk }) => {
    const within = walkSteps.filter((step) => walk !== null && walk <= step);
    const places = line ? [name, line] : [name];
    return [
      ...places.flatMap((place) => [filterToken.station(place), ...within.map((step) => filterToken.station(place, step))]),
      ...within.map(filterToken.walk),
    ];
  });
}

function conceptTokensOf(work: IndexedWork, searchText: string): string[] {
  const japanese = conceptsIn([work.title, work.occupation, work.city, work.nearestStation].filter(Boolean).join("\n"));
  const about = japanese.length > 0 ? japanese : conceptsInEnglish([work.title, work.titleEn].filter(Boolean).join("\n"));
  const spoken = new Set([...about, ...conceptsIn(searchText)]);
  return [...about.map(({ name }) => conceptToken.title(name)), ...[...spoken].map(({ name }) => conceptToken.text(name))];
}

/** How the names on a card sound; without stored readings what is written in kana. */
function soundTokensOf(work: IndexedWork, company: Pick<Company, "nameKana">): string[] {
  const { title, occupation, city, nearestStation, ruby } = work;
  const readings = [ruby?.["title"] ?? [title ?? ""], ruby?.["city"] ?? [city ?? ""], ruby?.["nearestStation"] ?? [nearestStation ?? ""]];
  return [...readings, [occupation ?? ""], [company.nameKana ?? ""]].flatMap(readingTokens).map(soundToken);
}

/** The columns of a work that searches compare. */
export function searchColumnsOf(work: IndexedWork, company: Pick<Company, "name" | "nameKana" | "nameEn">) {
  const searchText = searchTextOf(work, company);
  const head = [work.title, work.titleEn, work.occupation, work.city, work.nearestStation];
  const title = textTokens(foldText(head.filter(Boolean).join(" "))).map(titleToken);
  const meant = [...conceptTokensOf(work, searchText), ...soundTokensOf(work, company), ...stationTokensOf(work)];
  const searchTokens = [...new Set([...textTokens(searchText), ...title, ...meant, ...filterTokensOf(work)])];
  const workDays = dayBits(daysOf({ holidays: work.holidays, note: work.workTimeNote }));
  return { searchText, searchTokens, searchVersion, shiftBands: bitsOf(bandsOf(work.workTimes)), workDays };
}

/** Writes what the search compares into the work, in the transaction that publishes it. */
export function indexWork(work: Work, company: Company): void {
  Object.assign(work, searchColumnsOf(work, company));
}
