import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import { Company } from "../../account/company/company.entity.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import { namedForCompany } from "../../account/leaving/left-person.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { displayNameIn } from "../../account/profile/display-name.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { ownTitle, titleFor } from "../../work/naming/work-title.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { Entry } from "../entry/entry.entity.ts";
import type { InterviewSlot } from "./interview-slot.entity.ts";

async function factsOf(em: EntityManager, entry: Entry) {
  const [user, work, company, profile] = [
    await em.findOneOrFail(User, entry.user.id),
    await em.findOneOrFail(Work, entry.work.id),
    await em.findOneOrFail(Company, entry.company.id),
    await em.findOne(UserProfile, { user: entry.user.id }),
  ];
  const namesIn = (locale: Locale) => ({ company: companyNameIn(locale, company), seeker: profile ? displayNameIn(locale, profile) : "" });
  const forSeeker = { ...namesIn(user.locale), title: titleFor(user.locale, work), entryId: entry.id };
  const forCompany = (locale: Locale) => ({ ...namesIn(locale), title: ownTitle(locale, work), entryId: entry.id });
  return { user, company, forSeeker, forCompany };
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
  const { user, forSeeker } = await factsOf(em, entry);
  if (!(await wantsMail(em, user.id, "ENTRY"))) return;
  const times = slots.map(({ startsAt }) => startsAt.toISOString()).join("\n");
  ctx.mail(em, { to: user.email, template: "interview-offered", locale: user.locale, params: { ...forSeeker, times } });
}

type Appointment = { entry: Entry; slot: InterviewSlot };

/** Mails both sides about an appointment, each in its language: it stands in both calendars. It goes out whatever the settings. */
async function tellBoth(
  ctx: Ctx,
  em: EntityManager,
  { entry, slot, template }: Appointment & { template: "interview-cancelled" | "interview-ended" | "interview-picked" },
): Promise<void> {
  const { user, company, forSeeker, forCompany } = await factsOf(em, entry);
  const all = { ...slotParams(slot), at: ctx.now().toISOString() };
  ctx.mail(em, { to: user.email, locale: user.locale, template, params: { ...forSeeker, ...all, side: "SEEKER" } });
  const reader = await companyReader(em, company);
  const { name: seeker, ...about } = await namedForCompany(em, user.id, reader.locale);
  // Where to call somebody is theirs too.
  const place = about.about ? slot.place : "-";
  ctx.mail(em, { ...reader, ...about, template, params: { ...forCompany(reader.locale), ...all, seeker, place, side: "COMPANY" } });
}

/** Mails both sides the time that was picked, with a calendar file. */
export async function tellPickedSlot(ctx: Ctx, em: EntityManager, appointment: Appointment): Promise<void> {
  await tellBoth(ctx, em, { ...appointment, template: "interview-picked" });
}

/** Mails both sides that an interview does not take place because the application is over. */
export async function tellEndedAppointment(ctx: Ctx, em: EntityManager, appointment: Appointment): Promise<void> {
  await tellBoth(ctx, em, { ...appointment, template: "interview-ended" });
}

/** Mails both sides that the time somebody had picked is off, with what takes it out of their calendars. */
export async function tellCancelledSlot(ctx: Ctx, em: EntityManager, slot: InterviewSlot): Promise<void> {
  if (!slot.takenBy) return;
  const entry = await em.findOneOrFail(Entry, slot.takenBy.id);
  await tellBoth(ctx, em, { entry, slot, template: "interview-cancelled" });
}
