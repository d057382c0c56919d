import { type RouteObject, redirect } from "react-router-dom";
import { companyLoginPath, companyPaths } from "#paths/company.paths.ts";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";
import { loadViewer } from "#platform/session/viewer.ts";

/** The company area. */
export const companyTable: readonly ScreenRoute[] = [
  { path: companyPaths.login, load: () => import("./login.tsx") },
  { path: companyPaths.password, load: () => import("./password.tsx") },
  { path: companyPaths.passwordReset, load: () => import("./password/reset.tsx") },
  { path: companyPaths.workRegist, requiresSignIn: true, load: () => import("./work/regist.tsx") },
  { path: companyPaths.works, requiresSignIn: true, load: () => import("./work/lists.tsx") },
  { path: companyPaths.workEdit, requiresSignIn: true, load: () => import("./work/lists/edit.tsx") },
  { path: companyPaths.entries, requiresSignIn: true, load: () => import("./entry/users.tsx") },
  { path: companyPaths.entry, requiresSignIn: true, load: () => import("./entry/users/detail.tsx") },
  { path: companyPaths.message, requiresSignIn: true, load: () => import("./message.tsx") },
];

export const companyRoutes: RouteObject[] = toRouteObjects(companyTable, async ({ request }, route) => {
  if (!route.requiresSignIn || (await loadViewer()).company) return undefined;
  const { pathname, search } = new URL(request.url);
  return redirect(companyLoginPath(pathname + search));
});
