import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requireSeeker } from "../seeker/seeker.policy.ts";
import { cancelAccount } from "./cancel-account.ts";
import { type CancellationImpact, cancellationImpact } from "./cancellation.queries.ts";
import { CancelAccountInput, CancelAccountPayload, CancellationImpactType } from "./cancellation.type.ts";

@Authorized("SEEKER")
@Resolver()
export class CancellationResolver {
  @Query(() => CancellationImpactType, { description: "What the seeker would lose by leaving." })
  cancellationImpact(@Ctx() ctx: GraphQLContext): Promise<CancellationImpact> {
    return cancellationImpact(ctx, requireSeeker(ctx).userId);
  }

  @Mutation(() => CancelAccountPayload, { description: "The seeker leaves; signing in within 30 days brings the account back." })
  cancelAccount(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => CancelAccountInput) input: CancelAccountInput,
  ): Promise<Payload<{ eraseAfter: Date | null }>> {
    return payload(
      ctx,
      () => cancelAccount(ctx, { ...input }),
      (eraseAfter) => {
        ctx.clearSessionCookie("SEEKER");
        return { eraseAfter };
      },
      { eraseAfter: null },
    );
  }
}
