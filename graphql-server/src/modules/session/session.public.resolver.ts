import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { AccountKind } from "../../shared/actor.ts";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { payload } from "../../shared/graphql/payload.ts";
import { SignInInputType, SignOutInputType } from "./session.input.ts";
import { SignInPayloadType, SignOutPayloadType } from "./session.type.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { presentViewer } from "./viewer.queries.ts";
import { ViewerType } from "./viewer.type.ts";

function answerSignIn(ctx: GraphQLContext, kind: AccountKind, { email, password }: SignInInputType) {
  return payload(
    ctx,
    () => signIn(ctx, { kind, email, password }),
    ({ token, viewer }) => {
      ctx.setSessionCookie(kind, token);
      ctx.viewer = viewer;
      return { viewer: presentViewer(ctx) };
    },
    { viewer: null },
  );
}

@Authorized("PUBLIC")
@Resolver()
export class SessionPublicResolver {
  @Query(() => ViewerType, { description: "Who is asking; for a visitor everything is null." })
  viewer(@Ctx() ctx: GraphQLContext) {
    return presentViewer(ctx);
  }

  @Mutation(() => SignInPayloadType, { description: "Signs a seeker in." })
  signIn(@Ctx() ctx: GraphQLContext, @Arg("input", () => SignInInputType) input: SignInInputType) {
    return answerSignIn(ctx, "SEEKER", input);
  }

  @Mutation(() => SignInPayloadType, { description: "Signs a company member in." })
  companySignIn(@Ctx() ctx: GraphQLContext, @Arg("input", () => SignInInputType) input: SignInInputType) {
    return answerSignIn(ctx, "COMPANY", input);
  }

  @Mutation(() => SignInPayloadType, { description: "Signs an admin in." })
  adminSignIn(@Ctx() ctx: GraphQLContext, @Arg("input", () => SignInInputType) input: SignInInputType) {
    return answerSignIn(ctx, "ADMIN", input);
  }

  @Mutation(() => SignOutPayloadType, { description: "Ends one of the browser's sessions, on the server too." })
  async signOut(@Ctx() ctx: GraphQLContext, @Arg("input", () => SignOutInputType) { kind }: SignOutInputType) {
    ctx.viewer = await signOut(ctx, { kind });
    ctx.clearSessionCookie(kind);
    return { viewer: presentViewer(ctx) };
  }
}
