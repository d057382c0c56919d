import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { acceptTypedPassword } from "../session/recent-authentication.ts";
import { SignInPayloadType } from "../session/session.type.ts";
import type { PresentedViewer } from "../session/viewer.queries.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { signInSettings } from "../sign-in/sign-in-settings.queries.ts";
import { PasskeyKindEnum, SignInSettingsType } from "../sign-in/sign-in-settings.type.ts";
import { finishPasskey, startPasskey } from "./add-passkey.ts";
import * as inputs from "./passkey.input.ts";
import type { PasskeyKind } from "./passkey.kind.ts";
import { PasskeyQuestionPayload, SignInSettingsPayload } from "./passkey.type.ts";
import { removePasskey } from "./remove-passkey.ts";
import { finishPasskeySignIn, startPasskeySignIn } from "./sign-in-with-passkey.ts";

type Settings = Payload<{ settings: SignInSettingsType | null }>;

@Authorized("PUBLIC")
@Resolver()
export class PasskeyPublicResolver {
  @Mutation(() => PasskeyQuestionPayload, { description: "Asks for a passkey to sign in with; nobody is named." })
  startPasskeySignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartPasskeySignInInput) input: inputs.StartPasskeySignInInput,
  ): Promise<Payload<{ options: string | null }>> {
    return payload(
      ctx,
      () => startPasskeySignIn(ctx, { ...input }),
      (options) => ({ options }),
      { options: null },
    );
  }

  @Mutation(() => SignInPayloadType, { description: "Signs in by a passkey; TWO_FACTOR_REQUIRED asks for the same answer with the code." })
  finishPasskeySignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.FinishPasskeySignInInput) input: inputs.FinishPasskeySignInInput,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, input.kind, () => finishPasskeySignIn(ctx, { ...input }));
  }
}

@Authorized("SEEKER", "COMPANY")
@Resolver()
export class PasskeyResolver {
  @Query(() => SignInSettingsType, {
    nullable: true,
    description: "How one of the browser's accounts is signed in to; null when it is not signed in.",
  })
  signInSettings(
    @Ctx() ctx: GraphQLContext,
    @Arg("kind", () => PasskeyKindEnum, { description: "Which account." }) kind: PasskeyKind,
  ): Promise<SignInSettingsType | null> {
    return signInSettings(ctx, kind);
  }

  @Mutation(() => PasskeyQuestionPayload, { description: "Asks the browser for a new passkey; CONFIRM_PASSWORD asks for a proof first." })
  startPasskey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartPasskeyInput) input: inputs.StartPasskeyInput,
  ): Promise<Payload<{ options: string | null }>> {
    return payload(
      ctx,
      () => startPasskey(ctx, { ...input }),
      (options) => ({ options }),
      { options: null },
    );
  }

  @Mutation(() => SignInSettingsPayload, { description: "The password once more, before changes of how the account is signed in to." })
  confirmItIsMe(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ConfirmItIsMeInput) input: inputs.ConfirmItIsMeInput,
  ): Promise<Settings> {
    const { kind, password } = input;
    const run = async () => {
      await acceptTypedPassword(ctx, kind, password);
      return signInSettings(ctx, kind);
    };
    return payload(ctx, run, (settings) => ({ settings }), { settings: null });
  }

  @Mutation(() => SignInSettingsPayload, { description: "Adds the passkey that the browser made." })
  async finishPasskey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.FinishPasskeyInput) input: inputs.FinishPasskeyInput,
  ): Promise<Settings> {
    const run = async () => {
      await finishPasskey(ctx, { ...input });
      return signInSettings(ctx, input.kind);
    };
    return payload(ctx, run, (settings) => ({ settings }), { settings: null });
  }

  @Mutation(() => SignInSettingsPayload, { description: "Takes a passkey off; never the last way to sign in." })
  removePasskey(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RemovePasskeyInput) input: inputs.RemovePasskeyInput,
  ): Promise<Settings> {
    const run = async () => {
      await removePasskey(ctx, { ...input });
      return signInSettings(ctx, input.kind);
    };
    return payload(ctx, run, (settings) => ({ settings }), { settings: null });
  }
}
