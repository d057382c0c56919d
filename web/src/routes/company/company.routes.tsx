import { type RouteObject, redirect } from "react-router-dom";
import { companyLoginPath, companyPaths } from "#paths/company.paths.ts";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";
import { loadViewer } from "#platform/session/viewer.ts";

/** The company area. */
export const companyTable: readonly ScreenRoute[] = [
  { path: companyPaths.login, load: () => import("./login.tsx") },
  { path: companyPaths.password, load: () => import("./password.tsx") },
  { path: companyPaths.passwordReset, load: () => import("./password/reset.tsx") },
  { path: companyPaths.create, load: () => import("./create.tsx") },
  { path: companyPaths.top, requiresSignIn: true, load: () => import("./top.tsx") },
  { path: companyPaths.newsList, requiresSignIn: true, load: () => import("./news/list.tsx") },
  { path: companyPaths.news, requiresSignIn: true, load: () => import("./news/news-id.tsx") },
  { path: companyPaths.userRegist, requiresSignIn: true, load: () => import("./user/regist.tsx") },
  { path: companyPaths.memberInfo, requiresSignIn: true, load: () => import("./memberinfo.tsx") },
  { path: companyPaths.memberInfoConfig, requiresSignIn: true, load: () => import("./members/info/config.tsx") },
  { path: companyPaths.memberInfoComplete, requiresSignIn: true, load: () => import("./members/info/complete.tsx") },
  { path: companyPaths.members, requiresSignIn: true, load: () => import("./members.tsx") },
  { path: companyPaths.memberRegist, requiresSignIn: true, load: () => import("./members/regist.tsx") },
  { path: companyPaths.memberRegistConfig, requiresSignIn: true, load: () => import("./members/regist/config.tsx") },
  { path: companyPaths.memberRegistComplete, requiresSignIn: true, load: () => import("./members/regist/comp.tsx") },
  { path: companyPaths.creditCard, requiresSignIn: true, load: () => import("./members/creditcard.tsx") },
  { path: companyPaths.plan, requiresSignIn: true, load: () => import("./plan.tsx") },
  { path: companyPaths.planConfirm, requiresSignIn: true, load: () => import("./plan/confim.tsx") },
  { path: companyPaths.unsubscribe, requiresSignIn: true, load: () => import("./unsubscribe.tsx") },
  { path: companyPaths.unsubscribeProcedure, requiresSignIn: true, load: () => import("./unsubscribe/procedure.tsx") },
  { path: companyPaths.unsubscribeComplete, requiresSignIn: true, load: () => import("./unsubscribe/complete.tsx") },
  { path: companyPaths.workRegist, requiresSignIn: true, load: () => import("./work/regist.tsx") },
  { path: companyPaths.works, requiresSignIn: true, load: () => import("./work/lists.tsx") },
  { path: companyPaths.workEdit, requiresSignIn: true, load: () => import("./work/lists/edit.tsx") },
  { path: companyPaths.entries, requiresSignIn: true, load: () => import("./entry/users.tsx") },
  { path: companyPaths.entry, requiresSignIn: true, load: () => import("./entry/users/detail.tsx") },
  { path: companyPaths.scouts, requiresSignIn: true, load: () => import("./scout.tsx") },
  { path: companyPaths.webhooks, requiresSignIn: true, load: () => import("./webhook.tsx") },
  { path: companyPaths.message, requiresSignIn: true, load: () => import("./message.tsx") },
];

/** Screens that only an owner can use, with the screen that tells other members so. */
const ownersScreens: Readonly<Record<string, string>> = {
  [companyPaths.memberRegist]: companyPaths.members,
  [companyPaths.memberRegistConfig]: companyPaths.members,
  [companyPaths.webhooks]: companyPaths.memberInfo,
  [companyPaths.creditCard]: companyPaths.plan,
  [companyPaths.planConfirm]: companyPaths.plan,
  [companyPaths.unsubscribeProcedure]: companyPaths.unsubscribe,
};

const unknownPath: ScreenRoute = { path: "/company/*", load: () => import("./404.tsx") };

export const companyRoutes: RouteObject[] = toRouteObjects([...companyTable, unknownPath], async ({ request }, route) => {
  // Whose account it is decides about the language, also of screens that need none.
  const { company } = await loadViewer();
  if (!route.requiresSignIn) return undefined;
  const { pathname, search } = new URL(request.url);
  if (!company) return redirect(companyLoginPath(pathname + search));
  const readable = ownersScreens[route.path];
  return readable && company.role !== "OWNER" ? redirect(readable) : undefined;
});
