import { Extensions, Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { partType } from "../field/field-types.type.ts";
import { mostStationsOfPosting, type ReadStation } from "../naming/station-name.ts";

@Audience("PUBLIC")
@ObjectType("NearStation", { simpleResolvers: true, description: "A station as a posting names it." })
export class NearStationType implements ReadStation {
  @Field(() => String, { description: "The station, without 駅." })
  name!: string;

  @Field(() => String, { nullable: true, description: "The station in Latin letters, from its reading; null until it is computed." })
  nameLatin!: string | null;

  @Field(() => String, { nullable: true, description: "The line, when the posting names it." })
  line!: string | null;

  @Field(() => String, { nullable: true, description: "The line in Latin letters, without 線." })
  lineLatin!: string | null;

  @Field(() => Int, { nullable: true, description: "Minutes on foot; null when they are not said." })
  walk!: number | null;
}

@Audience("PUBLIC")
@ObjectType("FixedOvertime", { simpleResolvers: true, description: "固定残業代: the three facts that must be stated together." })
export class FixedOvertimeType {
  @Field(() => Int, { nullable: true, description: "Yen a month, on top of the base pay in `min` and `max`." })
  amount!: number | null;

  @Field(() => Int, { nullable: true, description: "Hours of overtime a month that it covers." })
  hours!: number | null;

  @Field(() => Boolean, { nullable: true, description: "True when overtime beyond these hours is paid in addition." })
  excessPaid!: boolean | null;
}

export const SalaryType = partType("salary", "Salary", "賃金: base pay without fixed overtime, and what comes with it.");
Field(() => Int, { nullable: true, description: "`min` as yen a month: what the search compares." })(SalaryType.prototype, "monthlyMin");
Field(() => Int, { nullable: true, description: "`max` as yen a month." })(SalaryType.prototype, "monthlyMax");
Field(() => FixedOvertimeType, { nullable: true, description: "固定残業代; null when there is none." })(
  SalaryType.prototype,
  "fixedOvertime",
);

export const EmployerType = partType(
  "employer",
  "Employer",
  "Who recruits: name, address and contact as the law demands them in the posting.",
);
export const WorkplaceType = partType("workplace", "Workplace", "就業場所.");
Field(() => String, {
  nullable: true,
  description:
    "`city` in Latin letters, from its reading: 横浜市港北区 as Yokohama-shi Kohoku-ku. Null without one, and until it is computed.",
})(WorkplaceType.prototype, "cityLatin");
Extensions({ maxItems: mostStationsOfPosting })(WorkplaceType.prototype, "stations");
Field(() => [NearStationType], { description: "The stations that `nearestStation` names." })(WorkplaceType.prototype, "stations");
export const WorkHoursType = partType("hours", "WorkHours", "労働時間・休憩・休日.");
export const InsuranceType = partType("insurance", "Insurance", "社会保険・労働保険; null means not stated.");
export const WorkContractType = partType("contract", "WorkContract", "契約期間・更新・試用期間・定年.");
export const SelectionType = partType("selection", "Selection", "選考方法.");
