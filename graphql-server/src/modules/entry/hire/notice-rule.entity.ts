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
    /** Last day, after which the row before it holds again; null means until a newer row. */
    validTo: p.type("date").$type<string>().nullable(),
    source: p.text(),
    sourceDate: p.type("date").$type<string>(),
    /** Who added it and when; null for what came with the product. */
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().nullable(),
  },
  checks: [
    { name: "notice_rule_period", expression: "valid_to is null or valid_from <= valid_to" },
    { name: "notice_rule_day", expression: "due_day >= 1 and due_day <= 31" },
    {
      name: "notice_rule_future",
      expression: "created_at is null or valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date",
    },
  ],
});

/** A dated rule of 外国人雇用状況の届出: the law changes by rows, not by code. Rows are added, never changed. */
export class NoticeRule extends NoticeRuleSchema.class {}
NoticeRuleSchema.setClass(NoticeRule);
