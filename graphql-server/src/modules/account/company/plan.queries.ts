import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import { Plan } from "./plan.entity.ts";

/** Consumption tax on our services, per cent; prices to companies are shown with and without. */
const taxRate = 10;

/** The plans with their prices, the smallest first. Fractions of a yen are dropped, once. */
export async function listPlanOffers(ctx: Pick<Ctx, "em">, locale: Locale) {
  const plans = await ctx.em.find(Plan, {}, { orderBy: { monthlyPrice: "asc", code: "asc" }, limit: 20 });
  return plans.map(({ code, name, nameEn, publishedWorkLimit, memberLimit, monthlyPrice }) => ({
    code,
    name: locale === "en" ? nameEn : name,
    publishedWorkLimit,
    memberLimit,
    monthlyPrice,
    monthlyPriceWithTax: monthlyPrice + Math.floor((monthlyPrice * taxRate) / 100),
  }));
}
