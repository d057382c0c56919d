import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadSitePage("LAW", request);

/** 特定商取引法に基づく表示. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} versions />;
}

export const ErrorBoundary = ScreenError;
