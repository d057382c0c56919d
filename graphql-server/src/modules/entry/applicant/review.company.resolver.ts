import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { companyMemberById } from "../../account/member/company-member.loaders.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { addEntryNote } from "./add-entry-note.ts";
import { deleteEntryNote } from "./delete-entry-note.ts";
import type { EntryNote } from "./entry-note.entity.ts";
import * as inputs from "./review.input.ts";
import { notesByEntry, scorecardsByEntry } from "./review.loaders.ts";
import * as types from "./review.type.ts";
import { saveScorecard } from "./save-scorecard.ts";
import type { Scorecard } from "./scorecard.entity.ts";

const answer = (entry: Entry) => ({ entry });
const none = { entry: null };

async function authorOf({ member }: EntryNote | Scorecard, ctx: GraphQLContext): Promise<string> {
  return member ? ((await loader(ctx, companyMemberById).load(member.id))?.name ?? "") : "";
}

const isOwn = ({ member }: EntryNote | Scorecard, { viewer }: GraphQLContext) =>
  member !== null && member !== undefined && member.id === viewer.company?.memberId;

@Authorized("COMPANY")
@Resolver(() => CompanyEntryType)
export class EntryReviewResolver {
  @FieldResolver(() => [types.EntryNoteType], { description: "Notes of the members, newest first; at most 100." })
  notes(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<EntryNote[]> {
    return loader(ctx, notesByEntry).load(entry.id);
  }

  @FieldResolver(() => [types.ScorecardType], { description: "One card for each member who rated." })
  scorecards(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<Scorecard[]> {
    return loader(ctx, scorecardsByEntry).load(entry.id);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.AddEntryNotePayload, { description: "Writes a note about an applicant for colleagues." })
  addEntryNote(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AddEntryNoteInput) input: inputs.AddEntryNoteInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => addEntryNote(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.DeleteEntryNotePayload, { description: "Takes back one of the member's own notes." })
  deleteEntryNote(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.DeleteEntryNoteInput) input: inputs.DeleteEntryNoteInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => deleteEntryNote(ctx, input), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.SaveScorecardPayload, { description: "Writes or changes the member's own rating of an applicant." })
  saveScorecard(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveScorecardInput) input: inputs.SaveScorecardInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => saveScorecard(ctx, input), answer, none);
  }
}

@Authorized("COMPANY")
@Resolver(() => types.EntryNoteType)
export class EntryNoteResolver {
  @FieldResolver(() => String)
  author(@Root() note: EntryNote, @Ctx() ctx: GraphQLContext): Promise<string> {
    return authorOf(note, ctx);
  }

  @FieldResolver(() => Boolean)
  viewerCanDelete(@Root() note: EntryNote, @Ctx() ctx: GraphQLContext): boolean {
    return isOwn(note, ctx);
  }
}

@Authorized("COMPANY")
@Resolver(() => types.ScorecardType)
export class ScorecardResolver {
  @FieldResolver(() => String)
  author(@Root() card: Scorecard, @Ctx() ctx: GraphQLContext): Promise<string> {
    return authorOf(card, ctx);
  }

  @FieldResolver(() => Boolean)
  isOwn(@Root() card: Scorecard, @Ctx() ctx: GraphQLContext): boolean {
    return isOwn(card, ctx);
  }
}
