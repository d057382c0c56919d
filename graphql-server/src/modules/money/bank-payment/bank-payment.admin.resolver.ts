import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { AdminCompanyType } from "../../account/company/company.type.ts";
import { cancelInvoice } from "../invoice/cancel-invoice.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { assignBankPayment } from "./assign-bank-payment.ts";
import type { BankAssignment } from "./bank-assignment.entity.ts";
import type { BankPayment } from "./bank-payment.entity.ts";
import * as inputs from "./bank-payment.input.ts";
import * as loaders from "./bank-payment.loaders.ts";
import * as queries from "./bank-payment.queries.ts";
import * as types from "./bank-payment.type.ts";
import { type AdminInvoiceSort, adminInvoiceSorts } from "./bank-payment.vocabulary.ts";
import * as payloads from "./bank-payment-payloads.type.ts";
import { restOf } from "./book-bank-payment.ts";
import { closeBankPayment } from "./close-bank-payment.ts";
import { recordBankPayment } from "./record-bank-payment.ts";
import { unassignBankPayment } from "./unassign-bank-payment.ts";

const AdminInvoiceSortEnum = graphqlEnum(
  "AdminInvoiceSort",
  adminInvoiceSorts,
  "Order of the accountant's invoices; DUE_FIRST is the queue: what falls due earliest comes first.",
);
const noInvoice = { invoice: null };
const noPayment = { payment: null };
const firstArg = { defaultValue: 20, description: "Items a page, 1 to 100." } as const;
const afterArg = { nullable: true, description: "`endCursor` of the page before." } as const;

@Authorized("ADMIN_ACCOUNTANT")
@Resolver(() => types.BankPaymentType)
export class BankPaymentAdminResolver {
  @Query(() => types.MoneyFiguresType, { description: "What is owed, overdue, and in nobody's name." })
  moneyFigures(@Ctx() ctx: GraphQLContext): Promise<queries.MoneyFigures> {
    return queries.moneyFigures(ctx);
  }

  @Query(() => types.AdminInvoicePageType, { description: "Invoices of all companies." })
  adminInvoices(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.AdminInvoiceFilterInput, { nullable: true, description: "Which invoices." })
    filter: inputs.AdminInvoiceFilterInput | null,
    @Arg("sort", () => AdminInvoiceSortEnum, { defaultValue: "NEWEST", description: "Order." }) sort: AdminInvoiceSort,
    @Arg("first", () => Int, firstArg) first: number,
    @Arg("after", () => String, afterArg) after: string | null,
  ): Promise<CountedPage<Invoice>> {
    return queries.listAdminInvoices(ctx, { filter, sort, first, after });
  }

  @Query(() => types.AdminInvoiceType, { nullable: true, description: "Any invoice." })
  adminInvoice(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The invoice." }) id: string): Promise<Invoice | null> {
    return queries.findAdminInvoice(ctx, id);
  }

  @Query(() => types.BankPaymentPageType, { description: "Money that came in by bank, the newest day first." })
  bankPayments(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.BankPaymentFilterInput, { nullable: true, description: "Which payments." })
    filter: inputs.BankPaymentFilterInput | null,
    @Arg("first", () => Int, firstArg) first: number,
    @Arg("after", () => String, afterArg) after: string | null,
  ): Promise<CountedPage<BankPayment>> {
    return queries.listBankPayments(ctx, { filter, first, after });
  }

  @Query(() => types.BankPaymentType, { nullable: true, description: "Any payment by bank." })
  bankPayment(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The payment." }) id: string): Promise<BankPayment | null> {
    return queries.findBankPayment(ctx, id);
  }

  @Mutation(() => payloads.RecordBankPaymentPayload, { description: "Writes down money that came in for an invoice." })
  recordBankPayment(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RecordBankPaymentInput) input: inputs.RecordBankPaymentInput,
  ): Promise<Payload<{ invoice: Invoice | null }>> {
    return payload(
      ctx,
      () => recordBankPayment(ctx, input),
      (invoice) => ({ invoice }),
      noInvoice,
    );
  }

  @Mutation(() => payloads.CancelInvoicePayload, { description: "Takes an invoice back for which nothing has come in." })
  cancelInvoice(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CancelInvoiceInput) input: inputs.CancelInvoiceInput,
  ): Promise<Payload<{ invoice: Invoice | null }>> {
    return payload(
      ctx,
      () => cancelInvoice(ctx, input),
      (invoice) => ({ invoice }),
      noInvoice,
    );
  }

  @Mutation(() => payloads.AssignBankPaymentPayload, { description: "Gives money of an open payment to an invoice." })
  assignBankPayment(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AssignBankPaymentInput) input: inputs.AssignBankPaymentInput,
  ): Promise<Payload<{ payment: BankPayment | null }>> {
    return payload(
      ctx,
      () => assignBankPayment(ctx, input),
      (payment) => ({ payment }),
      noPayment,
    );
  }

  @Mutation(() => payloads.UnassignBankPaymentPayload, { description: "Takes money back from an invoice that it was not for." })
  unassignBankPayment(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UnassignBankPaymentInput) input: inputs.UnassignBankPaymentInput,
  ): Promise<Payload<{ payment: BankPayment | null }>> {
    return payload(
      ctx,
      () => unassignBankPayment(ctx, input),
      (payment) => ({ payment }),
      noPayment,
    );
  }

  @Mutation(() => payloads.CloseBankPaymentPayload, { description: "Ends what remains of a payment without an invoice." })
  closeBankPayment(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CloseBankPaymentInput) input: inputs.CloseBankPaymentInput,
  ): Promise<Payload<{ payment: BankPayment | null }>> {
    return payload(
      ctx,
      () => closeBankPayment(ctx, input),
      (payment) => ({ payment }),
      noPayment,
    );
  }

  @FieldResolver(() => Int)
  rest(@Root() payment: BankPayment): number {
    return restOf(payment);
  }

  @FieldResolver(() => [types.BankAssignmentType])
  assignments(@Root() payment: BankPayment, @Ctx() ctx: GraphQLContext): Promise<BankAssignment[]> {
    return loader(ctx, loaders.assignmentsByPayment).load(payment.id);
  }

  @FieldResolver(() => [types.InvoiceCandidateType])
  async candidates(@Root() payment: BankPayment, @Ctx() ctx: GraphQLContext): Promise<loaders.InvoiceCandidate[]> {
    const found = await loader(ctx, loaders.candidatesByPayment).load(payment);
    return Promise.all(
      found.map(async ({ invoiceId, ...candidate }) => ({ ...candidate, invoice: await loader(ctx, loaders.invoiceById).load(invoiceId) })),
    );
  }
}

