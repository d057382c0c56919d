import { GraphQLLocalDate } from "graphql-scalars";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import { SettingRowType } from "../../site/settings/settings.type.ts";

@Audience("ADMIN_OWNER")
@ObjectType("MinimumWageRow", { description: "地域別最低賃金 of a prefecture from a day on." })
export class MinimumWageRowType extends SettingRowType {
  @Field(() => String, { description: "Code of the prefecture, 01 to 47." })
  prefecture!: string;

  @Field(() => Int, { description: "Yen an hour." })
  amount!: number;

  @Field(() => String, { nullable: true, description: "Where it was read." })
  source!: string | null;
}

@InputType("MinimumWageInput", { description: "地域別最低賃金 of a prefecture." })
export class MinimumWageInput {
  @Field(() => String, { description: "Code of the prefecture, 01 to 47." })
  prefecture!: PrefectureCode;

  @Field(() => Int, { description: "Yen an hour." })
  yen!: number;
}

@InputType("AddMinimumWagesInput", { description: "地域別最低賃金 from a day on." })
export class AddMinimumWagesInput {
  @Field(() => GraphQLLocalDate, { description: "First day it is in force: tomorrow in Japan at the earliest." })
  validFrom!: string;

  @Field(() => String, { description: "Where the amounts were read, 1 to 400 characters." })
  source!: string;

  @Field(() => [MinimumWageInput], { description: "One row a prefecture." })
  rows!: MinimumWageInput[];
}
