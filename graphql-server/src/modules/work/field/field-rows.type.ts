import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { Allowance, ScreeningQuestion, WorkTime } from "./field-rows.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("Allowance", { ...simple, description: "定額的手当: a fixed monthly allowance." })
@InputType("AllowanceInput", { description: "定額的手当: a fixed monthly allowance." })
export class AllowanceType implements Allowance {
  @Field(() => String, { description: "Name, e.g. 資格手当." })
  name!: string;

  @Field(() => Int, { description: "Yen a month." })
  amount!: number;
}

@Audience("PUBLIC")
@ObjectType("WorkTime", { ...simple, description: "A working day from start to end." })
@InputType("WorkTimeInput", { description: "A working day from start to end." })
export class WorkTimeType implements WorkTime {
  @Field(() => String, { description: "始業, HH:MM." })
  start!: string;

  @Field(() => String, { description: "終業, HH:MM; 24:00 and later mean the next day." })
  end!: string;
}

@Audience("PUBLIC")
@ObjectType("ScreeningQuestion", { ...simple, description: "A question the applicant answers with the application." })
export class ScreeningQuestionType implements ScreeningQuestion {
  @Field(() => ID, { description: "Identifier within the work." })
  id!: string;

  @Field(() => String, { description: "The question." })
  text!: string;

  @Field(() => Boolean, { description: "True when an answer is needed to apply." })
  required!: boolean;
}

@InputType("ScreeningQuestionInput", { description: "A question of the application form." })
export class ScreeningQuestionInput {
  @Field(() => ID, { nullable: true, description: "Of a question that stays; absent for a new one." })
  id?: string | null;

  @Field(() => String, { description: "The question, 1 to 300 characters." })
  text!: string;

  @Field(() => Boolean, { description: "True when an answer is needed to apply." })
  required!: boolean;
}
