import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { ConversationListScreen, preloadConversations } from "#features/operator-message/conversation-list-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadConversations("SEEKER", request);

/** The operator's conversations with seekers. */
export function Component() {
  return <ConversationListScreen audience="SEEKER" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
