import { defineEntity, p } from "@mikro-orm/core";

const RuleTierSchema = defineEntity({
  name: "RuleTier",
  tableName: "rule_tier",
  properties: {
    /** The code of what the rule finds. */
    rule: p.string().length(60).primary(),
    /** First day on which the row is in force; it stays until the next row of the rule. */
    validFrom: p.type("date").$type<string>().primary(),
    /** True: what the rule finds stops a text. False: the rule is what it was when it came with the product. */
    raised: p.boolean(),
    reason: p.string().length(400),
    createdBy: p.uuid(),
    createdAt: p.datetime(),
  },
  checks: [{ name: "rule_tier_future", expression: "valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date" }],
});

/** That a rule which asks the moderator stops a text from a day on, or does not any more. Rows are added, never changed; none can say less than the product. */
export class RuleTier extends RuleTierSchema.class {}
RuleTierSchema.setClass(RuleTier);
