import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { PageType } from "../../../shared/graphql/page.type.ts";
import { AttachmentType } from "../../account/attachment/attachment.type.ts";
import { WorkType } from "../../work/posting/work.type.ts";
import { OfferConditionType } from "../offer/offer.type.ts";
import { EntryStatusEnum } from "./entry.enums.ts";
import type { EntryStatus } from "./entry.vocabulary.ts";
import { EntryEventType, ScreeningAnswerType } from "./entry-parts.type.ts";

@Audience("SEEKER")
@ObjectType("EntryDraft", { description: "An application being written." })
export class EntryDraftType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => WorkType, { description: "What it is for." })
  work!: WorkType;

  @Field(() => String, { description: "Message to the company." })
  message!: string;

  @Field(() => [ScreeningAnswerType], { description: "One for each question of the work." })
  answers!: ScreeningAnswerType[];

  @Field(() => AttachmentType, { nullable: true, description: "The chosen résumé file." })
  resume!: AttachmentType | null;

  @Field(() => Int, { description: "Send it back with the next save." })
  version!: number;

  @Field(() => Boolean, { description: "True when exactly this content was confirmed." })
  confirmed!: boolean;

  @Field(() => GraphQLDateTime, { description: "Last save." })
  updatedAt!: Date;
}

@Audience("SEEKER")
@ObjectType("Entry", { implements: NodeType, description: "An application as its seeker sees it." })
export class EntryType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "受付番号, short enough to be said on the telephone: A-XXXX-XXXX." })
  number!: string;

  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "Which interview, counted from 1; 0 before the first." })
  interviewRound!: number;

  @Field(() => WorkType, { description: "What it is for." })
  work!: WorkType;

  @Field(() => String, { description: "Message to the company." })
  message!: string;

  @Field(() => [ScreeningAnswerType], { description: "Answers that were sent." })
  answers!: ScreeningAnswerType[];

  @Field(() => AttachmentType, { nullable: true, description: "The résumé file that was sent." })
  resume!: AttachmentType | null;

  @Field(() => [EntryEventType], { description: "Every move, oldest first." })
  events!: EntryEventType[];

  @Field(() => Boolean, { description: "True while the seeker may withdraw." })
  viewerCanWithdraw!: boolean;

  @Field(() => Boolean, { description: "True while an offer waits for the seeker's answer." })
  viewerCanAnswerOffer!: boolean;

  @Field(() => OfferConditionType, { nullable: true, description: "What the offer depends on; null for one without condition." })
  offerCondition!: OfferConditionType | null;

  @Field(() => ID, { nullable: true, description: "The conversation about it." })
  conversationId!: string | null;

  @Field(() => Int, { description: "Send it back with the next act." })
  version!: number;

  @Field(() => GraphQLDateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => GraphQLDateTime, { description: "When it last moved." })
  movedAt!: Date;
}

@Audience("SEEKER")
@ObjectType("EntryPage", { simpleResolvers: true, description: "A page of the seeker's applications, newest first." })
export class EntryPageType extends PageType {
  @Field(() => [EntryType], { description: "The applications of this page." })
  items!: EntryType[];

  @Field(() => Int, { description: "All of them." })
  totalCount!: number;
}
