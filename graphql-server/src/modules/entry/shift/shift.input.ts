import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";

@InputType("AddShiftInput", { description: "A shift at any employer." })
export class AddShiftInputType {
  @Field(() => GraphQLLocalDate, { description: "Day in Japan on which it begins." })
  day!: string;

  @Field(() => String, { description: "HH:MM." })
  start!: string;

  @Field(() => String, { description: "HH:MM; not after the start means on the next day." })
  end!: string;

  @Field(() => Int, { defaultValue: 0, description: "Minutes of break." })
  breakMinutes!: number;

  @Field(() => String, { description: "Where, in the seeker's own words." })
  employer!: string;

  @Field(() => Int, { defaultValue: 1, description: "How many weeks in a row, 1 to 26." })
  weeks!: number;

  @Field(() => Boolean, { defaultValue: false, description: "Saves it although it is too much." })
  acceptExcess!: boolean;
}

@InputType("RemoveShiftInput", { description: "The shift or vacation to remove." })
export class RemoveShiftInputType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;
}

@InputType("AddSchoolVacationInput", { description: "長期休業 of the seeker's school." })
export class AddSchoolVacationInputType {
  @Field(() => GraphQLLocalDate, { description: "First day." })
  startsOn!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day." })
  endsOn!: string;
}
