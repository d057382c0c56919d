import { Authorized, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { AdminSeekerDetailType } from "../../account/seeker/seeker-detail.type.ts";
import { countSeekerEntries, listSeekerEntries } from "./seeker-entries.queries.ts";
import { AdminSeekerEntryCountType, AdminSeekerEntryType } from "./seeker-entries.type.ts";

/** Fields that applications add to the operator's view of a seeker. */
@Authorized("ADMIN_OPERATOR")
@Resolver(() => AdminSeekerDetailType)
export class SeekerEntriesResolver {
  @FieldResolver(() => [AdminSeekerEntryCountType], { description: "Applications by state; states without any are left out." })
  entryCounts(@Root() { id }: { id: string }, @Ctx() ctx: GraphQLContext): Promise<AdminSeekerEntryCountType[]> {
    return countSeekerEntries(ctx, id);
  }

  @FieldResolver(() => [AdminSeekerEntryType], { description: "Applications." })
  entries(@Root() { id }: { id: string }, @Ctx() ctx: GraphQLContext): Promise<AdminSeekerEntryType[]> {
    return listSeekerEntries(ctx, id);
  }
}
