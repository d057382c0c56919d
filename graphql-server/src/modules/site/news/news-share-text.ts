import type { ShareText } from "../../../platform/picture/share-picture.ts";
import type { News } from "./news.entity.ts";

const kinds = { NEWS: "お知らせ", COLUMN: "コラム" } as const;

/** What the picture of an item says where its address is shared. */
export function newsShareText({ category, title, summary }: Pick<News, "category" | "title" | "summary">): ShareText {
  return { site: "ことばワークス", kind: kinds[category], title, main: "", place: "", owner: summary };
}
