import type { GraphQLResolveInfo } from "graphql";
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { askedFields } from "../../../shared/graphql/asked-fields.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { workRowById } from "../../work/posting/work.loaders.ts";
import { rowColumns } from "../../work/posting/work.row-columns.ts";
import { WorkType } from "../../work/posting/work.type.ts";
import type { WorkRow } from "../../work/search/work.search-row.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryTurnEnum } from "../entry/entry.enums.ts";
import * as inputs from "../entry/entry.input.ts";
import { eventsByEntry } from "../entry/entry.loaders.ts";
import { findOwnDraft, findOwnEntry, listOwnEntries } from "../entry/entry.queries.ts";
import { legalEntryMoves } from "../entry/entry.status.ts";
import { EntryDraftType, EntryPageType, EntryType } from "../entry/entry.type.ts";
import type { EntryTurn } from "../entry/entry.vocabulary.ts";
import type { EntryEvent } from "../entry/entry-event.entity.ts";
import { entryNumber } from "../entry/entry-number.ts";
import { EntryEventType } from "../entry/entry-parts.type.ts";
import * as payloads from "../entry/entry-payloads.type.ts";
import { OfferConditionType } from "../offer/offer.type.ts";
import { conditionOf } from "../offer/offer-condition.ts";
import { answerOffer } from "./answer-offer.ts";
import { confirmEntryDraft } from "./confirm-entry-draft.ts";
import type { EntryDraft } from "./entry-draft.entity.ts";
import { saveEntryDraft } from "./save-entry-draft.ts";
import { submitEntry } from "./submit-entry.ts";
import { withdrawEntry } from "./withdraw-entry.ts";

@Authorized("SEEKER")
@Resolver(() => EntryDraftType)
export class EntryDraftResolver {
  @Query(() => EntryDraftType, { nullable: true, description: "The seeker's application being written for a work." })
  entryDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("workId", () => ID, { description: "The work that is applied to." }) workId: string,
  ): Promise<EntryDraft | null> {
    return findOwnDraft(ctx, workId);
  }

  @FieldResolver(() => WorkType)
  work(@Root() draft: EntryDraft, @Ctx() ctx: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<WorkRow> {
    return loader(ctx, workRowById(rowColumns(askedFields(info)))).load(draft.work.id);
  }

  @FieldResolver(() => AttachmentType, { nullable: true })
  resume(@Root() draft: EntryDraft, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return draft.resume ? loader(ctx, attachmentById).load(draft.resume.id) : null;
  }

  @FieldResolver(() => Boolean)
  confirmed(@Root() draft: EntryDraft): boolean {
    return draft.confirmedVersion === draft.version;
  }

  @Mutation(() => payloads.SaveEntryDraftPayload, { description: "Saves what is written so far." })
  saveEntryDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveEntryDraftInput) input: inputs.SaveEntryDraftInput,
  ): Promise<Payload<{ draft: EntryDraft | null }>> {
    return payload(
      ctx,
      () => saveEntryDraft(ctx, input),
      (draft) => ({ draft }),
      { draft: null },
    );
  }

  @Mutation(() => payloads.ConfirmEntryDraftPayload, { description: "Checks the draft and remembers what was confirmed." })
  confirmEntryDraft(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ConfirmEntryDraftInput) input: inputs.ConfirmEntryDraftInput,
  ): Promise<Payload<{ draft: EntryDraft | null }>> {
    return payload(
      ctx,
      () => confirmEntryDraft(ctx, input),
      (draft) => ({ draft }),
      { draft: null },
    );
  }
}

const none = { entry: null };
const answer = (entry: Entry) => ({ entry });

@Authorized("SEEKER")
@Resolver(() => EntryType)
export class EntrySeekerResolver {
  @Query(() => EntryPageType, { description: "The seeker's applications, newest first." })
  entries(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
    @Arg("turn", () => EntryTurnEnum, { nullable: true, description: "Only those in which it is somebody's turn." }) turn: EntryTurn | null,
  ): Promise<CountedPage<Entry>> {
    return listOwnEntries(ctx, { first, after, turn });
  }

  @Query(() => EntryType, { nullable: true, description: "One of the seeker's applications." })
  entry(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The application." }) id: string): Promise<Entry | null> {
    return findOwnEntry(ctx, id);
  }

  @FieldResolver(() => OfferConditionType, { nullable: true })
  offerCondition(@Root() entry: Entry): OfferConditionType | null {
    return conditionOf(entry);
  }

  @FieldResolver(() => WorkType)
  work(@Root() entry: Entry, @Ctx() ctx: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<WorkRow> {
    return loader(ctx, workRowById(rowColumns(askedFields(info)))).load(entry.work.id);
  }

  @FieldResolver(() => AttachmentType, { nullable: true })
  resume(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return entry.resume ? loader(ctx, attachmentById).load(entry.resume.id) : null;
  }

  @FieldResolver(() => [EntryEventType])
  events(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<EntryEvent[]> {
    return loader(ctx, eventsByEntry).load(entry.id);
  }

  @FieldResolver(() => String)
  number(@Root() entry: Entry): string {
    return entryNumber(entry.id);
  }

  @FieldResolver(() => Boolean)
  viewerCanWithdraw(@Root() entry: Entry): boolean {
    return legalEntryMoves(entry, "SEEKER").includes("WITHDRAWN");
  }

  @FieldResolver(() => Boolean)
  viewerCanAnswerOffer(@Root() entry: Entry): boolean {
    return entry.status === "OFFERED";
  }

  @Mutation(() => payloads.SubmitEntryPayload, { description: "Sends the confirmed draft as an application." })
  submitEntry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SubmitEntryInput) input: inputs.SubmitEntryInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => submitEntry(ctx, input), answer, none);
  }

  @Mutation(() => payloads.WithdrawEntryPayload, { description: "Leaves the selection; the company is told." })
  withdrawEntry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.WithdrawEntryInput) input: inputs.WithdrawEntryInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => withdrawEntry(ctx, input), answer, none);
  }

  @Mutation(() => payloads.AnswerOfferPayload, { description: "Accepts or declines an offer; the company is told." })
  answerOffer(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AnswerOfferInput) input: inputs.AnswerOfferInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => answerOffer(ctx, input), answer, none);
  }
}
