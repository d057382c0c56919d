import { defineEntity, p } from "@mikro-orm/core";
import { skills } from "../engine/next-item.ts";
import { ExamItem } from "../item/exam-item.entity.ts";
import { ExamAttempt } from "./exam-attempt.entity.ts";

const ExamResponseSchema = defineEntity({
  name: "ExamResponse",
  tableName: "test_response",
  properties: {
    id: p.uuid().primary(),
    attempt: () => p.manyToOne(ExamAttempt).ref().deleteRule("cascade"),
    item: () => p.manyToOne(ExamItem).ref().deleteRule("restrict"),
    /** Counted from 1. */
    position: p.integer(),
    skill: p.enum(skills),
    /** Served to learn about the item, not about the person. */
    pilot: p.boolean(),
    /** False for pilots and for what was only guessed. */
    scored: p.boolean(),
    /** Indexes of the item's options in the order they were shown. */
    optionOrder: p.json().$type<number[]>(),
    /** Key and parameters as they stood when the item was served: what the sitting is scored by for ever. */
    key: p.integer(),
    a: p.double().$type<number>(),
    b: p.double().$type<number>(),
    c: p.double().$type<number>(),
    /** Standard errors of b and of ln a as they stood then; 0 for answers that were scored without them. */
    seB: p.double().$type<number>().default(0),
    seLogA: p.double().$type<number>().default(0),
    servedAt: p.datetime(),
    deadlineAt: p.datetime(),
    /** Index in the shown order; null when the answer was "I do not know" or came too late. */
    choice: p.integer().nullable(),
    correct: p.boolean().nullable(),
    answeredAt: p.datetime().nullable(),
    /** Given faster than the question can be read, or unheard: kept, and not scored. */
    rapid: p.boolean().default(false),
  },
  uniques: [{ properties: ["attempt", "position"] }, { properties: ["attempt", "item"] }],
  indexes: [{ properties: ["item", "answeredAt"] }],
});

/** An item that was shown in a sitting, and its answer. */
export class ExamResponse extends ExamResponseSchema.class {}
ExamResponseSchema.setClass(ExamResponse);
