import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { StartedPlay } from "../recording/play-recording.ts";
import { ExamAttemptType, ExamResultType } from "./exam.type.ts";
import { ExamCertificateType, ExamSampleGradeType } from "./exam-public.type.ts";

const attemptOptions = { nullable: true, description: "The sitting as it stands now; null when there are errors." };

@Audience("SEEKER")
@ObjectType("StartExamPayload", { description: "Answer of startExam." })
export class StartExamPayload extends PayloadType {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;
}

@Audience("SEEKER")
@ObjectType("AnswerExamItemPayload", { description: "Answer of answerExamItem." })
export class AnswerExamItemPayload extends PayloadType {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;
}

@Audience("SEEKER")
@ObjectType("ExamPlay", { simpleResolvers: true, description: "A play that was counted." })
export class ExamPlayType implements StartedPlay {
  @Field(() => String, { description: "Where the sound comes from: once, within 90 seconds, and again only when its connection broke." })
  url!: string;

  @Field(() => Int, { description: "How often it may still be heard." })
  playsLeft!: number;
}

@Audience("SEEKER")
@ObjectType("PlayExamRecordingPayload", { description: "Answer of playExamRecording." })
export class PlayExamRecordingPayload extends PayloadType {
  @Field(() => ExamPlayType, { nullable: true, description: "The play; null when there are errors." })
  play!: ExamPlayType | null;
}

@Audience("SEEKER")
@ObjectType("ContinueExamPayload", { description: "Answer of continueExam." })
export class ContinueExamPayload extends PayloadType {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;
}

@Audience("SEEKER")
@ObjectType("FinishExamPayload", { description: "Answer of finishExam." })
export class FinishExamPayload extends PayloadType {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;
}

@Audience("SEEKER")
@ObjectType("IssueExamCertificatePayload", { description: "Answer of issueExamCertificate." })
export class IssueExamCertificatePayload extends PayloadType {
  @Field(() => ExamResultType, { nullable: true, description: "The result with its certificate; null when there are errors." })
  result!: ExamResultType | null;
}

@Audience("PUBLIC")
@ObjectType("GradeExamSamplesPayload", { description: "Answer of gradeExamSamples." })
export class GradeExamSamplesPayload extends PayloadType {
  @Field(() => [ExamSampleGradeType], { description: "In the order of the answers; empty when there are errors." })
  grades!: ExamSampleGradeType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("RevokeExamCertificatePayload", { description: "Answer of revokeExamCertificate." })
export class RevokeExamCertificatePayload extends PayloadType {
  @Field(() => ExamCertificateType, { nullable: true, description: "The certificate as it stands now; null when there are errors." })
  certificate!: ExamCertificateType | null;
}