@Authorized("ADMIN_ACCOUNTANT")
@Resolver(() => types.BankAssignmentType)
export class BankAssignmentResolver {
  @FieldResolver(() => types.AdminInvoiceType)
  invoice(@Root() assignment: BankAssignment, @Ctx() ctx: GraphQLContext): Promise<Invoice> {
    return loader(ctx, loaders.invoiceById).load(assignment.invoice.id);
  }

  @FieldResolver(() => types.BankPaymentType)
  payment(@Root() assignment: BankAssignment, @Ctx() ctx: GraphQLContext): Promise<BankPayment> {
    return loader(ctx, loaders.bankPaymentById).load(assignment.payment.id);
  }

  @FieldResolver(() => String, { nullable: true })
  async byName(@Root() assignment: BankAssignment, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return (await loader(ctx, adminUserById).load(assignment.by.id))?.name ?? null;
  }
}

@Authorized("ADMIN_OPERATOR", "ADMIN_ACCOUNTANT")
@Resolver(() => types.AdminInvoiceType)
export class AdminInvoiceResolver {
  @FieldResolver(() => AdminCompanyType)
  company(@Root() invoice: Invoice, @Ctx() ctx: GraphQLContext): Promise<Company> {
    return loader(ctx, companyById).load(invoice.company.id);
  }

  @FieldResolver(() => Int)
  openAmount(@Root() { status, total, paidAmount }: Invoice): number {
    return status === "VOID" ? 0 : Math.max(0, total - paidAmount);
  }

  @FieldResolver(() => Boolean)
  overdue(@Root() { status, dueAt, total, paidAmount }: Invoice, @Ctx() ctx: GraphQLContext): boolean {
    return status !== "VOID" && paidAmount < total && dueAt < ctx.now();
  }

  @Authorized("ADMIN_ACCOUNTANT")
  @FieldResolver(() => [types.BankAssignmentType])
  assignments(@Root() invoice: Invoice, @Ctx() ctx: GraphQLContext): Promise<BankAssignment[]> {
    return loader(ctx, loaders.assignmentsByInvoice).load(invoice.id);
  }
}
