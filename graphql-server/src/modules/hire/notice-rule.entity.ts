import { defineEntity, p } from "@mikro-orm/core";

const NoticeRuleSchema = defineEntity({
  name: "NoticeRule",
  tableName: "notice_rule",
  properties: {
    code: p.string().length(60).primary(),
    /** Whether the rule is about people insured under 雇用保険. */
    isInsured: p.boolean(),
    /** Day of the month after the hire by which the notice is due; null is that month's last day. */
    dueDay: p.integer().nullable(),
    validFrom: p.type("date").$type<string>(),
    validTo: p.type("date").$type<string>().nullable(),
    source: p.text(),
    sourceDate: p.type("date").$type<string>(),
  },
  checks: [{ name: "notice_rule_period", expression: "valid_to is null or valid_from <= valid_to" }],
});

/** A dated rule of 外国人雇用状況の届出: the law changes by rows, not by code. */
export class NoticeRule extends NoticeRuleSchema.class {}
NoticeRuleSchema.setClass(NoticeRule);
