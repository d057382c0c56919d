import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";

@Audience("COMPANY", "SIGNED_IN_ADMIN")
@ObjectType("TwoFactor", { simpleResolvers: true, description: "How the second factor of the signed-in account stands." })
export class TwoFactorType {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Since when a code is asked for at sign-in; null while it is not." })
  enabledAt!: Date | null;

  @Field(() => Int, { description: "Recovery codes that were not used yet." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: "True where the account must have a second factor: it cannot be turned off." })
  isRequired!: boolean;

  @Field(() => Boolean, { description: "True when changes need the password once more: it was typed more than ten minutes ago." })
  mustConfirmPassword!: boolean;
}

@Audience("COMPANY", "SIGNED_IN_ADMIN")
@ObjectType("TwoFactorSecret", { simpleResolvers: true, description: "What an authenticator needs to know. It is shown once." })
export class TwoFactorSecretType {
  @Field(() => String, { description: "The secret in base32, to be typed." })
  secret!: string;

  @Field(() => String, { description: "The same as an otpauth:// address, to be drawn as a picture. Never send it anywhere." })
  uri!: string;
}

@Audience("COMPANY", "SIGNED_IN_ADMIN")
@ObjectType("StartTwoFactorPayload", { description: "The secret; it guards nothing until its first code is confirmed." })
export class StartTwoFactorPayload extends PayloadType {
  @Field(() => TwoFactorSecretType, { nullable: true, description: "Null when there are errors." })
  enrolment!: TwoFactorSecretType | null;
}

@Audience("COMPANY", "SIGNED_IN_ADMIN")
@ObjectType("RecoveryCodesPayload", { description: "This browser stays signed in under a new session; all others have ended." })
export class RecoveryCodesPayload extends PayloadType {
  @Field(() => [String], { description: "Ten codes, each good for one sign-in. They are not shown again; empty when there are errors." })
  recoveryCodes!: string[];
}

@Audience("COMPANY", "ADMIN", "SIGNED_IN_ADMIN")
@ObjectType("ChangeTwoFactorPayload", { description: "Whether it was done." })
export class ChangeTwoFactorPayload extends PayloadType {
  @Field(() => Boolean, { description: "False when there are errors." })
  done!: boolean;
}
