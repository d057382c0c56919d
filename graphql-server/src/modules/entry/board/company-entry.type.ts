import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { WorkPermissionCheckType } from "../../work/permission/permission.type.ts";
import { CompanyWorkType } from "../../work/posting/work.type.ts";
import { ApplicantType } from "../applicant/applicant.type.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { EntryEventType, ScreeningAnswerType } from "../entry/entry-parts.type.ts";
import { companyEntrySorts } from "../listing/entry-order.ts";
import { OfferConditionType } from "../offer/offer.type.ts";

export const CompanyEntrySortEnum = graphqlEnum(
  "CompanyEntrySort",
  companyEntrySorts,
  "Order of the applications: OPEN_FIRST shows those under way before those that have ended, LONGEST_WAITING those first that have not moved for longest.",
);

@Audience("COMPANY")
@ObjectType("CompanyEntry", { implements: NodeType, description: "An application as the company sees it." })
export class CompanyEntryType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "Which interview, counted from 1; 0 before the first." })
  interviewRound!: number;

  @Field(() => CompanyWorkType, { description: "What it is for." })
  work!: CompanyWorkType;

  @Field(() => ApplicantType, { description: "Who applied, as consented." })
  applicant!: ApplicantType;

  @Field(() => WorkPermissionCheckType, {
    nullable: true,
    description:
      "What the rules of work permission say about the applicant and the work, from what the applicant stated; null once they left.",
  })
  permission!: WorkPermissionCheckType | null;

  @Field(() => OfferConditionType, { nullable: true, description: "What the offer depends on; null for one without condition." })
  offerCondition!: OfferConditionType | null;

  @Field(() => String, { description: "Message of the applicant." })
  message!: string;

  @Field(() => [ScreeningAnswerType], { description: "Answers to the screening questions." })
  answers!: ScreeningAnswerType[];

  @Field(() => AttachmentType, { nullable: true, description: "The résumé file." })
  resume!: AttachmentType | null;

  @Field(() => [EntryEventType], { description: "Every move, oldest first." })
  events!: EntryEventType[];

  @Field(() => [EntryStatusEnum], { description: "Moves this member may make now." })
  legalMoves!: EntryStatus[];

  @Field(() => ID, { nullable: true, description: "The conversation about it." })
  conversationId!: string | null;

  @Field(() => Int, { description: "Messages of the applicant that the company has not read." })
  unreadCount!: number;

  @Field(() => Int, { description: "Send it back with the next act." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it last moved." })
  movedAt!: Date;
}

@Audience("COMPANY")
@ObjectType("CompanyEntryPage", { simpleResolvers: true, description: "A page of applications to the company." })
export class CompanyEntryPageType extends PageType {
  @Field(() => [CompanyEntryType], { description: "The applications of this page." })
  items!: CompanyEntryType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}
