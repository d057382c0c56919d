import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ConversationListScreen, preloadConversations } from "#features/operator-message/conversation-list-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadConversations("COMPANY", request);

/** The operator's conversations with companies. */
export function Component() {
  return <ConversationListScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
