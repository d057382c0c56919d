export const areas = ["public", "seeker", "company", "admin"] as const;
export type Area = (typeof areas)[number];

/** A screen by the address of its route, with where it is reached from when the address needs something that is there. */
export interface Screen {
  route: string;
  area: Area;
  /** What to open, where that is not the route as it is written. */
  at?: string;
  /** The screen on which the first link to it stands. */
  from?: string;
}

const plain = (area: Area, routes: readonly string[]): Screen[] => routes.map((route) => ({ route, area }));
const linked = (area: Area, routes: readonly (readonly [route: string, from: string])[]): Screen[] =>
  routes.map(([route, from]) => ({ route, area, from }));

const visitors = [
  ...plain("public", [
    "/",
    "/log-in",
    "/register",
    "/register/complete",
    "/japanesejob",
    "/about",
    "/about_for_company",
    "/contact",
    "/faq",
  ]),
  ...plain("public", ["/terms", "/privacypolicy", "/law", "/company_info", "/accessibility", "/data_sharing", "/exam", "/news", "/column"]),
  ...plain("public", ["/password/send_reset_email", "/password/reset", "/404"]),
  ...linked("public", [
    ["/japanesejob/:workId", "/japanesejob"],
    ["/news_detail", "/news"],
    ["/news_detail2", "/column"],
  ]),
];

const seekers = [
  ...plain("seeker", [
    "/user/dashboard",
    "/user/exam",
    "/user/exam/progress",
    "/user/entry/now_entry_list",
    "/user/job",
    "/user/job/likeit",
  ]),
  ...plain("seeker", [
    "/user/licence/purchase",
    "/user/teaching",
    "/user/message",
    "/user/cancel",
    "/user/shift",
    "/user/scout",
    "/user/member/view",
    "/user/member/edit",
  ]),
  ...linked("seeker", [
    ["/user/news_detail", "/user/dashboard"],
    ["/user/job/detail", "/user/job"],
    ["/user/teaching/detail", "/user/teaching"],
  ]),
];

const companies = [
  ...plain("company", [
    "/company/top",
    "/company/news/list",
    "/company/user/regist",
    "/company/memberinfo",
    "/company/members",
    "/company/webhook",
    "/company/scout",
  ]),
  ...plain("company", ["/company/members/regist", "/company/members/creditcard", "/company/plan", "/company/unsubscribe"]),
  ...plain("company", ["/company/work/regist", "/company/work/lists", "/company/entry/users", "/company/message"]),
  ...linked("company", [["/company/entry/users/detail", "/company/entry/users"]]),
];

const operators = [
  ...plain("admin", [
    "/admin/home",
    "/admin/api_key",
    "/admin/client_operation",
    "/admin/oauth_client",
    "/admin/admin_user",
    "/admin/admin_user/new",
    "/admin/unsent_mail",
    "/admin/audit",
  ]),
  ...plain("admin", ["/admin/news", "/admin/news/create", "/admin/user", "/admin/company", "/admin/company/bank_payment"]),
  ...plain("admin", ["/admin/user/message", "/admin/user/message/create", "/admin/company/message", "/admin/company/message/create"]),
  ...plain("admin", ["/admin/message", "/admin/message/download", "/admin/test", "/admin/movie", "/admin/movie/create", "/admin/inquiry"]),
  ...plain("admin", [
    "/admin/complaint",
    "/admin/complaint/create",
    "/admin/incident",
    "/admin/incident/create",
    "/admin/settings",
    "/admin/system",
    "/admin/report",
    "/admin/work",
    "/admin/work/report",
    "/admin/company/photo",
    "/admin/scout",
  ]),
  ...linked("admin", [
    ["/admin/user/detail", "/admin/user"],
    ["/admin/company/detail", "/admin/company"],
    ["/admin/work/edit", "/admin/work"],
    ["/admin/movie/edit", "/admin/movie"],
    ["/admin/news/edit", "/admin/news"],
    ["/admin/inquiry/detail", "/admin/inquiry"],
    ["/admin/incident/detail", "/admin/incident"],
  ]),
];

/** Every screen that can be opened by its address in the demo data. What stands at the end of an act is walked by the journey of that act. */
export const screens: readonly Screen[] = [...visitors, ...seekers, ...companies, ...operators];

/** What a link to the screen has in its address. */
export function linkTo({ route }: Screen): string {
  const [start = ""] = route.split(":");
  return `main a[href*="${start}"]`;
}
