import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type SystemLane, type SystemLaneName, type SystemState, systemLaneNames } from "./system-state.queries.ts";
import type { TaskRun } from "./task-run.entity.ts";

const SystemLaneNameEnum = graphqlEnum("SystemLaneName", systemLaneNames, "What background jobs are for.");
const StorageTroubleEnum = graphqlEnum("StorageTrouble", ["STORAGE_FULL", "STORAGE_UNAVAILABLE"], "Why no file can be stored.");

@Audience("ADMIN_OPERATOR")
@ObjectType("SystemLane", { simpleResolvers: true, description: "Background jobs of one kind." })
export class SystemLaneType implements SystemLane {
  @Field(() => SystemLaneNameEnum, { description: "What they are for." })
  lane!: SystemLaneName;

  @Field(() => Int, { description: "Jobs that are due." })
  due!: number;

  @Field(() => Int, { description: "Jobs that are worked on." })
  active!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Since when the longest-waiting one is due; null when none is." })
  oldestDueAt!: Date | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SystemTask", { simpleResolvers: true, description: "How recurring work ended last." })
export class SystemTaskType implements TaskRun {
  @Field(() => String, { description: "Its name." })
  name!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it succeeded last." })
  finishedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it failed last." })
  failedAt!: Date | null;

  @Field(() => String, { nullable: true, description: "Kind of the failure; null when its last run succeeded." })
  lastError!: string | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SystemState", { simpleResolvers: true, description: "How the site does behind its screens." })
export class SystemStateType implements SystemState {
  @Field(() => [SystemLaneType], { description: "Background jobs by kind." })
  lanes!: SystemLane[];

  @Field(() => [SystemTaskType], { description: "Recurring work that has run, by name." })
  tasks!: TaskRun[];

  @Field(() => Int, { description: "Mails that have not left." })
  mailsWaiting!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the oldest of these was written; null when there is none." })
  oldestMailAt!: Date | null;

  @Field(() => Int, { description: "Mails that were given up." })
  mailsGivenUp!: number;

  @Field(() => Int, { description: "Jobs of given-up mails that are still to be noted." })
  mailsUnnoted!: number;

  @Field(() => StorageTroubleEnum, { nullable: true, description: "Why no file can be stored at present; null when files can." })
  storageTrouble!: SystemState["storageTrouble"];

  @Field(() => String, { description: "The newest migration of the tables." })
  migration!: string;

  @Field(() => String, { description: "Version of Node that answered." })
  node!: string;

  @Field(() => String, { description: "Version of PostgreSQL." })
  database!: string;
}
