import { defineEntity, p } from "@mikro-orm/core";
import type { NewsContent } from "./news-content.ts";

/** Stands for an item that is not saved yet. */
export const newSubject = "NEW";

const NewsDraftSchema = defineEntity({
  name: "NewsDraft",
  tableName: "news_draft",
  properties: {
    adminId: p.uuid().primary(),
    /** The item, or NEW. */
    subject: p.string().length(36).primary(),
    /** As the form held it; its HTML is sanitised on write and on read. */
    content: p.json().$type<NewsContent>(),
    /** The item's version that the form was opened with. */
    baseVersion: p.integer().nullable(),
    savedAt: p.datetime(),
  },
  indexes: [{ properties: ["subject", "savedAt"] }],
});

/** An editor's unsaved text: kept every few seconds, gone when it is saved or thrown away. */
export class NewsDraft extends NewsDraftSchema.class {}
NewsDraftSchema.setClass(NewsDraft);
