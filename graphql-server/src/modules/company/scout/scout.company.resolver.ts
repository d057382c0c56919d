import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { pageArguments } from "./page-arguments.ts";
import { presentSentScout } from "./scout.presenter.ts";
import { listSentScouts } from "./scout.queries.ts";
import * as types from "./scout.type.ts";
import { sendScout } from "./send-scout.ts";

@Authorized("COMPANY_RECRUITER")
@Resolver()
export class ScoutCompanyResolver {
  @Query(() => types.SentScoutPageType, { description: "What the company asked, the latest first." })
  async sentScouts(
    @Ctx() ctx: GraphQLContext,
    @Arg("workId", () => ID, { nullable: true, description: "Only for this work." }) workId: string | null,
    @Arg("first", () => Int, pageArguments.first) size: number,
    @Arg("after", () => String, pageArguments.after) cursor: string | null,
  ): Promise<Omit<types.SentScoutPageType, "totalCount"> & { totalCount: () => Promise<number> }> {
    const page = await listSentScouts(ctx, { workId, first: size, after: cursor });
    return { ...page, items: await Promise.all(page.items.map((scout) => presentSentScout(ctx, scout))) };
  }

  @Mutation(() => types.SendScoutPayload, {
    description: "Asks a person of a list about its work, with a template: once for a person and a work.",
  })
  sendScout(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.SendScoutInput) input: types.SendScoutInput,
  ): Promise<Payload<{ scout: types.SentScoutType | null }>> {
    return payload(
      ctx,
      async () => presentSentScout(ctx, await sendScout(ctx, { ...input })),
      (scout) => ({ scout }),
      { scout: null },
    );
  }
}
