import type { RouteObject } from "react-router-dom";
import { userPaths } from "#paths/user.paths.ts";
import { type ScreenRoute, signInNeeded, toRouteObjects } from "#platform/routing/screen.ts";
import { loadViewer } from "#platform/session/viewer.ts";

/** The seeker area. None is flagged as needing sign-in: personal ones show a sign-in panel in place. */
export const userTable: readonly ScreenRoute[] = [
  { path: userPaths.dashboard, personal: true, load: () => import("./dashboard.tsx") },
  { path: userPaths.newsDetail, load: () => import("./news_detail.tsx") },
  { path: userPaths.exam, load: () => import("./exam.tsx") },
  { path: userPaths.examProgress, personal: true, load: () => import("./exam/progress.tsx") },
  { path: userPaths.entry, personal: true, load: () => import("./entry.tsx") },
  { path: userPaths.entryConfirm, personal: true, load: () => import("./entry/confirm.tsx") },
  { path: userPaths.entryComplete, personal: true, load: () => import("./entry/complete.tsx") },
  { path: userPaths.entries, personal: true, load: () => import("./entry/now_entry_list.tsx") },
  { path: userPaths.works, load: () => import("./job.tsx") },
  { path: userPaths.work, load: () => import("./job/detail.tsx") },
  { path: userPaths.likedWorks, personal: true, load: () => import("./job/likeit.tsx") },
  { path: userPaths.licence, personal: true, load: () => import("./licence/purchase.tsx") },
  { path: userPaths.teaching, load: () => import("./teaching.tsx") },
  { path: userPaths.teachingDetail, load: () => import("./teaching/detail.tsx") },
  { path: userPaths.message, personal: true, load: () => import("./message.tsx") },
  { path: userPaths.cancel, personal: true, load: () => import("./cancel.tsx") },
  { path: userPaths.cancelQuestion, personal: true, load: () => import("./cancel/question.tsx") },
  { path: userPaths.cancelComplete, load: () => import("./cancel/complete.tsx") },
  { path: userPaths.scouts, personal: true, load: () => import("./scout.tsx") },
  { path: userPaths.shifts, personal: true, load: () => import("./shift.tsx") },
  { path: userPaths.memberView, personal: true, load: () => import("./member/view.tsx") },
  { path: userPaths.memberEdit, personal: true, load: () => import("./member/edit.tsx") },
  { path: userPaths.memberComplete, personal: true, load: () => import("./member/complete.tsx") },
];

const unknownPath: ScreenRoute = { path: "/user/*", load: () => import("./404.tsx") };

export const userRoutes: RouteObject[] = toRouteObjects([...userTable, unknownPath], async (_, route) => {
  // Whose account it is decides about the language, also of screens that need none.
  const { seeker } = await loadViewer();
  return route.personal && !seeker ? signInNeeded : undefined;
});
