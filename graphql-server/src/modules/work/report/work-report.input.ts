import { Field, ID, InputType, Int } from "type-graphql";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import type { WorkReportFilter } from "./work-report.queries.ts";
import {
  type WorkReportReason,
  type WorkReportStatus,
  workReportOrigins,
  workReportReasons,
  workReportStatuses,
} from "./work-report.vocabulary.ts";

export const WorkReportReasonEnum = graphqlEnum(
  "WorkReportReason",
  workReportReasons,
  "What is wrong with a posting, as a reader says it; CRIME when it looks like recruiting for crime.",
);
export const WorkReportOriginEnum = graphqlEnum(
  "WorkReportOrigin",
  workReportOrigins,
  "Who found what is wrong: a reader, or the site when it refused a text of the employer.",
);
export const WorkReportStatusEnum = graphqlEnum(
  "WorkReportStatus",
  workReportStatuses,
  "State of a report: DISMISSED when nothing was wrong, ACTED when something was done.",
);
const WorkReportOutcomeEnum = graphqlEnum("WorkReportOutcome", ["DISMISSED", "ACTED"], "How a report ended.");

@InputType("ReportWorkInput", { description: "Says that something is wrong with a posting; anybody may, without a name." })
export class ReportWorkInput {
  @Field(() => ID, { description: "UUID made by the form: sending it twice is one report." })
  operationId!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => WorkReportReasonEnum, { description: "What is wrong." })
  reason!: WorkReportReason;

  @Field(() => String, { nullable: true, description: "In one's own words, at most 2,000 characters; needed for OTHER." })
  body?: string | null;

  @Field(() => String, { nullable: true, description: "Leave it empty: a field that people do not see." })
  website?: string | null;
}

@InputType("SettleWorkReportInput", { description: "Ends a report." })
export class SettleWorkReportInput {
  @Field(() => ID, { description: "The report." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => WorkReportOutcomeEnum, { description: "Nothing wrong, or something done." })
  outcome!: "DISMISSED" | "ACTED";

  @Field(() => String, { nullable: true, description: "A note for colleagues, at most 2,000 characters." })
  note?: string | null;
}

@InputType("WorkReportFilter", { description: "Which reports." })
export class WorkReportFilterInput implements WorkReportFilter {
  @Field(() => [WorkReportStatusEnum], { nullable: true, description: "Any of these states." })
  statuses?: WorkReportStatus[] | null;

  @Field(() => [WorkReportReasonEnum], { nullable: true, description: "Any of these reasons." })
  reasons?: WorkReportReason[] | null;
}
