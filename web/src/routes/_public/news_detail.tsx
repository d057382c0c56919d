import { type LoaderFunctionArgs, useLoaderData } from "react-router-dom";
import { loadNewsItem, NewsArticle } from "#features/news/news-article.tsx";
import { ScreenError } from "#ui/states.tsx";

export const loader = ({ request }: LoaderFunctionArgs) => loadNewsItem("NEWS", request);

/** One news item, named by `?id=`. */
export function Component() {
  return <NewsArticle category="NEWS" reference={useLoaderData<typeof loader>()} />;
}

export const ErrorBoundary = ScreenError;
