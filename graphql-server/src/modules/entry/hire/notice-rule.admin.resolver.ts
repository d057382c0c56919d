import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { ChangeSettingPayload } from "../../site/settings/settings.type.ts";
import { addNoticeRule } from "./add-notice-rule.ts";
import { listNoticeRules } from "./notice-rows.queries.ts";
import { AddNoticeRuleInput, NoticeRuleRowType } from "./notice-rule.type.ts";

const none = { done: false };
const done = () => ({ done: true });

/** Dated rows of 外国人雇用状況の届出: added for days to come and never changed. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class NoticeRuleAdminResolver {
  @Query(() => [NoticeRuleRowType], { description: "Rules of 外国人雇用状況の届出: every row, of insured people first, newest first." })
  noticeRuleRows(@Ctx() ctx: GraphQLContext): Promise<NoticeRuleRowType[]> {
    return listNoticeRules(ctx);
  }

  @Mutation(() => ChangeSettingPayload, { description: "Adds a row of the rules of 外国人雇用状況の届出 from a day to come on." })
  addNoticeRule(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => AddNoticeRuleInput) input: AddNoticeRuleInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => addNoticeRule(ctx, { ...input }), done, none);
  }
}
