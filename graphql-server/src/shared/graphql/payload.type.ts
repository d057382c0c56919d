import { Field, ObjectType } from "type-graphql";
import { UserErrorType } from "./user-error.type.ts";

/** The fields of every mutation's answer, beside its result. Each payload extends it and names its own audience. */
@ObjectType()
export abstract class PayloadType {
  @Field(() => [UserErrorType], { description: "What the sender can put right; empty when it worked." })
  errors!: UserErrorType[];
}
