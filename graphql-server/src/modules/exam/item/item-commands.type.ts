import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { ExamSkillEnum } from "../certificate/exam-parts.type.ts";
import type { ItemAlarm } from "../engine/item-alarms.ts";
import type { Skill } from "../engine/next-item.ts";
import type { TeachingLevel } from "../movie/movie.vocabulary.ts";
import type { ItemDecision } from "./decide-item.ts";
import type { ExamItem } from "./exam-item.entity.ts";
import type { ImportReport } from "./import-items.ts";
import type { RowProblem } from "./import-row.ts";
import type { ItemPool } from "./item-desk.queries.ts";
import {
  AdminExamItemType,
  ExamItemAlarmEnum,
  ExamItemDecisionEnum,
  ExamItemOriginEnum,
  ExamItemPoolEnum,
  ExamItemStatusEnum,
} from "./item-desk.type.ts";

@InputType("TestItemFilter", { description: "Which items; all conditions hold together." })
export class ExamItemFilterInput {
  @Field(() => ExamItemPoolEnum, { nullable: true, description: "Only of the exam or only for practice." })
  pool?: ItemPool | null;

  @Field(() => String, { nullable: true, description: "Part of the code, the question or the text to read." })
  keyword?: string | null;

  @Field(() => [JapaneseLevelEnum], { nullable: true, description: "For one of these levels." })
  levels?: TeachingLevel[] | null;

  @Field(() => [ExamSkillEnum], { nullable: true, description: "For one of these skills." })
  skills?: Skill[] | null;

  @Field(() => [ExamItemStatusEnum], { nullable: true, description: "In one of these states." })
  statuses?: ExamItem["status"][] | null;

  @Field(() => [ExamItemOriginEnum], { nullable: true, description: "From one of these." })
  origins?: ExamItem["origin"][] | null;

  @Field(() => Boolean, { nullable: true, description: "Only listening items of the exam that are not recorded in voices." })
  isUnrecorded?: boolean | null;

  @Field(() => [ExamItemAlarmEnum], { nullable: true, description: "With one of these alarms." })
  alarms?: ItemAlarm[] | null;
}

@InputType("NameTestItemReviewerInput", { description: "Who has read an item." })
export class NameItemReviewerInput {
  @Field(() => ID, { description: "The item." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => String, { description: "Their name, at most 80 characters; empty takes it back." })
  reviewer!: string;
}

@InputType("RecordTestItemInput", { description: "The recording of a listening item." })
export class RecordExamItemInput {
  @Field(() => ID, { description: "The item." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => ID, { nullable: true, description: "Uploaded for RECORDING; null takes the recording away." })
  fileId?: string | null;

  @Field(() => Boolean, {
    description: "The editor has heard it: every line of the script, by the speakers marked there. Demanded with a file.",
  })
  isFaithful!: boolean;
}

@InputType("DecideTestItemInput", { description: "A decision on an item." })
export class DecideExamItemInput {
  @Field(() => ID, { description: "The item." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => ExamItemDecisionEnum, { description: "What is decided." })
  decision!: ItemDecision;

  @Field(() => String, { nullable: true, description: "At most 400 characters; for the record." })
  reason?: string | null;
}

@InputType("ImportTestItemsInput", { description: "An uploaded file of items or words." })
export class ImportExamItemsInput {
  @Field(() => ID, { description: "Uploaded for ITEMS." })
  fileId!: string;

  @Field(() => ExamItemPoolEnum, { description: "Where to." })
  pool!: ItemPool;

  @Field(() => JapaneseLevelEnum, { nullable: true, description: "Level of a list of words without a column for it." })
  level?: TeachingLevel | null;

  @Field(() => Boolean, { description: "Only says what would happen." })
  dryRun!: boolean;
}

@Audience("ADMIN_EDITOR")
@ObjectType("ImportRowProblem", { simpleResolvers: true, description: "Why a row was not taken." })
export class ImportRowProblemType implements RowProblem {
  @Field(() => Int, { description: "Line of the file from 1; in a data file, the item from 1." })
  line!: number;

  @Field(() => String, { nullable: true, description: "Code of the item, when it has one." })
  code!: string | null;

  @Field(() => String, { description: "Stable name of the problem." })
  problem!: string;

  @Field(() => String, { description: "What it is about." })
  detail!: string;
}

@Audience("ADMIN_EDITOR")
@ObjectType("ImportReport", { simpleResolvers: true, description: "How an import went, row by row." })
export class ImportReportType implements ImportReport {
  @Field(() => Int, { description: "Rows that were read." })
  rows!: number;

  @Field(() => Int, { description: "New items." })
  added!: number;

  @Field(() => Int, { description: "Items that were changed." })
  changed!: number;

  @Field(() => Int, { description: "Items that stood so already." })
  unchanged!: number;

  @Field(() => Int, { description: "Rows that were not taken." })
  refused!: number;

  @Field(() => [ImportRowProblemType], { description: "The first 500 problems, by line." })
  problems!: ImportRowProblemType[];
}

@Audience("ADMIN_EDITOR")
@ObjectType("RecordTestItemPayload", { description: "Answer of recordTestItem." })
export class RecordExamItemPayload extends PayloadType {
  @Field(() => AdminExamItemType, { nullable: true, description: "The item as it stands now; null when there are errors." })
  item!: AdminExamItemType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("NameTestItemReviewerPayload", { description: "Answer of nameTestItemReviewer." })
export class NameItemReviewerPayload extends PayloadType {
  @Field(() => AdminExamItemType, { nullable: true, description: "The item as it stands now; null when there are errors." })
  item!: AdminExamItemType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("DecideTestItemPayload", { description: "Answer of decideTestItem." })
export class DecideExamItemPayload extends PayloadType {
  @Field(() => AdminExamItemType, { nullable: true, description: "The item as it stands now; null when there are errors." })
  item!: AdminExamItemType | null;
}

@Audience("ADMIN_EDITOR")
@ObjectType("ImportTestItemsPayload", { description: "Answer of importTestItems." })
export class ImportExamItemsPayload extends PayloadType {
  @Field(() => ImportReportType, { nullable: true, description: "The report; null when there are errors." })
  report!: ImportReportType | null;
}
