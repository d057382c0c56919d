import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { ChangeSettingPayload } from "../../site/settings/settings.type.ts";
import { addMinimumWages } from "./add-minimum-wages.ts";
import { AddMinimumWagesInput, MinimumWageRowType } from "./minimum-wage.type.ts";
import { listMinimumWages } from "./minimum-wage-rows.queries.ts";

const none = { done: false };
const done = () => ({ done: true });

/** Dated rows of 地域別最低賃金: added for days to come and never changed. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class MinimumWageAdminResolver {
  @Query(() => [MinimumWageRowType], { description: "地域別最低賃金: every row, by prefecture, newest first; at most 1,880." })
  minimumWageRows(@Ctx() ctx: GraphQLContext): Promise<MinimumWageRowType[]> {
    return listMinimumWages(ctx);
  }

  @Mutation(() => ChangeSettingPayload, { description: "Adds 地域別最低賃金 from a day to come on." })
  addMinimumWages(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => AddMinimumWagesInput) input: AddMinimumWagesInput,
  ): Promise<Payload<{ done: boolean }>> {
    const rows = input.rows.map(({ prefecture, yen }) => ({ prefecture, amount: yen }));
    return payload(ctx, () => addMinimumWages(ctx, { ...input, rows }), done, none);
  }
}
