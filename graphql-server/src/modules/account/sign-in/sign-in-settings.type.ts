import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, ObjectType } from "type-graphql";
import { type ProviderName, providerNames } from "../../../platform/identity/identity-provider.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { passkeyKinds } from "../passkey/passkey.kind.ts";

export const PasskeyKindEnum = graphqlEnum("PasskeyKind", passkeyKinds, "The accounts that may have passkeys and change their address.");
export const ProviderEnum = graphqlEnum("IdentityProvider", providerNames, "Providers by which seekers may sign in.");

@Audience("SEEKER", "COMPANY")
@ObjectType("Passkey", {
  simpleResolvers: true,
  description: "A key of a telephone, a computer or a stick that signs in instead of the password.",
})
export class PasskeyType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What its owner calls it." })
  name!: string;

  @Field(() => GraphQLDateTime, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it signed in last; null for never." })
  lastUsedAt?: Date | null;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("LinkedIdentity", { simpleResolvers: true, description: "An account at a provider by which this one is signed in to." })
export class LinkedIdentityType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ProviderEnum, { description: "The provider." })
  provider!: ProviderName;

  @Field(() => GraphQLDateTime, { description: "When it was linked." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it signed in last; null for never." })
  lastUsedAt?: Date | null;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("SignInSettings", { simpleResolvers: true, description: "The ways by which the signed-in account is signed in to." })
export class SignInSettingsType {
  @Field(() => ID, { description: "The account's id." })
  id!: string;

  @Field(() => String, { description: "Address of the account." })
  email!: string;

  @Field(() => Boolean, { description: "False for an account that never set a password." })
  hasPassword!: boolean;

  @Field(() => Boolean, { description: "True when changes need a proof once more: the last one is more than ten minutes old." })
  mustConfirmPassword!: boolean;

  @Field(() => [PasskeyType], { description: "Ten at most, the oldest first." })
  passkeys!: PasskeyType[];

  @Field(() => [LinkedIdentityType], { description: "One a provider at most; none for companies." })
  identities!: LinkedIdentityType[];

  @Field(() => [ProviderEnum], { description: "Providers that are set up; none for companies." })
  providers!: ProviderName[];
}
