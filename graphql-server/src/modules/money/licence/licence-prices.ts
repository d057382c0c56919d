import type { Ctx } from "../../../shared/ctx.ts";
import { isJapanese, type Locale } from "../../../shared/locale.ts";
import { listLicenceProducts } from "./licence.queries.ts";

/** 13,000円 or ¥13,000. */
function yen(amount: number, english: boolean): string {
  const digits = new Intl.NumberFormat("en-US").format(amount);
  return english ? `¥${digits}` : `${digits}円`;
}

/** One line a product on sale: name, price with tax, how long it may be used. */
export async function licencePrices(ctx: Pick<Ctx, "em" | "hooks">, locale: Locale): Promise<string> {
  const products = await listLicenceProducts(ctx);
  const english = !isJapanese(locale);
  const lines = products.map(({ name, nameEn, price, days }) =>
    english ? `${nameEn}: ${yen(price, true)} incl. tax, valid ${days} days` : `${name}：${yen(price, false)}（税込）、有効期間${days}日`,
  );
  return lines.join("\n");
}
