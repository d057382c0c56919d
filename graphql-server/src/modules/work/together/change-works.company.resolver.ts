import { Arg, Authorized, Ctx, Field, ID, InputType, Mutation, ObjectType, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { graphqlEnum } from "../../../shared/graphql/enums.ts";
import { type Payload, payload, presentProblems } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { UserErrorType } from "../../../shared/graphql/user-error.type.ts";
import { UserErrors } from "../../../shared/user-error.ts";
import { WorkContentInput } from "../posting/work.input.ts";
import { type ChangeOutcome, type ChangeResult, changeOutcomes, changeWorks } from "./change-works.ts";

const ChangeOutcomeEnum = graphqlEnum(
  "WorkChangeOutcome",
  changeOutcomes,
  "What became of one of many works: changed at once, kept as a change that is not public, sent to review so, like that already, or refused. A kept change with problems could not be sent to review.",
);

@InputType("ChangeWorksInput", { description: "The same change of several works." })
class ChangeWorksInput {
  @Field(() => [ID], { description: "One to fifty." })
  ids!: string[];

  @Field(() => WorkContentInput, { description: "What changes; at least one field." })
  content!: WorkContentInput;

  @Field(() => Boolean, { defaultValue: false, description: "Sends the changes of published works to review as well." })
  submits!: boolean;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("WorkChangeResult", { description: "What became of one of the works." })
class WorkChangeResultType {
  @Field(() => ID, { description: "The work." })
  id!: string;

  @Field(() => ChangeOutcomeEnum, { description: "What became of it." })
  outcome!: ChangeOutcome;

  @Field(() => [UserErrorType], { description: "Why it was refused, or not sent to review." })
  problems!: UserErrorType[];
}

@Audience("COMPANY_RECRUITER")
@ObjectType("ChangeWorksPayload", { description: "Answer of changeWorks." })
class ChangeWorksPayload extends PayloadType {
  @Field(() => [WorkChangeResultType], { description: "One for each work, in the order of the input." })
  results!: WorkChangeResultType[];
}

function present(ctx: GraphQLContext, { id, outcome, problems }: ChangeResult): WorkChangeResultType {
  return { id, outcome, problems: presentProblems(ctx, new UserErrors(problems)) };
}

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class ChangeWorksResolver {
  @Mutation(() => ChangeWorksPayload, {
    description: "Changes the same of up to fifty works, each on its own: drafts at once, what a review looks at by a revision.",
  })
  changeWorks(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ChangeWorksInput) input: ChangeWorksInput,
  ): Promise<Payload<{ results: WorkChangeResultType[] }>> {
    return payload(
      ctx,
      () => changeWorks(ctx, { ...input }),
      (results) => ({ results: results.map((result) => present(ctx, result)) }),
      { results: [] },
    );
  }
}
