import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { isCorporateNumber } from "../../../shared/corporate-number.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { AdminCompanyType } from "../../account/company/company.type.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { CompanyMember } from "../../account/member/company-member.entity.ts";
import { agreedTermsByMember } from "../../account/registration/terms-consent.loaders.ts";
import { AgreedTermsType } from "../../account/registration/terms-consent.type.ts";
import { AdminInvoiceType } from "../../money/bank-payment/bank-payment.type.ts";
import type { Invoice } from "../../money/invoice/invoice.entity.ts";
import type { Subscription } from "../../money/subscription/subscription.entity.ts";
import { PlanQuoteType } from "../../money/subscription/subscription.type.ts";
import { approveCompany } from "./approve-company.ts";
import * as loaders from "./company-account.loaders.ts";
import { type AdminCompanySort, adminCompanySorts, findAdminCompany, listAdminCompanies } from "./company-account.queries.ts";
import * as types from "./company-account.type.ts";
import type { CompanyEvent } from "./company-event.entity.ts";
import { refuseCompany } from "./refuse-company.ts";
import { restoreCompany } from "./restore-company.ts";
import { quoteCompanyPlan, setCompanyPlan } from "./set-company-plan.ts";
import { suspendCompany } from "./suspend-company.ts";

const AdminCompanySortEnum = graphqlEnum(
  "AdminCompanySort",
  adminCompanySorts,
  "Order of the back office's companies; WAITING_FIRST is the queue of the review: who waits longest comes first.",
);
const none = { company: null };
const answer = (company: Company) => ({ company });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminCompanyType)
export class CompanyAccountAdminResolver {
  @Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
  @Query(() => types.AdminCompanyPageType, { description: "Companies of every state." })
  adminCompanies(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => types.AdminCompanyFilterInput, { nullable: true, description: "Which companies." })
    filter: types.AdminCompanyFilterInput | null,
    @Arg("sort", () => AdminCompanySortEnum, { defaultValue: "NEWEST", description: "Order." }) sort: AdminCompanySort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Company>> {
    return listAdminCompanies(ctx, { filter, sort, first, after });
  }

  @Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
  @Query(() => AdminCompanyType, { nullable: true, description: "Any company." })
  adminCompany(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The company." }) id: string): Promise<Company | null> {
    return findAdminCompany(ctx, id);
  }

  @Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
  @Query(() => PlanQuoteType, { nullable: true, description: "What moving a company to a plan would bill it now." })
  async companyPlanQuote(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The company." }) id: string,
    @Arg("planCode", () => PlanCodeEnum, { description: "The plan." }) planCode: PlanCode,
  ): Promise<PlanQuoteType | null> {
    const change = await quoteCompanyPlan(ctx, { id, planCode });
    if (!change) return null;
    const { period, ...quote } = change;
    return { ...quote, renewsAt: period.end };
  }

  @Mutation(() => types.ApproveCompanyPayload, { description: "Opens a company that was reviewed." })
  approveCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ApproveCompanyInput) input: types.ApproveCompanyInput,
  ): Promise<Payload<{ company: Company | null }>> {
    return payload(ctx, () => approveCompany(ctx, input), answer, none);
  }

  @Mutation(() => types.RefuseCompanyPayload, { description: "Tells a company under review what to correct." })
  refuseCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DecideCompanyInput) input: types.DecideCompanyInput,
  ): Promise<Payload<{ company: Company | null }>> {
    return payload(ctx, () => refuseCompany(ctx, input), answer, none);
  }

  @Mutation(() => types.SuspendCompanyPayload, { description: "Stops a company: its works leave the site, its members are told." })
  suspendCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SuspendCompanyInput) input: types.SuspendCompanyInput,
  ): Promise<Payload<{ company: Company | null }>> {
    return payload(ctx, () => suspendCompany(ctx, input), answer, none);
  }

  @Mutation(() => types.RestoreCompanyPayload, { description: "Lifts the suspension of a company." })
  restoreCompany(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DecideCompanyInput) input: types.DecideCompanyInput,
  ): Promise<Payload<{ company: Company | null; restoredWorkCount: number; leftWorkCount: number }>> {
    return payload(
      ctx,
      () => restoreCompany(ctx, input),
      (restored) => restored,
      { company: null, restoredWorkCount: 0, leftWorkCount: 0 },
    );
  }

  @Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
  @Mutation(() => types.SetCompanyPlanPayload, { description: "Moves a company to a plan, billed by invoice." })
  setCompanyPlan(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SetCompanyPlanInput) input: types.SetCompanyPlanInput,
  ): Promise<Payload<{ company: Company | null }>> {
    return payload(ctx, () => setCompanyPlan(ctx, input), answer, none);
  }
}

@Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@Resolver(() => types.AdminCompanyMemberType)
export class CompanyMemberFieldsResolver {
  @FieldResolver(() => [AgreedTermsType], { description: "Every version of the terms that they agreed to, the newest first." })
  agreedTerms(@Root() { id }: CompanyMember, @Ctx() ctx: GraphQLContext): Promise<AgreedTermsType[]> {
    return loader(ctx, agreedTermsByMember).load(id);
  }
}

@Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@Resolver(() => AdminCompanyType)
export class CompanyAccountFieldsResolver {
  @FieldResolver(() => Boolean, { description: "True when the check digit of the 法人番号 is right; true without a number, too." })
  corporateNumberValid(@Root() { corporateNumber }: Company): boolean {
    return !corporateNumber || isCorporateNumber(corporateNumber);
  }

  @FieldResolver(() => PlanCodeEnum, { description: "The plan it is on." })
  planCode(@Root() { plan }: Company): PlanCode {
    return plan.code;
  }

  @FieldResolver(() => [types.AdminCompanyMemberType], { description: "Who signs in for it, the first first." })
  members(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<CompanyMember[]> {
    return loader(ctx, loaders.membersByCompany).load(id);
  }

  @FieldResolver(() => types.AdminPlanSubscriptionType, { nullable: true, description: "How it pays; null when it never did." })
  subscription(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<Subscription | null> {
    return loader(ctx, loaders.subscriptionByCompany).load(id);
  }

  @FieldResolver(() => [AdminInvoiceType], { description: "Its newest invoices, at most twelve." })
  recentInvoices(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<Invoice[]> {
    return loader(ctx, loaders.invoicesByCompany).load(id);
  }

  @FieldResolver(() => [types.WorkStatusCountType], { description: "Number of its works by state." })
  workCounts(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<types.WorkStatusCountType[]> {
    return loader(ctx, loaders.workCountsByCompany).load(id);
  }

  @FieldResolver(() => types.CompanyAccountFunnelType, { description: "How far people got with its works." })
  funnel(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<loaders.AccountFunnel> {
    return loader(ctx, loaders.funnelByCompany).load(id);
  }

  @FieldResolver(() => [types.CompanyEventType], { description: "Decisions of the operator about it, the newest first." })
  decisions(@Root() { id }: Company, @Ctx() ctx: GraphQLContext): Promise<CompanyEvent[]> {
    return loader(ctx, loaders.eventsByCompany).load(id);
  }

  @FieldResolver(() => [AdminCompanyType], { description: "Other companies of the same name, telephone or mail address, at most five." })
  twins(@Root() company: Company, @Ctx() ctx: GraphQLContext): Promise<Company[]> {
    return loader(ctx, loaders.twinsByCompany).load(company);
  }
}

@Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@Resolver(() => types.CompanyEventType)
export class CompanyEventResolver {
  @FieldResolver(() => String, { nullable: true })
  async byName(@Root() { admin }: CompanyEvent, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return (await loader(ctx, adminUserById).load(admin.id))?.name ?? null;
  }
}
