import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { SetNewsReadingInput } from "../../base/reading/reading.input.ts";
import { ReadingCorrectionType, SetNewsReadingPayload } from "../../base/reading/reading.type.ts";
import type { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import { listNewsReadings, setNewsReading } from "./news-reading.ts";

@Authorized("ADMIN_EDITOR")
@Resolver()
export class ReadingAdminResolver {
  @Query(() => [ReadingCorrectionType], { description: "Readings set for a news item; at most 200." })
  newsReadings(
    @Ctx() ctx: GraphQLContext,
    @Arg("newsId", () => ID, { description: "The news item." }) newsId: string,
  ): Promise<ReadingCorrection[]> {
    return listNewsReadings(ctx, newsId);
  }

  @Mutation(() => SetNewsReadingPayload, { description: "Sets how a word is read in a news item." })
  setNewsReading(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetNewsReadingInput) input: SetNewsReadingInput,
  ): Promise<Payload<{ readings: ReadingCorrection[] | null }>> {
    return payload(
      ctx,
      () => setNewsReading(ctx, { ...input }),
      (readings) => ({ readings }),
      { readings: null },
    );
  }
}
