import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { ResidenceStatusEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ResidenceStatus } from "../../../shared/vocabulary/work-permission.ts";
import { CompanyEntryType } from "../board/company-entry.type.ts";
import { HireTaskKindEnum, HireWarningEnum, WorkConditionEnum } from "./hire.input.ts";
import type { HireTaskKind, HireWarning, WorkCondition } from "./hire.vocabulary.ts";

@Audience("COMPANY")
@ObjectType("HireCheck", { description: "An employer's duties for one person it hired, and what was done." })
export class HireCheckType {
  @Field(() => ID, { description: "Of the application." })
  id!: string;

  @Field(() => Int, { description: "Send it back with the next act." })
  version!: number;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "First day of work." })
  startsOn!: string | null;

  @Field(() => Boolean, { description: "No card check and no notice: a Japanese national, 特別永住者, 外交 or 公用." })
  isExempt!: boolean;

  @Field(() => Boolean, { description: "Insured under 雇用保険." })
  isInsured!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When the residence card was looked at; null while it was not." })
  cardCheckedOn!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the member who recorded it; null when that member is gone." })
  cardCheckedBy!: string | null;

  @Field(() => ResidenceStatusEnum, { nullable: true, description: "As printed on the card." })
  residenceStatus!: ResidenceStatus | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "End of the period of stay." })
  cardExpiresOn!: string | null;

  @Field(() => WorkConditionEnum, { nullable: true, description: "What the card says about working." })
  workCondition!: WorkCondition | null;

  @Field(() => Boolean, { description: "Whether the number was looked up with the immigration agency." })
  numberConfirmed!: boolean;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Last day for 外国人雇用状況の届出, by the rule of the first day." })
  noticeDueOn!: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "When it was filed." })
  noticeFiledOn!: string | null;

  @Field(() => String, { nullable: true, description: "Name of the member who recorded it; null when that member is gone." })
  noticeFiledBy!: string | null;

  @Field(() => [HireWarningEnum], { description: "What must be seen today, the gravest first." })
  warnings!: HireWarning[];
}

@Audience("COMPANY")
@ObjectType("HireTask", { simpleResolvers: true, description: "Something the company owes for somebody it hired." })
export class HireTaskType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => HireTaskKindEnum, { description: "What." })
  kind!: HireTaskKind;

  @Field(() => GraphQLLocalDate, { description: "By when: the first day, the deadline, or the end of the stay." })
  dueOn!: string;

  @Field(() => Boolean, { description: "True when that day has passed." })
  isOverdue!: boolean;

  @Field(() => CompanyEntryType, { description: "For whom." })
  entry!: CompanyEntryType;
}

@Audience("COMPANY")
@ObjectType("HirePayload", { description: "The application with its list of duties." })
export class HirePayload extends PayloadType {
  @Field(() => CompanyEntryType, { nullable: true, description: "Null when there are errors." })
  entry!: CompanyEntryType | null;
}
