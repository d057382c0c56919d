import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage, Page } from "../../../shared/paging/page.ts";
import { operatorSide } from "../conversation/conversation-side.ts";
import { markConversationReadAs } from "../inbox/mark-conversation-read.ts";
import { MailingAudienceEnum } from "../mailing/mailing.type.ts";
import type { MailingAudience } from "../mailing/mailing.vocabulary.ts";
import { sendMessageAs } from "../message/send-message.ts";
import { findRecipients, type Recipient } from "./find-recipients.ts";
import * as inputs from "./operator-conversation.input.ts";
import type { OperatorConversation, OperatorMessage } from "./operator-conversation.presenter.ts";
import { findOperatorConversation, listOperatorConversationMessages, listOperatorConversations } from "./operator-conversation.queries.ts";
import * as types from "./operator-conversation.type.ts";
import { startOperatorConversation } from "./start-operator-conversation.ts";

function act(ctx: GraphQLContext, command: () => Promise<string>) {
  const run = async () => findOperatorConversation(ctx, await command());
  return payload(ctx, run, (conversation) => ({ thread: conversation }), { thread: null });
}

@Authorized("ADMIN_OPERATOR")
@Resolver(() => types.OperatorConversationType)
export class OperatorConversationAdminResolver {
  @Query(() => types.OperatorConversationPageType, { description: "The operator's conversations with seekers or with companies." })
  operatorThreads(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => MailingAudienceEnum, { description: "With whom." }) audience: MailingAudience,
    @Arg("filter", () => inputs.OperatorConversationFilterInput, { nullable: true, description: "Which conversations." })
    filter: inputs.OperatorConversationFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<OperatorConversation>> {
    return listOperatorConversations(ctx, { audience, filter, first, after });
  }

  @Query(() => types.OperatorConversationType, { nullable: true, description: "One of the operator's conversations." })
  operatorThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
  ): Promise<OperatorConversation | null> {
    return findOperatorConversation(ctx, id);
  }

  @Query(() => [types.MessageRecipientType], { description: "Seekers or companies that can read a message; at most 20." })
  messageRecipients(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => MailingAudienceEnum, { description: "Which of the two." }) audience: MailingAudience,
    @Arg("keyword", () => String, { description: "Parts of the name, the mail address or an id." }) keyword: string,
  ): Promise<Recipient[]> | never[] {
    return keyword.trim() === "" ? [] : findRecipients(ctx, { audience, keyword });
  }

  @FieldResolver(() => types.OperatorMessagePageType)
  messages(
    @Root() conversation: OperatorConversation,
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 30, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<OperatorMessage> | null> {
    return listOperatorConversationMessages(ctx, conversation.id, { first, after });
  }

  @Mutation(() => types.OperatorConversationPayload, { description: "Writes to one seeker or company." })
  startThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartOperatorConversationInput) input: inputs.StartOperatorConversationInput,
  ): Promise<Payload<{ thread: OperatorConversation | null }>> {
    return act(ctx, () => startOperatorConversation(ctx, { ...input }));
  }

  @Mutation(() => types.OperatorConversationPayload, { description: "Writes a further message." })
  replyToThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ReplyToConversationInput) { threadId: conversationId, ...rest }: inputs.ReplyToConversationInput,
  ): Promise<Payload<{ thread: OperatorConversation | null }>> {
    return act(ctx, async () => {
      await sendMessageAs(ctx, operatorSide(ctx), { ...rest, conversationId });
      return conversationId;
    });
  }

  @Mutation(() => types.OperatorConversationPayload, { description: "Says how far the operator has read." })
  markThreadRead(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.MarkOperatorConversationReadInput) input: inputs.MarkOperatorConversationReadInput,
  ): Promise<Payload<{ thread: OperatorConversation | null }>> {
    return act(ctx, async () => {
      await markConversationReadAs(ctx, operatorSide(ctx), { conversationId: input.threadId, upToMessageId: input.upToMessageId });
      return input.threadId;
    });
  }
}
