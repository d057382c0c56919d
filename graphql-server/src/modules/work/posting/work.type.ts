import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ActorKindEnum } from "../../../shared/graphql/enums.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import type { ActorKind } from "../../../shared/viewer/actor.ts";
import { AdminCompanyType, CompanyType } from "../../account/company/company.type.ts";
import type { PlaceSketch } from "../place/place-sketch.ts";
import { PlaceSketchType } from "../place/place-sketch.type.ts";
import { ReadabilityType } from "../readability/readability.type.ts";
import { WorkIssueType } from "../requirement/work-issue.type.ts";
import { WorkRevisionType } from "../revision/work-revision.type.ts";
import type { Work } from "./work.entity.ts";
import { WorkStatusEnum } from "./work.enums.ts";
import type { WorkStatus } from "./work.vocabulary.ts";
import type { WorkEvent } from "./work-event.entity.ts";
import { showInside, WorkPostingType } from "./work-posting.type.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("Work", { ...simple, implements: [WorkPostingType, NodeType], description: "A posting as the public sees it." })
export class WorkType extends WorkPostingType {
  @Field(() => CompanyType, { description: "Who posted it." })
  company!: CompanyType;

  @Field(() => String, {
    nullable: true,
    description:
      "A title that the site made of kind of work and place, in the language of the request: for readers of a language in which the company wrote none. Null in Japanese and beside `titleEn`.",
  })
  madeTitle!: string | null;

  @Field(() => PlaceSketchType, {
    nullable: true,
    description: "What a sketch of the workplace is drawn from; null where nothing is known.",
  })
  placeSketch!: PlaceSketch | null;

  @Field(() => [WorkType], { description: "Up to six open works of the same category, nearest places first." })
  related!: WorkType[];

  @Field(() => Boolean, { description: "False for anyone but a signed-in seeker who liked it." })
  liked!: boolean;

  @Field(() => Boolean, { description: "True for a signed-in seeker who does not want to see it in lists." })
  hidden!: boolean;

  @Field(() => ID, { nullable: true, description: "The signed-in seeker's open entry for this work." })
  openEntryId!: string | null;
}

@Audience("COMPANY", "ADMIN")
@ObjectType("WorkEvent", { description: "One move of a work: who, when, why." })
export class WorkEventType implements Pick<WorkEvent, "id" | "from" | "to" | "at" | "reason"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => WorkStatusEnum, { nullable: true, description: "State before; null for the creation." })
  from!: WorkEvent["from"];

  @Field(() => WorkStatusEnum, { description: "State after." })
  to!: WorkStatus;

  @Field(() => ActorKindEnum, { name: "by", description: "Who moved it." })
  actorKind!: ActorKind;

  @Field(() => String, { nullable: true, description: "Why." })
  reason!: WorkEvent["reason"];

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}

type KeptColumns =
  | "entryCount"
  | "likeCount"
  | "publishAt"
  | "returnReason"
  | "revisionStatus"
  | "submittedAt"
  | "updatedAt"
  | "version"
  | "viewCount";

/**
 * Fields that company and admin see beyond the posting. The contract does not name this type: both types inherit its fields, and nothing
 * refers to it, so it is not part of the printed schema.
 */
@ObjectType("KeptWork", simple)
export abstract class KeptWorkType extends WorkPostingType implements Pick<Work, KeptColumns> {
  @Field(() => Int, { description: "Applications ever made." })
  entryCount!: number;

  @Field(() => Int, { description: "Seekers who like it." })
  likeCount!: number;

  @Field(() => Int, { description: "Times its page was opened." })
  viewCount!: number;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it shall be published, if not at once." })
  publishAt!: Work["publishAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was last sent to review." })
  submittedAt!: Work["submittedAt"];

  @Field(() => String, { nullable: true, description: "What the operator asks to change." })
  returnReason!: Work["returnReason"];

  @Field(() => GraphQLDateTime, { description: "When it was last saved." })
  updatedAt!: Date;

  @Field(() => Int, { description: "Send it back with every change: an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => WorkStatusEnum, {
    nullable: true,
    description: "State of the changes that the public does not see yet: DRAFT, REVIEW or RETURNED; null when there are none.",
  })
  revisionStatus!: Work["revisionStatus"];

  @Field(() => WorkRevisionType, { nullable: true, description: "Changes to this published work that the public does not see yet." })
  revision!: WorkRevisionType | null;

  @Field(() => [WorkRevisionType], { description: "Up to twenty revisions that were taken over, newest first." })
  pastRevisions!: WorkRevisionType[];

  @Field(() => [WorkEventType], { description: "History, oldest first." })
  events!: WorkEventType[];

  @Field(() => [WorkIssueType], { description: "What still stands between this work and the review." })
  issues!: WorkIssueType[];

  @Field(() => ReadabilityType, { description: "How hard its duties are to read." })
  readability!: ReadabilityType;

  @Field(() => [WorkStatusEnum], { description: "Moves this viewer may make now." })
  legalMoves!: WorkStatus[];
}
showInside(KeptWorkType);

@Audience("COMPANY")
@ObjectType("CompanyWork", { ...simple, implements: [WorkPostingType, NodeType], description: "A posting as its own company sees it." })
export class CompanyWorkType extends KeptWorkType {
  @Field(() => String, { description: "求人番号: eight characters by which people name the work." })
  number!: string;

  @Field(() => String, { nullable: true, description: "管理番号: what the company itself calls it, once among its works." })
  referenceNumber!: Work["referenceNumber"];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: "When the company was asked whether it is still open; null once it said so.",
  })
  confirmAskedAt!: Work["confirmAskedAt"];

  @Field(() => Int, { description: "Applications that nobody has looked at: those still APPLIED." })
  newEntryCount!: number;

  @Field(() => Int, {
    nullable: true,
    description: "How many things keep a draft or a returned work from being sent to review today; null in other states.",
  })
  missingCount!: number | null;

  @Field(() => Boolean, { description: "True when this member may change the content now." })
  viewerCanEdit!: boolean;
}

@Audience("ADMIN")
@ObjectType("AdminWork", { ...simple, implements: WorkPostingType, description: "A posting as the back office sees it." })
export class AdminWorkType extends KeptWorkType {
  @Field(() => AdminCompanyType, { description: "Who posted it." })
  company!: AdminCompanyType;
}

@Audience("COMPANY")
@ObjectType("CompanyWorkCount", { ...simple, description: "How many of the company's works are in a state." })
export class CompanyWorkCountType {
  @Field(() => WorkStatusEnum, { description: "The state." })
  status!: WorkStatus;

  @Field(() => Int, { description: "Number of works." })
  count!: number;
}

@Audience("COMPANY")
@ObjectType("CompanyWorkPage", { ...simple, description: "A page of the company's works." })
export class CompanyWorkPageType extends CountedPageType {
  @Field(() => [CompanyWorkType], { description: "The items of this page." })
  items!: CompanyWorkType[];

  @Field(() => [CompanyWorkCountType], {
    description: "Works by state under the other conditions of the filter; states without any are left out.",
  })
  statusCounts!: CompanyWorkCountType[];
}

@Audience("ADMIN")
@ObjectType("AdminWorkPage", { ...simple, description: "A page of works in the back office." })
export class AdminWorkPageType extends CountedPageType {
  @Field(() => [AdminWorkType], { description: "The items of this page." })
  items!: AdminWorkType[];
}
