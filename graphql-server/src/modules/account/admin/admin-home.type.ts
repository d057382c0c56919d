import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import type { AdminHome } from "./admin-home.queries.ts";
import { type AdminQueue, type AdminQueueKind, adminQueueKinds } from "./admin-queues.queries.ts";
import type { AdminTrendDay } from "./admin-trends.queries.ts";

const AdminQueueKindEnum = graphqlEnum("AdminQueueKind", adminQueueKinds, "What waits for somebody of the back office.");

@Audience("ADMIN")
@ObjectType("AdminHome", { simpleResolvers: true, description: "Figures of the back office's first screen." })
export class AdminHomeType implements AdminHome {
  @Field(() => Int, { description: "Works that are open." })
  openWorkCount!: number;

  @Field(() => Int, { description: "Works that wait for a decision." })
  reviewWorkCount!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Since when the longest-waiting work waits; null when none does." })
  oldestReviewAt!: Date | null;

  @Field(() => Int, { description: "Companies that wait for their review." })
  pendingCompanyCount!: number;

  @Field(() => Int, { description: "Seekers with an account." })
  userCount!: number;

  @Field(() => Int, { description: "Applications, all states." })
  entryCount!: number;
}

@Audience("ADMIN")
@ObjectType("AdminQueue", { simpleResolvers: true, description: "Things of one kind that wait for somebody of the back office." })
export class AdminQueueType implements AdminQueue {
  @Field(() => AdminQueueKindEnum, { description: "What waits." })
  kind!: AdminQueueKind;

  @Field(() => Int, { description: "How many." })
  count!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Since when the longest-waiting one waits; null when none does." })
  oldestAt!: Date | null;
}

@Audience("ADMIN")
@ObjectType("AdminTrendDay", { simpleResolvers: true, description: "What happened on one day in Japan." })
export class AdminTrendDayType implements AdminTrendDay {
  @Field(() => GraphQLLocalDate, { description: "The day." })
  day!: string;

  @Field(() => Int, { description: "Seekers who registered." })
  users!: number;

  @Field(() => Int, { description: "Applications." })
  entries!: number;

  @Field(() => Int, { description: "Works that went public." })
  works!: number;

  @Field(() => Int, { description: "Companies that registered." })
  companies!: number;
}
