import { signUp, signUpComplete } from "./sign-up.ts";

/** A URL of the product: the pattern the router matches, exactly as in the contract. */
export const publicPaths = {
  top: "/",
  logIn: "/log-in",
  logInReturn: "/log-in/return",
  emailChange: "/email_change",
  register: "/register",
  registerComplete: "/register/complete",
  works: "/japanesejob",
  work: "/japanesejob/:workId",
  company: "/japanesejob/company/:companyId",
  exam: "/exam",
  verify: "/verify/:code",
  column: "/column",
  about: "/about",
  aboutForCompany: "/about_for_company",
  news: "/news",
  newsDetail: "/news_detail",
  columnDetail: "/news_detail2",
  contact: "/contact",
  contactConfirm: "/contact_confirm",
  terms: "/terms",
  privacyPolicy: "/privacypolicy",
  law: "/law",
  companyInfo: "/company_info",
  accessibility: "/accessibility",
  dataSharing: "/data_sharing",
  faq: "/faq",
  sendResetEmail: "/password/send_reset_email",
  resetPassword: "/password/reset",
  signUp,
  signUpComplete,
  notFound: "/404",
} as const;

/** The page where a certificate of the exam can be checked. */
export function verifyPath(code: string): string {
  return `/verify/${code}`;
}

/** The public page of a work: the address that search engines know. */
export function workPath(workId: string): string {
  return `/japanesejob/${workId}`;
}

/** The public page of a company. */
export function companyPath(companyId: string): string {
  return `/japanesejob/company/${companyId}`;
}

/** One item of news, or one column. */
export function newsPath({ id, category }: { id: string; category: "NEWS" | "COLUMN" }): string {
  return `${category === "NEWS" ? publicPaths.newsDetail : publicPaths.columnDetail}?id=${id}`;
}

/** A sign-in page that returns to where the reader was. */
export function logInPath(next?: string): string {
  return next ? `${publicPaths.logIn}?next=${encodeURIComponent(next)}` : publicPaths.logIn;
}

/** The same for a visitor who pressed a work's heart: it is kept once they are known, and they are back where they were. */
export function likePath(workId: string, next: string): string {
  return `${logInPath(next)}&like=${workId}`;
}
