import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { confirmScoutPermit, endScoutPermit } from "./confirm-scout-permit.ts";
import { lookIntoScout, readScoutOverview } from "./scout-permit.queries.ts";
import * as types from "./scout-permit.type.ts";
import { restoreCompanyScouts, stopCompanyScouts } from "./stop-company-scouts.ts";

type Answer = Promise<Payload<{ overview: types.ScoutOverviewType | null }>>;

/** What the operator sees after a command. */
function after(ctx: GraphQLContext, command: () => Promise<void>): Answer {
  const run = async () => {
    await command();
    return readScoutOverview(ctx);
  };
  return payload(ctx, run, (overview) => ({ overview }), { overview: null });
}

@Authorized("ADMIN_OPERATOR")
@Resolver()
export class ScoutPermitResolver {
  @Query(() => types.ScoutOverviewType, {
    description: "Scouts as the operator sees them: what they rest on, figures, companies, reports.",
  })
  scoutOverview(@Ctx() ctx: GraphQLContext): Promise<types.ScoutOverviewType> {
    return readScoutOverview(ctx);
  }

  @Authorized("ADMIN_OWNER")
  @Mutation(() => types.ScoutOverviewPayload, { description: "Confirms what scouts rest on; companies may search from now on." })
  confirmScoutPermit(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ConfirmScoutPermitInput) input: types.ConfirmScoutPermitInput,
  ): Answer {
    return after(ctx, () => confirmScoutPermit(ctx, { ...input }));
  }

  @Authorized("ADMIN_OWNER")
  @Mutation(() => types.ScoutOverviewPayload, { description: "No company searches any more, from this moment." })
  endScoutPermit(@Ctx() ctx: GraphQLContext): Answer {
    return after(ctx, () => endScoutPermit(ctx));
  }

  @Mutation(() => types.ScoutOverviewPayload, { description: "A company may not search for people any more." })
  stopCompanyScouts(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.StopCompanyScoutsInput) input: types.StopCompanyScoutsInput,
  ): Answer {
    return after(ctx, () => stopCompanyScouts(ctx, { ...input }));
  }

  @Mutation(() => types.ScoutOverviewPayload, { description: "A company may search for people again." })
  restoreCompanyScouts(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.RestoreCompanyScoutsInput) { companyId }: types.RestoreCompanyScoutsInput,
  ): Answer {
    return after(ctx, () => restoreCompanyScouts(ctx, { companyId }));
  }

  @Mutation(() => types.LookIntoScoutPayload, { description: "Reads the words of a reported scout; looking is on record." })
  lookIntoScout(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.LookIntoScoutInput) { id }: types.LookIntoScoutInput,
  ): Promise<Payload<{ scout: types.LookedAtScoutType | null }>> {
    return payload(
      ctx,
      () => lookIntoScout(ctx, { id }),
      (scout) => ({ scout }),
      { scout: null },
    );
  }
}
