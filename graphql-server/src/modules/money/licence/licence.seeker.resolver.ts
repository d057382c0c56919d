import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { includedTax } from "../../../shared/tax.ts";
import type { CardPaymentStatus } from "../payment/card-payment.entity.ts";
import { clientSecretOf } from "../payment/client-secret.ts";
import { LicenceRefundType } from "../refund/licence-refund.type.ts";
import type { Refund } from "../refund/refund.entity.ts";
import { refundByPurchase } from "../refund/refund.loaders.ts";
import { completeLicencePurchase } from "./complete-licence-purchase.ts";
import type { Licence } from "./licence.entity.ts";
import * as inputs from "./licence.input.ts";
import { paymentOfPurchase, productByCode } from "./licence.loaders.ts";
import { findOwnPurchase, listOwnPurchases, listValidLicences } from "./licence.queries.ts";
import * as types from "./licence.type.ts";
import type { LicenceProduct } from "./licence-product.entity.ts";
import type { LicencePurchase } from "./licence-purchase.entity.ts";
import { purchaseLicence } from "./purchase-licence.ts";

const none = { purchase: null };
const answer = (purchase: LicencePurchase) => ({ purchase });

@Authorized("SEEKER")
@Resolver(() => types.LicencePurchaseType)
export class LicenceSeekerResolver {
  @Query(() => [types.LicenceType], { description: "The seeker's licences that are valid and not used up." })
  licences(@Ctx() ctx: GraphQLContext): Promise<Licence[]> {
    return listValidLicences(ctx);
  }

  @Query(() => types.LicencePurchasePageType, { description: "The seeker's orders, newest first." })
  licencePurchases(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<LicencePurchase>> {
    return listOwnPurchases(ctx, { first, after });
  }

  @Query(() => types.LicencePurchaseType, { nullable: true, description: "One of the seeker's orders." })
  licencePurchase(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The order." }) id: string,
  ): Promise<LicencePurchase | null> {
    return findOwnPurchase(ctx, id);
  }

  @Query(() => types.PaymentFormType, { description: "What the card form needs." })
  paymentForm(@Ctx() ctx: GraphQLContext): types.PaymentFormType {
    return { provider: ctx.payments?.provider ?? null, publishableKey: ctx.payments?.publishableKey ?? null };
  }

  @Mutation(() => types.PurchaseLicencePayload, { description: "Orders a licence and charges the card, once." })
  purchaseLicence(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.PurchaseLicenceInput) input: inputs.PurchaseLicenceInput,
  ): Promise<Payload<{ purchase: LicencePurchase | null }>> {
    return payload(ctx, () => purchaseLicence(ctx, input), answer, none);
  }

  @Mutation(() => types.CompleteLicencePurchasePayload, { description: "Goes on after the bank has asked the payer." })
  completeLicencePurchase(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CompleteLicencePurchaseInput) input: inputs.CompleteLicencePurchaseInput,
  ): Promise<Payload<{ purchase: LicencePurchase | null }>> {
    return payload(ctx, () => completeLicencePurchase(ctx, input), answer, none);
  }

  @FieldResolver(() => types.LicenceProductType)
  product(@Root() purchase: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<LicenceProduct> {
    return loader(ctx, productByCode).load(purchase.product.code);
  }

  @FieldResolver(() => String)
  async status(@Root() purchase: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<CardPaymentStatus> {
    return (await loader(ctx, paymentOfPurchase).load(purchase.payment.id)).status;
  }

  @FieldResolver(() => String, { nullable: true })
  async card(@Root() purchase: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    const { cardBrand, cardLast4 } = await loader(ctx, paymentOfPurchase).load(purchase.payment.id);
    return cardBrand && cardLast4 ? `${cardBrand} ${cardLast4}` : null;
  }

  @FieldResolver(() => Int)
  tax(@Root() { price, taxRate }: LicencePurchase): number {
    return includedTax(price, taxRate);
  }

  @FieldResolver(() => LicenceRefundType, { nullable: true })
  async refund(@Root() purchase: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<Refund | null> {
    const refund = await loader(ctx, refundByPurchase).load(purchase.id);
    // What the provider refused is the accountant's matter until it is tried again.
    return refund?.status === "REFUSED" ? null : refund;
  }

  @FieldResolver(() => String, { nullable: true })
  async clientSecret(@Root() purchase: LicencePurchase, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return clientSecretOf(ctx, await loader(ctx, paymentOfPurchase).load(purchase.payment.id));
  }
}
