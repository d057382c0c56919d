import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadWorkPage, WorkPage } from "#features/work/work-page.tsx";
import { workPath } from "#paths/public.paths.ts";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ params, request }: LoaderFunctionArgs) => loadWorkPage(params["workId"] ?? "", request);

/** A work's public page. */
export function Component() {
  return <WorkPage reference={useLoaderData<typeof loader>()} pathOf={workPath} />;
}

export const ErrorBoundary = ScreenError;
