import { Arg, Authorized, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import { EntryType } from "../entry/entry.type.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { countOwnEntries, type EntryCount, listEntriesUnderWay } from "./entry-counts.queries.ts";

@Audience("SEEKER")
@ObjectType("EntryCount", { simpleResolvers: true, description: "The seeker's applications in one state." })
export class EntryCountType implements EntryCount {
  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "How many." })
  count!: number;
}

@Authorized("SEEKER")
@Resolver()
export class EntryCountsResolver {
  @Query(() => [EntryCountType], { description: "The seeker's applications by state; states without any are left out." })
  entryCounts(@Ctx() ctx: GraphQLContext): Promise<EntryCount[]> {
    return countOwnEntries(ctx);
  }

  @Query(() => [EntryType], { description: "The seeker's applications under way, nearest to their end first." })
  entriesUnderWay(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, { defaultValue: 4, description: "How many at most." }) first: number,
  ): Promise<Entry[]> {
    return listEntriesUnderWay(ctx, first);
  }
}
