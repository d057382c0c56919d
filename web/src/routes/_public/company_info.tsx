import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadSitePage("COMPANY_INFO", request);

/** The page about the operator of the site, with the 届出番号. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} versions />;
}

export const ErrorBoundary = ScreenError;
