import { Field, ID, InputType, Int } from "type-graphql";

@InputType("AddCompanyPhotoInput", { description: "A picture that was uploaded for the company's photos, with its words." })
export class AddCompanyPhotoInput {
  @Field(() => ID, { description: "The upload, of purpose WORKPLACE." })
  attachmentId!: string;

  @Field(() => String, { description: "What it shows, at most 120 characters." })
  alt!: string;
}

@InputType("ChangeCompanyPhotoInput", { description: "Other words for a photo, or another picture as well." })
export class ChangeCompanyPhotoInput {
  @Field(() => ID, { description: "The photo." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;

  @Field(() => String, { description: "What it shows, at most 120 characters." })
  alt!: string;

  @Field(() => ID, { nullable: true, description: "An upload of purpose WORKPLACE; null keeps the picture." })
  attachmentId?: string | null;
}

@InputType("OrderCompanyPhotosInput", { description: "An order of the company's photos." })
export class OrderCompanyPhotosInput {
  @Field(() => [ID], { description: "Each of them once." })
  ids!: string[];
}

@InputType("RemoveCompanyPhotoInput", { description: "A photo that goes." })
export class RemoveCompanyPhotoInput {
  @Field(() => ID, { description: "The photo." })
  id!: string;
}

@InputType("ApproveCompanyPhotoInput", { description: "A photo that visitors may see." })
export class ApproveCompanyPhotoInput {
  @Field(() => ID, { description: "The photo." })
  id!: string;

  @Field(() => Int, { description: "The version that was read." })
  version!: number;
}

@InputType("ReturnCompanyPhotoInput", { description: "A photo that goes back to its company." })
export class ReturnCompanyPhotoInput extends ApproveCompanyPhotoInput {
  @Field(() => String, { description: "For the company: what is wrong, at most 2,000 characters." })
  reason!: string;
}
