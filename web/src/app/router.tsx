import { createBrowserRouter, type PatchRoutesOnNavigationFunction, type RouteObject } from "react-router-dom";
import { isHouse } from "#paths/audience.ts";
import { readAddress } from "#platform/i18n/address.ts";
import { languageFacts } from "#platform/i18n/languages.ts";
import { plainPublicRoutes, themedPublicRoutes } from "#routes/_public/public.routes.tsx";
import { FirstLoad } from "./first-load.tsx";
import { Shell } from "./shell.tsx";
import { UnexpectedError } from "./unexpected-error.tsx";

/** The public route table inside the shell. The router matches without regard to case. */
export const routes: RouteObject[] = [
  {
    id: "shell",
    element: <Shell />,
    errorElement: <UnexpectedError />,
    hydrateFallbackElement: <FirstLoad />,
    children: [
      {
        lazy: () => import("./layouts/public-layout.tsx"),
        children: [...plainPublicRoutes, { lazy: () => import("./layouts/public-theme.tsx"), children: themedPublicRoutes }],
      },
    ],
  },
];

const areas = [
  {
    within: /^\/dev\//,
    load: async () => ({ id: "dev", children: (await import("#routes/dev/dev.routes.tsx")).devRoutes }),
  },
  {
    within: /^\/user(?:\/|$)/i,
    load: async () => (await import("./seeker-area.ts")).seekerArea,
  },
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

/** Adds the table of an area when somebody goes there: what a visitor loads first holds none. People at work have theirs without a language. */
const addArea: PatchRoutesOnNavigationFunction = async ({ path: address, patch }) => {
  const { language, path } = readAddress(address);
  const area = language !== null && isHouse(path) ? undefined : areas.find(({ within }) => within.test(path));
  if (area) patch("shell", [await area.load()]);
};

/** The router for the language that an address names. */
export function routerOptions(pathname: string) {
  const { language } = readAddress(pathname);
  return { patchRoutesOnNavigation: addArea, ...(language && { basename: languageFacts[language].prefix }) };
}

export function createAppRouter() {
  return createBrowserRouter(routes, routerOptions(location.pathname));
}

/** Resolves when the first screen and its data are there. */
export function whenReady(router: ReturnType<typeof createAppRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(look);
    function look({ initialized }: { initialized: boolean }): void {
      if (!initialized) return;
      stop();
      resolve();
    }
    look(router.state);
  });
}
