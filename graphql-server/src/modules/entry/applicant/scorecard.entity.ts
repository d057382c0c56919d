import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Entry } from "../entry/entry.entity.ts";

export const recommendations = ["YES", "UNSURE", "NO"] as const;
export type Recommendation = (typeof recommendations)[number];

const ScorecardSchema = defineEntity({
  name: "Scorecard",
  tableName: "scorecard",
  properties: {
    id: p.uuid().primary(),
    entry: () => p.manyToOne(Entry).ref().deleteRule("cascade"),
    member: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    /** 1 to 5 each; null while the member has not seen enough to tell. */
    japanese: p.smallint().nullable(),
    experience: p.smallint().nullable(),
    communication: p.smallint().nullable(),
    motivation: p.smallint().nullable(),
    recommendation: p.enum(recommendations),
    comment: p.type(EncryptedString).$type<string>().default(""),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
  },
  uniques: [{ properties: ["entry", "member"] }],
});

/** One member's rating of an applicant; one card for each member. The seeker never reads it. */
export class Scorecard extends ScorecardSchema.class {}
ScorecardSchema.setClass(Scorecard);
