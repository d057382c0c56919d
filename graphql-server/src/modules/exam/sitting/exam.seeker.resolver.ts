import { GraphQLDateTime } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, Float, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { ExamScoreType, ExamSkillEnum } from "../certificate/exam-parts.type.ts";
import type { ExamResult } from "../certificate/exam-result.entity.ts";
import { issueCertificate } from "../certificate/issue-certificate.ts";
import { notMeasured } from "../certificate/not-measured.ts";
import { provisionalOf } from "../certificate/provisional.ts";
import { chanceOfAtLeast } from "../engine/level-bands.ts";
import type { Skill } from "../engine/next-item.ts";
import { scoreOf } from "../engine/score-scale.ts";
import { stopRule } from "../engine/stop-rule.ts";
import { playRecording, type StartedPlay } from "../recording/play-recording.ts";
import { answerItem } from "./answer-item.ts";
import { continueAttempt, finishAttempt } from "./continue-attempt.ts";
import * as inputs from "./exam.input.ts";
import { answeredCountByAttempt, resultByAttempt, type ShownItem, shownItemByAttempt } from "./exam.loaders.ts";
import { type ExamStanding, findOpenAttempt, findOwnResult, findStanding, listOwnResults } from "./exam.queries.ts";
import * as types from "./exam.type.ts";
import type { ExamAttempt } from "./exam-attempt.entity.ts";
import * as payloads from "./exam-payloads.type.ts";
import { startAttempt } from "./start-attempt.ts";

const none = { attempt: null };
const answer = (attempt: ExamAttempt) => ({ attempt });

@Authorized("SEEKER")
@Resolver(() => types.ExamAttemptType)
export class ExamSeekerResolver {
  @Query(() => types.ExamStandingType, { description: "Whether the seeker may sit the exam, and the open sitting." })
  examStanding(@Ctx() ctx: GraphQLContext): Promise<ExamStanding> {
    return findStanding(ctx);
  }

  @Query(() => types.ExamAttemptType, { nullable: true, description: "The seeker's open sitting." })
  examAttempt(@Ctx() ctx: GraphQLContext): Promise<ExamAttempt | null> {
    return findOpenAttempt(ctx);
  }

  @FieldResolver(() => GraphQLDateTime)
  serverTime(@Ctx() ctx: GraphQLContext): Date {
    return ctx.now();
  }

  @FieldResolver(() => Int)
  answeredCount(@Root() attempt: ExamAttempt, @Ctx() ctx: GraphQLContext): Promise<number> {
    return loader(ctx, answeredCountByAttempt).load(attempt.id);
  }

  @FieldResolver(() => Int)
  maximumCount(): 36 {
    return stopRule.maximum;
  }

  @FieldResolver(() => types.ExamQuestionType, { nullable: true })
  question(@Root() attempt: ExamAttempt, @Ctx() ctx: GraphQLContext): Promise<ShownItem | null> | null {
    return attempt.status === "OPEN" ? loader(ctx, shownItemByAttempt).load(attempt.id) : null;
  }

  @FieldResolver(() => types.ExamResultType, { nullable: true })
  result(@Root() attempt: ExamAttempt, @Ctx() ctx: GraphQLContext): Promise<ExamResult | null> | null {
    return attempt.status === "OPEN" ? null : loader(ctx, resultByAttempt).load(attempt.id);
  }

  @Mutation(() => payloads.StartExamPayload, { description: "Begins a sitting and shows its first item." })
  startExam(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.StartExamInput) input: inputs.StartExamInput,
  ): Promise<Payload<{ attempt: ExamAttempt | null }>> {
    return payload(ctx, () => startAttempt(ctx, { ...input }), answer, none);
  }

  @Mutation(() => payloads.AnswerExamItemPayload, {
    description: "Records an answer and shows the next item. The first answer stands: sent again, it changes nothing.",
  })
  answerExamItem(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.AnswerExamItemInput) input: inputs.AnswerExamItemInput,
  ): Promise<Payload<{ attempt: ExamAttempt | null }>> {
    return payload(ctx, () => answerItem(ctx, { ...input }), answer, none);
  }

  @Mutation(() => payloads.PlayExamRecordingPayload, {
    description: "Counts one of two plays of the recording that belongs to the item shown, and gives the address it comes from, once.",
  })
  playExamRecording(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.PlayExamRecordingInput) input: inputs.PlayExamRecordingInput,
  ): Promise<Payload<{ play: StartedPlay | null }>> {
    return payload(
      ctx,
      () => playRecording(ctx, { ...input }),
      (play) => ({ play }),
      { play: null },
    );
  }

  @Mutation(() => payloads.ContinueExamPayload, {
    description: "Goes on after a break: the same item with the same clock, or the next one when its time has run out.",
  })
  continueExam(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ExamAttemptInput) input: inputs.ExamAttemptInput,
  ): Promise<Payload<{ attempt: ExamAttempt | null }>> {
    return payload(ctx, () => continueAttempt(ctx, { ...input }), answer, none);
  }

  @Mutation(() => payloads.FinishExamPayload, { description: "Ends a sitting early with what was answered." })
  finishExam(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.ExamAttemptInput) input: inputs.ExamAttemptInput,
  ): Promise<Payload<{ attempt: ExamAttempt | null }>> {
    return payload(ctx, () => finishAttempt(ctx, { ...input }), answer, none);
  }
}

@Authorized("SEEKER")
@Resolver(() => types.ExamResultType)
export class ExamResultResolver {
  @Query(() => types.ExamResultPageType, { description: "The seeker's results, newest first." })
  examResults(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<ExamResult>> {
    return listOwnResults(ctx, { first, after });
  }

  @Query(() => types.ExamResultType, { nullable: true, description: "One of the seeker's results." })
  examResult(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The result." }) id: string): Promise<ExamResult | null> {
    return findOwnResult(ctx, id);
  }

  @FieldResolver(() => ExamScoreType)
  score(@Root() result: ExamResult): ExamScoreType {
    return scoreOf(result);
  }

  @FieldResolver(() => Float)
  claimChance(@Root() { level, probabilities }: ExamResult): number {
    return chanceOfAtLeast(level, probabilities);
  }

  @FieldResolver(() => String, { nullable: true })
  provisionalReason(@Root() result: ExamResult, @Ctx() ctx: GraphQLContext): string | null {
    return provisionalOf(ctx, result).provisionalReason;
  }

  @FieldResolver(() => Float)
  standardError(@Root() result: ExamResult): number {
    return result.se;
  }

  @FieldResolver(() => [types.ExamSkillResultType])
  skills(@Root() result: ExamResult): types.ExamSkillResultType[] {
    return result.skills.map(({ skill, answered, correct, ...ability }) => ({ skill, answered, correct, score: scoreOf(ability) }));
  }

  @FieldResolver(() => [ExamSkillEnum])
  notMeasured(@Root() result: ExamResult): Skill[] {
    return notMeasured(result);
  }

  @FieldResolver(() => String, { nullable: true })
  certificateCode(@Root() result: ExamResult): string | null {
    return result.certificateIssuedAt ? result.certificateCode : null;
  }

  @Mutation(() => payloads.IssueExamCertificatePayload, {
    description: "Makes out the certificate of a complete result, for one use of a licence.",
  })
  issueExamCertificate(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => inputs.IssueExamCertificateInput) input: inputs.IssueExamCertificateInput,
  ): Promise<Payload<{ result: ExamResult | null }>> {
    return payload(
      ctx,
      () => issueCertificate(ctx, { ...input }),
      (result) => ({ result }),
      { result: null },
    );
  }
}
