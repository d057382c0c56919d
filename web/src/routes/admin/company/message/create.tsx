import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { CreateScreen, preloadRecipient } from "#features/operator-message/create-screen.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => preloadRecipient("COMPANY", request);

/** A first message to one company, or to many. */
export function Component() {
  return <CreateScreen audience="COMPANY" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
