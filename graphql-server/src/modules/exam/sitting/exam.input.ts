import { Field, ID, InputType, Int } from "type-graphql";

@InputType("StartExamInput", { description: "Begins a sitting." })
export class StartExamInput {
  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same sitting." })
  operationId!: string;

  @Field(() => Boolean, { description: "The seeker can hear recordings now; otherwise no listening item is shown." })
  withListening!: boolean;
}

@InputType("AnswerExamItemInput", { description: "The answer to the item that is shown." })
export class AnswerExamItemInput {
  @Field(() => ID, { description: "The sitting." })
  attemptId!: string;

  @Field(() => Int, { description: "Of the item." })
  position!: number;

  @Field(() => Int, { nullable: true, description: "Index among the options as shown, from 0; absent for “I do not know”." })
  choice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Milliseconds that the item's clock still showed when the answer was given. One that found no way to the server counts for 90 seconds after the item's time with it, five times in a sitting.",
  })
  leftMs?: number | null;
}

@InputType("PlayExamRecordingInput", { description: "Asks to hear the item that is shown." })
export class PlayExamRecordingInput {
  @Field(() => ID, { description: "The sitting." })
  attemptId!: string;

  @Field(() => Int, { description: "Of the item." })
  position!: number;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again is the same play." })
  operationId!: string;
}

@InputType("ExamAttemptInput", { description: "Names a sitting." })
export class ExamAttemptInput {
  @Field(() => ID, { description: "The sitting." })
  attemptId!: string;
}

@InputType("IssueExamCertificateInput", { description: "Asks for a certificate." })
export class IssueExamCertificateInput {
  @Field(() => ID, { description: "The result." })
  resultId!: string;
}

@InputType("ExamSampleAnswerInput", { description: "The answer to one sample item." })
export class ExamSampleAnswerInput {
  @Field(() => ID, { description: "The sample item." })
  sampleId!: string;

  @Field(() => Int, { nullable: true, description: "Index among the options, from 0; absent for “I do not know”." })
  choice?: number | null;
}

@InputType("GradeExamSamplesInput", { description: "Answers to sample items." })
export class GradeExamSamplesInput {
  @Field(() => [ExamSampleAnswerInput], { description: "At most one a sample." })
  answers!: ExamSampleAnswerInput[];
}

@InputType("RevokeExamCertificateInput", { description: "Takes a certificate back." })
export class RevokeExamCertificateInput {
  @Field(() => String, { description: "Its code." })
  code!: string;

  @Field(() => String, { description: "At most 400 characters; for the record." })
  reason!: string;
}
