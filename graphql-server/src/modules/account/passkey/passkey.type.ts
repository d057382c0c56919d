import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { SignInSettingsType } from "../sign-in/sign-in-settings.type.ts";

@Audience("PUBLIC")
@ObjectType("PasskeyQuestionPayload", { description: "What to ask the browser's authenticator." })
export class PasskeyQuestionPayload extends PayloadType {
  @Field(() => String, { nullable: true, description: "Options of WebAuthn as JSON; null when there are errors." })
  options!: string | null;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("SignInSettingsPayload", { description: "How the account is signed in to after the change." })
export class SignInSettingsPayload extends PayloadType {
  @Field(() => SignInSettingsType, { nullable: true, description: "Null when there are errors." })
  settings!: SignInSettingsType | null;
}
