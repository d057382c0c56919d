import { LockMode } from "@mikro-orm/core";
import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import { addDays } from "../../../shared/calendar/working-days.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, problem, userError } from "../../../shared/user-error.ts";
import { requireSeeker } from "../../account/seeker/seeker.policy.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Shift } from "./shift.entity.ts";
import { excessesOfAdding, type HourExcess, overlaps, type ShiftTimes } from "./shift.policy.ts";
import { ownHourLimits, shiftsAround, vacationsOf } from "./shift.queries.ts";

const maxShifts = 2_000;
const maxWeeks = 26;

const outOfRange = problem("OUT_OF_RANGE");
const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .transform((text) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3)));

const schema = z.strictObject({
  day: z.iso.date(),
  start: clock,
  end: clock,
  breakMinutes: z.number().refine((value) => Number.isInteger(value) && value >= 0 && value < 1_440, outOfRange),
  employer: z.string().trim().min(1).max(120),
  weeks: z.number().refine((value) => Number.isInteger(value) && value >= 1 && value <= maxWeeks, outOfRange),
  acceptExcess: z.boolean(),
});

/** The shifts that an input means: the same times every seventh day. An end that is not after the start is on the next day. */
function timesOf({ day, start, end, breakMinutes, weeks }: z.output<typeof schema>): ShiftTimes[] {
  const endMinute = end > start ? end : end + 1_440;
  if (breakMinutes >= endMinute - start) throw userError("OUT_OF_RANGE", ["breakMinutes"]);
  return Array.from({ length: weeks }, (_, week) => ({ day: addDays(day, week * 7), startMinute: start, endMinute, breakMinutes }));
}

export interface AddedShifts {
  shifts: Shift[];
  /** Excesses that the new shifts cause; when they are not accepted, nothing is saved. */
  excesses: HourExcess[];
}

async function existingShifts(em: EntityManager, userId: string, added: readonly ShiftTimes[]): Promise<Shift[]> {
  const count = await em.count(Shift, { user: userId });
  if (count + added.length > maxShifts) throw userError("TOO_MANY_SHIFTS", [], { maximum: maxShifts });
  const [first, last] = [added[0]?.day ?? "", added.at(-1)?.day ?? ""];
  const existing = await shiftsAround(em, userId, { from: first, to: last });
  if (existing.some((old) => added.some((fresh) => overlaps(old, fresh)))) throw userError("SHIFT_OVERLAPS", ["start"]);
  return existing;
}

/**
 * Adds a shift of the signed-in seeker, also for the weeks that follow. When any seven days would have more hours than the rules of those
 * days allow, it is not saved and the excess is returned; the seeker may save it all the same.
 * @throws UserErrors SHIFT_OVERLAPS, TOO_MANY_SHIFTS or one problem a field
 */
export async function addShift(ctx: Ctx, input: z.input<typeof schema>): Promise<AddedShifts> {
  const { userId } = requireSeeker(ctx);
  const { employer, acceptExcess, ...values } = parse(schema, input);
  const added = timesOf({ employer, acceptExcess, ...values });
  const limitsOn = await ownHourLimits(ctx);
  return runInTransaction(ctx.em, async (em) => {
    const user = await em.findOneOrFail(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    const existing = await existingShifts(em, userId, added);
    const vacations = await vacationsOf(em, userId);
    const excesses = excessesOfAdding({ shifts: existing, added, vacations, limitsOn });
    if (excesses.length > 0 && !acceptExcess) return { shifts: [], excesses };
    const shifts = added.map((times) => em.create(Shift, { id: newId(), user, ...times, employer, createdAt: ctx.now() }));
    await em.flush();
    return { shifts, excesses };
  });
}
