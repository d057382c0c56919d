import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import { listLicenceProducts } from "./licence.queries.ts";
import { priceLineIn } from "./product-name.ts";

/** One line a product on sale: name, price with tax, how long it may be used. */
export async function licencePrices(ctx: Pick<Ctx, "em" | "hooks">, locale: Locale): Promise<string> {
  const products = await listLicenceProducts(ctx);
  return products.map((product) => priceLineIn(locale, product)).join("\n");
}
