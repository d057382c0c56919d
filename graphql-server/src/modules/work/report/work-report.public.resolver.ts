import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { reportWork } from "./report-work.ts";
import { ReportWorkInput } from "./work-report.input.ts";
import { ReportWorkPayload } from "./work-report.type.ts";

@Authorized("PUBLIC")
@Resolver()
export class WorkReportPublicResolver {
  @Mutation(() => ReportWorkPayload, {
    description: "Tells the operator that something is wrong with a posting; nobody has to give a name.",
  })
  reportWork(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => ReportWorkInput) input: ReportWorkInput,
  ): Promise<Payload<{ taken: boolean }>> {
    return payload(
      ctx,
      () => reportWork(ctx, { ...input }),
      () => ({ taken: true }),
      { taken: false },
    );
  }
}
