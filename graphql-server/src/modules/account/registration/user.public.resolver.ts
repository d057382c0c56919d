import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { RegisterInputType, RequestRegistrationInputType } from "../seeker/user.input.ts";
import type { PresentedViewer } from "../session/viewer.queries.ts";
import { signInAnswer } from "../sign-in/sign-in-answer.ts";
import { register } from "./register.ts";
import { RegisterPayloadType, RequestRegistrationPayloadType } from "./registration.type.ts";
import { requestRegistration } from "./request-registration.ts";

@Authorized("PUBLIC")
@Resolver()
export class UserPublicResolver {
  @Mutation(() => RequestRegistrationPayloadType, {
    description: "Mails a link to finish the registration; answers alike for known addresses.",
  })
  requestRegistration(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RequestRegistrationInputType) { email, intent = null }: RequestRegistrationInputType,
  ): Promise<Payload<{ accepted: boolean }>> {
    return payload(
      ctx,
      () => requestRegistration(ctx, { email, intent: intent && { ...intent } }),
      () => ({ accepted: true }),
      { accepted: false },
    );
  }

  @Mutation(() => RegisterPayloadType, { description: "Makes a seeker's account with the mailed token and signs it in." })
  register(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RegisterInputType) input: RegisterInputType,
  ): Promise<Payload<{ viewer: PresentedViewer | null }>> {
    return signInAnswer(ctx, "SEEKER", () => register(ctx, input));
  }
}
