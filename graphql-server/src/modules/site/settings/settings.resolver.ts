import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { addLegalText } from "./add-legal-text.ts";
import { addOperatingTerm } from "./add-operating-term.ts";
import { addOperatorFacts } from "./add-operator-facts.ts";
import * as inputs from "./settings.input.ts";
import { listLegalTexts, listOperatingTerms, listOperatorFacts } from "./settings.queries.ts";
import * as types from "./settings.type.ts";
import { withdrawSetting } from "./withdraw-setting.ts";

const none = { done: false };
const done = () => ({ done: true });

/** Dated rows of the operator: each list with its history; rows are added for days to come and never changed. */
@Authorized("ADMIN_OWNER")
@Resolver()
export class SettingsResolver {
  @Query(() => [types.OperatorFactsRowType], { description: "Who runs the site: every row, newest first; at most 200." })
  operatorFactRows(@Ctx() ctx: GraphQLContext): Promise<types.OperatorFactsRowType[]> {
    return listOperatorFacts(ctx);
  }

  @Query(() => [types.OperatingTermRowType], { description: "Terms of the operator's work: every row, newest first; at most 200." })
  operatingTermRows(@Ctx() ctx: GraphQLContext): Promise<types.OperatingTermRowType[]> {
    return listOperatingTerms(ctx);
  }

  @Query(() => [types.LegalTextRowType], { description: "Texts of the legal pages: every row, newest first, then those of the product." })
  legalTextRows(@Ctx() ctx: GraphQLContext): Promise<types.LegalTextRowType[]> {
    return listLegalTexts(ctx);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Says who runs the site from a day to come on." })
  addOperatorFacts(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AddOperatorFactsInput) input: inputs.AddOperatorFactsInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => addOperatorFacts(ctx, { ...input, facts: input.facts.map((fact) => ({ ...fact })) }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Sets a term of the operator's work from a day to come on." })
  addOperatingTerm(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AddOperatingTermInput) input: inputs.AddOperatingTermInput,
  ): Promise<Payload<{ done: boolean }>> {
    const { length, ...rest } = input;
    return payload(ctx, () => addOperatingTerm(ctx, { ...rest, amount: length }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Replaces the text of a legal page from a day to come on." })
  addLegalText(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AddLegalTextInput) input: inputs.AddLegalTextInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => addLegalText(ctx, { ...input }), done, none);
  }

  @Mutation(() => types.ChangeSettingPayload, { description: "Takes back a row that is not in force yet." })
  withdrawSetting(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.WithdrawSettingInput) input: inputs.WithdrawSettingInput,
  ): Promise<Payload<{ done: boolean }>> {
    return payload(ctx, () => withdrawSetting(ctx, { ...input }), done, none);
  }
}
