import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { companyById } from "../../account/company/company.loaders.ts";
import { AdminCompanyType } from "../../account/company/company.type.ts";
import * as inputs from "../life/work-commands.input.ts";
import * as payloads from "../life/work-payloads.type.ts";
import type { Work } from "../posting/work.entity.ts";
import { WorkStatusEnum } from "../posting/work.enums.ts";
import { mayModerate } from "../posting/work.policy.ts";
import { legalMoves } from "../posting/work.status.ts";
import { AdminWorkPageType, AdminWorkType } from "../posting/work.type.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { approveWork } from "./approve-work.ts";
import { correctWork } from "./correct-work.ts";
import { returnWork } from "./return-work.ts";
import { suspendWork } from "./suspend-work.ts";
import { unsuspendWork } from "./unsuspend-work.ts";
import { type AdminWorkSort, adminWorkSorts, getAdminWork, listAdminWorks } from "./work.admin.queries.ts";

const AdminWorkSortEnum = graphqlEnum(
  "AdminWorkSort",
  adminWorkSorts,
  "Order of the back office's list; SUBMITTED_FIRST is the queue: who waits longest comes first.",
);

const none = { work: null };
const answer = (work: Work) => ({ work });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminWorkType)
export class WorkAdminResolver {
  @Query(() => AdminWorkType, { nullable: true, description: "Any work." })
  adminWork(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The work." }) id: string): Promise<Work | null> {
    return getAdminWork(ctx, id);
  }

  @Query(() => AdminWorkPageType, { description: "Works of all companies." })
  adminWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.AdminWorkFilterInput, { nullable: true, description: "Which works." })
    filter: inputs.AdminWorkFilterInput | null,
    @Arg("sort", () => AdminWorkSortEnum, { defaultValue: "SUBMITTED_FIRST", description: "Order." }) sort: AdminWorkSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Work>> {
    return listAdminWorks(ctx, { filter, sort, first, after });
  }

  @FieldResolver(() => AdminCompanyType)
  company(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<Company> {
    return loader(ctx, companyById).load(work.company.id);
  }

  @FieldResolver(() => [WorkStatusEnum], { description: "Moves this viewer may make now." })
  legalMoves(@Root() work: Work, @Ctx() ctx: GraphQLContext): WorkStatus[] {
    return mayModerate(ctx.viewer) ? legalMoves(work.status, "ADMIN") : [];
  }

  @Mutation(() => payloads.ApproveWorkPayload, { description: "Publishes a work under review, at once or at its time." })
  approveWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ApproveWorkInput) input: inputs.ApproveWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => approveWork(ctx, input), answer, none);
  }

  @Mutation(() => payloads.ReturnWorkPayload, { description: "Returns a work under review with what to change." })
  returnWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ReturnWorkInput) input: inputs.ReturnWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => returnWork(ctx, input), answer, none);
  }

  @Mutation(() => payloads.SuspendWorkPayload, { description: "Takes a published work off the site." })
  suspendWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SuspendWorkInput) input: inputs.SuspendWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => suspendWork(ctx, input), answer, none);
  }

  @Mutation(() => payloads.UnsuspendWorkPayload, { description: "Puts a suspended work back where it was." })
  unsuspendWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UnsuspendWorkInput) input: inputs.UnsuspendWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => unsuspendWork(ctx, input), answer, none);
  }

  @Mutation(() => payloads.CorrectWorkPayload, { description: "Puts a work right in the operator's name; its company is told." })
  correctWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CorrectWorkInput) input: inputs.CorrectWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => correctWork(ctx, input), answer, none);
  }
}
