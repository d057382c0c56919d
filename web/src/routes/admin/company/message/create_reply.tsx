import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { preloadConversation } from "#features/operator-message/operator-conversation.query.ts";
import { ReplyScreen } from "#features/operator-message/reply-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadConversation(request);

/** The answer to a company in a conversation. */
export function Component() {
  return <ReplyScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
