import { defineEntity, p } from "@mikro-orm/core";
import { User } from "../../account/seeker/user.entity.ts";
import { Exam } from "./exam.entity.ts";

/** EXPIRED: the time was over; graded with what was answered. */
export const examAttemptStatuses = ["OPEN", "FINISHED", "EXPIRED"] as const;

/** FREE: the one of the month; LICENCE: paid; RETAKE: a repetition that was owed. */
export const attemptGrounds = ["FREE", "LICENCE", "RETAKE"] as const;

const ExamAttemptSchema = defineEntity({
  name: "ExamAttempt",
  tableName: "test_attempt",
  properties: {
    id: p.uuid().primary(),
    test: () => p.manyToOne(Exam).ref().deleteRule("restrict"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    status: p.enum(examAttemptStatuses).default("OPEN"),
    /** Listening items are served only to somebody who can hear their recordings. */
    withListening: p.boolean(),
    startedAt: p.datetime(),
    deadlineAt: p.datetime(),
    endedAt: p.datetime().nullable(),
    ground: p.enum(attemptGrounds).default("FREE"),
    /** Free repetitions that this sitting gives: for one that was paid while results are provisional, and for one that was flagged. */
    retakesOwed: p.integer().default(0),
    /** Scored answers so far. */
    scoredCount: p.integer().default(0),
    theta: p.double().$type<number>(),
    se: p.double().$type<number>(),
    /** Chosen by the client so that an unknown outcome can be sent again without harm. */
    operationId: p.uuid().unique(),
    version: p.integer().version(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  indexes: [
    { properties: ["user", "startedAt"] },
    {
      name: "test_attempt_one_open",
      expression: "create unique index test_attempt_one_open on test_attempt (user_id) where status = 'OPEN'",
    },
    {
      name: "test_attempt_due",
      expression: "create index test_attempt_due on test_attempt (deadline_at) where status = 'OPEN'",
    },
  ],
});

/** One sitting of a seeker. */
export class ExamAttempt extends ExamAttemptSchema.class {}
ExamAttemptSchema.setClass(ExamAttempt);
