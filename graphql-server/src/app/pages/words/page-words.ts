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

/** Everything that pages of the server say in a language. */
export interface PageWords {
  siteName: string;
  /** For a title of a tab. */
  titled(title: string): string;
  top: PageText;
  /** The list of works, of all of Japan or of what the name says. */
  list(name: string): PageText;
  /** The page of the company with the name. */
  company(name: string): PageText;
  news: Readonly<Record<"NEWS" | "COLUMN", PageText>>;
  goneNews: PageText;
  plain: Readonly<Record<PlainName, PageText>>;
  ownPages: string;
  notFound: PageText;
  faq: PageText;
}
