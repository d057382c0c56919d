import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage, Page } from "../../../shared/page.ts";
import { operatorSide } from "../conversation/conversation-side.ts";
import { sendMessageAs } from "../conversation/send-message.ts";
import { markConversationReadAs } from "../inbox/mark-conversation-read.ts";
import { MailingAudienceEnum } from "../mailing/mailing.type.ts";
import type { MailingAudience } from "../mailing/mailing.vocabulary.ts";
import { findRecipients, type Recipient } from "./find-recipients.ts";
import * as inputs from "./operator-thread.input.ts";
import type { OperatorMessage, OperatorThread } from "./operator-thread.presenter.ts";
import { findThread, listThreadMessages, listThreads } from "./operator-thread.queries.ts";
import * as types from "./operator-thread.type.ts";
import { startThread } from "./start-thread.ts";

function act(ctx: GraphQLContext, command: () => Promise<string>) {
  const run = async () => findThread(ctx, await command());
  return payload(ctx, run, (thread) => ({ thread }), { thread: null });
}

@Authorized("ADMIN_OPERATOR")
@Resolver(() => types.OperatorThreadType)
export class OperatorThreadAdminResolver {
  @Query(() => types.OperatorThreadPageType, { description: "The operator's threads with seekers or with companies." })
  operatorThreads(
    @Ctx() ctx: GraphQLContext,
    @Arg("audience", () => MailingAudienceEnum, { description: "With whom." }) audience: MailingAudience,
    @Arg("filter", () => inputs.OperatorThreadFilterInput, { nullable: true, description: "Which threads." })
    filter: inputs.OperatorThreadFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<OperatorThread>> {
    return listThreads(ctx, { audience, filter, first, after });
  }

  @Query(() => types.OperatorThreadType, { nullable: true, description: "One of the operator's threads." })
  operatorThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The thread." }) id: string,
  ): Promise<OperatorThread | null> {
    return findThread(ctx, id);
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
    @Root() thread: OperatorThread,
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 30, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<OperatorMessage> | null> {
    return listThreadMessages(ctx, thread.id, { first, after });
  }

  @Mutation(() => types.OperatorThreadPayload, { description: "Writes to one seeker or company." })
  startThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartThreadInput) input: inputs.StartThreadInput,
  ): Promise<Payload<{ thread: OperatorThread | null }>> {
    return act(ctx, () => startThread(ctx, { ...input }));
  }

  @Mutation(() => types.OperatorThreadPayload, { description: "Writes a further message." })
  replyToThread(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ReplyToThreadInput) { threadId, ...rest }: inputs.ReplyToThreadInput,
  ): Promise<Payload<{ thread: OperatorThread | null }>> {
    return act(ctx, async () => {
      await sendMessageAs(ctx, operatorSide(ctx), { ...rest, conversationId: threadId });
      return threadId;
    });
  }

  @Mutation(() => types.OperatorThreadPayload, { description: "Says how far the operator has read." })
  markThreadRead(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.MarkThreadReadInput) input: inputs.MarkThreadReadInput,
  ): Promise<Payload<{ thread: OperatorThread | null }>> {
    return act(ctx, async () => {
      await markConversationReadAs(ctx, operatorSide(ctx), { conversationId: input.threadId, upToMessageId: input.upToMessageId });
      return input.threadId;
    });
  }
}
