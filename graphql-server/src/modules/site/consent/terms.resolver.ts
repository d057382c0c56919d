import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import type { PasskeyKind } from "../../account/passkey/passkey.kind.ts";
import { PasskeyKindEnum } from "../../account/sign-in/sign-in-settings.type.ts";
import { acceptTerms } from "./accept-terms.ts";
import { pendingTerms } from "./pending-terms.queries.ts";
import { AcceptTermsInput, AcceptTermsPayload, PendingTermsType } from "./terms.type.ts";

@Authorized("SEEKER", "COMPANY")
@Resolver()
export class TermsResolver {
  @Query(() => PendingTermsType, {
    nullable: true,
    description: "Terms in force that one of the browser's accounts has not agreed to; null when there are none, or it is not signed in.",
  })
  pendingTerms(
    @Ctx() ctx: GraphQLContext,
    @Arg("kind", () => PasskeyKindEnum, { description: "Which account." }) kind: PasskeyKind,
  ): Promise<PendingTermsType | null> {
    return pendingTerms(ctx, kind);
  }

  @Mutation(() => AcceptTermsPayload, { description: "Agrees to the terms in force; a repeat changes nothing." })
  acceptTerms(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => AcceptTermsInput) input: AcceptTermsInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => acceptTerms(ctx, { ...input }),
      () => ({ done: true }),
      { done: false },
    );
  }
}
