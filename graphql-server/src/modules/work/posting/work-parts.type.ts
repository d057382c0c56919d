import { Field, Float, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { Allowance, ScreeningQuestion, WorkTime } from "./work.content.ts";
import { PayUnitEnum, RemoteModeEnum, RenewalKindEnum, SmokingMeasureEnum, WorkTimeSystemEnum } from "./work.enums.ts";
import type { PayUnit, RemoteMode, RenewalKind, SmokingMeasure, WorkTimeSystem } from "./work.vocabulary.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("Allowance", { ...simple, description: "定額的手当: a fixed monthly allowance." })
@InputType("AllowanceInput", { description: "定額的手当: a fixed monthly allowance." })
export class AllowanceType implements Allowance {
  @Field(() => String, { description: "Name, e.g. 資格手当." })
  name!: string;

  @Field(() => Int, { description: "Yen a month." })
  amount!: number;
}

@Audience("PUBLIC")
@ObjectType("FixedOvertime", { ...simple, description: "固定残業代: the three facts that must be stated together." })
export class FixedOvertimeType {
  @Field(() => Int, { nullable: true, description: "Yen a month, on top of the base pay in `min` and `max`." })
  amount!: number | null;

  @Field(() => Int, { nullable: true, description: "Hours of overtime a month that it covers." })
  hours!: number | null;

  @Field(() => Boolean, { nullable: true, description: "True when overtime beyond these hours is paid in addition." })
  excessPaid!: boolean | null;
}

@Audience("PUBLIC")
@ObjectType("Salary", { ...simple, description: "賃金: base pay without fixed overtime, and what comes with it." })
export class SalaryType {
  @Field(() => PayUnitEnum, { nullable: true, description: "賃金形態." })
  unit!: PayUnit | null;

  @Field(() => Int, { nullable: true, description: "Lowest base pay in yen for one `unit`." })
  min!: number | null;

  @Field(() => Int, { nullable: true, description: "Highest base pay in yen for one `unit`." })
  max!: number | null;

  @Field(() => Int, { nullable: true, description: "`min` as yen a month: what the search compares." })
  monthlyMin!: number | null;

  @Field(() => Int, { nullable: true, description: "`max` as yen a month." })
  monthlyMax!: number | null;

  @Field(() => [AllowanceType], { description: "Fixed monthly allowances." })
  allowances!: Allowance[];

  @Field(() => FixedOvertimeType, { nullable: true, description: "固定残業代; null when there is none." })
  fixedOvertime!: FixedOvertimeType | null;

  @Field(() => String, { nullable: true, description: "通勤手当." })
  commuting!: string | null;

  @Field(() => String, { nullable: true, description: "昇給." })
  raise!: string | null;

  @Field(() => String, { nullable: true, description: "賞与." })
  bonus!: string | null;

  @Field(() => String, { nullable: true, description: "締日." })
  closing!: string | null;

  @Field(() => String, { nullable: true, description: "支払日." })
  payDay!: string | null;
}

@Audience("PUBLIC")
@ObjectType("Employer", { ...simple, description: "Who recruits: name, address and contact as the law demands them in the posting." })
@InputType("EmployerInput", { description: "Who recruits: name, address and contact as the law demands them in the posting." })
export class EmployerType {
  @Field(() => String, { nullable: true, description: "氏名又は名称." })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "住所 down to building, floor and room." })
  address!: string | null;

  @Field(() => String, { nullable: true, description: "Mail address for questions." })
  contactEmail!: string | null;

  @Field(() => String, { nullable: true, description: "Telephone for questions." })
  contactPhone!: string | null;

  @Field(() => String, { nullable: true, description: "Address of a contact form (http or https)." })
  contactFormUrl!: string | null;
}

@Audience("PUBLIC")
@ObjectType("Workplace", { ...simple, description: "就業場所." })
export class WorkplaceType {
  @Field(() => String, { nullable: true, description: "Name of the place." })
  name!: string | null;

  @Field(() => String, { nullable: true, description: "Postal code, seven digits." })
  postalCode!: string | null;

  @Field(() => String, { nullable: true, description: "Prefecture, JIS code 01 to 47." })
  prefecture!: string | null;

  @Field(() => String, { nullable: true, description: "市区町村." })
  city!: string | null;

  @Field(() => String, { nullable: true, description: "Street and number." })
  addressLine!: string | null;

  @Field(() => String, { nullable: true, description: "Nearest station and the way from it." })
  nearestStation!: string | null;

  @Field(() => String, { nullable: true, description: "就業場所の変更の範囲." })
  changeScope!: string | null;

  @Field(() => RemoteModeEnum, { description: "How much of the work may be done from home." })
  remote!: RemoteMode;

  @Field(() => SmokingMeasureEnum, { nullable: true, description: "受動喫煙防止措置." })
  smoking!: SmokingMeasure | null;

