import { defineEntity, p } from "@mikro-orm/core";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { CompanyMember } from "../../account/member/company-member.entity.ts";
import { Entry } from "../entry/entry.entity.ts";
import { workConditions } from "./hire.vocabulary.ts";

const HireCheckSchema = defineEntity({
  name: "HireCheck",
  tableName: "hire_check",
  properties: {
    entry: () => p.oneToOne(Entry).ref().primary().deleteRule("cascade"),
    /** 雇入れ年月日: the first day, in Japan. */
    startsOn: p.type("date").$type<string>().nullable(),
    /** Japanese nationals, 特別永住者, 外交 and 公用: neither a card check nor a notice. */
    isExempt: p.boolean().default(false),
    /** 雇用保険の被保険者: decides by when the notice is due. */
    isInsured: p.boolean().default(true),
    cardCheckedOn: p.type("date").$type<string>().nullable(),
    cardCheckedBy: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    residenceStatus: p.text().$type<ResidenceStatus>().nullable(),
    cardExpiresOn: p.type("date").$type<string>().nullable(),
    workCondition: p.enum(workConditions).nullable(),
    /** Whether the number was looked up with the immigration agency. The number itself is never stored, nor is a picture of the card. */
    numberConfirmed: p.boolean().default(false),
    /** By when the notice is due, by the rule of the first day. */
    noticeDueOn: p.type("date").$type<string>().nullable(),
    noticeFiledOn: p.type("date").$type<string>().nullable(),
    noticeFiledBy: () => p.manyToOne(CompanyMember).ref().nullable().deleteRule("set null"),
    /** Time of the last reminder to the company that something is due. */
    remindedAt: p.datetime().nullable(),
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
  indexes: [
    {
      name: "hire_check_open",
      expression: "create index hire_check_open on hire_check (notice_due_on) where notice_filed_on is null and not is_exempt",
    },
    { properties: ["cardExpiresOn"] },
  ],
});

/** An employer's checks and filings for one hire: dates and facts only, and only from the acceptance of the offer on. */
export class HireCheck extends HireCheckSchema.class {}
HireCheckSchema.setClass(HireCheck);
