import { Field, ID, InputType } from "type-graphql";
import { PasskeyKindEnum } from "../sign-in/sign-in-settings.type.ts";
import type { PasskeyKind } from "./passkey.kind.ts";

@InputType("StartPasskeySignInInput", { description: "Asks for a passkey." })
export class StartPasskeySignInInput {
  @Field(() => PasskeyKindEnum, { description: "Kind of account." })
  kind!: PasskeyKind;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True to prove once more who is signed in: only that account's passkeys count.",
  })
  again!: boolean;
}

@InputType("FinishPasskeySignInInput", { description: "The browser's answer." })
export class FinishPasskeySignInInput {
  @Field(() => PasskeyKindEnum, { description: "Kind of account." })
  kind!: PasskeyKind;

  @Field(() => Boolean, { defaultValue: false, description: "As it was asked." })
  again!: boolean;

  @Field(() => String, { description: "What the authenticator answered: AuthenticationResponseJSON of WebAuthn, as JSON." })
  answer!: string;

  @Field(() => String, {
    nullable: true,
    description: "For an account with a second factor: six digits of the authenticator app, or a recovery code.",
  })
  code?: string | null;
}

@InputType("ConfirmItIsMeInput", { description: "Proves once more by the password who is signed in." })
export class ConfirmItIsMeInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts." })
  kind!: PasskeyKind;

  @Field(() => String, { description: "Password, as typed." })
  password!: string;
}

@InputType("StartPasskeyInput", { description: "Asks for a new passkey of the signed-in account." })
export class StartPasskeyInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts." })
  kind!: PasskeyKind;

  @Field(() => String, { nullable: true, description: "Password, when CONFIRM_PASSWORD asked for it." })
  password?: string | null;
}

@InputType("FinishPasskeyInput", { description: "The passkey that the browser made." })
export class FinishPasskeyInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts." })
  kind!: PasskeyKind;

  @Field(() => String, { description: "What the authenticator answered: RegistrationResponseJSON of WebAuthn, as JSON." })
  answer!: string;

  @Field(() => String, { description: "What its owner calls it, 60 characters at most." })
  name!: string;
}

@InputType("RemovePasskeyInput", { description: "The passkey to take off." })
export class RemovePasskeyInput {
  @Field(() => PasskeyKindEnum, { description: "Which of the browser's accounts." })
  kind!: PasskeyKind;

  @Field(() => ID, { description: "Its identifier." })
  id!: string;

  @Field(() => String, { nullable: true, description: "Password, when CONFIRM_PASSWORD asked for it." })
  password?: string | null;
}
