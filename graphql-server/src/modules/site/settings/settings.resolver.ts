import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { payload } from "../../../shared/graphql/payload.ts";
import { addLegalText } from "./add-legal-text.ts";
import { addMinimumWages } from "./add-minimum-wages.ts";
import { addNoticeRule } from "./add-notice-rule.ts";
import { addOperatingTerm } from "./add-operating-term.ts";
import { addOperatorFacts } from "./add-operator-facts.ts";
import { addPermissionRule } from "./add-permission-rule.ts";
import { listNoticeRules } from "./notice-rows.queries.ts";
import { AddNoticeRuleInput, NoticeRuleRowType } from "./notice-rule.type.ts";
import { listPermissionRules } from "./permission-rows.queries.ts";
import { AddPermissionRuleInput, PermissionRuleRowType } from "./permission-rule.type.ts";
import * as inputs from "./settings.input.ts";
import { listLegalTexts, listMinimumWages, listOperatingTerms, listOperatorFacts } from "./settings.queries.ts";
import * as types from "./settings.type.ts";
import { withdrawSetting } from "./withdraw-setting.ts";

const none = { done: false };
const done = () => ({ done: true });

/** Dated rows of the operator: each list with its history; rows are added for days to come and never changed. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class SettingsResolver {
  @Query(() => [types.OperatorFactsRowType], { description: "Who runs the site: every row, newest first; at most 200." })
  operatorFactRows(@Ctx() ctx: GraphQLContext) {
    return listOperatorFacts(ctx);
  }

  @Query(() => [types.MinimumWageRowType], { description: "地域別最低賃金: every row, by prefecture, newest first; at most 1,880." })
  minimumWageRows(@Ctx() ctx: GraphQLContext) {
    return listMinimumWages(ctx);
  }

  @Query(() => [types.OperatingTermRowType], { description: "Terms of the operator's work: every row, newest first; at most 200." })
  operatingTermRows(@Ctx() ctx: GraphQLContext) {
    return listOperatingTerms(ctx);
  }

  @Query(() => [types.LegalTextRowType], { description: "Texts of the legal pages: every row, newest first, then those of the product." })
  legalTextRows(@Ctx() ctx: GraphQLContext) {
    return listLegalTexts(ctx);
  }

  @Query(() => [PermissionRuleRowType], { description: "Rules of work permission: every row, by 在留資格, newest first." })
  permissionRuleRows(@Ctx() ctx: GraphQLContext) {
    return listPermissionRules(ctx);
  }

  @Query(() => [NoticeRuleRowType], { description: "Rules of 外国人雇用状況の届出: every row, of insured people first, newest first." })
  noticeRuleRows(@Ctx() ctx: GraphQLContext) {
    return listNoticeRules(ctx);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Says who runs the site from a day to come on." })
  addOperatorFacts(@Ctx() ctx: GraphQLContext, @Arg("input", () => inputs.AddOperatorFactsInput) input: inputs.AddOperatorFactsInput) {
    return payload(ctx, () => addOperatorFacts(ctx, { ...input, facts: input.facts.map((fact) => ({ ...fact })) }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Adds 地域別最低賃金 from a day to come on." })
  addMinimumWages(@Ctx() ctx: GraphQLContext, @Arg("input", () => inputs.AddMinimumWagesInput) input: inputs.AddMinimumWagesInput) {
    const rows = input.rows.map(({ prefecture, yen }) => ({ prefecture, amount: yen }));
    return payload(ctx, () => addMinimumWages(ctx, { ...input, rows }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Sets a term of the operator's work from a day to come on." })
  addOperatingTerm(@Ctx() ctx: GraphQLContext, @Arg("input", () => inputs.AddOperatingTermInput) input: inputs.AddOperatingTermInput) {
    const { length, ...rest } = input;
    return payload(ctx, () => addOperatingTerm(ctx, { ...rest, amount: length }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Replaces the text of a legal page from a day to come on." })
  addLegalText(@Ctx() ctx: GraphQLContext, @Arg("input", () => inputs.AddLegalTextInput) input: inputs.AddLegalTextInput) {
    return payload(ctx, () => addLegalText(ctx, { ...input }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Adds a row of the work permission rules from a day to come on." })
  addPermissionRule(@Ctx() ctx: GraphQLContext, @Arg("input", () => AddPermissionRuleInput) input: AddPermissionRuleInput) {
    return payload(ctx, () => addPermissionRule(ctx, { ...input }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Adds a row of the rules of 外国人雇用状況の届出 from a day to come on." })
  addNoticeRule(@Ctx() ctx: GraphQLContext, @Arg("input", () => AddNoticeRuleInput) input: AddNoticeRuleInput) {
    return payload(ctx, () => addNoticeRule(ctx, { ...input }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Takes back a row that is not in force yet." })
  withdrawSetting(@Ctx() ctx: GraphQLContext, @Arg("input", () => inputs.WithdrawSettingInput) input: inputs.WithdrawSettingInput) {
    return payload(ctx, () => withdrawSetting(ctx, { ...input }), done, none);
  }
}
