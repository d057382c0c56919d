import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ViewerType } from "./viewer.type.ts";

@Audience("PUBLIC")
@ObjectType("SignInPayload", { description: "Who is signed in now; the session is in the cookie of the answer." })
export class SignInPayloadType extends PayloadType {
  @Field(() => ViewerType, { nullable: true, description: "Null when the sign-in was refused." })
  viewer!: ViewerType | null;
}

@Audience("PUBLIC")
@ObjectType("SignOutPayload", { description: "Who remains signed in." })
export class SignOutPayloadType {
  @Field(() => ViewerType, { description: "The browser's other sessions." })
  viewer!: ViewerType;
}

@Audience("PUBLIC")
@ObjectType("RequestPasswordResetPayload", { description: "The same whether or not the address is known." })
export class RequestPasswordResetPayloadType extends PayloadType {
  @Field(() => Boolean, { description: "True when the request was taken: a mail goes out if the account exists." })
  accepted!: boolean;
}

@Audience("PUBLIC")
@ObjectType("ResetPasswordPayload", { description: "Does not sign in; every session of the account has ended." })
export class ResetPasswordPayloadType extends PayloadType {
  @Field(() => Boolean, { description: "True when the new password is set." })
  done!: boolean;
}

@Audience("PUBLIC")
@ObjectType("ChangePasswordPayload", { description: "This browser stays signed in under a new session; all others have ended." })
export class ChangePasswordPayloadType extends PayloadType {
  @Field(() => Boolean, { description: "True when the new password is set." })
  done!: boolean;
}
