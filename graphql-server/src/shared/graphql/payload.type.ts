import { Field, ObjectType } from "type-graphql";
import { UserErrorType } from "./user-error.type.ts";

/** What every mutation answers with beside its result. Each payload extends it and names its own audience. */
@ObjectType()
export abstract class PayloadType {
  @Field(() => [UserErrorType], { description: "What the sender can put right; empty when it worked." })
  errors!: UserErrorType[];
}
