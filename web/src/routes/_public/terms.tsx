import { useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = () => loadSitePage("TERMS");

/** 利用規約. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} contents />;
}

export const ErrorBoundary = ScreenError;
