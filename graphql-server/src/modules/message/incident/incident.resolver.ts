import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from "type-graphql";
import { jstDate } from "../../../shared/calendar/jst.ts";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { loader } from "../../../shared/loader.ts";
import type { CountedPage } from "../../../shared/paging/page.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { addIncidentStep } from "./add-incident-step.ts";
import { changeIncident } from "./change-incident.ts";
import type { DataIncident } from "./data-incident.entity.ts";
import { type DataIncidentStatus, incidentSteps, listIncidents, readIncident } from "./incident.queries.ts";
import * as types from "./incident.type.ts";
import { clocksOf, isReportLate } from "./incident-clocks.ts";
import { recordIncident } from "./record-incident.ts";

type Answer = Promise<Payload<{ incident: DataIncident | null }>>;
const answer = (ctx: GraphQLContext, act: () => Promise<DataIncident>): Answer =>
  payload(ctx, act, (incident) => ({ incident }), { incident: null });

@Authorized("ADMIN_OPERATOR")
@Resolver(() => types.DataIncidentType)
export class DataIncidentResolver {
  @Query(() => types.DataIncidentPageType, { description: "The register of data incidents, newest first." })
  dataIncidents(
    @Ctx() ctx: GraphQLContext,
    @Arg("statuses", () => [types.DataIncidentStatusEnum], { nullable: true, description: "Only these states." })
    statuses: DataIncidentStatus[] | null,
    @Arg("first", () => Int, { defaultValue: 20, description: "Items a page, 1 to 100." }) first: number,
    @Arg("after", () => String, { nullable: true, description: "`endCursor` of the page before." }) after: string | null,
  ): Promise<CountedPage<DataIncident>> {
    return listIncidents(ctx, { statuses, first, after });
  }

  @Query(() => types.DataIncidentType, { nullable: true, description: "One data incident; that it was read is recorded." })
  dataIncident(
    @Ctx() ctx: GraphQLContext,
    @Arg("id", () => ID, { description: "The incident." }) id: string,
  ): Promise<DataIncident | null> {
    return readIncident(ctx, id);
  }

  @FieldResolver(() => Boolean)
  mustReport(@Root() incident: DataIncident): boolean {
    return clocksOf(incident).mustReport;
  }

  @FieldResolver(() => GraphQLLocalDate)
  preliminaryAimOn(@Root() incident: DataIncident): string {
    return clocksOf(incident).preliminaryAimOn;
  }

  @FieldResolver(() => GraphQLLocalDate)
  preliminaryDueOn(@Root() incident: DataIncident): string {
    return clocksOf(incident).preliminaryDueOn;
  }

  @FieldResolver(() => GraphQLLocalDate)
  finalDueOn(@Root() incident: DataIncident): string {
    return clocksOf(incident).finalDueOn;
  }

  @FieldResolver(() => Boolean)
  late(@Root() incident: DataIncident, @Ctx() ctx: GraphQLContext): boolean {
    return isReportLate(incident, jstDate(ctx.now()));
  }

  @FieldResolver(() => [types.DataIncidentStepType])
  async steps(@Root() { id }: DataIncident, @Ctx() ctx: GraphQLContext): Promise<types.DataIncidentStepType[]> {
    const people = loader(ctx, adminUserById);
    const steps = await incidentSteps(ctx, id);
    return Promise.all(
      steps.map(async ({ id: stepId, kind, body, at, adminId }) => {
        return { id: stepId, kind, body, at, by: (await people.load(adminId))?.name ?? null };
      }),
    );
  }

  @Mutation(() => types.HandleDataIncidentPayload, { description: "Enters a data incident into the register." })
  recordDataIncident(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.RecordDataIncidentInput) input: types.RecordDataIncidentInput,
  ): Answer {
    return answer(ctx, () => recordIncident(ctx, { ...input }));
  }

  @Mutation(() => types.HandleDataIncidentPayload, { description: "Says anew what is known of a data incident." })
  changeDataIncident(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.ChangeDataIncidentInput) input: types.ChangeDataIncidentInput,
  ): Answer {
    return answer(ctx, () => changeIncident(ctx, { ...input }));
  }

  @Mutation(() => types.HandleDataIncidentPayload, { description: "Records what was done about a data incident." })
  addDataIncidentStep(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => types.AddDataIncidentStepInput) input: types.AddDataIncidentStepInput,
  ): Answer {
    return answer(ctx, () => addIncidentStep(ctx, { ...input }));
  }
}
