import { Field, ObjectType } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";

@Audience("COMPANY")
@ObjectType("MessageFinding", {
  simpleResolvers: true,
  description: "A wording of a message that an employer may not write to an applicant, told to its writer alone.",
})
export class MessageFindingType {
  @Field(() => String, { description: "The wording as it was typed." })
  word!: string;

  @Field(() => String, { description: "What may stand there instead." })
  rewrite!: string;

  @Field(() => String, { nullable: true, description: "The law that asks about it; null when the wording itself names it." })
  law!: string | null;
}
