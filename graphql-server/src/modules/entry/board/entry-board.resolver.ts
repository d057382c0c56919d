import { Arg, Authorized, Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from "type-graphql";
import { Audience } from "../../../shared/graphql/audience.decorator.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryStatusEnum } from "../entry/entry.enums.ts";
import { CompanyEntryFilterInput } from "../entry/entry.input.ts";
import type { EntryStatus } from "../entry/entry.vocabulary.ts";
import { CompanyEntryType } from "./company-entry.type.ts";
import { cardsOfColumn, companyEntryBoard, countColumn, type EntryColumn } from "./entry-board.queries.ts";

@Audience("COMPANY")
@ObjectType("EntryColumn", { description: "One state of the pipeline." })
export class EntryColumnType {
  @Field(() => EntryStatusEnum, { description: "State." })
  status!: EntryStatus;

  @Field(() => Int, { description: "All applications in it." })
  count!: number;

  @Field(() => [CompanyEntryType], { description: "The twenty that moved last." })
  items!: CompanyEntryType[];
}

@Authorized("COMPANY")
@Resolver(() => EntryColumnType)
export class EntryBoardResolver {
  @Query(() => [EntryColumnType], {
    description: "The pipeline of the member's own company by state; `statuses` of the filter are ignored.",
  })
  companyEntryBoard(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => CompanyEntryFilterInput, { nullable: true, description: "Conditions that must all be met." })
    filter: CompanyEntryFilterInput | null,
  ): Promise<EntryColumn[]> {
    return companyEntryBoard(ctx, filter && { ...filter });
  }

  @FieldResolver(() => Int)
  count(@Root() column: EntryColumn, @Ctx() ctx: GraphQLContext): Promise<number> {
    return countColumn(ctx, column);
  }

  @FieldResolver(() => [CompanyEntryType])
  items(@Root() column: EntryColumn, @Ctx() ctx: GraphQLContext): Promise<Entry[]> {
    return cardsOfColumn(ctx, column);
  }
}
