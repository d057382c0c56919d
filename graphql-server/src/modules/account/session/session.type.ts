import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { ViewerType } from "./viewer.type.ts";

const problems = { description: "What the sender can put right; empty when it worked." };

@Audience("PUBLIC")
@ObjectType("SignInPayload", { description: "Who is signed in now; the session is in the cookie of the answer." })
export class SignInPayloadType {
  @Field(() => ViewerType, { nullable: true, description: "Null when the sign-in was refused." })
  viewer!: ViewerType | null;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("PUBLIC")
@ObjectType("SignOutPayload", { description: "Who remains signed in." })
export class SignOutPayloadType {
  @Field(() => ViewerType, { description: "The browser's other sessions." })
  viewer!: ViewerType;
}

@Audience("PUBLIC")
@ObjectType("RequestPasswordResetPayload", { description: "The same whether or not the address is known." })
export class RequestPasswordResetPayloadType {
  @Field(() => Boolean, { description: "True when the request was taken: a mail goes out if the account exists." })
  accepted!: boolean;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("PUBLIC")
@ObjectType("ResetPasswordPayload", { description: "Does not sign in; every session of the account has ended." })
export class ResetPasswordPayloadType {
  @Field(() => Boolean, { description: "True when the new password is set." })
  done!: boolean;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}

@Audience("PUBLIC")
@ObjectType("ChangePasswordPayload", { description: "This browser stays signed in under a new session; all others have ended." })
export class ChangePasswordPayloadType {
  @Field(() => Boolean, { description: "True when the new password is set." })
  done!: boolean;

  @Field(() => [UserErrorType], problems)
  errors!: UserErrorType[];
}
