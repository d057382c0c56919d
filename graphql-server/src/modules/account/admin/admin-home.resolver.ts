import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type AdminHome, adminHome } from "./admin-home.queries.ts";
import { AdminHomeType, AdminQueueType, AdminTrendDayType } from "./admin-home.type.ts";
import { type AdminQueue, adminQueues } from "./admin-queues.queries.ts";
import { type AdminTrendDay, adminTrends } from "./admin-trends.queries.ts";

@Authorized("ADMIN")
@Resolver()
export class AdminHomeResolver {
  @Query(() => AdminHomeType, { description: "Figures of the first screen." })
  adminHome(@Ctx() ctx: GraphQLContext): Promise<AdminHome> {
    return adminHome(ctx);
  }

  @Query(() => [AdminQueueType], { description: "What waits for the admin who asks, by role." })
  adminQueues(@Ctx() ctx: GraphQLContext): Promise<AdminQueue[]> {
    return adminQueues(ctx);
  }

  @Query(() => [AdminTrendDayType], { description: "How many of what a day, the oldest day first; 7 to 92 days." })
  adminTrends(
    @Ctx() ctx: GraphQLContext,
    @Arg("days", () => Int, { defaultValue: 30, description: "How many days, today included; kept between 7 and 92." }) days: number,
  ): Promise<AdminTrendDay[]> {
    return adminTrends(ctx, { days });
  }
}
