import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { foldText, textTokens } from "../../../platform/search-text/search-text.ts";
import { type JapaneseLevel, japaneseLevels, levelRank } from "../../../shared/vocabulary/japanese-level.ts";
import { prefectures } from "../../../shared/vocabulary/prefecture.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { bandsOf, bitsOf } from "../hours/shift-bands.ts";
import { dayBits, daysOf } from "../hours/work-days.ts";
import { stationsIn, walkSteps } from "../place/nearest-station.ts";
import { townColumnsOf } from "../place/town-points.ts";
import type { Work } from "../posting/work.entity.ts";
import { employmentTypeWords, jobCategoryWords } from "../posting/work.labels.ts";
import { conceptsIn, conceptsInEnglish } from "../search-words/find-concepts.ts";
import type { Concept } from "../search-words/read-terms.ts";
import { readingTokens } from "../search-words/reading-tokens.ts";

/** Raised when the columns of a search are made in another way: works of an older one are done again. Readings come on top of it. */
export const searchVersion = 14;
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

type NamedCompany = Pick<Company, "name" | "nameKana" | "nameEn">;

/** The texts that a keyword is looked for in, line by line. */
function linesOf(work: IndexedWork, company: NamedCompany): string[] {
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
  return parts.flatMap((part) => part?.split("\n") ?? []);
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
function stationTokens(nearestStation: string): string[] {
  return stationsIn(nearestStation).flatMap(({ name, line, walk }) => {
    const within = walkSteps.filter((step) => walk !== null && walk <= step);
    const places = line ? [name, line] : [name];
    return [
      ...places.flatMap((place) => [filterToken.station(place), ...within.map((step) => filterToken.station(place, step))]),
      ...within.map(filterToken.walk),
    ];
  });
}

const aboutTokens = (concepts: readonly Concept[]) => concepts.flatMap(({ name }) => [conceptToken.title(name), conceptToken.text(name)]);

/**
 * What one text gives to the columns, each by itself: no token and no word of a concept reaches over a space. Whoever makes the columns of many works
 * puts makers in their place that remember what the same text gave.
 */
export const textMakers = {
  folded: (line: string): string => foldText(line),
  ofFolded: (line: string): readonly string[] => textTokens(line),
  ofTitle: (part: string): readonly string[] => textTokens(foldText(part)).map(titleToken),
  about: (part: string): readonly string[] => aboutTokens(conceptsIn(part)),
  aboutInEnglish: (part: string): readonly string[] => aboutTokens(conceptsInEnglish(part)),
  spoken: (line: string): readonly string[] => conceptsIn(line).map(({ name }) => conceptToken.text(name)),
  sounds: (part: string): readonly string[] => readingTokens([part]).map(soundToken),
  stations: (part: string): readonly string[] => stationTokens(part),
};
export type TextMakers = typeof textMakers;

/** The concepts of the head; without any in Japanese those of its English. */
function conceptGroupsOf(work: IndexedWork, make: TextMakers): (readonly string[])[] {
  const japanese = [work.title, work.occupation, work.city, work.nearestStation].flatMap((part) => (part ? [make.about(part)] : []));
  if (japanese.some((group) => group.length > 0)) return japanese;
  return [make.aboutInEnglish([work.title, work.titleEn].filter(Boolean).join("\n"))];
}

/** How the names on a card sound; without stored readings what is written in kana. */
function soundGroupsOf(work: IndexedWork, company: NamedCompany, make: TextMakers): (readonly string[])[] {
  const { title, occupation, city, nearestStation, ruby } = work;
  const read = ([name, text]: readonly [string, string | null | undefined]) => {
    const reading = ruby?.[name];
    return reading ? readingTokens(reading).map(soundToken) : make.sounds(text ?? "");
  };
  const named = [["title", title] as const, ["city", city] as const, ["nearestStation", nearestStation] as const].map(read);
  return [...named, make.sounds(occupation ?? ""), make.sounds(company.nameKana ?? "")];
}

/** The folded text of a work, and its tokens as each of its texts and conditions gives them. */
export function searchPartsOf(work: IndexedWork, company: NamedCompany, make: TextMakers = textMakers) {
  const folded = linesOf(work, company).map(make.folded).filter(Boolean);
  const head = [work.title, work.titleEn, work.occupation, work.city, work.nearestStation].flatMap((part) => part || []);
  const groups: (readonly string[])[] = [
    ...folded.map(make.ofFolded),
    ...head.map(make.ofTitle),
    ...conceptGroupsOf(work, make),
    ...folded.map(make.spoken),
    ...soundGroupsOf(work, company, make),
    make.stations(work.nearestStation ?? ""),
    filterTokensOf(work),
  ];
  return { searchText: folded.join(" "), groups };
}

/** The columns of a work that its hours, its days and its town give. */
export function placedColumnsOf(work: Pick<IndexedWork, "workTimes" | "workTimeNote" | "holidays" | "prefecture" | "city">) {
  const { workTimes, workTimeNote, holidays } = work;
  const hours = { shiftBands: bitsOf(bandsOf(workTimes)), workDays: dayBits(daysOf({ holidays, note: workTimeNote })) };
  return { ...hours, ...townColumnsOf(work) };
}

/** The columns of a work that searches compare. Tokens stand in order, as the index wants them: it need not sort them. */
export function searchColumnsOf(work: IndexedWork, company: NamedCompany) {
  const { searchText, groups } = searchPartsOf(work, company);
  const searchTokens = [...new Set(groups.flat())].sort();
  return { searchText, searchTokens, searchVersion, ...placedColumnsOf(work) };
}

/** Writes what the search compares into the work, in the transaction that publishes it. */
export function indexWork(work: Work, company: Company): void {
  Object.assign(work, searchColumnsOf(work, company));
}
