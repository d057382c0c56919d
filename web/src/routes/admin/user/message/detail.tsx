import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ConversationScreen } from "#features/operator-message/conversation-screen.tsx";
import { preloadConversation } from "#features/operator-message/operator-conversation.query.ts";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadConversation(request);

/** One conversation of the operator with a seeker. */
export function Component() {
  return <ConversationScreen audience="SEEKER" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
