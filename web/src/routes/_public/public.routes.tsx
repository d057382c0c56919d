import type { RouteObject } from "react-router-dom";
import { publicPaths } from "#paths/public.paths.ts";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";

/** Screens that need no sign-in. */
export const publicTable: readonly ScreenRoute[] = [
  { path: publicPaths.top, load: () => import("./index.tsx") },
  { path: publicPaths.logIn, load: () => import("./log-in.tsx") },
  { path: publicPaths.register, load: () => import("./register.tsx") },
  { path: publicPaths.registerComplete, load: () => import("./register/complete.tsx") },
  { path: publicPaths.works, load: () => import("./japanesejob.tsx") },
  { path: publicPaths.work, load: () => import("./japanesejob/work-id.tsx") },
  { path: publicPaths.news, load: () => import("./news.tsx") },
  { path: publicPaths.newsDetail, load: () => import("./news_detail.tsx") },
  { path: publicPaths.column, load: () => import("./column.tsx") },
  { path: publicPaths.columnDetail, load: () => import("./news_detail2.tsx") },
  { path: publicPaths.sendResetEmail, load: () => import("./password/send_reset_email.tsx") },
  { path: publicPaths.resetPassword, load: () => import("./password/reset.tsx") },
  { path: publicPaths.signUp, load: () => import("./user/signup.tsx") },
  { path: publicPaths.signUpComplete, load: () => import("./user/signup/complete.tsx") },
  { path: publicPaths.notFound, load: () => import("./404.tsx") },
];

const unknownPath: ScreenRoute = { path: "*", load: () => import("./404.tsx") };

export const publicRoutes: RouteObject[] = toRouteObjects([...publicTable, unknownPath], async () => undefined);
