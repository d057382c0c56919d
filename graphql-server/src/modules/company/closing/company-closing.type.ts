import { Field, InputType, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { ClosingState } from "./company-closing.queries.ts";

@Audience("COMPANY_OWNER")
@ObjectType("CompanyClosing", { simpleResolvers: true, description: "What has to be settled before the company can close its account." })
export class CompanyClosingType implements ClosingState {
  @Field(() => Int, { description: "Works that are published, paused or scheduled." })
  publishedWorkCount!: number;

  @Field(() => Int, { description: "Applications that closing the works ends; their seekers are told." })
  undecidedEntryCount!: number;

  @Field(() => Int, { description: "Offers that were made or accepted: the company decides each itself." })
  promisedEntryCount!: number;

  @Field(() => Int, { description: "Invoices that are not paid." })
  unpaidInvoiceCount!: number;
}

@Audience("COMPANY_OWNER")
@ObjectType("SettleCompanyWorksPayload", { description: "Answer of settleCompanyWorks." })
export class SettleCompanyWorksPayload extends PayloadType {
  @Field(() => CompanyClosingType, { nullable: true, description: "What is left; null when there are errors." })
  closing!: CompanyClosingType | null;
}

@Audience("COMPANY_OWNER")
@ObjectType("CloseCompanyPayload", { description: "Answer of closeCompany." })
export class CloseCompanyPayload extends PayloadType {
  @Field(() => Boolean, { description: "True when the account is closed; every member is signed out." })
  closed!: boolean;
}

@InputType({ description: "Closes the company's account for good." })
export class CloseCompanyInput {
  @Field(() => String, { description: "The owner's password once more." })
  password!: string;

  @Field(() => Boolean, { description: "The owner has read what ends and what stays." })
  understood!: boolean;
}
