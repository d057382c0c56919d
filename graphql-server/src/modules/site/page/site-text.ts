import type { Locale } from "../../../shared/locale.ts";

export const sitePageNames = ["ABOUT", "ABOUT_FOR_COMPANY", "TERMS", "PRIVACY", "LAW", "COMPANY_INFO"] as const;
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

/** A page in the three languages, with the day of its present text (YYYY-MM-DD). */
export interface SitePageText {
  updatedOn: string;
  texts: Readonly<Record<Locale, PageText>>;
}

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
