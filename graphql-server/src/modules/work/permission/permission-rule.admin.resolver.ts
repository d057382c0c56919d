import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { ChangeSettingPayload } from "../../site/settings/settings.type.ts";
import { addPermissionRule } from "./add-permission-rule.ts";
import { listPermissionRules } from "./permission-rows.queries.ts";
import { AddPermissionRuleInput, PermissionRuleRowType } from "./permission-rule.type.ts";

const none = { done: false };
const done = () => ({ done: true });

/** Dated rows of the work permission rules: added for days to come and never changed. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class PermissionRuleAdminResolver {
  @Query(() => [PermissionRuleRowType], { description: "Rules of work permission: every row, by 在留資格, newest first." })
  permissionRuleRows(@Ctx() ctx: GraphQLContext): Promise<PermissionRuleRowType[]> {
    return listPermissionRules(ctx);
  }

  @Mutation(() => ChangeSettingPayload, { description: "Adds a row of the work permission rules from a day to come on." })
  addPermissionRule(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => AddPermissionRuleInput) input: AddPermissionRuleInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => addPermissionRule(ctx, { ...input }), done, none);
  }
}
