import { versionLocales } from "../../modules/site/version/language-version.entity.ts";
import { sourceKeyOf } from "../../modules/site/version/write-version.ts";
import { foldText } from "../../platform/search-text/search-text.ts";
import { articleVersion } from "../content/article-version.ts";

interface Written {
  id: string;
  title: string;
  summary: string;
  bodyHtml: string;
  updatedAt: Date;
}

/** The articles that stand in other languages, beside the rows of their Japanese texts. */
export function demoVersions(news: readonly Written[]) {
  return news.flatMap((row) =>
    versionLocales.flatMap((locale) => {
      const [title, summary, ...paragraphs] = articleVersion(row.title, locale) ?? [];
      if (title === undefined || summary === undefined) return [];
      return [
        {
          subjectId: row.id,
          locale,
          title,
          summary,
          bodyHtml: paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n"),
          sourceKey: sourceKeyOf(row),
          searchText: foldText([title, summary, ...paragraphs].join(" ")),
          version: 1,
          updatedAt: row.updatedAt,
        },
      ];
    }),
  );
}
