import { Field, InputType } from "type-graphql";
import { AccountKindEnum } from "../../../shared/graphql/enums.ts";
import type { AccountKind } from "../../../shared/viewer/actor.ts";

@InputType("SignInInput", { description: "Address and password of one kind of account." })
export class SignInInputType {
  @Field(() => String, { description: "Mail address." })
  email!: string;

  @Field(() => String, { description: "Password, as typed." })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: "For an account with a second factor: six digits of the authenticator, or a recovery code.",
  })
  code?: string | null;
}

@InputType("SignOutInput", { description: "Which of the browser's sessions to end." })
export class SignOutInputType {
  @Field(() => AccountKindEnum, { description: "Kind of account." })
  kind!: AccountKind;
}

@InputType("RequestPasswordResetInput", { description: "Asks for a mail with a link to a new password." })
export class RequestPasswordResetInputType {
  @Field(() => AccountKindEnum, { description: "Kind of account." })
  kind!: AccountKind;

  @Field(() => String, { description: "Mail address of the account." })
  email!: string;
}

@InputType("ResetPasswordInput", { description: "Sets a new password with the mailed token." })
export class ResetPasswordInputType {
  @Field(() => AccountKindEnum, { description: "Kind of account the token was mailed for." })
  kind!: AccountKind;

  @Field(() => String, { description: "Token from the mailed link; works once, for an hour." })
  token!: string;

  @Field(() => String, { description: "New password, 15 to 128 characters." })
  password!: string;
}

@InputType("ChangePasswordInput", { description: "Changes the password of the signed-in account." })
export class ChangePasswordInputType {
  @Field(() => AccountKindEnum, { description: "Which of the browser's accounts." })
  kind!: AccountKind;

  @Field(() => String, { description: "Password of today." })
  currentPassword!: string;

  @Field(() => String, { description: "New password, 15 to 128 characters." })
  newPassword!: string;
}
