import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../shared/graphql/audience.decorator.ts";
import type { AdminHome } from "./admin-home.queries.ts";

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
