import { foldText } from "../platform/search-text/search-text.ts";
import { columnArticles, newsArticles } from "./content/articles.ts";
import { demoId, type Random } from "./random.ts";

/** News and columns, one a week back from today. */
export function demoNews(random: Random, now: Date) {
  const all = [
    ...newsArticles.map((article) => ["NEWS", article] as const),
    ...columnArticles.map((article) => ["COLUMN", article] as const),
  ];
  return all.map(([category, [topic, title, summary, ...paragraphs]], index) => {
    const publishedAt = new Date(now.getTime() - (index + 1) * 4 * 86_400_000);
    return {
      id: demoId(random, publishedAt),
      category,
      audience: "PUBLIC" as const,
      status: "PUBLISHED" as const,
      topic,
      title,
      summary,
      bodyHtml: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
      searchText: foldText([title, summary, ...paragraphs].join(" ")),
      publishAt: publishedAt,
      publishedAt,
      version: 1,
      createdAt: publishedAt,
      updatedAt: publishedAt,
    };
  });
}
