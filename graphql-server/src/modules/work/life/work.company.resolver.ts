import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { confirmWork } from "../confirmation/confirm-work.ts";
import { CompanyWorkFilterInput, CompanyWorkSortEnum } from "../own-works/company-work-filter.input.ts";
import { missingCounts } from "../own-works/missing-counts.ts";
import type { CompanyWorkSort } from "../own-works/work.company.order.ts";
import { type CompanyWorkPage, findCompanyWork, listCompanyWorks } from "../own-works/work.company.queries.ts";
import type { Work } from "../posting/work.entity.ts";
import { WorkStatusEnum } from "../posting/work.enums.ts";
import { newEntriesByWork } from "../posting/work.loaders.ts";
import { mayEdit, mayWriteWorks } from "../posting/work.policy.ts";
import { isDiscardable, legalMoves } from "../posting/work.status.ts";
import { CompanyWorkPageType, CompanyWorkType } from "../posting/work.type.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { workNumber } from "../posting/work-number.ts";
import { closeWork } from "./close-work.ts";
import { createWork } from "./create-work.ts";
import { discardWork } from "./discard-work.ts";
import { duplicateWork } from "./duplicate-work.ts";
import { pauseWork } from "./pause-work.ts";
import { resumeWork } from "./resume-work.ts";
import { submitWork } from "./submit-work.ts";
import { updateWork } from "./update-work.ts";
import { withdrawWork } from "./withdraw-work.ts";
import * as inputs from "./work-commands.input.ts";
import * as payloads from "./work-payloads.type.ts";

const none = { work: null };
const answer = (work: Work) => ({ work });

@Authorized("COMPANY")
@Resolver(() => CompanyWorkType)
export class WorkCompanyResolver {
  @Query(() => CompanyWorkType, { nullable: true, description: "A work of the member's own company." })
  companyWork(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The work." }) id: string): Promise<Work | null> {
    return findCompanyWork(ctx, id);
  }

  @Query(() => CompanyWorkPageType, { description: "Works of the member's own company." })
  companyWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => CompanyWorkFilterInput, { nullable: true, description: "Which works." })
    filter: CompanyWorkFilterInput | null,
    @Arg("sort", () => CompanyWorkSortEnum, { defaultValue: "NEWEST", description: "Order of the list." }) sort: CompanyWorkSort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CompanyWorkPage> {
    return listCompanyWorks(ctx, { filter, sort, first, after });
  }

  @FieldResolver(() => String)
  number(@Root() work: Work): string {
    return workNumber(work.id);
  }

  @FieldResolver(() => Int)
  newEntryCount(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<number> {
    return loader(ctx, newEntriesByWork).load(work.id);
  }

  @FieldResolver(() => Int, { nullable: true })
  missingCount(@Root() work: Work, @Ctx() ctx: GraphQLContext): Promise<number> | null {
    return isDiscardable(work.status) ? loader(ctx, missingCounts).load(work) : null;
  }

  @FieldResolver(() => [WorkStatusEnum], { description: "Moves this viewer may make now." })
  legalMoves(@Root() work: Work, @Ctx() ctx: GraphQLContext): WorkStatus[] {
    return mayWriteWorks(ctx.viewer) ? legalMoves(work.status, "COMPANY") : [];
  }

  @FieldResolver(() => Boolean)
  viewerCanEdit(@Root() work: Work, @Ctx() ctx: GraphQLContext): boolean {
    return mayEdit(ctx.viewer, work);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.CreateWorkPayload, { description: "Starts a draft." })
  createWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CreateWorkInput) input: inputs.CreateWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => createWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.UpdateWorkPayload, {
    description: "Saves what is given. The required items of a published work need a review: WORK_EDIT_NEEDS_REVIEW.",
  })
  updateWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.UpdateWorkInput) input: inputs.UpdateWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => updateWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.SubmitWorkPayload, { description: "Sends a work to review when nothing that the law requires is missing." })
  submitWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SubmitWorkInput) input: inputs.SubmitWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => submitWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.WithdrawWorkPayload, { description: "Takes a posting back from review, as a draft." })
  withdrawWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.WithdrawWorkInput) input: inputs.WithdrawWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => withdrawWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.PauseWorkPayload, { description: "Stops applications for a while." })
  pauseWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.PauseWorkInput) input: inputs.PauseWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => pauseWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.ResumeWorkPayload, { description: "Opens a paused work again." })
  resumeWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ResumeWorkInput) input: inputs.ResumeWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => resumeWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.ConfirmWorkPayload, {
    description: "Confirms that an open work still recruits, which keeps it up for 60 days more.",
  })
  confirmWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ConfirmWorkInput) input: inputs.ConfirmWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => confirmWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.DiscardWorkPayload, { description: "Deletes a draft, or a work that was returned." })
  discardWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DiscardWorkInput) input: inputs.DiscardWorkInput,
  ): Promise<Payload<{ discardedId: string | null }>> {
    return payload(
      ctx,
      () => discardWork(ctx, input),
      (discardedId) => ({ discardedId }),
      { discardedId: null },
    );
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.CloseWorkPayload, { description: "Ends a work for good and tells the open applications." })
  closeWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.CloseWorkInput) input: inputs.CloseWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => closeWork(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => payloads.DuplicateWorkPayload, { description: "Makes a new draft from a work." })
  duplicateWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DuplicateWorkInput) input: inputs.DuplicateWorkInput,
  ): Promise<Payload<{ work: Work | null }>> {
    return payload(ctx, () => duplicateWork(ctx, input), answer, none);
  }
}
