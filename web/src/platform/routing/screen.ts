import type { LazyRouteFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from "react-router-dom";
import { speakLanguage } from "#platform/i18n/i18n.ts";
import { languageOf } from "#platform/i18n/language.ts";

/** The one face of every screen module. */
export interface ScreenModule {
  loader?: (args: LoaderFunctionArgs) => unknown;
  Component: () => React.ReactNode;
  ErrorBoundary?: () => React.ReactNode;
  shouldRevalidate?: ShouldRevalidateFunction;
}

/** A line of a route table: the path of the screen, and its demands on the reader. */
export interface ScreenRoute {
  path: string;
  load: () => Promise<ScreenModule>;
  /** Company and admin areas: the browser is sent to sign in first. Authority itself lives on the server. */
  requiresSignIn?: boolean;
  /** Public area: made without the component library, so that a first visit is light (npm run size). */
  plain?: boolean;
  /** What it shows is known to the browser alone: the server leaves it to draw. */
  drawnByBrowser?: boolean;
  /** Seeker area: shows a sign-in panel in place to whoever is not signed in. */
  personal?: boolean;
}

/** Data of a personal screen while nobody is signed in: the area shows its sign-in panel until the router has loaded the screen's own. */
export const signInNeeded = "SIGN_IN_NEEDED";

type Guard = (args: LoaderFunctionArgs, route: ScreenRoute) => Promise<Response | typeof signInNeeded | undefined>;

/** Makes router entries of a table; the guard runs before the screen's own loader. */
export function toRouteObjects(table: readonly ScreenRoute[], guard: Guard): RouteObject[] {
  return table.map((route) => ({
    path: route.path,
    handle: route,
    lazy: lazyScreen(route, guard),
  }));
}

function lazyScreen(route: ScreenRoute, guard: Guard): LazyRouteFunction<RouteObject> {
  return async () => {
    const { loader, ...screen } = await route.load();
    return {
      ...screen,
      loader: async (args: LoaderFunctionArgs) => {
        const stop = await guard(args, route);
        await speakLanguage(languageOf(new URL(args.request.url).pathname));
        return stop ?? (await loader?.(args)) ?? null;
      },
    };
  };
}
