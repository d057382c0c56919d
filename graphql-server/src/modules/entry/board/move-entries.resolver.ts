import { Arg, Authorized, Ctx, Field, ID, InputType, Int, Mutation, ObjectType, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { PayloadType } from "../../../shared/graphql/payload.type.ts";
import { messageOf } from "../../../shared/messages/message-of.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { moveEntries } from "./move-entries.ts";

@InputType("EntryVersionInput", { description: "An application as it was read." })
class EntryVersionInput {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => Int, { description: "Of the application as it was read." })
  version!: number;
}

@InputType("MoveEntriesInput", { description: "One move of several applications." })
class MoveEntriesInput {
  @Field(() => [EntryVersionInput], { description: "One to fifty." })
  entries!: EntryVersionInput[];

  @Field(() => EntryStatusEnum, { description: "Where they shall go." })
  to!: EntryStatus;

  @Field(() => String, { nullable: true, description: "Required for REJECTED; the seekers read it." })
  reason?: string | null;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("EntryProblem", { description: "Why one application did not move." })
class EntryProblemType {
  @Field(() => ID, { description: "The application." })
  id!: string;

  @Field(() => String, { description: "Stable code." })
  code!: string;

  @Field(() => String, { description: "In the reader's language." })
  message!: string;
}

@Audience("COMPANY_RECRUITER")
@ObjectType("MoveEntriesPayload", { description: "Answer of moveEntries." })
class MoveEntriesPayload extends PayloadType {
  @Field(() => [ID], { description: "Those that moved." })
  movedIds!: string[];

  @Field(() => [EntryProblemType], { description: "Those that did not, and why." })
  problems!: EntryProblemType[];
}

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class MoveEntriesResolver {
  @Mutation(() => MoveEntriesPayload, { description: "Moves up to fifty applications, each on its own; the seekers are told." })
  moveEntries(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => MoveEntriesInput) input: MoveEntriesInput,
  ): Promise<Payload<{ movedIds: string[]; problems: EntryProblemType[] }>> {
    const entries = input.entries.map((entry) => ({ ...entry }));
    return payload(
      ctx,
      () => moveEntries(ctx, { ...input, entries }),
      ({ movedIds, problems }) => ({
        movedIds,
        problems: problems.map(({ id, problem: { code, params } }) => ({ id, code, message: messageOf(code, ctx.locale, params) })),
      }),
      { movedIds: [], problems: [] },
    );
  }
}
