import { GraphQLDateTime } from "graphql-scalars";
import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { StatusVerdictType } from "../permission/permission.type.ts";
import { showInside, WorkPostingType } from "../posting/work-posting.type.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import { WorkIssueType } from "../requirement/work-issue.type.ts";
import type { WorkRevision } from "./work-revision.entity.ts";

@Audience("COMPANY", "ADMIN")
@ObjectType("WorkChange", { simpleResolvers: true, description: "One field of a posting before and after a change." })
export class WorkChangeType {
  @Field(() => [String], { description: "The field of WorkContentInput." })
  path!: string[];

  @Field(() => String, { description: "Its value before, as JSON." })
  before!: string;

  @Field(() => String, { description: "Its value after, as JSON." })
  after!: string;
}

type KeptColumns = "decidedAt" | "returnReason" | "submittedAt" | "updatedAt" | "version";

@Audience("COMPANY", "ADMIN")
@ObjectType("WorkRevision", {
  simpleResolvers: true,
  implements: WorkPostingType,
  description:
    "Changes to a published work: the posting as it would be. `status` is DRAFT, REVIEW or RETURNED while it is open, OPEN once it was taken over, CLOSED when it was given up.",
})
export class WorkRevisionType extends WorkPostingType implements Pick<WorkRevision, KeptColumns> {
  @Field(() => Int, { description: "Send it back with every change: an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => String, { nullable: true, description: "What the operator asks to change." })
  returnReason!: WorkRevision["returnReason"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was last sent to review." })
  submittedAt!: WorkRevision["submittedAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was decided." })
  decidedAt!: WorkRevision["decidedAt"];

  @Field(() => GraphQLDateTime, { description: "When it was last saved." })
  updatedAt!: Date;

  @Field(() => [WorkChangeType], { description: "What it changes of the public posting; of a past one, what it changed then." })
  changes!: WorkChangeType[];

  @Field(() => [WorkIssueType], { description: "What stands between these changes and their publication." })
  issues!: WorkIssueType[];

  @Field(() => [StatusVerdictType], { description: "The 在留資格 it names, each with its verdict and condition." })
  namedStatuses!: StatusVerdictType[];

  @Field(() => ReadabilityType, { description: "How hard its duties are to read." })
  readability!: ReadabilityType;
}
showInside(WorkRevisionType);
