import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { StatusVerdictType } from "../permission/permission.type.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import { WorkIssueType } from "./work-issue.type.ts";

@Audience("COMPANY", "ADMIN")
@ObjectType("PostingCheck", { description: "What a posting lacks for its publication today, and how hard it is to read." })
export class PostingCheckType {
  @Field(() => [WorkIssueType], { description: "What is missing or unlawful; group 0 is what cannot be read at all." })
  issues!: WorkIssueType[];

  @Field(() => [StatusVerdictType], { description: "Every 在留資格 and whether it may be named; empty before the 職種 is chosen." })
  statuses!: StatusVerdictType[];

  @Field(() => ReadabilityType, { description: "How hard the duties are to read." })
  readability!: ReadabilityType;
}
