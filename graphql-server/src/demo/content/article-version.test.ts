import { expect, it } from "vitest";
import { articleVersion } from "./article-version.ts";
import { articleVersions } from "./article-versions.data.ts";

it.each(["vi", "zh-Hans", "ne", "id", "pt-BR"] as const)(
  "every article that is told in English is told in %s, with a paragraph for each",
  (locale) => {
    for (const [title, { en }] of Object.entries(articleVersions)) {
      if (en) expect(articleVersion(title, locale), title).toHaveLength(en.length);
    }
  },
);
