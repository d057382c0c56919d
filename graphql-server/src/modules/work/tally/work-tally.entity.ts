import { defineEntity, p } from "@mikro-orm/core";

const WorkTallySchema = defineEntity({
  name: "WorkTally",
  tableName: "work_tally",
  properties: {
    id: p.bigint("string").primary(),
    /** What is looked at: a token of a condition, nothing for all open works, "status" or "published". */
    own: p.text(),
    /** What is counted there: a token of a condition, nothing for the whole, a state or a day in Japan. */
    beside: p.text(),
    /** Works that came or went; the count is the sum. */
    change: p.integer(),
  },
  indexes: [{ properties: ["own", "beside"] }],
});

/** Counts of works that a table's triggers keep (migration `work_tally`), as changes to be summed: writers never wait for each other. */
export class WorkTally extends WorkTallySchema.class {}
WorkTallySchema.setClass(WorkTally);
