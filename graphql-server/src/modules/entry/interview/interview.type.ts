import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { EntryType } from "../entry/entry.type.ts";
import { type InterviewWay, interviewWays } from "./interview-slot.entity.ts";
import { type SlotState, slotStates } from "./offered-slot.ts";

export const InterviewWayEnum = graphqlEnum("InterviewWay", interviewWays, "How an interview is held.");
const SlotStateEnum = graphqlEnum("InterviewSlotState", slotStates, "How a time stands for the applicant it was offered to.");

@Audience("SEEKER", "COMPANY")
@ObjectType("InterviewSlot", { simpleResolvers: true, description: "A time for an interview that was offered to an applicant." })
export class OfferedSlotType {
  @Field(() => ID, { description: "Of the offer to this applicant." })
  id!: string;

  @Field(() => GraphQLDateTime, { description: "Beginning." })
  startsAt!: Date;

  @Field(() => Int, { description: "Length." })
  minutes!: number;

  @Field(() => InterviewWayEnum, { description: "How it is held." })
  way!: InterviewWay;

  @Field(() => String, { description: "Address, meeting link or telephone number." })
  place!: string;

  @Field(() => SlotStateEnum, { description: "TAKEN: another applicant was first." })
  state!: SlotState;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When this applicant picked it." })
  pickedAt!: Date | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("OfferInterviewSlotsPayload", { description: "Answer of offerInterviewSlots." })
export class OfferInterviewSlotsPayload extends PayloadType {
  @Field(() => CompanyEntryType, { nullable: true, description: "The application as it stands now; null when there are errors." })
  entry!: CompanyEntryType | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("CancelInterviewSlotPayload", { description: "Answer of cancelInterviewSlot." })
export class CancelInterviewSlotPayload extends PayloadType {
  @Field(() => CompanyEntryType, { nullable: true, description: "The application as it stands now; null when there are errors." })
  entry!: CompanyEntryType | null;
}

@Audience("SEEKER")
@ObjectType("PickInterviewSlotPayload", { description: "Answer of pickInterviewSlot." })
export class PickInterviewSlotPayload extends PayloadType {
  @Field(() => EntryType, { nullable: true, description: "The application as it stands now; null when there are errors." })
  entry!: EntryType | null;
}
