import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage, Page } from "../../../shared/paging/page.ts";
import type { OperatorMessage } from "../operator-message/operator-conversation.presenter.ts";
import { OperatorMessagePageType } from "../operator-message/operator-conversation.type.ts";
import type { AdminConversation } from "./conversation.admin.presenter.ts";
import { findAdminConversation, listAdminConversationMessages, listAdminConversations } from "./conversation.admin.queries.ts";
import * as types from "./conversation.admin.type.ts";
import { lookedUntil, lookIntoConversation } from "./look-into-conversation.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver(() => types.AdminConversationType)
export class ConversationAdminResolver {
  @Query(() => types.AdminConversationPageType, { description: "All conversations between seekers and companies, without what was said." })
  adminConversations(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => types.AdminConversationFilterInput, { nullable: true, description: "Which conversations." })
    filter: types.AdminConversationFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<AdminConversation>> {
    return listAdminConversations(ctx, { filter, first, after });
  }

  @Query(() => types.AdminConversationType, { nullable: true, description: "One conversation." })
  adminConversation(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The conversation." }) id: string,
  ): Promise<AdminConversation | null> {
    return findAdminConversation(ctx, id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  readableUntil(@Root() conversation: AdminConversation, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    return lookedUntil(ctx, conversation.id);
  }

  @FieldResolver(() => OperatorMessagePageType, { nullable: true })
  messages(
    @Root() conversation: AdminConversation,
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 30, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<OperatorMessage> | null> {
    return listAdminConversationMessages(ctx, conversation.id, { first, after });
  }

  @Mutation(() => types.LookIntoConversationPayload, {
    description: "Opens a conversation for half an hour; who, when and why is on record.",
  })
  lookIntoConversation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.LookIntoConversationInput) input: types.LookIntoConversationInput,
  ): Promise<Payload<{ conversation: AdminConversation | null }>> {
    return payload(
      ctx,
      async () => findAdminConversation(ctx, await lookIntoConversation(ctx, { ...input })),
      (conversation) => ({ conversation }),
      { conversation: null },
    );
  }
}
