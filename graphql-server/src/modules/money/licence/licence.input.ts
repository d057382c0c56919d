import { Field, ID, InputType, Int } from "type-graphql";

@InputType({ description: "An order with the final confirmation." })
export class PurchaseLicenceInput {
  @Field(() => ID, { description: "Code of the product." })
  productCode!: string;

  @Field(() => Int, { description: "Price in yen, tax included, as it stood on the confirmation; another price is refused." })
  expectedPrice!: number;

  @Field(() => String, { description: "The provider's token of the card. Never a card number." })
  paymentMethod!: string;

  @Field(() => ID, { description: "A UUID the client chooses once per order; the same one again never charges twice." })
  operationId!: string;

  @Field(() => Boolean, { description: "The buyer agreed to the final confirmation." })
  agreed!: boolean;
}

@InputType({ description: "An order whose payer has answered the bank." })
export class CompleteLicencePurchaseInput {
  @Field(() => ID, { description: "The order." })
  id!: string;
}
