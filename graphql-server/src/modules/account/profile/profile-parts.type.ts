import { GraphQLLocalDate } from "graphql-scalars";
import { Field, ID, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import {
  type Certificate,
  certificateKinds,
  type HistoryItem,
  type QualificationRecord,
  type SchoolEnding,
  schoolEndings,
} from "./user-profile.entity.ts";

export const CertificateKindEnum = graphqlEnum("CertificateKind", certificateKinds, "Japanese tests that people hold certificates of.");
export const SchoolEndingEnum = graphqlEnum("SchoolEnding", schoolEndings, "How a time at a school ends: 卒業, 修了, 中退.");

@Audience("SEEKER", "COMPANY")
@ObjectType("Certificate", { simpleResolvers: true, description: "A Japanese certificate as the seeker states it." })
export class CertificateType implements Certificate {
  @Field(() => CertificateKindEnum, { description: "Which test." })
  kind!: Certificate["kind"];

  @Field(() => String, { description: "Level as the test names it, e.g. N2." })
  level!: string;

  @Field(() => Int, { nullable: true, description: "Points." })
  score!: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of the test." })
  takenOn!: string | null;

  @Field(() => ID, { nullable: true, description: "The seeker's own file that shows it; only the seeker can open it." })
  fileId?: string | null;
}

@Audience("SEEKER")
@ObjectType("QualificationRecord", { simpleResolvers: true, description: "免許・資格." })
export class QualificationRecordType implements QualificationRecord {
  @Field(() => String, { description: "As it is called officially." })
  name!: string;

  @Field(() => String, { description: "Month, YYYY-MM." })
  obtainedOn!: string;
}

@InputType("QualificationRecordInput", { description: "免許・資格." })
export class QualificationRecordInputType {
  @Field(() => String, { description: "1 to 120 characters." })
  name!: string;

  @Field(() => String, { description: "Month, YYYY-MM." })
  obtainedOn!: string;
}

@InputType("CertificateInput", { description: "A Japanese certificate." })
export class CertificateInputType {
  @Field(() => CertificateKindEnum, { description: "Which test." })
  kind!: Certificate["kind"];

  @Field(() => String, { description: "Level as the test names it; N1 to N5 for JLPT." })
  level!: string;

  @Field(() => Int, { nullable: true, description: "Points, 0 to 1000." })
  score?: number | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: "Day of the test, in the past." })
  takenOn?: string | null;

  @Field(() => ID, { nullable: true, description: "One of the seeker's files, uploaded for the purpose CERTIFICATE." })
  fileId?: string | null;
}

@Audience("SEEKER", "COMPANY")
@ObjectType("HistoryItem", { simpleResolvers: true, description: "One school or one employer." })
export class HistoryItemType implements HistoryItem {
  @Field(() => String, { description: "Name of the school or the employer." })
  name!: string;

  @Field(() => String, { description: "Course, position, what was done; may be empty." })
  detail!: string;

  @Field(() => String, { description: "First month, YYYY-MM." })
  from!: string;

  @Field(() => String, { nullable: true, description: "Last month, YYYY-MM; null means until today." })
  to!: string | null;

  @Field(() => SchoolEndingEnum, { nullable: true, description: "How the time at a school ends; null means 卒業, and for employers." })
  ending?: SchoolEnding | null;
}

@InputType("HistoryItemInput", { description: "One school or one employer." })
export class HistoryItemInputType {
  @Field(() => String, { description: "Name, 1 to 120 characters." })
  name!: string;

  @Field(() => String, { description: "At most 1,000 characters; may be empty." })
  detail!: string;

  @Field(() => String, { description: "First month, YYYY-MM." })
  from!: string;

  @Field(() => String, { nullable: true, description: "Last month, YYYY-MM; null means until today." })
  to?: string | null;

  @Field(() => SchoolEndingEnum, { nullable: true, description: "How the time at a school ends." })
  ending?: SchoolEnding | null;
}
