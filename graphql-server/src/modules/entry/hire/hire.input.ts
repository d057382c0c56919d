import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int } from "type-graphql";
import { graphqlEnum, ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { hireTaskKinds, hireWarnings, type WorkCondition, workConditions } from "./hire.vocabulary.ts";

export const WorkConditionEnum = graphqlEnum("WorkCondition", workConditions, "What the residence card says about working.");
export const HireTaskKindEnum = graphqlEnum("HireTaskKind", hireTaskKinds, "A duty of an employer for somebody it hired.");
export const HireWarningEnum = graphqlEnum("HireWarning", hireWarnings, "What an employer must see before it lets somebody work.");

const entryField = { description: "The application that led to the hire." };
const versionField = { description: "Of the list of duties as it was read." };

@InputType("SaveHireTermsInput", { description: "What the duties depend on." })
export class SaveHireTermsInput {
  @Field(() => ID, entryField)
  entryId!: string;

  @Field(() => Int, versionField)
  version!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day of work." })
  startsOn?: string | null;

  @Field(() => Boolean, { description: "A Japanese national, 特別永住者, 外交 or 公用: no card check, no notice." })
  isExempt!: boolean;

  @Field(() => Boolean, { description: "Insured under 雇用保険: the notice is due earlier." })
  isInsured!: boolean;
}

@InputType("RecordCardCheckInput", { description: "That the residence card was looked at. Neither its number nor a picture is stored." })
export class RecordCardCheckInput {
  @Field(() => ID, entryField)
  entryId!: string;

  @Field(() => Int, versionField)
  version!: number;

  @Field(() => GraphQLLocalDate, { description: "When it was looked at." })
  checkedOn!: string;

  @Field(() => ResidenceStatusEnum, { description: "As printed." })
  residenceStatus!: ResidenceStatus;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "End of the period of stay; may be left out for 永住者 only." })
  expiresOn?: string | null;

  @Field(() => WorkConditionEnum, { description: "As printed on the front, or on the back for 資格外活動許可." })
  condition!: WorkCondition;

  @Field(() => Boolean, { description: "Whether the number was looked up with 在留カード等番号失効情報照会." })
  numberConfirmed!: boolean;
}

@InputType("RecordHireNoticeInput", { description: "That 外国人雇用状況の届出 was filed." })
export class RecordHireNoticeInput {
  @Field(() => ID, entryField)
  entryId!: string;

  @Field(() => Int, versionField)
  version!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When; null takes it back." })
  filedOn?: string | null;
}
