import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { ExamItem } from "../item/exam-item.entity.ts";

const PracticeAnswerSchema = defineEntity({
  name: "PracticeAnswer",
  tableName: "practice_answer",
  properties: {
    id: p.uuid().primary(),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    item: () => p.manyToOne(ExamItem).ref().deleteRule("restrict"),
    /** The first answer: the only one that says something about the person, as it was given before the key was shown. */
    firstCorrect: p.boolean(),
    firstAnsweredAt: p.datetime(),
    /** The item's parameters as they stood then. */
    a: p.double().$type<number>(),
    b: p.double().$type<number>(),
    c: p.double().$type<number>(),
    /** Index of the latest choice in the author's order; null for "I do not know". */
    lastChoice: p.integer().nullable(),
    lastAnsweredAt: p.datetime(),
    tries: p.integer().default(1),
    /** What spaced repetition knows of the memory; null before the first review since there is one. */
    stability: p.double().$type<number>().nullable(),
    difficulty: p.double().$type<number>().nullable(),
    /** Days in Japan. */
    reviewedOn: p.type("date").$type<string>().nullable(),
    dueOn: p.type("date").$type<string>(),
  },
  uniques: [{ properties: ["user", "item"] }],
  indexes: [{ properties: ["user", "firstAnsweredAt"] }, { properties: ["user", "dueOn"] }],
});

/** A seeker's answers to one practice item. */
export class PracticeAnswer extends PracticeAnswerSchema.class {}
PracticeAnswerSchema.setClass(PracticeAnswer);
