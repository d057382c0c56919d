/** A page's title and what it is about. */
export interface PageText {
  title: string;
  description: string;
}

type PlainName =
  | "register"
  | "signIn"
  | "registered"
  | "signUp"
  | "signedUp"
  | "exam"
  | "verify"
  | "contact"
  | "contactConfirm"
  | "requestPassword"
  | "resetPassword";

/** The names of the facts of a work. */
export type FactName =
  | "employer"
  | "industry"
  | "place"
  | "pay"
  | "employmentType"
  | "category"
  | "japanese"
  | "statuses"
  | "experience"
  | "hours"
  | "holidays"
  | "benefits"
  | "openings"
  | "startsOn";

/** What is said about a kind of news. */
export interface NewsWords extends PageText {
  toList: string;
  related: string;
}

/** Everything that pages of the server say in a language. */
export interface PageWords {
  siteName: string;
  /** For a title of a tab. */
  titled(title: string): string;
  top: PageText & { heading: string; toWorks: string; newest: string };
  /** The list of works, of all of Japan or of what the name says. */
  list(name: string): PageText & { heading: string };
  noWorks: string;
  byCategory: string;
  byPrefecture: string;
  /** The name of a link to the works of a category or a prefecture. */
  worksOf(name: string): string;
  news: Readonly<Record<"NEWS" | "COLUMN", NewsWords>>;
  goneNews: PageText;
  plain: Readonly<Record<PlainName, PageText>>;
  ownPages: string;
  notFound: PageText & { toTop: string };
  faq: PageText;
  plans: string;
  work: {
    facts: Readonly<Record<FactName, string>>;
    beginners: string;
    duties: string;
    closed: string;
    paused: string;
    toList: string;
    /** Sentences about the dates of a posting; a date that is not there is left out. */
    dates(dates: { applyBy: string | undefined; published: string | undefined; updated: string | undefined }): string[];
  };
}
