import { defineEntity, p } from "@mikro-orm/core";

const ExamSchema = defineEntity({
  name: "Exam",
  tableName: "test",
  properties: {
    id: p.uuid().primary(),
    code: p.string().length(40).unique(),
    title: p.string().length(120),
    titleEn: p.string().length(120),
    /** Fingerprint of the bank that was installed last: tells whether the data files have changed since. */
    bankVersion: p.string().length(64),
    /** Sittings begun so far: what the exposure of an item is measured against. */
    sittings: p.integer().default(0),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
});

/** An exam: the bank of items that its sittings draw from. */
export class Exam extends ExamSchema.class {}
ExamSchema.setClass(Exam);
