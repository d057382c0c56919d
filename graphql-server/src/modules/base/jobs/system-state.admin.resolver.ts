import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type SystemState, systemState } from "./system-state.queries.ts";
import { SystemStateType } from "./system-state.type.ts";

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class SystemStateAdminResolver {
  @Query(() => SystemStateType, { description: "What waits and what failed in the background, where files lie, and the versions at work." })
  systemState(@Ctx() ctx: GraphQLContext): Promise<SystemState> {
    return systemState(ctx);
  }
}
