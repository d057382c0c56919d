import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { changePlan } from "./change-plan.ts";
import { graceEnd } from "./grace.ts";
import { completeCompanyCard, saveCompanyCard } from "./save-company-card.ts";
import type { Subscription } from "./subscription.entity.ts";
import * as inputs from "./subscription.input.ts";
import { findSubscription, listInvoices, quotePlan } from "./subscription.queries.ts";
import * as types from "./subscription.type.ts";

const noCard = { subscription: null, clientSecret: null };

@Authorized("COMPANY_OWNER")
@Resolver(() => types.SubscriptionType)
export class SubscriptionCompanyResolver {
  @Authorized("COMPANY")
  @Query(() => types.SubscriptionType, { nullable: true, description: "How the company pays; null when it never did." })
  planSubscription(@Ctx() ctx: GraphQLContext): Promise<Subscription | null> {
    return findSubscription(ctx);
  }

  @Query(() => types.PlanQuoteType, { description: "What a change of plan would cost now." })
  async planQuote(
    @Ctx() ctx: GraphQLContext,
    @Arg("planCode", () => PlanCodeEnum, { description: "The plan to change to." }) planCode: PlanCode,
  ): Promise<types.PlanQuoteType> {
    const { period, ...quote } = await quotePlan(ctx, planCode);
    return { ...quote, renewsAt: period.end };
  }

  @Query(() => types.InvoicePageType, { description: "Bills of the company, newest first." })
  invoices(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Invoice>> {
    return listInvoices(ctx, { first, after });
  }

  @Query(() => types.CompanyCardFormType, { description: "What the card form needs." })
  companyCardForm(@Ctx() ctx: GraphQLContext): types.CompanyCardFormType {
    return { provider: ctx.payments?.provider ?? null, publishableKey: ctx.payments?.publishableKey ?? null };
  }

  @Mutation(() => types.ChangePlanPayload, {
    description: "Changes the plan: a larger one at once, a smaller one at the end of the period.",
  })
  changePlan(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ChangePlanInput) input: inputs.ChangePlanInput,
  ): Promise<Payload<{ subscription: Subscription | null }>> {
    return payload(
      ctx,
      () => changePlan(ctx, input),
      (subscription) => ({ subscription }),
      { subscription: null },
    );
  }

  @Mutation(() => types.SaveCompanyCardPayload, { description: "Keeps a card for the plan; nothing is charged." })
  saveCompanyCard(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveCompanyCardInput) input: inputs.SaveCompanyCardInput,
  ): Promise<Payload<{ subscription: Subscription | null; clientSecret: string | null }>> {
    return payload(
      ctx,
      () => saveCompanyCard(ctx, input),
      (saving) => saving,
      noCard,
    );
  }

  @Mutation(() => types.SaveCompanyCardPayload, { description: "Goes on with a card after the bank has asked." })
  completeCompanyCard(@Ctx() ctx: GraphQLContext): Promise<Payload<{ subscription: Subscription | null; clientSecret: string | null }>> {
    return payload(
      ctx,
      () => completeCompanyCard(ctx),
      (saving) => saving,
      noCard,
    );
  }

  @Authorized("COMPANY")
  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  endsUnpaidAt(@Root() { status, pastDueSince }: Subscription): Date | null {
    return status === "PAST_DUE" && pastDueSince ? graceEnd(pastDueSince) : null;
  }

  @Authorized("COMPANY")
  @FieldResolver(() => String, { nullable: true })
  card(@Root() { cardBrand, cardLast4 }: Subscription): string | null {
    return cardBrand && cardLast4 ? `${cardBrand} ${cardLast4}` : null;
  }
}
