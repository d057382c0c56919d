import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { preloadThreads, ThreadListScreen } from "#features/operator-message/thread-list-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadThreads("COMPANY", request);

/** The operator's threads with companies. */
export function Component() {
  return <ThreadListScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
