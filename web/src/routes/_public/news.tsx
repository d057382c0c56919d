import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadNewsList, NewsList } from "#features/news/news-list.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsList("NEWS", request);

/** News for everyone. */
export function Component() {
  return <NewsList category="NEWS" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
