import { Field, ObjectType } from "type-graphql";
import { Audience } from "./audience.decorator.ts";

@Audience("PUBLIC")
@ObjectType("UserError", {
  description: "Something the sender can put right. Nothing was written.",
})
export class UserErrorType {
  @Field(() => String, { description: "Stable English code, e.g. REQUIRED, TOO_LONG, NOT_FOUND, STALE_VERSION." })
  code!: string;

  @Field(() => String, { description: "What happened and what to do, in the reader's language." })
  message!: string;

  @Field(() => [String], { description: "The input field it is about, from the input object down; empty for the whole request." })
  path!: string[];
}
