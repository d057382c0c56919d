import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ActorKindEnum } from "../../../shared/graphql/enums.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { RubyScalar } from "../../../shared/graphql/ruby.scalar.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { MessagePhraseType } from "../phrase/phrase.type.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("Message", { description: "One message, plain text." })
export class MessageType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "Plain text." })
  body!: string;

  @Field(() => RubyScalar, { nullable: true, description: "Readings of the body; null without kanji and while they are being computed." })
  bodyRuby!: Ruby | null;

  @Field(() => MessagePhraseType, {
    nullable: true,
    description: "The other half of a message said with a phrase; null in words of one's own, and where its language is the reader's.",
  })
  phrase!: MessagePhraseType | null;

  @Field(() => ActorKindEnum, { name: "by", description: "Which side wrote it." })
  senderKind!: ActorKind;

  @Field(() => String, { description: "Who wrote it, as the reader may know them." })
  senderName!: string;

  @Field(() => Boolean, { description: "True when the reader's own side wrote it." })
  mine!: boolean;

  @Field(() => AttachmentType, { nullable: true, description: "The file that came with it." })
  attachment!: AttachmentType | null;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("MessagePage", { simpleResolvers: true, description: "Newest first; page back with `after`." })
export class MessagePageType extends PageType {
  @Field(() => [MessageType], { description: "The messages of this page." })
  items!: MessageType[];
}
