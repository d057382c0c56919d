import { Authorized, Ctx, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../shared/graphql/context.ts";
import { adminHome } from "./admin-home.queries.ts";
import { AdminHomeType } from "./admin-home.type.ts";

@Authorized("ADMIN")
@Resolver()
export class AdminHomeResolver {
  @Query(() => AdminHomeType, { description: "Figures of the first screen." })
  adminHome(@Ctx() ctx: GraphQLContext) {
    return adminHome(ctx);
  }
}
