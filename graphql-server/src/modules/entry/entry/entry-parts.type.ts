import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ActorKindEnum } from "../../../shared/graphql/enums.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import type { ScreeningAnswer } from "./entry.entity.ts";
import { EntryStatusEnum } from "./entry.enums.ts";
import type { EntryStatus } from "./entry.vocabulary.ts";

@Audience("SEEKER", "COMPANY")
@ObjectType("ScreeningAnswer", { simpleResolvers: true, description: "The answer to a screening question." })
export class ScreeningAnswerType implements ScreeningAnswer {
  @Field(() => ID, { description: "The question." })
  questionId!: string;

  @Field(() => String, { description: "The question as it stood." })
  question!: string;

  @Field(() => String, { description: "What the applicant answered; may be empty." })
  answer!: string;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("EntryEvent", { description: "One move of an entry: who, when, why." })
export class EntryEventType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => EntryStatusEnum, { nullable: true, description: "State before; null for the application itself." })
  from!: EntryStatus | null;

  @Field(() => EntryStatusEnum, { description: "State after." })
  to!: EntryStatus;

  @Field(() => Int, { description: "Which interview, counted from 1; 0 before the first." })
  interviewRound!: number;

  @Field(() => ActorKindEnum, { name: "by", description: "Who moved it." })
  actorKind!: ActorKind;

  @Field(() => String, { nullable: true, description: "Why, in words the seeker reads too." })
  reason!: string | null;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}
