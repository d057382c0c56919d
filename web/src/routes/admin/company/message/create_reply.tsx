import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { preloadThread } from "#features/operator-message/operator-thread.query.ts";
import { ReplyScreen } from "#features/operator-message/reply-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadThread(request);

/** The answer to a company in a thread. */
export function Component() {
  return <ReplyScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
