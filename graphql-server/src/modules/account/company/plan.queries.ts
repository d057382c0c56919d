import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese, type Locale } from "../../../shared/locale.ts";
import { addedTax, taxRate } from "../../../shared/tax.ts";
import { Plan } from "./plan.entity.ts";

/** The plans with their prices, the smallest first: prices to companies are shown with and without the tax. */
export async function listPlanOffers(ctx: Pick<Ctx, "em">, locale: Locale) {
  const plans = await ctx.em.find(Plan, {}, { orderBy: { monthlyPrice: "asc", code: "asc" }, limit: 20 });
  return plans.map(({ code, name, nameEn, publishedWorkLimit, memberLimit, monthlyPrice }) => ({
    code,
    name: isJapanese(locale) ? name : nameEn,
    publishedWorkLimit,
    memberLimit,
    monthlyPrice,
    monthlyPriceWithTax: monthlyPrice + addedTax(monthlyPrice, taxRate),
  }));
}
