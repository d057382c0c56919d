import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { AdminNewsType } from "./newsroom.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };
const newsOptions = { nullable: true, description: "The item as it stands now; null when there are errors." };

@Audience("ADMIN_EDITOR")
@ObjectType("CreateNewsPayload", { description: "Answer of createNews." })
export class CreateNewsPayload {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("UpdateNewsPayload", { description: "Answer of updateNews." })
export class UpdateNewsPayload {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("PublishNewsPayload", { description: "Answer of publishNews." })
export class PublishNewsPayload {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("WithdrawNewsPayload", { description: "Answer of withdrawNews." })
export class WithdrawNewsPayload {
  @Field(() => AdminNewsType, newsOptions)
  news!: AdminNewsType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("DeleteNewsPayload", { description: "Answer of deleteNews." })
export class DeleteNewsPayload {
  @Field(() => ID, { nullable: true, description: "The draft that is gone." })
  deletedId!: string | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("SaveNewsDraftPayload", { description: "Answer of saveNewsDraft." })
export class SaveNewsDraftPayload {
  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was kept." })
  savedAt!: Date | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("DiscardNewsDraftPayload", { description: "Answer of discardNewsDraft." })
export class DiscardNewsDraftPayload {
  @Field(() => Boolean, { description: "True when there was something to throw away." })
  discarded!: boolean;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}
