import { GraphQLDateTime } from "graphql-scalars";
import { Authorized, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { loader } from "../../../shared/loader.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { EntryType } from "../entry/entry.type.ts";
import { endedEntryStatuses } from "../entry/entry.vocabulary.ts";
import { CompanyEntryType } from "./company-entry.type.ts";
import { listWaitingEntries, remindedAtByEntry } from "./waiting-entries.queries.ts";

@Authorized("COMPANY")
@Resolver()
export class FollowupCompanyResolver {
  @Query(() => [CompanyEntryType], {
    description: "Open applications that have not moved for 14 days, longest first; at most ten.",
  })
  companyWaitingEntries(@Ctx() ctx: GraphQLContext): Promise<Entry[]> {
    return listWaitingEntries(ctx);
  }
}

@Authorized("SEEKER")
@Resolver(() => EntryType)
export class FollowupSeekerResolver {
  @FieldResolver(() => GraphQLDateTime, {
    nullable: true,
    description:
      "When the company was asked to answer, since the application last moved; null where it was not, the application is over, or the answer is the seeker's.",
  })
  async companyRemindedAt(@Root() entry: Entry, @Ctx() ctx: GraphQLContext): Promise<Date | null> {
    if (entry.status === "OFFERED" || endedEntryStatuses.some((ended) => ended === entry.status)) return null;
    const at = await loader(ctx, remindedAtByEntry).load(entry.id);
    return at && at > entry.movedAt ? at : null;
  }
}
