import { companyLogin } from "./company-login.ts";

export const companyPaths = {
  login: companyLogin,
  create: "/company/create",
  password: "/company/password",
  passwordReset: "/company/password/reset",
  top: "/company/top",
  newsList: "/company/news/list",
  news: "/company/news/:newsId",
  userRegist: "/company/user/regist",
  workRegist: "/company/work/regist",
  works: "/company/work/lists",
  workEdit: "/company/work/lists/edit/:WorkId?",
  members: "/company/members",
  creditCard: "/company/members/creditcard",
  memberInfo: "/company/memberinfo",
  memberInfoConfig: "/company/members/info/config",
  memberInfoComplete: "/company/members/info/complete",
  entries: "/company/entry/users",
  entry: "/company/entry/users/detail",
  message: "/company/message",
  unsubscribe: "/company/unsubscribe",
  unsubscribeProcedure: "/company/unsubscribe/procedure",
  unsubscribeComplete: "/company/unsubscribe/complete",
  memberRegist: "/company/members/regist",
  memberRegistConfig: "/company/members/regist/config",
  memberRegistComplete: "/company/members/regist/comp",
  plan: "/company/plan",
  planConfirm: "/company/plan/confim",
  webhooks: "/company/webhook",
  scouts: "/company/scout",
} as const;

/** Editing one work of the company. */
export function companyWorkEditPath(workId: string): string {
  return `/company/work/lists/edit/${workId}`;
}

/** One applicant. */
export function companyEntryPath(entryId: string): string {
  return `${companyPaths.entry}?id=${entryId}`;
}

/** The company's inbox, opened at one conversation. */
export function companyMessagePath(conversationId?: string | null): string {
  return conversationId ? `${companyPaths.message}?id=${conversationId}` : companyPaths.message;
}

/** Sign-in that returns to where the member was. */
export function companyLoginPath(next?: string): string {
  return next ? `${companyPaths.login}?next=${encodeURIComponent(next)}` : companyPaths.login;
}

/** One news item inside the company area. */
export function companyNewsPath(newsId: string): string {
  return `/company/news/${newsId}`;
}

/** The last look before changing to a plan. */
export function companyPlanConfirmPath(planCode: string): string {
  return `${companyPaths.planConfirm}?plan=${planCode}`;
}

/** An invoice as a PDF. */
export function companyInvoicePath(invoiceId: string): string {
  return `/api/company/invoice/${invoiceId}`;
}

/** The receipt of a paid invoice as a PDF. */
export function companyReceiptPath(invoiceId: string): string {
  return `/api/company/receipt/${invoiceId}`;
}
