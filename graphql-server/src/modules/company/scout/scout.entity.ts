import { defineEntity, p } from "@mikro-orm/core";
import { EncryptedString } from "../../../platform/keys/encrypted-string.ts";
import { Company } from "../../account/company/company.entity.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { scoutDeclineReasons, scoutReportReasons } from "./scout.vocabulary.ts";

const ScoutSchema = defineEntity({
  name: "Scout",
  tableName: "scout",
  properties: {
    id: p.uuid().primary(),
    operationId: p.uuid().unique(),
    company: () => p.manyToOne(Company).ref().deleteRule("cascade"),
    work: () => p.manyToOne(Work).ref().deleteRule("cascade"),
    user: () => p.manyToOne(User).ref().deleteRule("cascade"),
    /** Who asked. */
    member: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    /** What was written; null once the person is erased. */
    body: p.type(EncryptedString).$type<string>().nullable(),
    openedAt: p.datetime().nullable(),
    declinedAt: p.datetime().nullable(),
    declineReason: p.enum(scoutDeclineReasons).nullable(),
    reportedAt: p.datetime().nullable(),
    reportReason: p.enum(scoutReportReasons).nullable(),
    createdAt: p.datetime(),
  },
  uniques: [{ properties: ["user", "work"] }],
  indexes: [
    { properties: ["company", "createdAt", "id"] },
    { properties: ["user", "createdAt", "id"] },
    { name: "scout_reported", expression: "create index scout_reported on scout (reported_at, id) where reported_at is not null" },
  ],
});

/** A company's question whether a person would like one of its works: once for a person and a work. */
export class Scout extends ScoutSchema.class {}
ScoutSchema.setClass(Scout);
