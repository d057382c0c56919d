import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InterfaceType } from "type-graphql";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { RubyFieldsScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { showFields } from "../field/field-types.type.ts";
import { fieldsOfPart } from "../field/fields.ts";
import type { Work } from "./work.entity.ts";
import { WorkStatusEnum } from "./work.enums.ts";
import {
  EmployerType,
  InsuranceType,
  SalaryType,
  SelectionType,
  WorkContractType,
  WorkHoursType,
  WorkplaceType,
} from "./work-parts.type.ts";

/** Columns that are shown as they are, beside those of the table of fields. */
type ShownColumns = "closedAt" | "confirmedOn" | "id" | "infoUpdatedAt" | "publishedAt" | "status";

@InterfaceType("WorkPosting", { description: "A posting as everyone who may see it sees it; grouped like the ハローワーク form." })
export abstract class WorkPostingType implements Pick<Work, ShownColumns> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => WorkStatusEnum, { description: "State of the posting." })
  status!: Work["status"];

  @Field(() => EmployerType, { description: "Who recruits." })
  employer!: object;

  @Field(() => WorkplaceType, { description: "就業場所." })
  workplace!: object;

  @Field(() => SalaryType, { description: "賃金." })
  salary!: object;

  @Field(() => WorkHoursType, { description: "労働時間・休憩・休日." })
  hours!: object;

  @Field(() => InsuranceType, { description: "社会保険・労働保険." })
  insurance!: object;

  @Field(() => WorkContractType, { description: "契約期間・更新・試用期間・定年." })
  contract!: object;

  @Field(() => SelectionType, { description: "選考方法." })
  selection!: object;

  @Field(() => RubyFieldsScalar, {
    nullable: true,
    description: "Readings of title, city and nearestStation; null while they are being computed.",
  })
  ruby!: RubyFields | null;

  @Field(() => RubyFieldsScalar, {
    nullable: true,
    description:
      "Readings of the longer texts by name: description, requirements, employerName, workplaceName, payDay, holidays and so on; null while they are being computed.",
  })
  bodyRuby!: RubyFields | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was first published." })
  publishedAt!: Work["publishedAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "情報の時点: when the public posting last changed." })
  infoUpdatedAt!: Work["infoUpdatedAt"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it ended." })
  closedAt!: Work["closedAt"];

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day on which the employer last confirmed that it recruits." })
  confirmedOn!: Work["confirmedOn"];

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: "掲載終了予定日: last day it stands, at most 60 days after it was confirmed; null while it is not open.",
  })
  publishedUntil!: string | null;
}

const outside = fieldsOfPart(null);
showFields(
  WorkPostingType,
  outside.filter(({ audiences }) => audiences[0] === "PUBLIC"),
);

/** Fields of the posting that the public does not see, for the faces of company and back office. */
export function showInside(target: abstract new () => object): void {
  showFields(
    target,
    outside.filter(({ audiences }) => audiences[0] !== "PUBLIC"),
  );
}
