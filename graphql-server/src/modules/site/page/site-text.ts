import type { HouseLocale, Locale } from "../../../shared/locale.ts";

export const sitePageNames = [
  "ABOUT",
  "ABOUT_FOR_COMPANY",
  "TERMS",
  "PRIVACY",
  "LAW",
  "COMPANY_INFO",
  "ACCESSIBILITY",
  "DATA_SHARING",
] as const;
export type SitePageName = (typeof sitePageNames)[number];

/**
 * One part of a page: paragraphs, then a list, then terms with their values. `[text](/path)` is a link; `{name}` is a fact of the
 * operator.
 */
export interface SectionText {
  /** Stable part of the address (#id). */
  id: string;
  heading: string;
  paragraphs?: readonly string[];
  items?: readonly string[];
  facts?: readonly (readonly [term: string, value: string])[];
}

export interface PageText {
  title: string;
  /** Two sentences at most; search engines show them. */
  lead: string;
  sections: readonly SectionText[];
}

/** A page in the languages of the house and in those of seekers that it was written in, with the day of its present text (YYYY-MM-DD). */
export interface SitePageText {
  updatedOn: string;
  texts: Readonly<Record<HouseLocale, PageText> & Partial<Record<Locale, PageText>>>;
}

/** Pages that bind, or state facts of the operator: their Japanese governs. */
export type ReferencePageName = Exclude<SitePageName, "ABOUT" | "ABOUT_FOR_COMPANY">;

/** Those pages in one more language of the readers: a file that lacks one does not compile. */
export type ReferencePages = Readonly<Record<ReferencePageName, PageText>>;

export interface QuestionText {
  id: string;
  question: string;
  /** Paragraphs; links and facts as in a section. */
  answer: readonly string[];
}

export interface FaqGroupText {
  id: string;
  title: string;
  questions: readonly QuestionText[];
}

/** What seekers read about the site in one language. Ids are addresses (#id): they stay when a text changes. */
export interface ReaderContent {
  about: PageText;
  faq: readonly FaqGroupText[];
}
