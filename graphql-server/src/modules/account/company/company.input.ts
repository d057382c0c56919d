import { Field, InputType, Int } from "type-graphql";
import type { PrefectureCode } from "../../../shared/vocabulary/prefecture.ts";
import type { Industry } from "./company.entity.ts";

@InputType({ description: "What a company says of itself." })
export class CompanyFactsInput {
  @Field(() => String, { description: "Name as registered." })
  name!: string;

  @Field(() => String, { nullable: true, description: "Reading of the name." })
  nameKana?: string | null;

  @Field(() => String, { nullable: true, description: "Name in English." })
  nameEn?: string | null;

  @Field(() => String, { description: "法人番号, 13 digits; empty for a sole proprietor." })
  corporateNumber!: string;

  @Field(() => String, { description: "業種: letter A to T of 日本標準産業分類." })
  industry!: Industry;

  @Field(() => String, { description: "Postal code, as typed." })
  postalCode!: string;

  @Field(() => String, { description: "JIS code of the prefecture, 01 to 47." })
  prefecture!: PrefectureCode;

  @Field(() => String, { description: "City." })
  city!: string;

  @Field(() => String, { description: "Street and number." })
  addressLine!: string;

  @Field(() => String, { nullable: true, description: "Building, floor, room." })
  building?: string | null;

  @Field(() => String, { description: "Mail address for applicants and the operator." })
  contactEmail!: string;

  @Field(() => String, { description: "Telephone, as typed." })
  contactPhone!: string;

  @Field(() => String, { nullable: true, description: "Web site, http or https." })
  websiteUrl?: string | null;

  @Field(() => String, { description: "Name of the person who represents the company." })
  representative!: string;

  @Field(() => Int, { nullable: true, description: "Number of people who work there." })
  employeeCount?: number | null;

  @Field(() => Int, { nullable: true, description: "Year of foundation." })
  foundedYear?: number | null;

  @Field(() => String, { description: "What the company does, in its own words." })
  description!: string;
}

@InputType({ description: "A company that wants to register, and its owner." })
export class RequestCompanyRegistrationInput {
  @Field(() => CompanyFactsInput, { description: "The company." })
  facts!: CompanyFactsInput;

  @Field(() => String, { description: "Name of the person who will own the account." })
  ownerName!: string;

  @Field(() => String, { description: "The owner's mail address." })
  email!: string;

  @Field(() => Boolean, { description: "Agreement to terms and privacy policy." })
  agreeToTerms!: boolean;
}

@InputType({ description: "Changed facts of the company." })
export class UpdateCompanyInput {
  @Field(() => CompanyFactsInput, { description: "All facts, as they shall stand." })
  facts!: CompanyFactsInput;

  @Field(() => Int, { description: "Version that was read." })
  version!: number;
}
