import { Arg, Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { madeReadings } from "../phrase/made-readings.ts";
import { MessageBridgesInput, MessagePreviewInput } from "./bridge.input.ts";
import type { Bridge } from "./bridge.ts";
import { BridgedMessageType, MessageBridgeType, MessagePreviewType } from "./bridge.type.ts";
import { type BridgedMessage, bridgeMessages } from "./bridge-messages.ts";
import { type MessagePreview, previewMessage } from "./preview-message.ts";

@Resolver(() => MessageBridgeType)
export class MessageBridgeResolver {
  @Authorized("SEEKER")
  @Query(() => [BridgedMessageType], {
    description:
      "Help with messages above the reader's level, apart from the messages so that these need not wait; those that need none are left out.",
  })
  messageBridges(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => MessageBridgesInput) input: MessageBridgesInput,
  ): Promise<BridgedMessage[]> {
    return bridgeMessages(ctx, input);
  }

  @Authorized("COMPANY_RECRUITER")
  @Query(() => MessagePreviewType, {
    nullable: true,
    description:
      "How hard a message is for the applicant, and what would make it easier, before it is sent; null when it is not Japanese. Keeps nothing.",
  })
  messagePreview(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => MessagePreviewInput) input: MessagePreviewInput,
  ): Promise<MessagePreview | null> {
    return previewMessage(ctx, input);
  }

  @Authorized("SEEKER", "COMPANY")
  @FieldResolver(() => RubyScalar, { nullable: true })
  easyRuby(@Root() { easyText }: Bridge, @Ctx() ctx: GraphQLContext): Promise<Ruby | null> | null {
    return easyText === null ? null : madeReadings(ctx, easyText);
  }
}
