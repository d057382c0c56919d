import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { type DayTotals, excessKinds, type HourExcess, type UsualShift } from "./shift.policy.ts";

const simple = { simpleResolvers: true };
const ExcessKindEnum = graphqlEnum(
  "HourExcessKind",
  excessKinds,
  "Too much in seven days in a row, or on a day of the school's long vacation.",
);

@Audience("SEEKER")
@ObjectType("Shift", { ...simple, description: "Hours the seeker works somewhere. Nobody else sees them." })
export class ShiftType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: "Day in Japan on which it begins." })
  day!: string;

  @Field(() => Int, { description: "Minutes after midnight of that day." })
  startMinute!: number;

  @Field(() => Int, { description: "Minutes after midnight of that day; above 1440 it is the next day." })
  endMinute!: number;

  @Field(() => Int, { description: "Minutes of break; they do not count." })
  breakMinutes!: number;

  @Field(() => String, { description: "Where, in the seeker's own words." })
  employer!: string;
}

@Audience("SEEKER")
@ObjectType("SchoolVacation", { ...simple, description: "長期休業 of the seeker's school, both days included." })
export class SchoolVacationType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => GraphQLLocalDate, { description: "First day." })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day." })
  endsOn!: string;
}

@Audience("SEEKER")
@ObjectType("HourExcess", { ...simple, description: "Days in a row in which more is worked than 資格外活動許可 allows." })
export class HourExcessType implements HourExcess {
  @Field(() => ExcessKindEnum, { description: "Which limit." })
  kind!: HourExcess["kind"];

  @Field(() => GraphQLLocalDate, { description: "First day." })
  from!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day." })
  to!: string;

  @Field(() => Int, { description: "Minutes worked, all employers together." })
  minutes!: number;

  @Field(() => Int, { description: "Minutes allowed." })
  limitMinutes!: number;
}

@Audience("SEEKER")
@ObjectType("WorkedWindow", { ...simple, description: "Seven days in a row." })
export class WorkedWindowType {
  @Field(() => GraphQLLocalDate, { description: "First day." })
  from!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day." })
  to!: string;

  @Field(() => Int, { description: "Minutes worked, vacation days left out." })
  minutes!: number;
}

@Audience("SEEKER")
@ObjectType("ShiftDay", { ...simple, description: "What a day of the calendar says." })
export class ShiftDayType implements DayTotals {
  @Field(() => GraphQLLocalDate, { description: "The day in Japan." })
  day!: string;

  @Field(() => Int, { description: "Minutes worked on it, all employers together." })
  minutes!: number;

  @Field(() => Int, { description: "Minutes worked in the seven days that end with it, vacation days left out." })
  sevenDayMinutes!: number;

  @Field(() => Int, { nullable: true, description: "Minutes allowed in those; null without a limit." })
  limitMinutes!: number | null;

  @Field(() => Int, { nullable: true, description: "Minutes that may still be added on it; null without a limit." })
  remainingMinutes!: number | null;

  @Field(() => Boolean, { description: "In a long vacation that has a limit of its own." })
  isVacation!: boolean;
}

@Audience("SEEKER")
@ObjectType("UsualShift", { ...simple, description: "Times and place of work that the seeker has often." })
export class UsualShiftType implements UsualShift {
  @Field(() => Int, { description: "Minutes after midnight." })
  startMinute!: number;

  @Field(() => Int, { description: "Minutes after midnight; above 1440 it is the next day." })
  endMinute!: number;

  @Field(() => Int, { description: "Minutes of break." })
  breakMinutes!: number;

  @Field(() => String, { description: "Where, in the seeker's own words." })
  employer!: string;
}

@Audience("SEEKER")
@ObjectType("ShiftCalendar", {
  ...simple,
  description: "The seeker's shifts of some days, and whether they keep to the hours of their status.",
})
export class ShiftCalendarType {
  @Field(() => GraphQLLocalDate, { description: "First day." })
  from!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day; at most 62 days are answered." })
  to!: string;

  @Field(() => [ShiftType], { description: "By time." })
  shifts!: ShiftType[];

  @Field(() => [ShiftDayType], { description: "Each of the days." })
  days!: ShiftDayType[];

  @Field(() => [UsualShiftType], { description: "The shifts that come most often lately, at most six." })
  usualShifts!: UsualShiftType[];

  @Field(() => [SchoolVacationType], { description: "Every vacation entered, newest first." })
  vacations!: SchoolVacationType[];

  @Field(() => Int, { nullable: true, description: "Minutes allowed in any seven days; null when the status is not bound by hours." })
  weeklyLimitMinutes!: number | null;

  @Field(() => Int, { nullable: true, description: "Minutes allowed on a vacation day; null for every status but 留学." })
  vacationDailyLimitMinutes!: number | null;

  @Field(() => WorkedWindowType, { nullable: true, description: "The seven days in a row with the most work." })
  busiest!: WorkedWindowType | null;

  @Field(() => [HourExcessType], { description: "Whatever is too much in these days, by first day." })
  excesses!: HourExcessType[];
}

@Audience("SEEKER")
@ObjectType("AddShiftPayload", { description: "The shifts that were saved, or what would be too much." })
export class AddShiftPayloadType extends PayloadType {
  @Field(() => [ShiftType], { description: "Empty when nothing was saved." })
  shifts!: ShiftType[];

  @Field(() => [HourExcessType], { description: "What is too much. Unless it was accepted, nothing was saved." })
  excesses!: HourExcessType[];
}

@Audience("SEEKER")
@ObjectType("RemoveShiftPayload", { description: "The shift or vacation that is gone." })
export class RemoveShiftPayloadType extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when nothing was removed." })
  removedId!: string | null;
}

@Audience("SEEKER")
@ObjectType("AddSchoolVacationPayload", { description: "The vacation that was saved." })
export class AddSchoolVacationPayloadType extends PayloadType {
  @Field(() => SchoolVacationType, { nullable: true, description: "Null when nothing was saved." })
  vacation!: SchoolVacationType | null;
}