  @Field(() => String, { nullable: true, description: "More about it, e.g. where the smoking room is." })
  smokingNote!: string | null;
}

@Audience("PUBLIC")
@ObjectType("WorkTime", { ...simple, description: "A working day from start to end." })
@InputType("WorkTimeInput", { description: "A working day from start to end." })
export class WorkTimeType implements WorkTime {
  @Field(() => String, { description: "始業, HH:MM." })
  start!: string;

  @Field(() => String, { description: "終業, HH:MM; 24:00 and later mean the next day." })
  end!: string;
}

@Audience("PUBLIC")
@ObjectType("WorkHours", { ...simple, description: "労働時間・休憩・休日." })
export class WorkHoursType {
  @Field(() => WorkTimeSystemEnum, { nullable: true, description: "労働時間制." })
  system!: WorkTimeSystem | null;

  @Field(() => [WorkTimeType], { description: "始業・終業; several for shifts." })
  times!: WorkTime[];

  @Field(() => String, { nullable: true, description: "More about the times." })
  note!: string | null;

  @Field(() => Float, { nullable: true, description: "みなし労働時間 a day under 裁量労働制." })
  deemedHoursPerDay!: number | null;

  @Field(() => Int, { nullable: true, description: "休憩 in minutes a day." })
  breakMinutes!: number | null;

  @Field(() => Float, { nullable: true, description: "所定労働時間 a week." })
  weeklyHours!: number | null;

  @Field(() => Boolean, { nullable: true, description: "所定外労働の有無." })
  overtime!: boolean | null;

  @Field(() => Int, { nullable: true, description: "Usual overtime, hours a month." })
  overtimeHoursPerMonth!: number | null;

  @Field(() => String, { nullable: true, description: "休日." })
  holidays!: string | null;

  @Field(() => Int, { nullable: true, description: "年間休日, days." })
  holidaysPerYear!: number | null;
}

@Audience("PUBLIC")
@ObjectType("Insurance", { ...simple, description: "社会保険・労働保険; null means not stated." })
@InputType("InsuranceInput", { description: "社会保険・労働保険; null means not stated." })
export class InsuranceType {
  @Field(() => Boolean, { nullable: true, description: "健康保険." })
  health!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "厚生年金." })
  pension!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "労災保険." })
  accident!: boolean | null;

  @Field(() => Boolean, { nullable: true, description: "雇用保険." })
  employment!: boolean | null;

  @Field(() => String, { nullable: true, description: "More about it, e.g. when each applies." })
  note!: string | null;
}

@Audience("PUBLIC")
@ObjectType("WorkContract", { ...simple, description: "契約期間・更新・試用期間・定年." })
@InputType("WorkContractInput", { description: "契約期間・更新・試用期間・定年." })
export class WorkContractType {
  @Field(() => Boolean, { nullable: true, description: "契約期間の定めの有無." })
  fixedTerm!: boolean | null;

  @Field(() => Int, { nullable: true, description: "契約期間, months." })
  termMonths!: number | null;

  @Field(() => RenewalKindEnum, { nullable: true, description: "契約の更新." })
  renewal!: RenewalKind | null;

  @Field(() => String, { nullable: true, description: "更新の基準." })
  renewalCriteria!: string | null;

  @Field(() => String, { nullable: true, description: "通算契約期間又は更新回数の上限; say 上限なし when there is none." })
  renewalLimit!: string | null;

  @Field(() => Boolean, { nullable: true, description: "試用期間の有無." })
  trial!: boolean | null;

  @Field(() => Int, { nullable: true, description: "試用期間, months." })
  trialMonths!: number | null;

  @Field(() => String, { nullable: true, description: "Conditions during the trial where they differ; say 同条件 when they do not." })
  trialConditions!: string | null;

  @Field(() => String, { nullable: true, description: "定年・再雇用." })
  retirement!: string | null;
}

@Audience("PUBLIC")
@ObjectType("ScreeningQuestion", { ...simple, description: "A question the applicant answers with the application." })
export class ScreeningQuestionType implements ScreeningQuestion {
  @Field(() => ID, { description: "Identifier within the work." })
  id!: string;

  @Field(() => String, { description: "The question." })
  text!: string;

  @Field(() => Boolean, { description: "True when an answer is needed to apply." })
  required!: boolean;
}

@Audience("PUBLIC")
@ObjectType("Selection", { ...simple, description: "選考方法." })
export class SelectionType {
  @Field(() => String, { nullable: true, description: "Steps from application to offer." })
  process!: string | null;

  @Field(() => String, { nullable: true, description: "Documents to hand in." })
  documents!: string | null;

  @Field(() => Boolean, { description: "True when a résumé file is needed to apply." })
  resumeRequired!: boolean;

  @Field(() => [ScreeningQuestionType], { description: "Questions of the application form." })
  questions!: ScreeningQuestion[];
}
