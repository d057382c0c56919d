import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { PasskeyKind } from "../../account/passkey/passkey.kind.ts";
import { PasskeyKindEnum } from "../../account/sign-in/sign-in-settings.type.ts";
import { SitePageNameEnum } from "../page/site.enums.ts";
import type { BindingPage, PendingTerms } from "./pending-terms.queries.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("NewTermsText", { description: "A text that the account has not agreed to yet." })
export class NewTermsTextType {
  @Field(() => SitePageNameEnum, { description: "Its page: TERMS or PRIVACY." })
  page!: BindingPage;

  @Field(() => GraphQLLocalDate, { description: "First day it is in force." })
  validFrom!: string;

  @Field(() => String, {
    nullable: true,
    description: "What changed with it, in the nearest language that it was written in; null where nobody wrote it.",
  })
  changes!: string | null;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("PendingTerms", { description: "Terms in force that the account has not agreed to." })
export class PendingTermsType implements PendingTerms {
  @Field(() => String, { description: "The version to agree to." })
  version!: string;

  @Field(() => GraphQLLocalDate, { description: "Since when it is in force." })
  validFrom!: string;

  @Field(() => [NewTermsTextType], { description: "What is new since the version that the account agreed to last, the newest first." })
  texts!: NewTermsTextType[];
}

@InputType("AcceptTermsInput", { description: "Agreement to the terms in force." })
export class AcceptTermsInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts agrees." })
  kind!: PasskeyKind;

  @Field(() => String, { description: "The version that was read, as it was answered." })
  version!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("AcceptTermsPayload", { description: "Answer of an agreement." })
export class AcceptTermsPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when the account has agreed to the version." })
  done!: boolean;
}
