import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadNewsItem, NewsArticle } from "#features/news/news-article.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsItem("COLUMN", request);

/** One column, named by `?id=`. */
export function Component() {
  return <NewsArticle category="COLUMN" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
