import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { includedTax } from "../../../shared/tax.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { paymentOfPurchase, productByCode } from "../licence/licence.loaders.ts";
import { LicenceProductType } from "../licence/licence.type.ts";
import type { LicenceProduct } from "../licence/licence-product.entity.ts";
import type { LicencePurchase } from "../licence/licence-purchase.entity.ts";
import type { CardPaymentStatus } from "../payment/card-payment.entity.ts";
import type { Refund } from "./refund.entity.ts";
import { LicenceSaleFilterInput, RefundLicenceInput } from "./refund.input.ts";
import { licenceByPurchase, refundByPurchase, usedByPurchase } from "./refund.loaders.ts";
import { lawfulCauses, refundTermEnd } from "./refund.policy.ts";
import * as types from "./refund.type.ts";
import type { RefundCause } from "./refund.vocabulary.ts";
import { refundLicence } from "./refund-licence.ts";
import { findLicenceSale, listLicenceSales } from "./sale.queries.ts";

@Authorized("ADMIN_ACCOUNTANT")
@Resolver(() => types.LicenceSaleType)
export class LicenceSaleResolver {
  @Query(() => types.LicenceSalePageType, { description: "Licences that seekers ordered, the newest first." })
  licenceSales(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => LicenceSaleFilterInput, { nullable: true, description: "Which orders." }) filter: LicenceSaleFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<LicencePurchase>> {
    return listLicenceSales(ctx, { filter, first, after });
  }

  @Query(() => types.LicenceSaleType, { nullable: true, description: "Any order of a licence." })
  licenceSale(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The order." }) id: string): Promise<LicencePurchase | null> {
    return findLicenceSale(ctx, id);
  }

  @Mutation(() => types.RefundLicencePayload, { description: "Gives the price of a licence back to the card and ends the licence." })
  refundLicence(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RefundLicenceInput) input: RefundLicenceInput,
  ): Promise<Payload<{ sale: LicencePurchase | null }>> {
    return payload(
      ctx,
      () => refundLicence(ctx, { ...input }),
      (sale) => ({ sale }),
      { sale: null },
    );
  }

  @FieldResolver(() => LicenceProductType)
  product(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<LicenceProduct> {
    return loader(ctx, productByCode).load(sale.product.code);
  }

  @FieldResolver(() => String)
  async status(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<CardPaymentStatus> {
    return (await loader(ctx, paymentOfPurchase).load(sale.payment.id)).status;
  }

  @FieldResolver(() => String, { nullable: true })
  async card(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    const { cardBrand, cardLast4 } = await loader(ctx, paymentOfPurchase).load(sale.payment.id);
    return cardBrand && cardLast4 ? `${cardBrand} ${cardLast4}` : null;
  }

  @FieldResolver(() => Int)
  tax(@Root() { price, taxRate }: LicencePurchase): number {
    return includedTax(price, taxRate);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  paidAt(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    return paidAtOf(ctx, sale);
  }

  @FieldResolver(() => Boolean)
  used(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return loader(ctx, usedByPurchase).load(sale.id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  async validUntil(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    return (await loader(ctx, licenceByPurchase).load(sale.id))?.validUntil ?? null;
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  async refundTermEnd(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    const paidAt = await paidAtOf(ctx, sale);
    return paidAt && refundTermEnd(paidAt);
  }

  @FieldResolver(() => [types.RefundCauseEnum])
  async refundCauses(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<RefundCause[]> {
    const [used, refund, { status }, paidAt] = await Promise.all([
      loader(ctx, usedByPurchase).load(sale.id),
      loader(ctx, refundByPurchase).load(sale.id),
      loader(ctx, paymentOfPurchase).load(sale.payment.id),
      paidAtOf(ctx, sale),
    ]);
    return lawfulCauses({ status, paidAt, used, refund: refund?.status ?? null }, ctx.now());
  }

  @FieldResolver(() => types.LicenceSaleRefundType, { nullable: true })
  refund(@Root() sale: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<Refund | null> {
    return loader(ctx, refundByPurchase).load(sale.id);
  }
}

/** The time the card was charged; null before. */
async function paidAtOf(ctx: GraphQLContext, sale: LicencePurchase): Promise<Date | null> {
  const { status, settledAt } = await loader(ctx, paymentOfPurchase).load(sale.payment.id);
  return status === "PAID" ? (settledAt ?? null) : null;
}

@Authorized("ADMIN_ACCOUNTANT")
@Resolver(() => types.LicenceSaleRefundType)
export class LicenceSaleRefundResolver {
  @FieldResolver(() => String, { nullable: true })
  async byName(@Root() { by }: Refund, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return by ? ((await loader(ctx, adminUserById).load(by.id))?.name ?? null) : null;
  }
}
