import type { PageLanguage } from "./words/page-language.ts";

/** Every address of the site by area: the contract's routes and the public pages of a work and of a company. */
export const knownPaths = {
  public: [
    "/",
    "/log-in",
    "/log-in/return",
    "/email_change",
    "/register",
    "/register/complete",
    "/japanesejob",
    "/japanesejob/:workId",
    "/japanesejob/company/:companyId",
    "/exam",
    "/verify/:code",
    "/column",
    "/about",
    "/about_for_company",
    "/news",
    "/news_detail",
    "/news_detail2",
    "/contact",
    "/contact_confirm",
    "/terms",
    "/privacypolicy",
    "/law",
    "/company_info",
    "/accessibility",
    "/data_sharing",
    "/faq",
    "/password/send_reset_email",
    "/password/reset",
    "/user/signup",
    "/user/signup/complete",
    "/404",
  ],
  user: [
    "/user/dashboard",
    "/user/news_detail",
    "/user/exam",
    "/user/exam/progress",
    "/user/entry",
    "/user/entry/confirm",
    "/user/entry/complete",
    "/user/entry/now_entry_list",
    "/user/job",
    "/user/job/detail",
    "/user/job/likeit",
    "/user/teaching",
    "/user/teaching/detail",
    "/user/message",
    "/user/licence/purchase",
    "/user/cancel",
    "/user/cancel/question",
    "/user/cancel/complete",
    "/user/shift",
    "/user/scout",
    "/user/member/view",
    "/user/member/edit",
    "/user/member/complete",
  ],
  company: [
    "/company/login",
    "/company/create",
    "/company/password",
    "/company/password/reset",
    "/company/top",
    "/company/news/list",
    "/company/news/:newsId",
    "/company/user/regist",
    "/company/work/regist",
    "/company/work/lists",
    "/company/work/lists/edit/:WorkId?",
    "/company/members",
    "/company/webhook",
    "/company/scout",
    "/company/members/creditcard",
    "/company/memberinfo",
    "/company/members/info/config",
    "/company/members/info/complete",
    "/company/entry/users",
    "/company/entry/users/detail",
    "/company/message",
    "/company/unsubscribe",
    "/company/unsubscribe/procedure",
    "/company/unsubscribe/complete",
    "/company/members/regist",
    "/company/members/regist/config",
    "/company/members/regist/comp",
    "/company/plan",
    "/company/plan/confim",
  ],
  admin: [
    "/admin/login",
    "/admin/home",
    "/admin/user",
    "/admin/user/detail",
    "/admin/user/message",
    "/admin/user/message/detail",
    "/admin/user/message/create",
    "/admin/user/message/create_reply",
    "/admin/news",
    "/admin/news/create",
    "/admin/news/edit",
    "/admin/admin_user",
    "/admin/admin_user/new",
    "/admin/admin_user/detail",
    "/admin/audit",
    "/admin/test",
    "/admin/movie",
    "/admin/movie/create",
    "/admin/movie/edit",
    "/admin/message",
    "/admin/message/download",
    "/admin/company",
    "/admin/company/detail",
    "/admin/company/photo",
    "/admin/scout",
    "/admin/company/message",
    "/admin/company/message/detail",
    "/admin/company/message/create",
    "/admin/company/message/create_reply",
    "/admin/company/bank_payment",
    "/admin/company/bank_payment/edit",
    "/admin/api_key",
    "/admin/client_operation",
    "/admin/oauth_client",
    "/admin/system",
    "/admin/unsent_mail",
    "/admin/work",
    "/admin/work/edit",
    "/admin/work/report",
    "/admin/inquiry",
    "/admin/inquiry/detail",
    "/admin/complaint",
    "/admin/complaint/detail",
    "/admin/complaint/create",
    "/admin/incident",
    "/admin/incident/detail",
    "/admin/incident/create",
    "/admin/settings",
    "/admin/report",
  ],
} as const;
export type Area = keyof typeof knownPaths;

/** A known address: its pattern, and the parts that the pattern leaves open. */
export interface KnownPath {
  area: Area;
  pattern: string;
  params: Readonly<Record<string, string>>;
}

const areas = ["public", "user", "company", "admin"] as const;

function parametersOf(pattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split("/");
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    const name = /^:(\w+)(\?)?$/.exec(part);
    if (name?.[1] && segment) params[name[1]] = segment;
    else if (name?.[2] && segment === undefined) continue;
    else if (part.toLowerCase() !== segment?.toLowerCase()) return undefined;
  }
  return segments.length > parts.length ? undefined : params;
}

/** Finds the route of an address as the site does: without regard to case or a slash at the end. Undefined for an unknown one. */
export function findKnownPath(path: string): KnownPath | undefined {
  const segments = path.length > 1 ? path.replace(/\/$/, "").split("/") : path.split("/");
  for (const area of areas) {
    for (const pattern of knownPaths[area]) {
      const params = parametersOf(pattern, segments);
      if (params) return { area, pattern, params };
    }
  }
  return undefined;
}

/** The same within a language: what people at work use has no language in its address. */
export function knownIn(language: PageLanguage, path: string): KnownPath | undefined {
  const known = findKnownPath(path);
  const isForAll = known?.area === "public" || known?.area === "user";
  return isForAll || language === "ja" ? known : undefined;
}
