import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { CountedPage, Page } from "../../../shared/paging/page.ts";
import { type InboxChange, inboxTopic } from "../../../shared/topics.ts";
import { nameForCompany, shownPersonById } from "../../account/leaving/left-person.ts";
import { isReachable } from "../../account/seeker/user.status.ts";
import { CompanyEntryType } from "../../entry/board/company-entry.type.ts";
import type { Entry } from "../../entry/entry/entry.entity.ts";
import { entryById } from "../../entry/entry/entry.loaders.ts";
import { presentInboxChange, type SeenInboxChange } from "../inbox/inbox-change.ts";
import { markConversationReadAs } from "../inbox/mark-conversation-read.ts";
import type { Message } from "../message/message.entity.ts";
import { MessagePageType, MessageType } from "../message/message.type.ts";
import { sendMessageAs } from "../message/send-message.ts";
import type { Conversation } from "./conversation.entity.ts";
import { CompanyMarkConversationReadInput, CompanySendMessageInput } from "./conversation.input.ts";
import { lastMessageByConversation } from "./conversation.loaders.ts";
import { findConversation, listConversations, listMessages } from "./conversation.queries.ts";
import { CompanyConversationPageType, CompanyConversationType, InboxEventType } from "./conversation.type.ts";
import { CompanyMarkConversationReadPayload, CompanySendMessagePayload } from "./conversation-payloads.type.ts";
import { companySide, companyWritingSide, readByOther } from "./conversation-side.ts";

@Authorized("COMPANY")
@Resolver(() => CompanyConversationType)
export class ConversationCompanyResolver {
  @Query(() => CompanyConversationPageType, { description: "The company's conversations, latest message first." })
  companyConversations(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Conversation>> {
    return listConversations(ctx, companySide(ctx), { first, after });
  }

  @Query(() => CompanyConversationType, { nullable: true, description: "One of the company's conversations." })
  companyConversation(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
  ): Promise<Conversation | null> {
    return findConversation(ctx, companySide(ctx), id);
  }

  @FieldResolver(() => String)
  async counterpartName(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<string> {
    if (conversation.kind === "ADMIN_COMPANY") return messageOf("OPERATOR_NAME", ctx.locale);
    return nameForCompany(conversation.user ? await loader(ctx, shownPersonById).load(conversation.user.id) : undefined, ctx.locale);
  }

  @FieldResolver(() => Boolean)
  async isReachable(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    if (conversation.kind === "ADMIN_COMPANY") return true;
    const person = conversation.user && (await loader(ctx, shownPersonById).load(conversation.user.id));
    return person ? isReachable(person.user) : false;
  }

  @FieldResolver(() => Boolean)
  async hasLeft(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return conversation.user ? !(await loader(ctx, shownPersonById).load(conversation.user.id)) : false;
  }

  @FieldResolver(() => CompanyEntryType, { nullable: true })
  entry(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<Entry | undefined> | null {
    return conversation.entry ? loader(ctx, entryById).load(conversation.entry.id) : null;
  }

  @FieldResolver(() => Int)
  unreadCount(@Root() conversation: Conversation): number {
    return conversation.companyUnread;
  }

  @FieldResolver(() => MessageType, { nullable: true })
  lastMessage(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<Message | undefined> {
    return loader(ctx, lastMessageByConversation).load(conversation.id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  readByCounterpartAt(@Root() conversation: Conversation): Date | null {
    return readByOther(conversation, "COMPANY");
  }

  @FieldResolver(() => MessagePageType)
  messages(
    @Root() conversation: Conversation,
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 30, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<Message>> {
    return listMessages(ctx, conversation, { first, after });
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => CompanySendMessagePayload, { description: "Writes to the applicant." })
  companySendMessage(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CompanySendMessageInput) input: CompanySendMessageInput,
  ): Promise<Payload<{ message: Message | null }>> {
    return payload(
      ctx,
      () => sendMessageAs(ctx, companyWritingSide(ctx), input),
      (message) => ({ message }),
      { message: null },
    );
  }

  @Mutation(() => CompanyMarkConversationReadPayload, { description: "Says how far the company has read." })
  companyMarkConversationRead(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CompanyMarkConversationReadInput) input: CompanyMarkConversationReadInput,
  ): Promise<Payload<{ conversation: Conversation | null }>> {
    return payload(
      ctx,
      () => markConversationReadAs(ctx, companySide(ctx), input),
      (conversation) => ({ conversation }),
      { conversation: null },
    );
  }

  @Subscription(() => InboxEventType, {
    topics: inboxTopic,
    filter: ({ payload: change, context }: { payload: InboxChange; context: GraphQLContext }) =>
      change.conversationId === null || change.companyId === context.viewer.company?.companyId,
    description: "The company's inbox, live. An event without a conversation says that events may have been missed: read anew.",
  })
  companyInboxChanged(@Root() change: InboxChange, @Ctx() ctx: GraphQLContext): Promise<SeenInboxChange> {
    return presentInboxChange(ctx, companySide(ctx), change);
  }
}
