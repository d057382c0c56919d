import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import type { SeekerEntry } from "./seeker-entries.queries.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerEntryCount", { simpleResolvers: true, description: "Applications in one state." })
export class AdminSeekerEntryCountType {
  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminSeekerEntry", { simpleResolvers: true, description: "An application, without what was written with it." })
export class AdminSeekerEntryType implements SeekerEntry {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { description: "Its title." })
  workTitle!: string;

  @Field(() => ID, { description: "The company." })
  companyId!: string;

  @Field(() => String, { description: "Its name." })
  companyName!: string;

  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it last moved." })
  movedAt!: Date;
}
