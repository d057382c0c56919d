import { Field, ID, Int, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import { CompanyStatusEnum } from "../../../shared/graphql/enums.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import type { Company } from "./company.entity.ts";

@Audience("COMPANY")
@ObjectType("CompanyAccount", { simpleResolvers: true, description: "The viewer's own company, with what only its members see." })
export class CompanyAccountType implements Pick<Company, "id" | "status" | "contactEmail" | "contactPhone" | "postalCode" | "version"> {
  @Field(() => ID, { description: "Identifier." })
  id!: string;

  @Field(() => CompanyStatusEnum, { description: "State of the account; a PENDING company may write drafts only." })
  status!: Company["status"];

  @Field(() => String, { description: "Mail address of the person in charge." })
  contactEmail!: string;

  @Field(() => String, { description: "Telephone." })
  contactPhone!: string;

  @Field(() => String, { description: "Postal code, 7 digits." })
  postalCode!: string;

  @Field(() => String, {
    nullable: true,
    description: "What the operator asks to correct before the company can be opened; null otherwise.",
  })
  refusal!: Company["refusal"];

  @Field(() => Int, { description: "Changes with every save." })
  version!: number;
}

@Audience("COMPANY_OWNER")
@ObjectType("UpdateCompanyPayload", { description: "Answer of updateCompany." })
export class UpdateCompanyPayload extends PayloadType {
  @Field(() => CompanyAccountType, { nullable: true, description: "The company as it stands now; null when there are errors." })
  company!: CompanyAccountType | null;
}
