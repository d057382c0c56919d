import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese, type Locale } from "../../../shared/locale.ts";
import { LicenceProduct } from "./licence-product.entity.ts";

/** 13,000円 or ¥13,000. */
function yen(amount: number, english: boolean): string {
  const digits = new Intl.NumberFormat("en-US").format(amount);
  return english ? `¥${digits}` : `${digits}円`;
}

/** One line a product on sale: name, price with tax, how long it may be used. */
export async function licencePrices({ em }: Pick<Ctx, "em">, locale: Locale): Promise<string> {
  const products = await em.find(LicenceProduct, { active: true }, { orderBy: { position: "asc", code: "asc" }, limit: 50 });
  const english = !isJapanese(locale);
  const lines = products.map(({ name, nameEn, price, days }) =>
    english ? `${nameEn}: ${yen(price, true)} incl. tax, valid ${days} days` : `${name}：${yen(price, false)}（税込）、有効期間${days}日`,
  );
  return lines.join("\n");
}
