import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadSitePage("TERMS", request);

/** 利用規約. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} versions contents />;
}

export const ErrorBoundary = ScreenError;
