import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { SchoolVacation } from "./school-vacation.entity.ts";
import { vacationsOf } from "./shift.queries.ts";

const maxVacations = 40;
/** No school is closed for longer. */
const maxDays = 100;

const schema = z
  .strictObject({ startsOn: z.iso.date(), endsOn: z.iso.date() })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, { ...problem("END_BEFORE_START"), path: ["endsOn"] })
  .refine(({ startsOn, endsOn }) => endsOn < addDays(startsOn, maxDays), { ...problem("OUT_OF_RANGE"), path: ["endsOn"] });

/** Adds a long vacation of the signed-in seeker's school. @throws UserErrors VACATION_OVERLAPS, TOO_MANY_SHIFTS or one problem a field */
export async function addSchoolVacation(ctx: Ctx, input: z.input<typeof schema>): Promise<SchoolVacation> {
  const { userId } = requireSeeker(ctx);
  const { startsOn, endsOn } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const known = await vacationsOf(em, userId);
    if (known.length >= maxVacations) throw userError("TOO_MANY_SHIFTS", [], { maximum: maxVacations });
    if (known.some((other) => startsOn <= other.endsOn && other.startsOn <= endsOn)) throw userError("VACATION_OVERLAPS", ["startsOn"]);
    const vacation = em.create(SchoolVacation, { id: newId(), user, startsOn, endsOn, createdAt: ctx.now() });
    await em.flush();
    return vacation;
  });
}
