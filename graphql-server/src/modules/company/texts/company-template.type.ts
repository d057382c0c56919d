import { Field, ID, InputType, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";

@Audience("COMPANY")
@ObjectType("CompanyTemplate", { simpleResolvers: true, description: "A text that the members of a company often send to applicants." })
export class CompanyTemplateType {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => String, { description: "As the members call it." })
  name!: string;

  @Field(() => String, { description: "The text; {氏名}, {求人} and {会社} stand for what the conversation is about." })
  body!: string;
}

@InputType("SaveCompanyTemplateInput", { description: "A text to keep for all members of the company." })
export class SaveCompanyTemplateInput {
  @Field(() => String, { description: "At most 80 characters; the same name again replaces the text." })
  name!: string;

  @Field(() => String, { description: "At most 4,000 characters." })
  body!: string;
}

@InputType("DeleteCompanyTemplateInput", { description: "A text to forget." })
export class DeleteCompanyTemplateInput {
  @Field(() => ID, { description: "One of the member's own company." })
  id!: string;
}

@Audience("COMPANY")
@ObjectType("SaveCompanyTemplatePayload", { description: "The kept text." })
export class SaveCompanyTemplatePayload extends PayloadType {
  @Field(() => CompanyTemplateType, { nullable: true, description: "Null when there are errors." })
  template!: CompanyTemplateType | null;
}

@Audience("COMPANY")
@ObjectType("DeleteCompanyTemplatePayload", { description: "The forgotten text." })
export class DeleteCompanyTemplatePayload extends PayloadType {
  @Field(() => ID, { nullable: true, description: "Null when there are errors." })
  deletedId!: string | null;
}
