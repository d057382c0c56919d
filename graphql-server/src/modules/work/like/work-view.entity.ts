import { defineEntity, p } from "@mikro-orm/core";
import { Work } from "../posting/work.entity.ts";

const WorkViewSchema = defineEntity({
  name: "WorkView",
  tableName: "work_view",
  properties: {
    work: () => p.manyToOne(Work).ref().primary().deleteRule("cascade"),
    /** Keyed hash of the session or, without one, of address and browser: it names nobody. */
    visitor: p.string().length(43).primary(),
    /** The day in Japan. */
    day: p.type("date").$type<string>().primary(),
  },
  indexes: [{ properties: ["day"] }],
});

/** A visitor's view of a work on one day; kept for two days, so that nobody counts twice in one. */
export class WorkView extends WorkViewSchema.class {}
WorkViewSchema.setClass(WorkView);
