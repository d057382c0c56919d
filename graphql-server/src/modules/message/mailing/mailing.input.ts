import { GraphQLDateTime } from "graphql-scalars";
import { Extensions, Field, ID, InputType, Int } from "type-graphql";
import { CompanyStatusEnum, JapaneseLevelEnum } from "../../../shared/graphql/enums.ts";
import { type Locale, locales } from "../../../shared/locale.ts";
import type { MeasuredLevel } from "../../../shared/vocabulary/measured-level.ts";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import { MailingAudienceEnum } from "./mailing.type.ts";
import type { MailingAudience } from "./mailing.vocabulary.ts";

@InputType("MailingFilter", { description: "Whom a mailing goes to, by facts of the account; what is left out does not narrow." })
export class MailingFilterInput {
  @Field(() => [JapaneseLevelEnum], { nullable: true, description: "Seekers: levels measured by the exam; NATIVE is not among them." })
  measuredLevels?: MeasuredLevel[] | null;

  @Extensions({ maxItems: locales.length })
  @Field(() => [String], { nullable: true, description: "Seekers: languages of their mails, values of Locale." })
  locales?: Locale[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Registered at this time or later." })
  registeredFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Registered before this time." })
  registeredBefore?: Date | null;

  @Field(() => [CompanyStatusEnum], { nullable: true, description: "Companies: PENDING or ACTIVE; others cannot read." })
  companyStatuses?: ("PENDING" | "ACTIVE")[] | null;

  @Field(() => [PlanCodeEnum], { nullable: true, description: "Companies: plans." })
  plans?: PlanCode[] | null;
}

@InputType("StartMailingInput", { description: "One text to many." })
export class StartMailingInput {
  @Field(() => MailingAudienceEnum, { description: "To whom." })
  audience!: MailingAudience;

  @Field(() => MailingFilterInput, { description: "Which of them." })
  filter!: MailingFilterInput;

  @Field(() => String, { description: "1 to 200 characters." })
  subject!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;

  @Field(() => Int, { description: "How many the operator has seen and confirmed." })
  confirmedCount!: number;

  @Field(() => ID, { description: "A UUID chosen by the client: the same one again answers the same mailing." })
  operationId!: string;
}

@InputType("StopMailingInput", { description: "A mailing that is being sent." })
export class StopMailingInput {
  @Field(() => ID, { description: "The mailing." })
  id!: string;
}

@InputType("SaveMessageTemplateInput", { description: "A text to keep." })
export class SaveMessageTemplateInput {
  @Field(() => ID, { nullable: true, description: "The text to change; a new one when left out." })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: "As it was read; needed for a change." })
  version?: number | null;

  @Field(() => MailingAudienceEnum, { description: "For whom." })
  audience!: MailingAudience;

  @Field(() => String, { description: "1 to 80 characters; each name once an audience." })
  name!: string;

  @Field(() => String, { description: "1 to 200 characters." })
  subject!: string;

  @Field(() => String, { description: "Plain text, 1 to 4,000 characters." })
  body!: string;
}

@InputType("DeleteMessageTemplateInput", { description: "A text that is not needed any more." })
export class DeleteMessageTemplateInput {
  @Field(() => ID, { description: "The text." })
  id!: string;
}
