import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { ExamAttemptType, ExamResultType } from "./test.type.ts";
import { ExamCertificateType, ExamSampleGradeType } from "./test-public.type.ts";

const errorsOptions = { description: "What the sender can put right; then nothing was written." };
const attemptOptions = { nullable: true, description: "The sitting as it stands now; null when there are errors." };

@Audience("SEEKER")
@ObjectType("StartExamPayload", { description: "Answer of startExam." })
export class StartExamPayload {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("AnswerExamItemPayload", { description: "Answer of answerExamItem." })
export class AnswerExamItemPayload {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("ContinueExamPayload", { description: "Answer of continueExam." })
export class ContinueExamPayload {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("FinishExamPayload", { description: "Answer of finishExam." })
export class FinishExamPayload {
  @Field(() => ExamAttemptType, attemptOptions)
  attempt!: ExamAttemptType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("SEEKER")
@ObjectType("IssueExamCertificatePayload", { description: "Answer of issueExamCertificate." })
export class IssueExamCertificatePayload {
  @Field(() => ExamResultType, { nullable: true, description: "The result with its certificate; null when there are errors." })
  result!: ExamResultType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("PUBLIC")
@ObjectType("GradeExamSamplesPayload", { description: "Answer of gradeExamSamples." })
export class GradeExamSamplesPayload {
  @Field(() => [ExamSampleGradeType], { description: "In the order of the answers; empty when there are errors." })
  grades!: ExamSampleGradeType[];

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("RevokeExamCertificatePayload", { description: "Answer of revokeExamCertificate." })
export class RevokeExamCertificatePayload {
  @Field(() => ExamCertificateType, { nullable: true, description: "The certificate as it stands now; null when there are errors." })
  certificate!: ExamCertificateType | null;

  @Field(() => [UserErrorType], errorsOptions)
  errors!: UserErrorType[];
}
