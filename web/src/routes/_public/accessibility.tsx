import { useLoaderData } from "react-router-dom";
import { ScreenError } from "#ui/states.tsx";
import { loadSitePage, SitePage } from "./+site-page/site-page.tsx";

export const loader = () => loadSitePage("ACCESSIBILITY");

/** ウェブアクセシビリティ方針 by JIS X 8341-3. */
export function Component() {
  return <SitePage reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
