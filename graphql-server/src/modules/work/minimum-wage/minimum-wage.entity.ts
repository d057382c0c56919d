import { defineEntity, p } from "@mikro-orm/core";
import { prefectureCodes } from "../../../shared/vocabulary/prefecture.ts";

const MinimumWageSchema = defineEntity({
  name: "MinimumWage",
  tableName: "minimum_wage",
  properties: {
    prefecture: p.enum(prefectureCodes).primary(),
    /** First day on which the amount is in force; it stays until the next row of the prefecture. */
    validFrom: p.type("date").$type<string>().primary(),
    /** Yen an hour. */
    amount: p.integer(),
    /** Where it was read; null for what came with the product, like who added it and when. */
    source: p.string().length(400).nullable(),
    createdBy: p.uuid().nullable(),
    createdAt: p.datetime().nullable(),
  },
  checks: [
    { name: "minimum_wage_amount", expression: "amount > 0" },
    {
      name: "minimum_wage_future",
      expression: "created_at is null or valid_from > (created_at at time zone 'UTC' + '09:00:00'::interval)::date",
    },
  ],
});

/** 地域別最低賃金 of a prefecture from a day on. */
export class MinimumWage extends MinimumWageSchema.class {}
MinimumWageSchema.setClass(MinimumWage);
