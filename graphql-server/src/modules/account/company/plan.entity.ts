import { defineEntity, p } from "@mikro-orm/core";

export const planCodes = ["FREE", "STANDARD", "PREMIUM"] as const;
export type PlanCode = (typeof planCodes)[number];

const PlanSchema = defineEntity({
  name: "Plan",
  tableName: "plan",
  properties: {
    code: p.enum(planCodes).primary(),
    name: p.string().length(60),
    nameEn: p.string().length(60),
    /** Works that may be OPEN, PAUSED or SCHEDULED at one time. */
    publishedWorkLimit: p.integer(),
    memberLimit: p.integer(),
    /** Monthly price in yen without tax. */
    monthlyPrice: p.integer(),
    /** Whether its companies may search for people and ask them. */
    allowsScout: p.boolean().default(false),
  },
});

/** A plan: its price and what it allows a company. */
export class Plan extends PlanSchema.class {}
PlanSchema.setClass(Plan);
