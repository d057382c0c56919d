import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { type LevelProbability, measuredLevels } from "../../../shared/vocabulary/measured-level.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { Skill } from "../engine/next-item.ts";
import type { SittingFlag } from "../engine/sitting-flags.ts";
import { ExamAttempt } from "../sitting/exam-attempt.entity.ts";

/** The result of one skill: an estimate of its own, from its answers only. */
export interface SkillResult {
  skill: Skill;
  answered: number;
  correct: number;
  theta: number;
  se: number;
}

const ExamResultSchema = defineEntity({
  name: "ExamResult",
  tableName: "test_result",
  properties: {
    id: p.uuid().primary(),
    attempt: () => p.oneToOne(ExamAttempt).ref().owner().unique().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    theta: p.double().$type<number>(),
    se: p.double().$type<number>(),
    level: p.enum(measuredLevels),
    probabilities: p.json().$type<LevelProbability[]>(),
    skills: p.json().$type<SkillResult[]>(),
    scoredCount: p.integer(),
    /** Enough answers for a certificate and for the profile. */
    complete: p.boolean(),
    /** Measured before the bank was calibrated. */
    provisional: p.boolean().default(true),
    /** What makes the sitting doubtful; a flagged one is in no profile and has no certificate. */
    flags: p.json().$type<SittingFlag[]>().default([]),
    /** When the certificate was issued; null while the seeker has not asked for it. */
    certificateIssuedAt: p.datetime().nullable(),
    /** The code on the certificate, with which anyone can check the result. Not guessable. */
    certificateCode: p.string().length(24).unique(),
    /** HMAC over the facts that the certificate states. */
    signature: p.string().length(64),
    revokedAt: p.datetime().nullable(),
    revokedReason: p.type(EncryptedString).$type<string>().nullable(),
    measuredAt: p.datetime(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["user", "measuredAt"] }],
});

/** The result of a sitting: the measured ability and level. */
export class ExamResult extends ExamResultSchema.class {}
ExamResultSchema.setClass(ExamResult);
