import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { AdminNewsType } from "./newsroom.type.ts";

const newsOptions = { nullable: true, description: "The item as it stands now; null when there are errors." };

@Audience("ADMIN_EDITOR")
@ObjectType("CreateNewsPayload", { description: "Answer of createNews." })
export class CreateNewsPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("UpdateNewsPayload", { description: "Answer of updateNews." })
export class UpdateNewsPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("PublishNewsPayload", { description: "Answer of publishNews." })
export class PublishNewsPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("WithdrawNewsPayload", { description: "Answer of withdrawNews." })
export class WithdrawNewsPayload extends PayloadType {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("DeleteNewsPayload", { description: "Answer of deleteNews." })
export class DeleteNewsPayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "The draft that is gone." })
  deletedId!: string | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("SaveNewsDraftPayload", { description: "Answer of saveNewsDraft." })
export class SaveNewsDraftPayload extends PayloadType {
  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was kept." })
  savedAt!: Date | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("DiscardNewsDraftPayload", { description: "Answer of discardNewsDraft." })
export class DiscardNewsDraftPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when there was something to throw away." })
  discarded!: boolean;
}
