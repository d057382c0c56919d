import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { InterviewWayEnum } from "./interview.type.ts";
import type { InterviewWay } from "./interview-slot.entity.ts";

@InputType("InterviewSlotInput", { description: "A time at which the company can interview one person." })
export class InterviewSlotInput {
  @Field(() => GraphQLDateTime, { description: "Beginning; within 180 days." })
  startsAt!: Date;

  @Field(() => Int, { description: "Length, 10 to 480." })
  minutes!: number;

  @Field(() => InterviewWayEnum, { description: "How it is held." })
  way!: InterviewWay;

  @Field(() => String, { description: "Address, meeting link or telephone number; at most 300 characters." })
  place!: string;
}

@InputType("OfferInterviewSlotsInput", { description: "Times an applicant may pick from." })
export class OfferInterviewSlotsInput {
  @Field(() => ID, { description: "The application." })
  entryId!: string;

  @Field(() => Int, { description: "Of the application as it was read." })
  version!: number;

  @Field(() => [InterviewSlotInput], { description: "One to ten." })
  slots!: InterviewSlotInput[];
}

@InputType("CancelInterviewSlotInput", { description: "Which time." })
export class CancelInterviewSlotInput {
  @Field(() => ID, { description: "Of the offer." })
  id!: string;
}

@InputType("PickInterviewSlotInput", { description: "Which time." })
export class PickInterviewSlotInput {
  @Field(() => ID, { description: "Of the offer." })
  id!: string;
}
