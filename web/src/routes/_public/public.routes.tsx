import type { RouteObject } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";

/** Screens that need no sign-in. */
export const publicTable: readonly ScreenRoute[] = [
  { path: publicPaths.top, load: () => import("./index.tsx"), plain: true },
  { path: publicPaths.logIn, load: () => import("./log-in.tsx"), plain: true },
  { path: publicPaths.logInReturn, load: () => import("./log-in/return.tsx"), plain: true },
  { path: publicPaths.emailChange, load: () => import("./email_change.tsx"), plain: true },
  { path: publicPaths.register, load: () => import("./register.tsx"), plain: true },
  { path: publicPaths.registerComplete, load: () => import("./register/complete.tsx"), plain: true, drawnByBrowser: true },
  { path: publicPaths.works, load: () => import("./japanesejob.tsx"), plain: true },
  { path: publicPaths.work, load: () => import("./japanesejob/work-id.tsx"), plain: true },
  { path: publicPaths.company, load: () => import("./japanesejob/company/company-id.tsx"), plain: true },
  { path: publicPaths.about, load: () => import("./about.tsx") },
  { path: publicPaths.aboutForCompany, load: () => import("./about_for_company.tsx") },
  { path: publicPaths.contact, load: () => import("./contact.tsx") },
  { path: publicPaths.contactConfirm, load: () => import("./contact_confirm.tsx"), drawnByBrowser: true },
  { path: publicPaths.faq, load: () => import("./faq.tsx") },
  { path: publicPaths.terms, load: () => import("./terms.tsx") },
  { path: publicPaths.privacyPolicy, load: () => import("./privacypolicy.tsx") },
  { path: publicPaths.law, load: () => import("./law.tsx") },
  { path: publicPaths.companyInfo, load: () => import("./company_info.tsx") },
  { path: publicPaths.accessibility, load: () => import("./accessibility.tsx") },
  { path: publicPaths.dataSharing, load: () => import("./data_sharing.tsx") },
  { path: publicPaths.exam, load: () => import("./exam.tsx"), plain: true },
  { path: publicPaths.verify, load: () => import("./verify/code.tsx"), plain: true },
  { path: publicPaths.news, load: () => import("./news.tsx"), plain: true },
  { path: publicPaths.newsDetail, load: () => import("./news_detail.tsx"), plain: true },
  { path: publicPaths.column, load: () => import("./column.tsx"), plain: true },
  { path: publicPaths.columnDetail, load: () => import("./news_detail2.tsx"), plain: true },
  { path: publicPaths.sendResetEmail, load: () => import("./password/send_reset_email.tsx") },
  { path: publicPaths.resetPassword, load: () => import("./password/reset.tsx") },
  { path: publicPaths.signUp, load: () => import("./user/signup.tsx"), drawnByBrowser: true },
  { path: publicPaths.signUpComplete, load: () => import("./user/signup/complete.tsx") },
  { path: publicPaths.notFound, load: () => import("./404.tsx"), plain: true },
];

const unknownPath: ScreenRoute = { path: "*", load: () => import("./404.tsx"), plain: true };

function routesOf(table: readonly ScreenRoute[]): RouteObject[] {
  return toRouteObjects(table, async () => undefined);
}

export const plainPublicRoutes = routesOf([...publicTable.filter(({ plain }) => plain), unknownPath]);

/** Screens that use the component library, inside its theme. */
export const themedPublicRoutes = routesOf(publicTable.filter(({ plain }) => !plain));
