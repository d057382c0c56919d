import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { User } from "../seeker/user.entity.ts";

export const cancellationReasons = [
  "FOUND_HERE",
  "FOUND_ELSEWHERE",
  "NO_SUITABLE_WORK",
  "JAPANESE_TOO_HARD",
  "PERMISSION_UNCLEAR",
  "SITE_HARD_TO_USE",
  "TOO_MANY_MAILS",
  "PRIVACY",
  "OTHER",
] as const;
export type CancellationReason = (typeof cancellationReasons)[number];

const CancellationSurveySchema = defineEntity({
  name: "CancellationSurvey",
  tableName: "cancellation_survey",
  properties: {
    id: p.uuid().primary(),
    /** Cut when the account is erased: the reasons stay as statistics of nobody. */
    user: () => p.manyToOne(User).ref().nullable().deleteRule("set null"),
    reasons: p.array().$type<CancellationReason[]>().default([]),
    /** In the seeker's own words; erased with the account. */
    comment: p.type(EncryptedString).$type<string>().nullable(),
    createdAt: p.datetime(),
  },
  indexes: [{ properties: ["createdAt"] }],
});

/** The reasons a seeker gave for leaving. */
export class CancellationSurvey extends CancellationSurveySchema.class {}
CancellationSurveySchema.setClass(CancellationSurvey);
