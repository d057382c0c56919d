import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { requireCompanyMember } from "../../account/member/company-member.policy.ts";
import { scoutsSentToday } from "../scout/scout.queries.ts";
import { scoutsADay } from "../scout/send-scout.ts";
import { obstacleOf } from "./scout-access.ts";
import { readScoutList } from "./scout-list.queries.ts";
import * as types from "./scout-list.type.ts";
import { searchForScouts } from "./search-for-scouts.ts";

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class ScoutSearchResolver {
  @Query(() => types.ScoutAccessType, {
    description: "Whether the company may search for people, and how much of the day's scouts is used.",
  })
  async scoutAccess(@Ctx() ctx: GraphQLContext): Promise<types.ScoutAccessType> {
    const { companyId } = requireCompanyMember(ctx);
    const [obstacle, sentToday] = [await obstacleOf(ctx.em, companyId), await scoutsSentToday(ctx, companyId)];
    return { obstacle, dailyLimit: scoutsADay, sentToday };
  }

  @Query(() => types.ScoutListType, {
    nullable: true,
    description: "A page of a list that the company searched for in the last seven days; null when it may not be opened any more.",
  })
  scoutList(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "What `searchForScouts` answered." }) id: string,
    @Arg("page", () => Int, { defaultValue: 1, description: "From 1." }) page: number,
  ): Promise<types.ScoutListType | null> {
    return readScoutList(ctx, { id, page });
  }

  @Mutation(() => types.SearchForScoutsPayload, {
    description: "Searches for people for one open work. No list has fewer than five people, nor tells fewer than five apart from another.",
  })
  searchForScouts(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SearchForScoutsInput) { workId, conditions }: types.SearchForScoutsInput,
  ): Promise<Payload<{ listId: string | null }>> {
    return payload(
      ctx,
      () => searchForScouts(ctx, { workId, conditions: { ...conditions } }),
      ({ id }) => ({ listId: id }),
      { listId: null },
    );
  }
}
