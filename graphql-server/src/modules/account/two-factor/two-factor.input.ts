import { Field, ID, InputType } from "type-graphql";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type TwoFactorKind, twoFactorKinds } from "./two-factor.kind.ts";

export const TwoFactorKindEnum = graphqlEnum("TwoFactorKind", twoFactorKinds, "The kinds of account that may have a second factor.");

const kindField = { description: "Which of the browser's accounts." };
const passwordField = { nullable: true, description: "The account's password; needed when `mustConfirmPassword` says so." };
const codeField = { description: "Six digits of the authenticator, or a recovery code." };

@InputType("StartTwoFactorInput", { description: "Asks for a secret for the authenticator." })
export class StartTwoFactorInput {
  @Field(() => TwoFactorKindEnum, kindField)
  kind!: TwoFactorKind;

  @Field(() => String, passwordField)
  password?: string | null;

  @Field(() => String, { nullable: true, description: "To take another authenticator: six digits of the present one, or a recovery code." })
  code?: string | null;
}

@InputType("ConfirmTwoFactorInput", { description: "The first code of the new authenticator." })
export class ConfirmTwoFactorInput {
  @Field(() => TwoFactorKindEnum, kindField)
  kind!: TwoFactorKind;

  @Field(() => String, { description: "Six digits of the authenticator." })
  code!: string;
}

@InputType("TurnOffTwoFactorInput", { description: "Takes the second factor off, with both in hand." })
export class TurnOffTwoFactorInput {
  @Field(() => TwoFactorKindEnum, kindField)
  kind!: TwoFactorKind;

  @Field(() => String, codeField)
  code!: string;

  @Field(() => String, passwordField)
  password?: string | null;
}

@InputType("RenewRecoveryCodesInput", { description: "Asks for new recovery codes, with both in hand." })
export class RenewRecoveryCodesInput {
  @Field(() => TwoFactorKindEnum, kindField)
  kind!: TwoFactorKind;

  @Field(() => String, codeField)
  code!: string;

  @Field(() => String, passwordField)
  password?: string | null;
}

@InputType("ResetMemberTwoFactorInput", { description: "A colleague who lost the authenticator." })
export class ResetMemberTwoFactorInput {
  @Field(() => ID, { description: "The member." })
  id!: string;

  @Field(() => String, passwordField)
  password?: string | null;
}

@InputType("ResetTwoFactorInput", { description: "Somebody who lost the authenticator." })
export class ResetTwoFactorInput {
  @Field(() => TwoFactorKindEnum, { description: "Kind of account." })
  kind!: TwoFactorKind;

  @Field(() => ID, { description: "The member or the admin." })
  id!: string;
}
