import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";

const PracticeDaySchema = defineEntity({
  name: "PracticeDay",
  tableName: "practice_day",
  properties: {
    user: () => p.manyToOne(User).ref().primary().deleteRule("cascade"),
    /** The day in Japan. */
    day: p.type("date").$type<string>().primary(),
    answers: p.integer().default(0),
    /** Time spent on answers. */
    activeMs: p.integer().default(0),
    lastAnsweredAt: p.datetime(),
  },
});

/** What a seeker practised on one day. */
export class PracticeDay extends PracticeDaySchema.class {}
PracticeDaySchema.setClass(PracticeDay);
