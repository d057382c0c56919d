import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CompanyMember } from "../member/company-member.entity.ts";
import { CompanyMemberType } from "../member/company-member.type.ts";
import { renewRecoveryCodes, turnOffTwoFactor } from "./change-two-factor.ts";
import { confirmTwoFactor } from "./confirm-two-factor.ts";
import type { Renewed } from "./renew-session.ts";
import { resetMemberTwoFactor, resetTwoFactor } from "./reset-two-factor.ts";
import { startTwoFactor } from "./start-two-factor.ts";
import * as inputs from "./two-factor.input.ts";
import type { TwoFactorKind } from "./two-factor.kind.ts";
import { memberHasTwoFactor } from "./two-factor.loaders.ts";
import { ownTwoFactor } from "./two-factor.queries.ts";
import * as types from "./two-factor.type.ts";

/** The browser goes on under the new session. */
function keep(ctx: GraphQLContext, kind: TwoFactorKind, { token, viewer }: Renewed): void {
  ctx.setSessionCookie(kind, token);
  ctx.viewer = viewer;
}

@Authorized("COMPANY", "SIGNED_IN_ADMIN")
@Resolver()
export class TwoFactorResolver {
  @Query(() => types.TwoFactorType, {
    nullable: true,
    description: "The second factor of one of the browser's accounts; null when it is not signed in to that kind.",
  })
  twoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("kind", () => inputs.TwoFactorKindEnum, { description: "Which account." }) kind: TwoFactorKind,
  ): Promise<types.TwoFactorType | null> {
    return ownTwoFactor(ctx, kind);
  }

  @Mutation(() => types.StartTwoFactorPayload, { description: "Makes a secret for the account's authenticator." })
  startTwoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartTwoFactorInput) input: inputs.StartTwoFactorInput,
  ): Promise<Payload<{ enrolment: types.TwoFactorSecretType | null }>> {
    return payload(
      ctx,
      () => startTwoFactor(ctx, { ...input }),
      (enrolment) => ({ enrolment }),
      { enrolment: null },
    );
  }

  @Mutation(() => types.RecoveryCodesPayload, { description: "Turns the second factor on and signs out everywhere else." })
  confirmTwoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ConfirmTwoFactorInput) input: inputs.ConfirmTwoFactorInput,
  ): Promise<Payload<{ recoveryCodes: string[] }>> {
    return payload(
      ctx,
      () => confirmTwoFactor(ctx, { ...input }),
      ({ recoveryCodes, ...renewed }) => {
        keep(ctx, input.kind, renewed);
        return { recoveryCodes };
      },
      { recoveryCodes: [] },
    );
  }

  @Mutation(() => types.RecoveryCodesPayload, { description: "Voids the recovery codes and makes new ones." })
  renewRecoveryCodes(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RenewRecoveryCodesInput) input: inputs.RenewRecoveryCodesInput,
  ): Promise<Payload<{ recoveryCodes: string[] }>> {
    return payload(
      ctx,
      () => renewRecoveryCodes(ctx, { ...input }),
      ({ recoveryCodes, ...renewed }) => {
        keep(ctx, input.kind, renewed);
        return { recoveryCodes };
      },
      { recoveryCodes: [] },
    );
  }

  @Mutation(() => types.ChangeTwoFactorPayload, { description: "Takes the second factor off, where the account need not have one." })
  turnOffTwoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.TurnOffTwoFactorInput) input: inputs.TurnOffTwoFactorInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => turnOffTwoFactor(ctx, { ...input }),
      (renewed) => {
        keep(ctx, input.kind, renewed);
        return { done: true };
      },
      { done: false },
    );
  }

  @Authorized("COMPANY_OWNER")
  @Mutation(() => types.ChangeTwoFactorPayload, { description: "Lets a colleague who lost the authenticator sign in without it." })
  resetMemberTwoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ResetMemberTwoFactorInput) input: inputs.ResetMemberTwoFactorInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => resetMemberTwoFactor(ctx, { ...input }),
      () => ({ done: true }),
      { done: false },
    );
  }

  @Authorized("ADMIN_OWNER")
  @Mutation(() => types.ChangeTwoFactorPayload, {
    description: "Does the same for an admin, or for a company's member with nobody to ask.",
  })
  resetTwoFactor(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ResetTwoFactorInput) input: inputs.ResetTwoFactorInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => resetTwoFactor(ctx, { ...input }),
      () => ({ done: true }),
      { done: false },
    );
  }
}

@Authorized("COMPANY")
@Resolver(() => CompanyMemberType)
export class MemberTwoFactorResolver {
  @FieldResolver(() => Boolean, { description: "Whether a code is asked for when this member signs in." })
  hasTwoFactor(@Ctx() ctx: GraphQLContext, @Root() member: CompanyMember): Promise<boolean> {
    return loader(ctx, memberHasTwoFactor).load(member.id);
  }
}
