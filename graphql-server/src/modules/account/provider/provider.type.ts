import { Field, InputType, ObjectType } from "type-graphql";
import type { ProviderName } from "../../../platform/identity/identity-provider.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ViewerType } from "../session/viewer.type.ts";
import { ProviderEnum } from "../sign-in/sign-in-settings.type.ts";
import { type VisitPurpose, visitPurposes } from "./provider-visit.entity.ts";

const VisitPurposeEnum = graphqlEnum("ProviderVisitPurpose", visitPurposes, "What a provider is asked for.");
export const visitOutcomes = ["SIGNED_IN", "LINKED", "NEWCOMER"] as const;
const VisitOutcomeEnum = graphqlEnum(
  "ProviderVisitOutcome",
  visitOutcomes,
  "Signed in; linked to the account; or nobody the product knows, who may register.",
);

@InputType("StartProviderVisitInput", { description: "Begins a way to a provider and back." })
export class StartProviderVisitInput {
  @Field(() => ProviderEnum, { description: "The provider." })
  provider!: ProviderName;

  @Field(() => VisitPurposeEnum, { description: "What for." })
  purpose!: VisitPurpose;

  @Field(() => String, { nullable: true, description: "Password, when LINK answered CONFIRM_PASSWORD." })
  password?: string | null;
}

@Audience("PUBLIC")
@ObjectType("StartProviderVisitPayload", { description: "Where the browser goes." })
export class StartProviderVisitPayload extends PayloadType {
  @Field(() => String, { nullable: true, description: "The provider's address; null when there are errors." })
  url!: string | null;
}

@InputType("FinishProviderVisitInput", { description: "The provider's answer." })
export class FinishProviderVisitInput {
  @Field(() => String, { description: "The query of the address that the provider sent the browser back to." })
  parameters!: string;
}

@Audience("PUBLIC")
@ObjectType("FinishProviderVisitPayload", { description: "What became of the visit; the session is in the cookie of the answer." })
export class FinishProviderVisitPayload extends PayloadType {
  @Field(() => VisitOutcomeEnum, { nullable: true, description: "Null when there are errors." })
  outcome!: (typeof visitOutcomes)[number] | null;

  @Field(() => ViewerType, { nullable: true, description: "Who is signed in now; null when there are errors." })
  viewer!: ViewerType | null;
}

@Audience("PUBLIC")
@ObjectType("Newcomer", {
  simpleResolvers: true,
  description: "The person of this browser whom a provider has named and who may register.",
})
export class NewcomerType {
  @Field(() => ProviderEnum, { description: "The provider." })
  provider!: ProviderName;

  @Field(() => String, { nullable: true, description: "Address that the provider vouches for; null when our own mail has to prove one." })
  email?: string | null;
}

@InputType("RegisterWithProviderInput", { description: "The registration of a newcomer; the provider stands in for the password." })
export class RegisterWithProviderInputType {
  @Field(() => String, { nullable: true, description: "Token of the mailed link, where the provider vouches for no address." })
  token?: string | null;

  @Field(() => String, { description: "Family name." })
  familyName!: string;

  @Field(() => String, { description: "Given name." })
  givenName!: string;

  @Field(() => String, { nullable: true, description: "Family name in kana." })
  familyNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "Given name in kana." })
  givenNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "Name in Latin letters." })
  latinName?: string | null;

  @Field(() => String, { nullable: true, description: "Tag of the language of mails; that of the request when left out." })
  locale?: string | null;

  @Field(() => Boolean, { description: "The person agrees to the terms and the privacy policy; never ticked for them." })
  agreeToTerms!: boolean;
}

@InputType("UnlinkIdentityInput", { description: "The provider to take off." })
export class UnlinkIdentityInput {
  @Field(() => ProviderEnum, { description: "The provider." })
  provider!: ProviderName;

  @Field(() => String, { nullable: true, description: "Password, when CONFIRM_PASSWORD asked for it." })
  password?: string | null;
}
