import { Field, ID, InputType, Int } from "type-graphql";
import type { PlanCode } from "../../account/company/plan.entity.ts";
import { PlanCodeEnum } from "../../account/company/plan.enums.ts";
import type { Invoice } from "../invoice/invoice.entity.ts";
import { BillingMethodEnum } from "../invoice/invoice.enums.ts";

@InputType({ description: "A change of plan with the final confirmation." })
export class ChangePlanInput {
  @Field(() => PlanCodeEnum, { description: "The plan." })
  planCode!: PlanCode;

  @Field(() => BillingMethodEnum, { description: "By the saved card, or by invoice and transfer." })
  method!: Invoice["method"];

  @Field(() => Int, { description: "Yen to pay now as it stood on the confirmation; another sum is refused." })
  expectedTotal!: number;

  @Field(() => ID, { description: "A UUID the client chooses once per change; the same one again never charges twice." })
  operationId!: string;

  @Field(() => Boolean, { description: "The owner agreed to the final confirmation." })
  agreed!: boolean;
}

@InputType({ description: "A card to keep for the plan." })
export class SaveCompanyCardInput {
  @Field(() => String, { description: "The provider's token of the card. Never a card number." })
  paymentMethod!: string;

  @Field(() => ID, { description: "A UUID the client chooses once per card." })
  operationId!: string;
}
