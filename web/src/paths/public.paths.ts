/** A URL of the product: the pattern the router matches, exactly as in the contract. */
export const publicPaths = {
  top: "/",
  logIn: "/log-in",
  register: "/register",
  registerComplete: "/register/complete",
  works: "/japanesejob",
  work: "/japanesejob/:workId",
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
  faq: "/faq",
  sendResetEmail: "/password/send_reset_email",
  resetPassword: "/password/reset",
  signUp: "/user/signup",
  signUpComplete: "/user/signup/complete",
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

/** One item of news, or one column. */
export function newsPath({ id, category }: { id: string; category: "NEWS" | "COLUMN" }): string {
  return `${category === "NEWS" ? publicPaths.newsDetail : publicPaths.columnDetail}?id=${id}`;
}

/** The form to tell the operator that something about a posting is wrong. */
export function reportPath(workId: string): string {
  return `${publicPaths.contact}?category=POSTING&work=${workId}`;
}

/** A sign-in page that returns to where the reader was. */
export function logInPath(next?: string): string {
  return next ? `${publicPaths.logIn}?next=${encodeURIComponent(next)}` : publicPaths.logIn;
}
