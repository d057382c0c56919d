import { GraphQLLocalDate } from "graphql-scalars";
import { Field, Float, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import {
  BenefitKindEnum,
  EmploymentTypeEnum,
  JapaneseLevelEnum,
  JobCategoryEnum,
  QualificationEnum,
  ResidenceStatusEnum,
  SpecifiedSkillFieldEnum,
  WorkplaceKindEnum,
} from "../../../shared/graphql/enums.ts";
import { PayUnitEnum, RemoteModeEnum, RenewalKindEnum, SmokingMeasureEnum, WorkTimeSystemEnum } from "../posting/work.enums.ts";
import type { ContractType } from "./field-kinds.ts";
import { AllowanceType, ScreeningQuestionInput, ScreeningQuestionType, WorkTimeType } from "./field-rows.type.ts";
import { type DeclaredField, fieldsOfPart, type PartName } from "./fields.ts";

/** The types of GraphQL by what the table calls them. Prefectures are JIS codes. */
const shownTypes: Readonly<Record<ContractType, object>> = {
  text: String,
  whole: Int,
  decimal: Float,
  flag: Boolean,
  day: GraphQLLocalDate,
  allowances: AllowanceType,
  workTimes: WorkTimeType,
  questions: ScreeningQuestionType,
  benefitKind: BenefitKindEnum,
  employmentType: EmploymentTypeEnum,
  japaneseLevel: JapaneseLevelEnum,
  jobCategory: JobCategoryEnum,
  payUnit: PayUnitEnum,
  prefecture: String,
  qualification: QualificationEnum,
  remoteMode: RemoteModeEnum,
  renewalKind: RenewalKindEnum,
  residenceStatus: ResidenceStatusEnum,
  smokingMeasure: SmokingMeasureEnum,
  workplaceKind: WorkplaceKindEnum,
  specifiedSkillField: SpecifiedSkillFieldEnum,
  workTimeSystem: WorkTimeSystemEnum,
};
const enteredTypes: Readonly<Record<ContractType, object>> = { ...shownTypes, questions: ScreeningQuestionInput };

type Class = abstract new () => object;

/** Gives a type of the contract the fields of the table that it shows. */
export function showFields(target: Class, shown: readonly DeclaredField[]): void {
  for (const { about: description, kind, name } of shown) {
    const type = shownTypes[kind.type];
    Field(() => (kind.isList ? [type] : type), { description, nullable: kind.cleared === null })(target.prototype, name);
  }
}

/** Gives an input the fields of the table; each may be left out, and null clears it. */
export function enterFields(target: Class, entered: readonly DeclaredField[]): void {
  for (const { about, entered: description = about, kind, name } of entered) {
    const type = enteredTypes[kind.type];
    Field(() => (kind.isList ? [type] : type), { description, nullable: true })(target.prototype, name);
  }
}

/** The type of a group of the posting in the answer. */
export function partType(part: PartName, name: string, description: string): new () => object {
  const target = class {};
  const shown = fieldsOfPart(part).filter((field) => field.shown !== false);
  const closed = shown.find(({ audiences }) => audiences[0] !== "PUBLIC");
  if (closed) throw new Error(`${closed.path}: a group is seen by everyone; a field for some audiences stands outside of groups`);
  ObjectType(name, { simpleResolvers: true, description })(target);
  Audience("PUBLIC")(target);
  showFields(target, shown);
  return target;
}

/** The type of a group of the posting in the input. */
export function partInput(part: PartName, name: string, description: string): new () => object {
  const target = class {};
  InputType(name, { description })(target);
  enterFields(target, fieldsOfPart(part));
  return target;
}
