import { Arg, Authorized, Ctx, Field, InputType, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { Payload } from "../../../shared/graphql/payload.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { reauthenticate } from "./reauthenticate.ts";
import { SignInPayloadType } from "./session.type.ts";
import type { PresentedViewer } from "./viewer.queries.ts";

@InputType("ReauthenticateInput", { description: "Proves once more who sits at the browser." })
export class ReauthenticateInputType {
  @Field(() => String, { description: "Password of the signed-in admin, as typed." })
  password!: string;
}

@Authorized("ADMIN")
@Resolver()
export class SessionAdminResolver {
  @Mutation(() => SignInPayloadType, {
    description: "For an act that answered REAUTHENTICATION_REQUIRED: with the right password it works again for ten minutes.",
  })
  reauthenticate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ReauthenticateInputType) { password }: ReauthenticateInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "ADMIN", () => reauthenticate(ctx, { password }));
  }
}
