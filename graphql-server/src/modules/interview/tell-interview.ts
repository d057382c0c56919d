import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../shared/ctx.ts";
import { Company } from "../company/company.entity.ts";
import { Entry } from "../entry/entry.entity.ts";
import { wantsMail } from "../notification/notification.queries.ts";
import { displayName } from "../user/display-name.ts";
import { User } from "../user/user.entity.ts";
import { UserProfile } from "../user/user-profile.entity.ts";
import { Work } from "../work/work.entity.ts";
import type { InterviewSlot } from "./interview-slot.entity.ts";

async function factsOf(em: EntityManager, entry: Entry) {
  const [user, work, company, profile] = [
    await em.findOneOrFail(User, entry.user.id),
    await em.findOneOrFail(Work, entry.work.id),
    await em.findOneOrFail(Company, entry.company.id),
    await em.findOne(UserProfile, { user: entry.user.id }),
  ];
  const params = { title: work.title, company: company.name, seeker: profile ? displayName(profile) : "", entryId: entry.id };
  return { user, company, params };
}

function slotParams({ id, startsAt, minutes, way, place }: InterviewSlot) {
  return { slotId: id, startsAt: startsAt.toISOString(), minutes, way, place };
}

/** Mails the seeker the times there are to pick from. */
export async function tellOfferedSlots(
  ctx: Ctx,
  em: EntityManager,
  { entry, slots }: { entry: Entry; slots: readonly InterviewSlot[] },
): Promise<void> {
  const { user, params } = await factsOf(em, entry);
  if (!(await wantsMail(em, user.id, "ENTRY"))) return;
  const times = slots.map(({ startsAt }) => startsAt.toISOString()).join("\n");
  ctx.mail(em, { to: user.email, template: "interview-offered", locale: user.locale, params: { ...params, times } });
}

/** Mails both sides the time that was picked, with a calendar file. It is an appointment: it goes out whatever the settings. */
export async function tellPickedSlot(ctx: Ctx, em: EntityManager, { entry, slot }: { entry: Entry; slot: InterviewSlot }): Promise<void> {
  const { user, company, params } = await factsOf(em, entry);
  const all = { ...params, ...slotParams(slot), at: ctx.now().toISOString() };
  ctx.mail(em, { to: user.email, template: "interview-picked", locale: user.locale, params: { ...all, side: "SEEKER" } });
  ctx.mail(em, { to: company.contactEmail, template: "interview-picked", locale: "ja", params: { ...all, side: "COMPANY" } });
}

/** Mails the seeker who had picked the time that it is off. */
export async function tellCancelledSlot(ctx: Ctx, em: EntityManager, slot: InterviewSlot): Promise<void> {
  if (!slot.takenBy) return;
  const { user, params } = await factsOf(em, await em.findOneOrFail(Entry, slot.takenBy.id));
  const all = { ...params, ...slotParams(slot), at: ctx.now().toISOString() };
  ctx.mail(em, { to: user.email, template: "interview-cancelled", locale: user.locale, params: all });
}
