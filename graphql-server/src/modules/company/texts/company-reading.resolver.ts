import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { SetCompanyReadingInput } from "../../base/reading/reading.input.ts";
import { ReadingCorrectionType, SetCompanyReadingPayload } from "../../base/reading/reading.type.ts";
import type { ReadingCorrection } from "../../base/reading/reading-correction.entity.ts";
import { listCompanyReadings, setCompanyReading } from "./company-reading.ts";

@Authorized("COMPANY")
@Resolver()
export class ReadingCompanyResolver {
  @Query(() => [ReadingCorrectionType], { description: "Readings the company has set, for one work or for all its texts; at most 200." })
  companyReadings(
    @Ctx() ctx: GraphQLContext,
    @Arg("workId", () => ID, { nullable: true, description: "One of the company's works." }) workId: string | null,
  ): Promise<ReadingCorrection[]> {
    return listCompanyReadings(ctx, workId);
  }

  @Authorized("COMPANY_RECRUITER")
  @Mutation(() => SetCompanyReadingPayload, {
    description: "Sets how a word is read; the readings shown follow at once or within seconds.",
  })
  setCompanyReading(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => SetCompanyReadingInput) input: SetCompanyReadingInput,
  ): Promise<Payload<{ readings: ReadingCorrection[] | null }>> {
    return payload(
      ctx,
      () => setCompanyReading(ctx, { ...input }),
      (readings) => ({ readings }),
      { readings: null },
    );
  }
}
