import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "./company.entity.ts";

const CompanyReplySchema = defineEntity({
  name: "CompanyReply",
  tableName: "company_reply",
  properties: {
    company: () => p.oneToOne(Company).ref().primary().deleteRule("cascade"),
    /** Per cent of the applications that were answered within 14 days. */
    rate: p.smallint(),
    /** Median of the days until the first answer, to one digit; null while nothing was answered. */
    medianDays: p.double().nullable(),
    entryCount: p.integer(),
    computedAt: p.datetime(),
  },
});

/** The reliability of a company's answers, derived only from the history of its applications and recomputed each time. */
export class CompanyReply extends CompanyReplySchema.class {}
CompanyReplySchema.setClass(CompanyReply);
