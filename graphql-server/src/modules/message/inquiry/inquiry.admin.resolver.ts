import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import type { AdminUser } from "../../account/admin/admin-user.entity.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { complaintByInquiry } from "../complaint/complaint.loaders.ts";
import { answerInquiry } from "./answer-inquiry.ts";
import { assignInquiry } from "./assign-inquiry.ts";
import * as inputs from "./inquiry.admin.input.ts";
import { type InquirySort, inquiryEvents, inquirySorts, listInquiries, listOperators, readInquiry } from "./inquiry.admin.queries.ts";
import { ColleagueType, HandleInquiryPayload, InquiryEventType, InquiryPageType, InquiryType } from "./inquiry.admin.type.ts";
import type { Inquiry } from "./inquiry.entity.ts";
import { InquiryStatusEnum } from "./inquiry.enums.ts";
import { type InquiryStatus, legalInquiryMoves } from "./inquiry.status.ts";
import { inquiryTerms } from "./inquiry.terms.ts";
import { previewOf } from "./inquiry-preview.ts";
import { moveInquiry } from "./move-inquiry.ts";
import { noteInquiry } from "./note-inquiry.ts";

const InquirySortEnum = graphqlEnum("InquirySort", inquirySorts, "Order of inquiries; OLDEST is the queue.");
const none = { inquiry: null };
const answer = (inquiry: Inquiry) => ({ inquiry });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => InquiryType)
export class InquiryAdminResolver {
  @Query(() => InquiryPageType, { description: "Inquiries that came in." })
  inquiries(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => inputs.InquiryFilterInput, { nullable: true, description: "Which ones." })
    filter: inputs.InquiryFilterInput | null,
    @Arg("sort", () => InquirySortEnum, { defaultValue: "OLDEST", description: "Order." }) sort: InquirySort,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Inquiry>> {
    return listInquiries(ctx, { filter, sort, first, after });
  }

  @Query(() => InquiryType, { nullable: true, description: "One inquiry; that it was read is recorded." })
  inquiry(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The inquiry." }) id: string): Promise<Inquiry | null> {
    return readInquiry(ctx, id);
  }

  @Query(() => [ColleagueType], { description: "Colleagues who may answer; at most 200." })
  operators(@Ctx() ctx: GraphQLContext): Promise<AdminUser[]> {
    return listOperators(ctx);
  }

  @FieldResolver(() => ColleagueType, { nullable: true })
  assignee(@Root() { assignedTo }: Inquiry, @Ctx() ctx: GraphQLContext): Promise<AdminUser | undefined> | null {
    return assignedTo ? loader(ctx, adminUserById).load(assignedTo) : null;
  }

  @FieldResolver(() => String)
  preview(@Root() { body }: Inquiry): string {
    return previewOf(body);
  }

  @FieldResolver(() => GraphQLDateTime)
  async answerDueAt(@Root() inquiry: Inquiry, @Ctx() ctx: GraphQLContext): Promise<Date> {
    return (await loader(ctx, inquiryTerms).load(inquiry)).answerDueAt;
  }

  @FieldResolver(() => GraphQLDateTime)
  async deletedAt(@Root() inquiry: Inquiry, @Ctx() ctx: GraphQLContext): Promise<Date> {
    return (await loader(ctx, inquiryTerms).load(inquiry)).deletedAt;
  }

  @FieldResolver(() => [InquiryStatusEnum])
  legalMoves(@Root() { status }: Inquiry): readonly InquiryStatus[] {
    return legalInquiryMoves(status);
  }

  @FieldResolver(() => [InquiryEventType])
  async events(@Root() { id, name }: Inquiry, @Ctx() ctx: GraphQLContext): Promise<InquiryEventType[]> {
    const people = loader(ctx, adminUserById);
    const nameOf = async (adminId: string | null | undefined) => (adminId ? ((await people.load(adminId))?.name ?? null) : null);
    const events = await inquiryEvents(ctx, id);
    return Promise.all(
      events.map(async ({ id: eventId, kind, body, to, at, adminId, assigneeId }) => {
        const [by, assignee] = await Promise.all([kind === "REPLIED" ? name : nameOf(adminId), nameOf(assigneeId)]);
        return { id: eventId, kind, body, to: to ?? null, at, by, assignee };
      }),
    );
  }

  @FieldResolver(() => ID, { nullable: true })
  complaintId(@Root() { id }: Inquiry, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return loader(ctx, complaintByInquiry).load(id);
  }

  @Mutation(() => HandleInquiryPayload, { description: "Mails an answer to whoever wrote." })
  answerInquiry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AnswerInquiryInput) input: inputs.AnswerInquiryInput,
  ): Promise<Payload<{ inquiry: Inquiry | null }>> {
    return payload(ctx, () => answerInquiry(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleInquiryPayload, { description: "Adds a note that only the back office reads." })
  noteInquiry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.NoteInquiryInput) input: inputs.NoteInquiryInput,
  ): Promise<Payload<{ inquiry: Inquiry | null }>> {
    return payload(ctx, () => noteInquiry(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleInquiryPayload, { description: "Gives an inquiry to a colleague, or to nobody." })
  assignInquiry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AssignInquiryInput) input: inputs.AssignInquiryInput,
  ): Promise<Payload<{ inquiry: Inquiry | null }>> {
    return payload(ctx, () => assignInquiry(ctx, { ...input }), answer, none);
  }

  @Mutation(() => HandleInquiryPayload, { description: "Moves an inquiry on, ends it or opens it again." })
  moveInquiry(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.MoveInquiryInput) input: inputs.MoveInquiryInput,
  ): Promise<Payload<{ inquiry: Inquiry | null }>> {
    return payload(ctx, () => moveInquiry(ctx, { ...input }), answer, none);
  }
}
