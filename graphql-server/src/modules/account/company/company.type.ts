import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import type { RubyFields } from "../../../platform/furigana/ruby.ts";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CompanyStatusEnum } from "../../../shared/graphql/enums.ts";
import { NodeType } from "../../../shared/graphql/node.type.ts";
import { RubyFieldsScalar } from "../../../shared/graphql/ruby.scalar.ts";
import { CompanyPhotoType } from "../company-photo/company-photo.type.ts";
import type { Company } from "./company.entity.ts";
import { CompanyRepliesType } from "./company-replies.type.ts";

const simple = { simpleResolvers: true };

type PublicColumns =
  | "id"
  | "name"
  | "nameKana"
  | "nameEn"
  | "corporateNumber"
  | "industry"
  | "prefecture"
  | "city"
  | "addressLine"
  | "building"
  | "representative"
  | "employeeCount"
  | "foundedYear"
  | "websiteUrl"
  | "description";

@ObjectType(simple)
class CompanyFactsType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "名称." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Name in katakana." })
  nameKana!: Company["nameKana"];

  @Field(() => String, { nullable: true, description: "Name in English." })
  nameEn!: Company["nameEn"];

  @Field(() => String, { description: "業種: letter A to T of 日本標準産業分類." })
  industry!: Company["industry"];

  @Field(() => String, { description: "Prefecture, JIS code 01 to 47." })
  prefecture!: Company["prefecture"];

  @Field(() => String, { description: "市区町村." })
  city!: string;

  @Field(() => String, { description: "Street and number." })
  addressLine!: string;

  @Field(() => String, { nullable: true, description: "Building, floor, room." })
  building!: Company["building"];

  @Field(() => String, { nullable: true, description: "代表者." })
  representative!: Company["representative"];

  @Field(() => Int, { nullable: true, description: "従業員数." })
  employeeCount!: Company["employeeCount"];

  @Field(() => Int, { nullable: true, description: "設立年, Gregorian." })
  foundedYear!: Company["foundedYear"];

  @Field(() => String, { nullable: true, description: "Web site (http or https)." })
  websiteUrl!: Company["websiteUrl"];

  @Field(() => String, { description: "About the company, plain text; may be empty." })
  description!: string;
}

@Audience("PUBLIC")
@ObjectType("Company", { ...simple, implements: NodeType, description: "What the public may know of a company." })
export class CompanyType extends CompanyFactsType implements Pick<Company, PublicColumns> {
  @Field(() => String, { nullable: true, description: "法人番号, 13 digits; null for a sole proprietor." })
  corporateNumber!: Company["corporateNumber"];

  @Field(() => Boolean, { description: "True when the operator reviewed the company and its 法人番号." })
  verified!: boolean;

  @Field(() => RubyFieldsScalar, { nullable: true, description: "Readings of the name; null while they are being computed." })
  ruby!: RubyFields | null;

  @Field(() => RubyFieldsScalar, { nullable: true, description: "Readings of the longer texts; null while they are being computed." })
  bodyRuby!: RubyFields | null;

  @Field(() => String, { nullable: true, description: "`city` in Latin letters, from its reading; null without one." })
  cityLatin!: string | null;

  @Field(() => Int, { description: "Works that are open now." })
  openWorkCount!: number;

  @Field(() => CompanyRepliesType, { nullable: true, description: "How reliably it answers; null below five applications." })
  replies!: CompanyRepliesType | null;

  @Field(() => [CompanyPhotoType], { description: "Photos of its workplaces that the operator approved, in its order." })
  photos!: CompanyPhotoType[];
}

@Audience("ADMIN")
@ObjectType("AdminCompany", { ...simple, description: "A company as the back office sees it." })
export class AdminCompanyType
  extends CompanyFactsType
  implements
    Pick<Company, Exclude<PublicColumns, "id"> | "id" | "status" | "contactEmail" | "contactPhone" | "publishedWorks" | "createdAt">
{
  @Field(() => String, { description: "Postal code, 7 digits." })
  postalCode!: string;

  @Field(() => CompanyStatusEnum, { description: "State of the account." })
  status!: Company["status"];

  @Field(() => GraphQLDateTime, { nullable: true, description: "When the operator refused it last; null while it waits for the operator." })
  refusedAt!: Company["refusedAt"];

  @Field(() => String, { nullable: true, description: "What the operator asked to correct." })
  refusal!: Company["refusal"];

  @Field(() => GraphQLDateTime, { description: "When it was last changed." })
  updatedAt!: Date;

  @Field(() => Int, { description: "Send it back with every decision: an older one is refused as STALE_VERSION." })
  version!: number;

  @Field(() => String, { nullable: true, description: "法人番号, 13 digits." })
  corporateNumber!: Company["corporateNumber"];

  @Field(() => String, { description: "Mail address of the person in charge." })
  contactEmail!: string;

  @Field(() => String, { description: "Telephone." })
  contactPhone!: string;

  @Field(() => Int, { description: "Works that count against the plan now." })
  publishedWorks!: number;

  @Field(() => GraphQLDateTime, { description: "When the account was made." })
  createdAt!: Date;
}
