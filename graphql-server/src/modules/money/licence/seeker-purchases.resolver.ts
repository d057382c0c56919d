import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { AdminSeekerDetailType } from "../../account/seeker/seeker-detail.type.ts";
import { listSeekerPurchases } from "./seeker-purchases.queries.ts";
import { AdminSeekerPurchaseType } from "./seeker-purchases.type.ts";

/** Fields that orders add to the operator's view of a seeker. */
@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminSeekerDetailType)
export class SeekerPurchasesResolver {
  @FieldResolver(() => [AdminSeekerPurchaseType], { description: "Orders." })
  purchases(@Root() { id }: { id: string }, @Ctx() ctx: GraphQLContext): Promise<AdminSeekerPurchaseType[]> {
    return listSeekerPurchases(ctx, id);
  }
}
