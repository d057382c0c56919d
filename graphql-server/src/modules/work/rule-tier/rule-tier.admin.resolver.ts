import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { ChangeSettingPayload } from "../../site/settings/settings.type.ts";
import { RaisableRuleType, SetRuleTierInput } from "./rule-tier.type.ts";
import { listRuleTiers } from "./rule-tier-rows.queries.ts";
import { setRuleTier } from "./set-rule-tier.ts";

/** Rules about postings that the operator may make stricter than they came. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class RuleTierAdminResolver {
  @Query(() => [RaisableRuleType], { description: "Every rule that asks the moderator by itself, with what the operator has made of it." })
  raisableRules(@Ctx() ctx: GraphQLContext): Promise<RaisableRuleType[]> {
    return listRuleTiers(ctx);
  }

  @Mutation(() => ChangeSettingPayload, { description: "Makes a rule stop from a day to come on, or ask again." })
  setRuleTier(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetRuleTierInput) input: SetRuleTierInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(
      ctx,
      () => setRuleTier(ctx, { ...input }),
      () => ({ done: true }),
      { done: false },
    );
  }
}
