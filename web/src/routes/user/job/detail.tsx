import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadWorkPage, WorkPage } from "#features/work/work-page.tsx";
import { userWorkPath } from "#paths/user.paths.ts";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadWorkPage(new URL(request.url).searchParams.get("id") ?? "", request);

/** A work inside the user area. */
export function Component() {
  return <WorkPage reference={useLoaderData<typeof loader>()} pathOf={userWorkPath} keepsFitPlace />;
}

export const ErrorBoundary = ScreenError;
