import { Field, ID, InputType } from "type-graphql";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type RegistrationIntent, registrationIntentKinds } from "../registration/registration-intent.ts";

const RegistrationIntentKindEnum = graphqlEnum(
  "RegistrationIntentKind",
  registrationIntentKinds,
  "What a visitor was about to do with a work when they were asked to register.",
);

@InputType("RegistrationIntentInput", { description: "What the visitor was about to do: taken up once they have registered." })
export class RegistrationIntentInputType {
  @Field(() => RegistrationIntentKindEnum, { description: "To apply, or to bookmark." })
  kind!: RegistrationIntent["kind"];

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { nullable: true, description: "The message to the company that was begun, at most 4,000 characters." })
  message?: string | null;
}

@InputType("RequestRegistrationInput", { description: "Asks for a mail with a link to finish the registration." })
export class RequestRegistrationInputType {
  @Field(() => String, { description: "Mail address of the new account." })
  email!: string;

  @Field(() => RegistrationIntentInputType, { nullable: true, description: "What they were about to do." })
  intent?: RegistrationIntentInputType | null;
}

@InputType("RegisterInput", { description: "Makes a seeker's account with the mailed token." })
export class RegisterInputType {
  @Field(() => String, { description: "Token from the mailed link; works once, for 24 hours." })
  token!: string;

  @Field(() => String, { description: "Password, 15 to 128 characters." })
  password!: string;

  @Field(() => String, { description: "姓. May be empty when the person has one name only." })
  familyName!: string;

  @Field(() => String, { description: "名. May be empty when the person has one name only." })
  givenName!: string;

  @Field(() => String, { nullable: true, description: "セイ; hiragana and half-width kana are taken too." })
  familyNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "メイ; hiragana and half-width kana are taken too." })
  givenNameKana?: string | null;

  @Field(() => String, { nullable: true, description: "Name in Latin letters as on the residence card." })
  latinName?: string | null;

  @Field(() => String, { nullable: true, description: "Language of mails, a value of Locale; the request's language when left out." })
  locale?: string | null;

  @Field(() => Boolean, { description: "True when the person agreed to the terms of use and the privacy policy." })
  agreeToTerms!: boolean;
}
