import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requestPasswordReset } from "../password/request-password-reset.ts";
import { resetPassword } from "../password/reset-password.ts";
import { signIn } from "../sign-in/sign-in.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { RequestPasswordResetInputType, ResetPasswordInputType, SignInInputType, SignOutInputType } from "./session.input.ts";
import { RequestPasswordResetPayloadType, ResetPasswordPayloadType, SignInPayloadType, SignOutPayloadType } from "./session.type.ts";
import { signOut } from "./sign-out.ts";
import { type PresentedViewer, presentViewer } from "./viewer.queries.ts";
import { ViewerType } from "./viewer.type.ts";

const credentials = ({ email, password, code }: SignInInputType) => ({ email, password, ...(code && { code }) });

@Authorized("PUBLIC")
@Resolver()
export class SessionPublicResolver {
  @Query(() => ViewerType, { description: "Who is asking; for a visitor everything is null." })
  viewer(@Ctx() ctx: GraphQLContext): PresentedViewer {
    return presentViewer(ctx);
  }

  @Mutation(() => SignInPayloadType, { description: "Signs a seeker in." })
  signIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SignInInputType) input: SignInInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "SEEKER", () => signIn(ctx, { kind: "SEEKER", email: input.email, password: input.password }));
  }

  @Mutation(() => SignInPayloadType, { description: "Signs a company member in; TWO_FACTOR_REQUIRED asks for the code too." })
  companySignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SignInInputType) input: SignInInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "COMPANY", () => signIn(ctx, { kind: "COMPANY", ...credentials(input) }));
  }

  @Mutation(() => SignInPayloadType, { description: "Signs an admin in; TWO_FACTOR_REQUIRED asks for the code too." })
  adminSignIn(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SignInInputType) input: SignInInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "ADMIN", () => signIn(ctx, { kind: "ADMIN", ...credentials(input) }));
  }

  @Mutation(() => SignOutPayloadType, { description: "Ends one of the browser's sessions, on the server too." })
  async signOut(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SignOutInputType) { kind }: SignOutInputType,
  ): Promise<{ viewer: PresentedViewer }> {
    ctx.viewer = await signOut(ctx, { kind });
    ctx.clearSessionCookie(kind);
    return { viewer: presentViewer(ctx) };
  }

  @Mutation(() => RequestPasswordResetPayloadType, { description: "Mails a link to a new password; answers alike for unknown addresses." })
  requestPasswordReset(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RequestPasswordResetInputType) { kind, email }: RequestPasswordResetInputType,
  ): Promise<Payload<{ accepted: boolean }>> {
    const accepted = { accepted: true };
    return payload(
      ctx,
      () => requestPasswordReset(ctx, { kind, email }),
      () => accepted,
      { accepted: false },
    );
  }

  @Mutation(() => ResetPasswordPayloadType, { description: "Sets a new password with a mailed token. Does not sign in." })
  resetPassword(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ResetPasswordInputType) { kind, token, password }: ResetPasswordInputType,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => resetPassword(ctx, { kind, token, password }),
      () => ({ done: true }),
      { done: false },
    );
  }
}
