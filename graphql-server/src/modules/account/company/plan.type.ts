import { Field, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";

@Audience("COMPANY")
@ObjectType("CompanyPlan", { simpleResolvers: true, description: "The company's plan and how much of it is used." })
export class CompanyPlanType {
  @Field(() => String, { description: "FREE, STANDARD or PREMIUM." })
  code!: string;

  @Field(() => String, { description: "Name in the reader's language." })
  name!: string;

  @Field(() => Int, { description: "Works that may be published at one time." })
  publishedWorkLimit!: number;

  @Field(() => Int, { description: "Works that are published now." })
  publishedWorks!: number;

  @Field(() => Int, { description: "Members who may sign in for the company." })
  memberLimit!: number;
}
