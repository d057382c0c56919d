import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root, Subscription } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { CountedPage, Page } from "../../../shared/paging/page.ts";
import { type InboxChange, inboxTopic } from "../../../shared/topics.ts";
import { companyContactById } from "../../account/company/company.loaders.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import type { Entry } from "../../entry/entry/entry.entity.ts";
import { entryById } from "../../entry/entry/entry.loaders.ts";
import { EntryType } from "../../entry/entry/entry.type.ts";
import { presentInboxChange, type SeenInboxChange } from "../inbox/inbox-change.ts";
import { markConversationReadAs } from "../inbox/mark-conversation-read.ts";
import type { Message } from "../message/message.entity.ts";
import { MessagePageType, MessageType } from "../message/message.type.ts";
import { sendMessageAs } from "../message/send-message.ts";
import type { Conversation } from "./conversation.entity.ts";
import { MarkConversationReadInput, SendMessageInput } from "./conversation.input.ts";
import { lastMessageByConversation } from "./conversation.loaders.ts";
import { findConversation, listConversations, listMessages } from "./conversation.queries.ts";
import { ConversationPageType, ConversationType, InboxEventType } from "./conversation.type.ts";
import { MarkConversationReadPayload, SendMessagePayload } from "./conversation-payloads.type.ts";
import { readByOther, seekerSide } from "./conversation-side.ts";
import { isCompanyReachable } from "./require-reachable.ts";

@Authorized("SEEKER")
@Resolver(() => ConversationType)
export class ConversationSeekerResolver {
  @Query(() => ConversationPageType, { description: "The seeker's conversations, latest message first." })
  conversations(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Conversation>> {
    return listConversations(ctx, seekerSide(ctx), { first, after });
  }

  @Query(() => ConversationType, { nullable: true, description: "One of the seeker's conversations." })
  conversation(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
  ): Promise<Conversation | null> {
    return findConversation(ctx, seekerSide(ctx), id);
  }

  @FieldResolver(() => String)
  async counterpartName(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<string> {
    if (!conversation.company) return messageOf("OPERATOR_NAME", ctx.locale);
    return companyNameIn(ctx.locale, await loader(ctx, companyContactById).load(conversation.company.id));
  }

  @FieldResolver(() => Boolean)
  async isReachable(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<boolean> {
    return !conversation.company || isCompanyReachable(await loader(ctx, companyContactById).load(conversation.company.id));
  }

  @FieldResolver(() => EntryType, { nullable: true })
  entry(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<Entry | undefined> | null {
    return conversation.entry ? loader(ctx, entryById).load(conversation.entry.id) : null;
  }

  @FieldResolver(() => Int)
  unreadCount(@Root() conversation: Conversation): number {
    return conversation.seekerUnread;
  }

  @FieldResolver(() => MessageType, { nullable: true })
  lastMessage(@Root() conversation: Conversation, @Ctx() ctx: GraphQLContext): Promise<Message | undefined> {
    return loader(ctx, lastMessageByConversation).load(conversation.id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  readByCounterpartAt(@Root() conversation: Conversation): Date | null {
    return readByOther(conversation, "SEEKER");
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

  @Mutation(() => SendMessagePayload, { description: "Writes to the company." })
  sendMessage(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SendMessageInput) input: SendMessageInput,
  ): Promise<Payload<{ message: Message | null }>> {
    return payload(
      ctx,
      () => sendMessageAs(ctx, seekerSide(ctx), input),
      (message) => ({ message }),
      { message: null },
    );
  }

  @Mutation(() => MarkConversationReadPayload, { description: "Says how far the seeker has read." })
  markConversationRead(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => MarkConversationReadInput) input: MarkConversationReadInput,
  ): Promise<Payload<{ conversation: Conversation | null }>> {
    return payload(
      ctx,
      () => markConversationReadAs(ctx, seekerSide(ctx), input),
      (conversation) => ({ conversation }),
      { conversation: null },
    );
  }

  @Subscription(() => InboxEventType, {
    topics: inboxTopic,
    filter: ({ payload: change, context }: { payload: InboxChange; context: GraphQLContext }) =>
      change.conversationId === null || change.userId === context.viewer.seeker?.userId,
    description: "The seeker's inbox, live. An event without a conversation says that events may have been missed: read anew.",
  })
  inboxChanged(@Root() change: InboxChange, @Ctx() ctx: GraphQLContext): Promise<SeenInboxChange> {
    return presentInboxChange(ctx, seekerSide(ctx), change);
  }
}
