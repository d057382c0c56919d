import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { User } from "../../account/seeker/user.entity.ts";
import type { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import { productNameIn } from "../licence/product-name.ts";
import type { Refund } from "./refund.entity.ts";

/** Mails the buyer what went back, in the given transaction; an erased account is told nothing. */
export async function tellRefund(
  ctx: Ctx,
  em: EntityManager,
  { refund, purchase }: { refund: Refund; purchase: LicencePurchase },
): Promise<void> {
  const user = purchase.user && (await em.findOne(User, { id: purchase.user.id }));
  if (!user || user.status === "ERASED") return;
  const product = await purchase.product.loadOrFail();
  const params = {
    product: productNameIn(user.locale, product),
    amount: refund.amount,
    number: refund.number ?? "",
    isWhole: refund.status === "DONE" ? 1 : 0,
  } as const;
  ctx.mail(em, { to: user.email, locale: user.locale, template: "licence-refunded", params });
}
