import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { ExamAttempt } from "../sitting/exam-attempt.entity.ts";
import { ExamAttemptStatusEnum } from "./exam-parts.type.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerAttempt", { simpleResolvers: true, description: "A sitting of the exam." })
export class AdminSeekerAttemptType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ExamAttemptStatusEnum, { description: "How it ended." })
  status!: ExamAttempt["status"];

  @Field(() => GraphQLDateTime, { description: "When it began." })
  startedAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended; null while it runs." })
  endedAt!: Date | null;

  @Field(() => Int, { description: "Answers that count." })
  scoredCount!: number;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "What it measured." })
  level!: MeasuredLevel | null;

  @Field(() => Boolean, { description: "Enough answers for the profile and a certificate." })
  complete!: boolean;
}
