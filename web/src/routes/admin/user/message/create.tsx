import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { CreateScreen, preloadRecipient } from "#features/operator-message/create-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadRecipient("SEEKER", request);

/** A first message to one seeker, or to many. */
export function Component() {
  return <CreateScreen audience="SEEKER" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
