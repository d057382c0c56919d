import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadNewsList, NewsList } from "#features/news/news-list.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsList("COLUMN", request);

/** Columns for everyone. */
export function Component() {
  return <NewsList category="COLUMN" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
