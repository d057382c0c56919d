import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { declineScout, openScout, reportScout } from "./answer-scout.ts";
import { pageArguments } from "./page-arguments.ts";
import type { Scout } from "./scout.entity.ts";
import { presentScout } from "./scout.presenter.ts";
import { listScouts } from "./scout.queries.ts";
import * as types from "./scout.type.ts";

function answered(ctx: GraphQLContext, command: () => Promise<Scout>): Promise<Payload<{ scout: types.ScoutType | null }>> {
  return payload(
    ctx,
    async () => presentScout(ctx, await command()),
    (scout) => ({ scout }),
    { scout: null },
  );
}

@Authorized("SEEKER")
@Resolver()
export class ScoutSeekerResolver {
  @Query(() => types.ScoutPageType, { description: "What companies asked the seeker, the latest first." })
  async scouts(
    @Ctx() ctx: GraphQLContext,
    @Arg("first", () => Int, pageArguments.first) size: number,
    @Arg("after", () => String, pageArguments.after) cursor: string | null,
  ): Promise<Omit<types.ScoutPageType, "totalCount"> & { totalCount: () => Promise<number> }> {
    const page = await listScouts(ctx, { first: size, after: cursor });
    return { ...page, items: await Promise.all(page.items.map((scout) => presentScout(ctx, scout))) };
  }

  @Mutation(() => types.ScoutPayload, { description: "The seeker has opened a scout." })
  openScout(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ScoutInput) { id }: types.ScoutInput,
  ): Promise<Payload<{ scout: types.ScoutType | null }>> {
    return answered(ctx, () => openScout(ctx, { id }));
  }

  @Mutation(() => types.ScoutPayload, { description: "The seeker does not want the work; the company is told why, and nothing else." })
  declineScout(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.DeclineScoutInput) input: types.DeclineScoutInput,
  ): Promise<Payload<{ scout: types.ScoutType | null }>> {
    return answered(ctx, () => declineScout(ctx, { ...input }));
  }

  @Mutation(() => types.ScoutPayload, { description: "Tells the operator what is wrong with a scout; the company does not learn it." })
  reportScout(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ReportScoutInput) input: types.ReportScoutInput,
  ): Promise<Payload<{ scout: types.ScoutType | null }>> {
    return answered(ctx, () => reportScout(ctx, { ...input }));
  }
}
