import type { RouteObject } from "react-router-dom";
import { type ScreenRoute, toRouteObjects } from "#platform/routing/screen.ts";

/** Pages for those who build the site. A server in production does not answer their addresses. */
const devTable: readonly ScreenRoute[] = [{ path: "/dev/ui", load: () => import("./ui.tsx") }];

/** Only a server in development marks its pages: whoever comes there another way finds nothing. */
export const devRoutes: RouteObject[] = toRouteObjects(devTable, async () => {
  const isDevelopment = import.meta.env.DEV || document.documentElement.dataset["dev"] === "true";
  if (!isDevelopment) throw new Response("", { status: 404, statusText: "Not Found" });
  return undefined;
});
