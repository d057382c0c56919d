import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { type DataIncident, dataIncidentKinds, dataIncidentStatuses } from "./data-incident.entity.ts";
import { type DataIncidentAct, type DataIncidentStep, dataIncidentActs, dataIncidentStepKinds } from "./data-incident-step.entity.ts";
import type { DataIncidentStatus } from "./incident.queries.ts";

export const DataIncidentKindEnum = graphqlEnum("DataIncidentKind", dataIncidentKinds, "What happened to the data.");
export const DataIncidentStatusEnum = graphqlEnum("DataIncidentStatus", dataIncidentStatuses, "State of a data incident.");
const StepKindEnum = graphqlEnum("DataIncidentStepKind", dataIncidentStepKinds, "What was done about a data incident.");
const ActEnum = graphqlEnum("DataIncidentAct", dataIncidentActs, "Steps that a person adds; the reports stop their clocks.");

@Audience("ADMIN_OPERATOR")
@ObjectType("DataIncidentStep", { description: "One step of handling a data incident; it is never changed." })
export class DataIncidentStepType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => StepKindEnum, { description: "What was done." })
  kind!: DataIncidentStep["kind"];

  @Field(() => String, { nullable: true, description: "Who did it." })
  by!: string | null;

  @Field(() => String, { description: "In words." })
  body!: string;

  @Field(() => GraphQLDateTime, { description: "When." })
  at!: Date;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("DataIncident", { description: "Something that happened to personal data, and its reports." })
export class DataIncidentType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "D-YYYY-NNNN." })
  number!: string;

  @Field(() => GraphQLDateTime, { description: "When the operator came to know of it: the first day of both clocks." })
  noticedAt!: Date;

  @Field(() => DataIncidentKindEnum, { description: "What happened to the data." })
  kind!: DataIncident["kind"];

  @Field(() => String, { description: "What happened, which data, why." })
  summary!: string;

  @Field(() => Int, { nullable: true, description: "How many people's data; null while nobody knows." })
  people!: number | null;

  @Field(() => Boolean, { description: "要配慮個人情報 is among it." })
  sensitive!: boolean;

  @Field(() => Boolean, { description: "Somebody may lose money by it." })
  financial!: boolean;

  @Field(() => Boolean, { description: "Somebody may have meant it." })
  malicious!: boolean;

  @Field(() => DataIncidentStatusEnum, { description: "Its state." })
  status!: DataIncidentStatus;

  @Field(() => Boolean, { description: "Whether the law asks for the reports, by what is known now." })
  mustReport!: boolean;

  @Field(() => GraphQLLocalDate, { description: "Day by which the first report should be made: the third." })
  preliminaryAimOn!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day of the first report: the fifth." })
  preliminaryDueOn!: string;

  @Field(() => GraphQLLocalDate, { description: "Last day of the final report: the thirtieth, the sixtieth where somebody meant it." })
  finalDueOn!: string;

  @Field(() => Boolean, { description: "True when a report that the law asks for is late." })
  late!: boolean;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the first report was made." })
  preliminaryReportedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the final report was made." })
  finalReportedAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the people whose data it is were told." })
  peopleToldAt!: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: "When it was closed." })
  closedAt!: Date | null;

  @Field(() => Int, { description: "Counts changes; name it when you change it." })
  version!: number;

  @Field(() => [DataIncidentStepType], { description: "What was done, oldest first; at most 200." })
  steps!: DataIncidentStepType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("DataIncidentPage", { description: "A page of the register of data incidents." })
export class DataIncidentPageType extends CountedPageType {
  @Field(() => [DataIncidentType], { description: "The items of this page." })
  items!: DataIncidentType[];
}

@Audience("ADMIN_OPERATOR")
@ObjectType("HandleDataIncidentPayload", { description: "The data incident after an act." })
export class HandleDataIncidentPayload extends PayloadType {
  @Field(() => DataIncidentType, { nullable: true, description: "As it stands now; null when there are errors." })
  incident!: DataIncidentType | null;
}

@InputType()
abstract class IncidentFactsInput {
  @Field(() => String, { description: "What happened, which data, why; 1 to 8,000 characters." })
  summary!: string;

  @Field(() => Int, { nullable: true, description: "How many people's data; absent while nobody knows." })
  people?: number | null;

  @Field(() => Boolean, { description: "要配慮個人情報 is among it." })
  sensitive!: boolean;

  @Field(() => Boolean, { description: "Somebody may lose money by it." })
  financial!: boolean;

  @Field(() => Boolean, { description: "Somebody may have meant it." })
  malicious!: boolean;
}

@InputType("RecordDataIncidentInput", { description: "A data incident for the register." })
export class RecordDataIncidentInput extends IncidentFactsInput {
  @Field(() => ID, { description: "UUID made by the form: sending it twice is one incident." })
  operationId!: string;

  @Field(() => GraphQLDateTime, { description: "When the operator came to know of it; not in the future." })
  noticedAt!: Date;

  @Field(() => DataIncidentKindEnum, { description: "What happened to the data." })
  kind!: DataIncident["kind"];
}

@InputType("ChangeDataIncidentInput", { description: "Says anew what is known of a data incident." })
export class ChangeDataIncidentInput extends IncidentFactsInput {
  @Field(() => ID, { description: "The incident." })
  id!: string;

  @Field(() => Int, { description: "The version that was read; another one is refused with STALE_VERSION." })
  version!: number;
}

@InputType("AddDataIncidentStepInput", { description: "What was done about a data incident." })
export class AddDataIncidentStepInput {
  @Field(() => ID, { description: "The incident." })
  id!: string;

  @Field(() => Int, { description: "The version that was read; another one is refused with STALE_VERSION." })
  version!: number;

  @Field(() => ActEnum, { description: "What was done." })
  kind!: DataIncidentAct;

  @Field(() => String, { description: "In words, 1 to 4,000 characters: to whom, by which way, with which number." })
  body!: string;
}
