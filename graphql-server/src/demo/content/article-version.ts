import type { VersionLocale } from "../../modules/site/version/language-version.entity.ts";
import { indonesianArticles } from "./article-versions/id.data.ts";
import { nepaliArticles } from "./article-versions/ne.data.ts";
import { portugueseArticles } from "./article-versions/pt-br.data.ts";
import { vietnameseArticles } from "./article-versions/vi.data.ts";
import { chineseArticles } from "./article-versions/zh-hans.data.ts";
import { type ArticleVersion, type ArticleVersions, articleVersions } from "./article-versions.data.ts";

const byLocale: Readonly<Partial<Record<VersionLocale, ArticleVersions>>> = {
  vi: vietnameseArticles,
  "zh-Hans": chineseArticles,
  ne: nepaliArticles,
  id: indonesianArticles,
  "pt-BR": portugueseArticles,
};

/** A demo article in another language; undefined where it has none, as an operator leaves some. */
export function articleVersion(title: string, locale: VersionLocale): ArticleVersion | undefined {
  return articleVersions[title]?.[locale] ?? byLocale[locale]?.[title];
}
