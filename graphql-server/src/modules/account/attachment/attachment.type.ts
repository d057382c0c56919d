import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("Attachment", { description: "A private file." })
export class AttachmentType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As its owner named it." })
  fileName!: string;

  @Field(() => String, { description: "What the content was found to be." })
  mimeType!: string;

  @Field(() => Int, { description: "Size in bytes." })
  byteSize!: number;

  @Field(() => String, { description: "Signed for this viewer, good for five minutes." })
  url!: string;

  @Field(() => GraphQLDateTime, { description: "When it was uploaded." })
  createdAt!: Date;
}

@Audience("SEEKER")
@ObjectType("DeleteAttachmentPayload", { description: "Answer of deleteAttachment." })
export class DeleteAttachmentPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The file that is gone." })
  deletedId!: string | null;
}
