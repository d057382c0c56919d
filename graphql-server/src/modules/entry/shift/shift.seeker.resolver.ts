import { GraphQLLocalDate } from "graphql-scalars";
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { GraphQLContext } from "../../../shared/graphql/context.ts";
import { type Payload, payload } from "../../../shared/graphql/payload.ts";
import { addSchoolVacation } from "./add-school-vacation.ts";
import { type AddedShifts, addShift } from "./add-shift.ts";
import { removeSchoolVacation } from "./remove-school-vacation.ts";
import { removeShift } from "./remove-shift.ts";
import type { SchoolVacation } from "./school-vacation.entity.ts";
import { AddSchoolVacationInputType, AddShiftInputType, RemoveShiftInputType } from "./shift.input.ts";
import { readShiftCalendar } from "./shift.queries.ts";
import { AddSchoolVacationPayloadType, AddShiftPayloadType, RemoveShiftPayloadType, ShiftCalendarType } from "./shift.type.ts";

const gone = (removedId: string) => ({ removedId });

@Authorized("SEEKER")
@Resolver()
export class ShiftSeekerResolver {
  @Query(() => ShiftCalendarType, { description: "The seeker's own shifts, with what is too much for their status." })
  shiftCalendar(
    @Ctx() ctx: GraphQLContext,
    @Arg("from", () => GraphQLLocalDate, { description: "First day." }) from: string,
    @Arg("to", () => GraphQLLocalDate, { description: "Last day." }) to: string,
  ): Promise<ShiftCalendarType> {
    return readShiftCalendar(ctx, { from, to });
  }

  @Mutation(() => AddShiftPayloadType, { description: "Adds a shift; warns before saving when any seven days would have too much." })
  addShift(@Ctx() ctx: GraphQLContext, @Arg("input", () => AddShiftInputType) input: AddShiftInputType): Promise<Payload<AddedShifts>> {
    return payload(
      ctx,
      () => addShift(ctx, { ...input }),
      (added) => added,
      { shifts: [], excesses: [] },
    );
  }

  @Mutation(() => RemoveShiftPayloadType, { description: "Removes a shift." })
  removeShift(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RemoveShiftInputType) input: RemoveShiftInputType,
  ): Promise<Payload<{ removedId: string | null }>> {
    return payload(ctx, () => removeShift(ctx, input), gone, { removedId: null });
  }

  @Mutation(() => AddSchoolVacationPayloadType, { description: "Adds a long vacation of the school." })
  addSchoolVacation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => AddSchoolVacationInputType) input: AddSchoolVacationInputType,
  ): Promise<Payload<{ vacation: SchoolVacation | null }>> {
    return payload(
      ctx,
      () => addSchoolVacation(ctx, { ...input }),
      (vacation) => ({ vacation }),
      { vacation: null },
    );
  }

  @Mutation(() => RemoveShiftPayloadType, { description: "Removes a vacation of the school." })
  removeSchoolVacation(
    @Ctx() ctx: GraphQLContext,
    @Arg("input", () => RemoveShiftInputType) input: RemoveShiftInputType,
  ): Promise<Payload<{ removedId: string | null }>> {
    return payload(ctx, () => removeSchoolVacation(ctx, input), gone, { removedId: null });
  }
}
