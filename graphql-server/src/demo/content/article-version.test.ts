import { expect, it } from "vitest";
import { articleVersion } from "./article-version.ts";
import { articleVersions } from "./article-versions.data.ts";

const inEnglish = Object.entries(articleVersions).flatMap(([title, { en }]) => (en ? [[title, en.length] as const] : []));

it.each(["vi", "zh-Hans", "ne", "id", "pt-BR"] as const)(
  "every article that is told in English is told in %s, with a paragraph for each",
  (locale) => {
    expect(inEnglish.map(([title]) => [title, articleVersion(title, locale)?.length])).toEqual(inEnglish);
  },
);
