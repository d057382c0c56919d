import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { preloadThreads, ThreadListScreen } from "#features/operator-message/thread-list-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadThreads("SEEKER", request);

/** The operator's threads with seekers. */
export function Component() {
  return <ThreadListScreen audience="SEEKER" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
