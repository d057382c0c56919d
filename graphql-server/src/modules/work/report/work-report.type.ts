import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { WorkStatusEnum } from "../posting/work.enums.ts";
import type { WorkStatus } from "../posting/work.vocabulary.ts";
import { WorkReportOriginEnum, WorkReportReasonEnum, WorkReportStatusEnum } from "./work-report.input.ts";
import type { WorkReportOrigin, WorkReportReason, WorkReportStatus } from "./work-report.vocabulary.ts";

@Audience("ADMIN_OPERATOR")
@ObjectType("WorkReport", {
  description: "What a reader, or the site itself, found wrong with a posting; it does not say who a reader is.",
})
export class WorkReportType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => ID, { description: "The work." })
  workId!: string;

  @Field(() => String, { description: "Title of the work." })
  workTitle!: string;

  @Field(() => WorkStatusEnum, { description: "State of the work now." })
  workStatus!: WorkStatus;

  @Field(() => String, { description: "Name of its company." })
  companyName!: string;

  @Field(() => WorkReportReasonEnum, { description: "What is wrong." })
  reason!: WorkReportReason;

  @Field(() => WorkReportOriginEnum, { description: "Who found it." })
  origin!: WorkReportOrigin;

  @Field(() => Boolean, {
    description: "True for what can harm a person: it is looked at within a day, what looks like crime within hours.",
  })
  urgent!: boolean;

  @Field(() => String, { description: "In the reader's own words, or what the site refused; may be empty." })
  body!: string;

  @Field(() => WorkReportStatusEnum, { description: "Its state." })
  status!: WorkReportStatus;

  @Field(() => GraphQLDateTime, { description: "By when the operator looks at it." })
  dueAt!: Date;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was ended." })
  settledAt!: Date | null;

  @Field(() => String, { description: "The note of who ended it; may be empty." })
  note!: string;

  @Field(() => Int, { description: "Send it back with the decision." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it came in." })
  createdAt!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("WorkReportPage", { simpleResolvers: true, description: "A page of reports." })
export class WorkReportPageType extends CountedPageType {
  @Field(() => [WorkReportType], { description: "The items of this page." })
  items!: WorkReportType[];
}

@Audience("PUBLIC")
@ObjectType("ReportWorkPayload", { description: "Whether the report was taken." })
export class ReportWorkPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when it was taken." })
  taken!: boolean;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("SettleWorkReportPayload", { description: "The report as it ended." })
export class SettleWorkReportPayload extends PayloadType {
  @Field(() => WorkReportType, { nullable: true, description: "Null when there are errors." })
  report!: WorkReportType | null;
}
