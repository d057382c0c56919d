import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from "type-graphql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import { shownPersonById } from "../../account/leaving/left-person.ts";
import { companyMemberById } from "../../account/member/company-member.loaders.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { entryById } from "../entry/entry.loaders.ts";
import * as inputs from "./hire.input.ts";
import { hireByEntry } from "./hire.loaders.ts";
import * as types from "./hire.type.ts";
import { type HireWarning, hiredStatuses } from "./hire.vocabulary.ts";
import { hireWarningsOn } from "./hire.warnings.ts";
import type { HireCheck } from "./hire-check.entity.ts";
import { type HireTask, listHireTasks } from "./hire-tasks.queries.ts";
import { recordCardCheck, recordHireNotice, saveHireTerms } from "./record-hire.ts";

const answer = (entry: Entry) => ({ entry });
const none = { entry: null };

async function nameOf(member: HireCheck["cardCheckedBy"], ctx: GraphQLContext): Promise<string | null> {
  return member ? ((await loader(ctx, companyMemberById).load(member.id))?.name ?? null) : null;
}

@Authorized("COMPANY")
@Resolver(() => CompanyEntryType)
export class HireResolver {
  @FieldResolver(() => types.HireCheckType, { nullable: true, description: "The employer's duties, from 内定承諾 on; null before." })
  hire(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<HireCheck | undefined> | null {
    return hiredStatuses.some((status) => status === entry.status) ? loader(ctx, hireByEntry).load(entry.id) : null;
  }

  @Query(() => [types.HireTaskType], { description: "What the company owes for people it hired, the most urgent first; at most 50." })
  companyHireTasks(@Ctx() ctx: GraphQLContext): Promise<HireTask[]> {
    return listHireTasks(ctx);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.HirePayload, { description: "Writes the first day and what the duties depend on." })
  saveHireTerms(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.SaveHireTermsInput) input: inputs.SaveHireTermsInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => saveHireTerms(ctx, { ...input }), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.HirePayload, { description: "Writes down that the residence card was looked at." })
  recordCardCheck(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RecordCardCheckInput) input: inputs.RecordCardCheckInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => recordCardCheck(ctx, { ...input }), answer, none);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => types.HirePayload, { description: "Writes down that 外国人雇用状況の届出 was filed." })
  recordHireNotice(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.RecordHireNoticeInput) input: inputs.RecordHireNoticeInput,
  ): Promise<Payload<{ entry: Entry | null }>> {
    return payload(ctx, () => recordHireNotice(ctx, { ...input }), answer, none);
  }
}

@Authorized("COMPANY")
@Resolver(() => types.HireCheckType)
export class HireCheckResolver {
  @FieldResolver(() => ID)
  id(@Root() check: HireCheck): string {
    return check.entry.id;
  }

  @FieldResolver(() => String, { nullable: true })
  cardCheckedBy(@Root() check: HireCheck, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return nameOf(check.cardCheckedBy, ctx);
  }

  @FieldResolver(() => String, { nullable: true })
  noticeFiledBy(@Root() check: HireCheck, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return nameOf(check.noticeFiledBy, ctx);
  }

  @FieldResolver(() => [inputs.HireWarningEnum])
  async warnings(@Root() check: HireCheck, @Ctx() ctx: GraphQLContext): Promise<HireWarning[]> {
    const entry = await loader(ctx, entryById).load(check.entry.id);
    const person = entry ? await loader(ctx, shownPersonById).load(entry.user.id) : undefined;
    return hireWarningsOn(check, person?.profile.residenceStatus ?? null, jstDate(ctx.now()));
  }
}
