import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { endSeekerSessions } from "./end-seeker-sessions.ts";
import { eraseSeeker } from "./erase-seeker.ts";
import * as inputs from "./seeker-account.input.ts";
import type { SeekerAccount } from "./seeker-account.presenter.ts";
import { listSeekers, type SeekerSort } from "./seeker-account.queries.ts";
import { AdminSeekerPageType } from "./seeker-account.type.ts";
import { presentSeekerDetail } from "./seeker-detail.presenter.ts";
import { AdminSeekerDetailType, AdminSeekerPayload } from "./seeker-detail.type.ts";
import { suspendSeeker } from "./suspend-seeker.ts";
import { unsuspendSeeker } from "./unsuspend-seeker.ts";
import type { User } from "./user.entity.ts";
import { viewSeeker } from "./view-seeker.ts";

function act(ctx: GraphQLContext, command: () => Promise<User>) {
  const run = async () => presentSeekerDetail(ctx, await command());
  return payload(ctx, run, (detail) => ({ detail }), { detail: null });
}

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class SeekerAccountAdminResolver {
  @Query(() => AdminSeekerPageType, { description: "Seekers of every state." })
  adminSeekers(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.AdminSeekerFilterInput, { nullable: true, description: "Which seekers." })
    filter: inputs.AdminSeekerFilterInput | null,
    @Arg("sort", () => inputs.SeekerSortEnum, { defaultValue: "NEWEST", description: "Order." }) sort: SeekerSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<SeekerAccount>> {
    return listSeekers(ctx, { filter, sort, first, after });
  }

  @Query(() => AdminSeekerDetailType, { nullable: true, description: "One seeker; that somebody looked goes into the audit record." })
  adminSeeker(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The seeker." }) id: string,
  ): Promise<AdminSeekerDetailType | null> {
    return viewSeeker(ctx, id);
  }

  @Mutation(() => AdminSeekerPayload, { description: "Stops an account: sessions end, signing in is refused, applications stay." })
  suspendSeeker(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SuspendSeekerInput) input: inputs.SuspendSeekerInput,
  ): Promise<Payload<{ detail: AdminSeekerDetailType | null }>> {
    return act(ctx, () => suspendSeeker(ctx, { ...input }));
  }

  @Mutation(() => AdminSeekerPayload, { description: "Lifts a suspension." })
  unsuspendSeeker(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UnsuspendSeekerInput) input: inputs.UnsuspendSeekerInput,
  ): Promise<Payload<{ detail: AdminSeekerDetailType | null }>> {
    return act(ctx, () => unsuspendSeeker(ctx, { ...input }));
  }

  @Mutation(() => AdminSeekerPayload, { description: "Erases an account for good, without the days of grace." })
  eraseSeeker(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.EraseSeekerInput) input: inputs.EraseSeekerInput,
  ): Promise<Payload<{ detail: AdminSeekerDetailType | null }>> {
    return act(ctx, () => eraseSeeker(ctx, { ...input }));
  }

  @Mutation(() => AdminSeekerPayload, { description: "Signs a seeker out in one browser, or in all of them." })
  endSeekerSessions(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.EndSeekerSessionsInput) input: inputs.EndSeekerSessionsInput,
  ): Promise<Payload<{ detail: AdminSeekerDetailType | null }>> {
    return act(ctx, () => endSeekerSessions(ctx, { ...input }));
  }
}
