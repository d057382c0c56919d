import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ProviderName } from "../../../platform/identity/identity-provider.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { SignInSettingsPayload } from "../passkey/passkey.type.ts";
import { RegisterPayloadType } from "../registration/registration.type.ts";
import { type PresentedViewer, presentViewer } from "../session/viewer.queries.ts";
import { rememberDevice } from "../sign-in/known-device.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { signInSettings } from "../sign-in/sign-in-settings.queries.ts";
import { ProviderEnum, type SignInSettingsType } from "../sign-in/sign-in-settings.type.ts";
import { finishProviderVisit, type VisitEnd } from "./finish-provider-visit.ts";
import { unlinkIdentity } from "./link-identity.ts";
import * as types from "./provider.type.ts";
import { ownNewcomer, registerWithProvider } from "./register-with-provider.ts";
import { startProviderVisit } from "./start-provider-visit.ts";

type Finished = Payload<{ outcome: VisitEnd["outcome"] | null; viewer: PresentedViewer | null }>;

/** The browser goes on as the visit has ended: only a newcomer still needs its token. */
function keep(ctx: GraphQLContext, end: VisitEnd): void {
  if (end.outcome !== "NEWCOMER") ctx.setVisitCookie(null);
  if (end.outcome !== "SIGNED_IN") return;
  ctx.setSessionCookie("SEEKER", end.signedIn.token);
  ctx.viewer = end.signedIn.viewer;
  rememberDevice(ctx, "SEEKER");
}

@Authorized("PUBLIC")
@Resolver()
export class ProviderPublicResolver {
  @Query(() => [ProviderEnum], { description: "Providers by which seekers may sign in here; none until they are set up." })
  identityProviders(@Ctx() ctx: GraphQLContext): ProviderName[] {
    return [...ctx.identityProviders.available];
  }

  @Query(() => types.NewcomerType, {
    nullable: true,
    description: "Whom a provider has named in this browser and who has not registered yet.",
  })
  newcomer(@Ctx() ctx: GraphQLContext): Promise<types.NewcomerType | null> {
    return ownNewcomer(ctx);
  }

  @Mutation(() => types.StartProviderVisitPayload, { description: "Begins a way to a provider; the browser is marked by a cookie." })
  startProviderVisit(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.StartProviderVisitInput) input: types.StartProviderVisitInput,
  ): Promise<Payload<{ url: string | null }>> {
    return payload(
      ctx,
      () => startProviderVisit(ctx, { ...input }),
      ({ url, token }) => {
        ctx.setVisitCookie(token);
        return { url };
      },
      { url: null },
    );
  }

  @Mutation(() => types.FinishProviderVisitPayload, { description: "Takes the provider's answer, once." })
  finishProviderVisit(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.FinishProviderVisitInput) { parameters }: types.FinishProviderVisitInput,
  ): Promise<Finished> {
    return payload(
      ctx,
      () => finishProviderVisit(ctx, { parameters }),
      (end) => {
        keep(ctx, end);
        return { outcome: end.outcome, viewer: presentViewer(ctx) };
      },
      { outcome: null, viewer: null },
    );
  }

  @Mutation(() => RegisterPayloadType, { description: "Makes a seeker's account for the newcomer and signs it in." })
  registerWithProvider(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.RegisterWithProviderInputType) input: types.RegisterWithProviderInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "SEEKER", async () => {
      const signedIn = await registerWithProvider(ctx, { ...input });
      ctx.setVisitCookie(null);
      return signedIn;
    });
  }
}

@Authorized("SEEKER")
@Resolver()
export class IdentityResolver {
  @Mutation(() => SignInSettingsPayload, { description: "Ends the sign-in by a provider; never the last way to sign in." })
  unlinkIdentity(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.UnlinkIdentityInput) input: types.UnlinkIdentityInput,
  ): Promise<Payload<{ settings: SignInSettingsType | null }>> {
    const run = async () => {
      await unlinkIdentity(ctx, { ...input });
      return signInSettings(ctx, "SEEKER");
    };
    return payload(ctx, run, (settings) => ({ settings }), { settings: null });
  }
}
