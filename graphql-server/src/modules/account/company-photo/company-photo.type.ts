import { GraphQLDateTime } from "graphql-scalars";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CountedPageType } from "../../../shared/graphql/page.type.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { CompanyAccountType } from "../company/company-account.type.ts";

const simple = { simpleResolvers: true };

@Audience("PUBLIC")
@ObjectType("CompanyPhotoFile", { ...simple, description: "A photo at one width, in one form." })
export class CompanyPhotoFileType {
  @Field(() => String, { description: "Where it is." })
  url!: string;

  @Field(() => String, { description: "image/webp or image/jpeg." })
  mimeType!: string;

  @Field(() => Int, { description: "Width in pixels." })
  width!: number;

  @Field(() => Int, { description: "Height in pixels." })
  height!: number;
}

@Audience("PUBLIC")
@ObjectType("CompanyPhoto", { ...simple, description: "A photo of a company's workplaces that the operator approved." })
export class CompanyPhotoType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "What it shows, in the company's words." })
  alt!: string;

  @Field(() => [CompanyPhotoFileType], { description: "The picture at two widths, each as WebP and as JPEG; the narrow ones first." })
  files!: CompanyPhotoFileType[];
}

@Audience("COMPANY", "ADMIN_OPERATOR")
@ObjectType("CompanyPhotoVersion", { ...simple, description: "A picture with its words; a change of either makes another." })
export class CompanyPhotoVersionType {
  @Field(() => String, { description: "What it shows, in the company's words." })
  alt!: string;

  @Field(() => [CompanyPhotoFileType], { description: "The picture; its addresses are signed for the viewer and good for five minutes." })
  files!: CompanyPhotoFileType[];
}

@Audience("COMPANY", "ADMIN_OPERATOR")
@ObjectType("OwnCompanyPhoto", { description: "A photo with what its company and the operator see of it." })
export class OwnCompanyPhotoType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => CompanyPhotoVersionType, { nullable: true, description: "What visitors see; null before the operator approved one." })
  shown!: CompanyPhotoVersionType | null;

  @Field(() => CompanyPhotoVersionType, {
    nullable: true,
    description: "What the operator has not approved; null when nothing was changed.",
  })
  waiting!: CompanyPhotoVersionType | null;

  @Field(() => String, { nullable: true, description: "Why the operator sent `waiting` back; null while it waits." })
  returnReason!: string | null;

  @Field(() => Int, { description: "Send it back with a change." })
  version!: number;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminCompanyPhoto", { description: "A photo of a company as the operator moderates it." })
export class AdminCompanyPhotoType extends OwnCompanyPhotoType {
  @Field(() => ID, { description: "Its company." })
  companyId!: string;

  @Field(() => String, { description: "Name of its company." })
  companyName!: string;

  @Field(() => GraphQLDateTime, { nullable: true, description: "Since when `waiting` waits for an answer; null when it does not." })
  submittedAt!: Date | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("AdminCompanyPhotoPage", { ...simple, description: "A page of photos." })
export class AdminCompanyPhotoPageType extends CountedPageType {
  @Field(() => [AdminCompanyPhotoType], { description: "The items of this page." })
  items!: AdminCompanyPhotoType[];
}

@Audience("COMPANY_OWNER")
@ObjectType("CompanyPhotosPayload", { description: "Answer to a change of the company's photos." })
export class CompanyPhotosPayload extends PayloadType {
  @Field(() => CompanyAccountType, {
    nullable: true,
    description: "The company, with its photos as they are now; null when there are errors.",
  })
  company!: CompanyAccountType | null;
}

@Audience("ADMIN_OPERATOR")
@ObjectType("ModerateCompanyPhotoPayload", { description: "The photo after the decision." })
export class ModerateCompanyPhotoPayload extends PayloadType {
  @Field(() => AdminCompanyPhotoType, { nullable: true, description: "Null when there are errors." })
  photo!: AdminCompanyPhotoType | null;
}
