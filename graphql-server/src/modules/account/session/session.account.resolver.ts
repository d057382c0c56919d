import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { changePassword } from "../password/change-password.ts";
import { ChangePasswordInputType } from "./session.input.ts";
import { ChangePasswordPayloadType } from "./session.type.ts";

@Authorized("SEEKER", "COMPANY", "ADMIN")
@Resolver()
export class SessionAccountResolver {
  @Mutation(() => ChangePasswordPayloadType, {
    description: "Changes the password of one of the browser's accounts and ends its other sessions.",
  })
  changePassword(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ChangePasswordInputType) { kind, currentPassword, newPassword }: ChangePasswordInputType,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => changePassword(ctx, { kind, currentPassword, newPassword }),
      ({ token, viewer }) => {
        ctx.setSessionCookie(kind, token);
        ctx.viewer = viewer;
        return { done: true };
      },
      { done: false },
    );
  }
}
