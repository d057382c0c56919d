import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { actorNameOf } from "./audit.loaders.ts";
import { getAuditEvent, listAuditEvents } from "./audit.queries.ts";
import { AuditDetailType, AuditEventPageType, AuditEventType, AuditFilterInput } from "./audit.type.ts";
import type { AuditEvent } from "./audit-event.entity.ts";

@Authorized("ADMIN_OWNER")
@Resolver(() => AuditEventType)
export class AuditResolver {
  @Query(() => AuditEventPageType, { description: "What was done by whom, the latest first." })
  auditEvents(
    @Ctx() ctx: GraphQLContext,
    @Arg("filter", () => AuditFilterInput, { nullable: true, description: "Which acts." }) filter: AuditFilterInput | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<AuditEvent>> {
    return listAuditEvents(ctx, { filter, first, after });
  }

  @Query(() => AuditEventType, { nullable: true, description: "One act on record." })
  auditEvent(@Ctx() ctx: GraphQLContext, @Arg("id", () => ID, { description: "The row." }) id: string): Promise<AuditEvent | null> {
    return getAuditEvent(ctx, id);
  }

  @FieldResolver(() => String, { nullable: true, description: "Name of a person of the back office or of a company; null for others." })
  actorName(@Root() event: AuditEvent, @Ctx() ctx: GraphQLContext): Promise<string | null> {
    return actorNameOf(ctx, event);
  }

  @FieldResolver(() => [AuditDetailType], { description: "What else was noted." })
  detail(@Root() { detail }: AuditEvent): AuditDetailType[] {
    return Object.entries(detail).map(([name, value]) => ({ name, value: value === null ? "" : String(value) }));
  }
}
