import { useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = () => loadSitePage("DATA_SHARING");

/** 外部送信: what the browser is made to send to others. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
