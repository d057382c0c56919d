import { Arg, Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { checkMessage } from "./check-message.ts";
import { MessageFindingType } from "./message-check.type.ts";

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class MessageCheckResolver {
  @Query(() => [MessageFindingType], {
    description: "Checks a message to an applicant before it is sent, for its writer alone. Refuses, writes and keeps nothing.",
  })
  async checkMessage(
    @Ctx() ctx: GraphQLContext,
    @Arg("body", () => String, { description: "The message as it stands in the form, 1 to 4,000 characters." }) body: string,
  ): Promise<MessageFindingType[]> {
    const found = await checkMessage(ctx, { body });
    return found.map(({ found: word, rewrite, source }) => ({ word, rewrite, law: source ?? null }));
  }
}
