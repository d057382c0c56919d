import { Field, InputType } from "type-graphql";

@InputType("FieldCommentInput", {
  description: "What a moderator says about one field of a posting: in words, by what the linter found, or both.",
})
export class FieldCommentInput {
  @Field(() => [String], { description: "The field of WorkContentInput, as `WorkIssue.path` and `WorkChange.path` name it." })
  path!: string[];

  @Field(() => String, { nullable: true, description: "In the moderator's words, at most 400 characters; the company reads it." })
  text?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Code of an issue at this field; the company reads its sentence in its own language.",
  })
  finding?: string | null;
}
