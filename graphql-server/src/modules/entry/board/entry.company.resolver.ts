import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { shownPersonById } from "../../account/leaving/left-person.ts";
import { mayMoveEntries } from "../../account/member/recruiter.policy.ts";
import { WorkPermissionCheckType } from "../../work/permission/permission.type.ts";
import type { Work } from "../../work/posting/work.entity.ts";
import { CompanyWorkType } from "../../work/posting/work.type.ts";
import { presentApplicant } from "../applicant/applicant.presenter.ts";
import { ApplicantType } from "../applicant/applicant.type.ts";
import { applicantPermission } from "../applicant/applicant-permission.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import * as inputs from "../entry/entry.input.ts";
import { eventsByEntry, workOfEntry } from "../entry/entry.loaders.ts";
import { legalEntryMoves } from "../entry/entry.status.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import type { EntryEvent } from "../entry/entry-event.entity.ts";
import { EntryEventType } from "../entry/entry-parts.type.ts";
import { MoveEntryPayload } from "../entry/entry-payloads.type.ts";
import { moveEntry } from "../entry/move-entry.ts";
import type { CompanyEntrySort } from "../listing/entry-order.ts";
import { OfferConditionType } from "../offer/offer.type.ts";
import { conditionOf } from "../offer/offer-condition.ts";
import { CompanyEntryPageType, CompanyEntrySortEnum, CompanyEntryType } from "./company-entry.type.ts";
import { findCompanyEntry, listCompanyEntries } from "./entry.company.queries.ts";

@Authorized("COMPANY")
@Resolver(() => CompanyEntryType)
export class EntryCompanyResolver {
  @Query(() => CompanyEntryPageType, { description: "Applications to the member's own company." })
  companyEntries(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.CompanyEntryFilterInput, { nullable: true, description: "Conditions that must all be met." })
    filter: inputs.CompanyEntryFilterInput | null,
    @Arg("sort", () => CompanyEntrySortEnum, { defaultValue: "LATEST_MOVE", description: "Order of the list." }) sort: CompanyEntrySort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Entry>> {
    return listCompanyEntries(ctx, { filter: filter && { ...filter }, sort, first, after });
  }

  @Query(() => CompanyEntryType, { nullable: true, description: "An application to the member's own company." })
  companyEntry(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The application." }) id: string): Promise<Entry | null> {
    return findCompanyEntry(ctx, id);
  }

  @FieldResolver(() => CompanyWorkType)
  work(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<Work> {
    return loader(ctx, workOfEntry).load(entry.work.id);
  }

  @FieldResolver(() => ApplicantType)
  async applicant(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<ApplicantType> {
    return presentApplicant(await loader(ctx, shownPersonById).load(entry.user.id), ctx.locale);
  }

  @FieldResolver(() => WorkPermissionCheckType, { nullable: true })
  permission(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<WorkPermissionCheckType | null> {
    return applicantPermission(ctx, entry);
  }

  @FieldResolver(() => OfferConditionType, { nullable: true })
  offerCondition(@Root() entry: Entry): OfferConditionType | null {
    return conditionOf(entry);
  }

  @FieldResolver(() => AttachmentType, { nullable: true })
  resume(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return entry.resume ? loader(ctx, attachmentById).load(entry.resume.id) : null;
  }

  @FieldResolver(() => [EntryEventType])
  events(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<EntryEvent[]> {
    return loader(ctx, eventsByEntry).load(entry.id);
  }

  @FieldResolver(() => [EntryStatusEnum])
  legalMoves(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): EntryStatus[] {
    return mayMoveEntries(ctx.viewer) ? legalEntryMoves(entry, "COMPANY") : [];
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => MoveEntryPayload, { description: "Moves an application on; the seeker is told." })
  moveEntry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.MoveEntryInput) input: inputs.MoveEntryInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(
      ctx,
      () => moveEntry(ctx, { ...input, condition: input.condition && { ...input.condition } }),
      (entry) => ({ entry }),
      { entry: null },
    );
  }
}
