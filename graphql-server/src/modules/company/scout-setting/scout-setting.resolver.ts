import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { ScoutCardType } from "../scout-search/scout-card.type.ts";
import { changeScoutSetting, endScouts, startScouts } from "./change-scout-setting.ts";
import { previewScoutCard, readScoutSetting } from "./scout-setting.queries.ts";
import * as types from "./scout-setting.type.ts";

type Answer = Promise<Payload<{ setting: types.ScoutSettingType | null }>>;

/** The setting as it stands after a command. */
function after(ctx: GraphQLContext, command: () => Promise<void>): Answer {
  const run = async () => {
    await command();
    return readScoutSetting(ctx);
  };
  return payload(ctx, run, (setting) => ({ setting }), { setting: null });
}

const plain = (items: readonly types.StatedExperienceInput[]) => items.map(({ family, years }) => ({ family, years }));

@Authorized("SEEKER")
@Resolver()
export class ScoutSettingResolver {
  @Query(() => types.ScoutSettingType, { description: "Whether and how companies may find the seeker." })
  scoutSetting(@Ctx() ctx: GraphQLContext): Promise<types.ScoutSettingType> {
    return readScoutSetting(ctx);
  }

  @Query(() => ScoutCardType, {
    nullable: true,
    description: "What a company would see of the seeker, and nothing else; null while it is off.",
  })
  scoutPreview(
    @Ctx() ctx: GraphQLContext,
    @Arg("workId", () => ID, { nullable: true, description: "An open work, whose verdict is shown then." }) workId: string | null,
  ): Promise<ScoutCardType | null> {
    return previewScoutCard(ctx, workId);
  }

  @Mutation(() => types.ScoutSettingPayload, { description: "The seeker agrees to be found by companies." })
  startScouts(@Ctx() ctx: GraphQLContext, @Arg("input", () => types.StartScoutsInput) input: types.StartScoutsInput): Answer {
    return after(ctx, () => startScouts(ctx, { ...input, experience: plain(input.experience) }));
  }

  @Mutation(() => types.ScoutSettingPayload, { description: "Changes how the seeker is found, or hides them for now." })
  changeScoutSetting(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ChangeScoutSettingInput) input: types.ChangeScoutSettingInput,
  ): Answer {
    return after(ctx, () => changeScoutSetting(ctx, { ...input, experience: plain(input.experience) }));
  }

  @Mutation(() => types.ScoutSettingPayload, { description: "The seeker is not found any more, from this moment." })
  endScouts(@Ctx() ctx: GraphQLContext): Answer {
    return after(ctx, () => endScouts(ctx));
  }
}
