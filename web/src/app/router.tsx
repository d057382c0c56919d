import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router-dom";
import { readAddress } from "#platform/i18n/address.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { plainPublicRoutes, themedPublicRoutes } from "#routes/_public/public.routes.tsx";
import { userRoutes } from "#routes/user/user.routes.tsx";
import { FirstLoad } from "./first-load.tsx";
import { Shell } from "./shell.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** The public and the seeker's route table inside the shell. The router matches without regard to case. */
export const routes: RouteObject[] = [
  {
    id: "shell",
    element: <Shell />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      { lazy: () => import("./layouts/seeker-layout.tsx"), children: userRoutes },
      {
        lazy: () => import("./layouts/public-layout.tsx"),
        children: [...plainPublicRoutes, { lazy: () => import("./layouts/public-theme.tsx"), children: themedPublicRoutes }],
      },
    ],
  },
];

const areas = [
  {
    within: /^\/company(?:\/|$)/i,
    load: async () => {
      const { companyRoutes } = await import("#routes/company/company.routes.tsx");
      return { id: "company", lazy: () => import("./layouts/company-layout.tsx"), children: companyRoutes };
    },
  },
  {
    within: /^\/admin(?:\/|$)/i,
    load: async () => {
      const { adminRoutes } = await import("#routes/admin/admin.routes.tsx");
      return { id: "admin", lazy: () => import("./layouts/admin-layout.tsx"), children: adminRoutes };
    },
  },
];

/** Adds the tables of the company and the admin area when somebody goes there: what a visitor loads first holds neither. */
const addArea: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  const area = areas.find(({ within }) => within.test(path));
  if (area) patch("shell", [await area.load()]);
};

/** The router for the language that an address names; without one people at work have their areas there too. */
export function routerOptions(pathname: string) {
  const { language } = readAddress(pathname);
  return language ? { basename: languageFacts[language].prefix } : { patchRoutesOnNavigation: addArea };
}

export function createAppRouter() {
  return createBrowserRouter(routes, routerOptions(location.pathname));
}
