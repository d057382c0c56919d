import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { loader } from "../../../shared/loader.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import type { Attachment } from "../../account/attachment/attachment.entity.ts";
import { attachmentById } from "../../account/attachment/attachment.loaders.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { nameForCompany, shownPersonById } from "../../account/leaving/left-person.ts";
import { memberNameById } from "../conversation/conversation.loaders.ts";
import { type PresentedPhrase, presentSaid } from "../phrase/phrase.presenter.ts";
import { MessagePhraseType } from "../phrase/phrase.type.ts";
import type { Message } from "./message.entity.ts";
import { MessageType } from "./message.type.ts";

/** True when the viewer's own side wrote the message: a member's colleagues count as the same side. */
function isMine(ctx: GraphQLContext, message: Message): boolean {
  const { company, seeker } = ctx.viewer;
  if (message.senderKind === "SEEKER") return seeker?.userId === message.senderId;
  return message.senderKind === "COMPANY" && company !== undefined && message.conversation.unwrap().company?.id === company.companyId;
}

@Authorized("SEEKER", "COMPANY")
@Resolver(() => MessageType)
export class MessageResolver {
  @FieldResolver(() => String)
  async senderName(@Root() { senderKind, senderId }: Message, @Ctx() ctx: GraphQLContext): Promise<string> {
    if (senderKind === "ADMIN") return messageOf("OPERATOR_NAME", ctx.locale);
    if (!senderId) return senderKind === "SEEKER" ? nameForCompany(undefined, ctx.locale) : "";
    if (senderKind === "COMPANY") return loader(ctx, memberNameById).load(senderId);
    return nameForCompany(await loader(ctx, shownPersonById).load(senderId), ctx.locale);
  }

  @FieldResolver(() => Boolean)
  mine(@Root() message: Message, @Ctx() ctx: GraphQLContext): boolean {
    return isMine(ctx, message);
  }

  @FieldResolver(() => AttachmentType, { nullable: true })
  attachment(@Root() message: Message, @Ctx() ctx: GraphQLContext): Promise<Attachment | undefined> | null {
    return message.attachment ? loader(ctx, attachmentById).load(message.attachment.id) : null;
  }

  @FieldResolver(() => RubyScalar, { nullable: true })
  bodyRuby(@Root() message: Message): Ruby | null {
    return message.ruby?.["body"] ?? null;
  }

  @FieldResolver(() => MessagePhraseType, { nullable: true })
  phrase(@Root() message: Message, @Ctx() ctx: GraphQLContext): PresentedPhrase | null {
    const isWriter = isMine(ctx, message);
    const isSeeker = (message.senderKind === "SEEKER") === isWriter;
    return message.phrase ? presentSaid(ctx, message.phrase, { side: isSeeker ? "SEEKER" : "COMPANY", isWriter }) : null;
  }
}
