import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { ViewerType } from "../session/viewer.type.ts";

const problems = { description: "What the sender can put right; empty when it worked." };

@Audience("PUBLIC")
@ObjectType("RequestRegistrationPayload", { description: "The same whether or not the address is known." })
export class RequestRegistrationPayloadType {
  @Field(() => Boolean, { description: "True when the request was taken: a mail goes out." })
  accepted!: boolean;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("PUBLIC")
@ObjectType("RegisterPayload", { description: "The new seeker, signed in; the session is in the cookie of the answer." })
export class RegisterPayloadType {
  @Field(() => ViewerType, { nullable: true, description: "Null when nothing was registered." })
  viewer!: ViewerType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}
