import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { requireRecruiter } from "../../account/member/recruiter.policy.ts";
import { changeEntry } from "../entry/change-entry.ts";
import type { Entry } from "../entry/entry.entity.ts";
import { lockEntry } from "../entry/lock-entry.ts";
import { InterviewSlot, interviewWays } from "./interview-slot.entity.ts";
import { tellOfferedSlots } from "./tell-interview.ts";

const most = 10;
const farthestMs = 180 * 24 * 3_600_000;
const slotSchema = z.strictObject({
  startsAt: z.coerce.date(),
  minutes: z.int().min(10).max(480),
  way: z.enum(interviewWays),
  place: z.string().trim().min(1).max(300),
});
const schema = z.strictObject({ entryId: z.string(), version: z.int(), slots: z.array(slotSchema).min(1) });
type Slot = z.output<typeof slotSchema>;

function requireInTime(slots: readonly Slot[], now: Date): void {
  if (slots.length > most) throw userError("TOO_MANY_SLOTS", ["slots"], { maximum: most });
  for (const [index, { startsAt }] of slots.entries()) {
    const ahead = startsAt.getTime() - now.getTime();
    if (!(ahead > 0 && ahead < farthestMs)) throw userError("SLOT_TIME", ["slots", String(index), "startsAt"]);
  }
}

/** The company's slot at this time and place: the one other applicants may pick too, or a new one. */
async function findOrMakeSlot(em: EntityManager, slot: Slot & { companyId: string; now: Date }): Promise<InterviewSlot> {
  const { companyId, startsAt, minutes, way, place, now } = slot;
  await em.execute(
    `insert into interview_slot (id, company_id, starts_at, minutes, way, place, created_at) values (?, ?, ?, ?, ?, ?, ?)
    on conflict (company_id, starts_at, place) where cancelled_at is null do nothing`,
    [newId(), companyId, startsAt, minutes, way, place, now],
  );
  return em.findOneOrFail(InterviewSlot, { company: companyId, startsAt, place, cancelledAt: null }, { refresh: true });
}

/**
 * Offers an applicant times for an interview, of which they pick one; the entry goes to SCHEDULING. The same time and place may be
 * offered to several applicants: the first to pick it has it.
 * @throws UserErrors FORBIDDEN, NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION, SLOT_TIME, SLOT_TAKEN, TOO_MANY_SLOTS
 */
export async function offerInterviewSlots(ctx: Ctx, input: z.input<typeof schema>): Promise<Entry> {
  const { companyId } = requireRecruiter(ctx);
  const { entryId, version, slots } = parse(schema, input);
  const now = ctx.now();
  requireInTime(slots, now);
  return runInTransaction(ctx.em, async (em) => {
    const entry = await lockEntry(em, { id: entryId, version, owner: { company: companyId, hiddenFromCompany: false } });
    if (entry.status !== "SCHEDULING") changeEntry(ctx, em, entry, { to: "SCHEDULING", mover: "COMPANY", reason: null });
    await em.flush();
    const offered: InterviewSlot[] = [];
    for (const slot of slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())) {
      const made = await findOrMakeSlot(em, { ...slot, companyId, now });
      if (made.takenBy) throw userError("SLOT_TAKEN", ["slots", String(slots.indexOf(slot)), "startsAt"]);
      const values = [newId(), entry.id, made.id, now];
      await em.execute(
        "insert into interview_offer (id, entry_id, slot_id, created_at) values (?, ?, ?, ?) on conflict do nothing",
        values,
      );
      offered.push(made);
    }
    await tellOfferedSlots(ctx, em, { entry, slots: offered });
    await em.flush();
    return entry;
  });
}
