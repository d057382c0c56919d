import { defineEntity, p } from "@mikro-orm/core";
import { Company } from "../../account/company/company.entity.ts";
import { planCodes } from "../../account/company/plan.entity.ts";
import { billingMethods } from "../invoice/invoice.entity.ts";

export const subscriptionStatuses = ["NONE", "ACTIVE", "PAST_DUE"] as const;

const SubscriptionSchema = defineEntity({
  name: "Subscription",
  tableName: "subscription",
  properties: {
    company: () => p.oneToOne(Company).ref().primary().deleteRule("cascade"),
    /** NONE: on the free plan, perhaps with a saved card. */
    status: p.enum(subscriptionStatuses).default("NONE"),
    method: p.enum(billingMethods).default("CARD"),
    periodStart: p.datetime().nullable(),
    periodEnd: p.datetime().nullable(),
    /** Day of the month in Japan on which the plan began: a short month shortens one period, not all that follow. */
    anchorDay: p.integer().nullable(),
    /** The plan from the end of the period on; null: the same again. */
    nextPlan: p.enum(planCodes).nullable(),
    /** The provider's payer and card; brand and last four digits are all that is shown. */
    customer: p.string().length(120).nullable(),
    cardMethod: p.string().length(120).nullable(),
    cardBrand: p.string().length(30).nullable(),
    cardLast4: p.string().length(4).nullable(),
    /** The provider's name of a card that waits for the bank's question. */
    pendingCard: p.string().length(120).nullable(),
    pastDueSince: p.datetime().nullable(),
    nextDunningAt: p.datetime().nullable(),
    version: p.integer().version(),
    updatedAt: p.datetime(),
  },
  indexes: [{ properties: ["status", "periodEnd"] }, { properties: ["status", "nextDunningAt"] }],
});

/** A company's plan with its way of payment. */
export class Subscription extends SubscriptionSchema.class {}
SubscriptionSchema.setClass(Subscription);
