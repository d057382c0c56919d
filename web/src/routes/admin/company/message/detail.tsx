import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { preloadThread } from "#features/operator-message/operator-thread.query.ts";
import { ThreadScreen } from "#features/operator-message/thread-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadThread(request);

/** One thread of the operator with a company. */
export function Component() {
  return <ThreadScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
