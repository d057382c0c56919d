import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { CountedPage, Page } from "../../../shared/page.ts";
import type { OperatorMessage } from "../operator-message/operator-thread.presenter.ts";
import { OperatorMessagePageType } from "../operator-message/operator-thread.type.ts";
import { lookedUntil, lookIntoTalk } from "./look-into-talk.ts";
import type { Talk } from "./talk.presenter.ts";
import { findTalk, listTalkMessages, listTalks } from "./talk.queries.ts";
import * as types from "./talk.type.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver(() => types.AdminConversationType)
export class TalkAdminResolver {
  @Query(() => types.AdminConversationPageType, { description: "All talks between seekers and companies, without what was said." })
  adminConversations(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => types.AdminConversationFilterInput, { nullable: true, description: "Which talks." })
    filter: types.AdminConversationFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<Talk>> {
    return listTalks(ctx, { filter, first, after });
  }

  @Query(() => types.AdminConversationType, { nullable: true, description: "One talk." })
  adminConversation(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The talk." }) id: string): Promise<Talk | null> {
    return findTalk(ctx, id);
  }

  @FieldResolver(() => GraphQLDateTime, { nullable: true })
  readableUntil(@Root() talk: Talk, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    return lookedUntil(ctx, talk.id);
  }

  @FieldResolver(() => OperatorMessagePageType, { nullable: true })
  messages(
    @Root() talk: Talk,
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 30, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<Page<OperatorMessage> | null> {
    return listTalkMessages(ctx, talk.id, { first, after });
  }

  @Mutation(() => types.LookIntoConversationPayload, { description: "Opens a talk for half an hour; who, when and why is on record." })
  lookIntoConversation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.LookIntoConversationInput) input: types.LookIntoConversationInput,
  ): Promise<Payload<{ conversation: Talk | null }>> {
    return payload(
      ctx,
      async () => findTalk(ctx, await lookIntoTalk(ctx, { ...input })),
      (conversation) => ({ conversation }),
      { conversation: null },
    );
  }
}
