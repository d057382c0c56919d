import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { plainPublicRoutes, themedPublicRoutes } from "#routes/_public/public.routes.tsx";
import { adminRoutes } from "#routes/admin/admin.routes.tsx";
import { companyRoutes } from "#routes/company/company.routes.tsx";
import { userRoutes } from "#routes/user/user.routes.tsx";
import { FullScreenSpinner } from "#ui/spinner.tsx";
import { Shell } from "./shell.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** The four route tables inside the shell. The router matches without regard to case. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      { lazy: () => import("./layouts/company-layout.tsx"), children: companyRoutes },
      { lazy: () => import("./layouts/admin-layout.tsx"), children: adminRoutes },
      { lazy: () => import("./layouts/seeker-layout.tsx"), children: userRoutes },
      {
        lazy: () => import("./layouts/public-layout.tsx"),
        children: [...plainPublicRoutes, { lazy: () => import("./layouts/public-theme.tsx"), children: themedPublicRoutes }],
      },
    ],
  },
];

export function createAppRouter() {
  return createBrowserRouter(routes);
}
