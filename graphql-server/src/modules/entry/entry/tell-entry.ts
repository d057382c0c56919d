import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import type { Locale } from "../../../shared/locale.ts";
import type { Company } from "../../account/company/company.entity.ts";
import { companyNameIn } from "../../account/company/company-name.ts";
import {
  companyAmong,
  type MailReaders,
  readMailReaders,
  seekerForCompany,
  wantsMailOf,
} from "../../account/notification/mail-readers.queries.ts";
import { displayNameIn } from "../../account/profile/display-name.ts";
import type { User } from "../../account/seeker/user.entity.ts";
import { ownTitle, titleFor } from "../../work/naming/work-title.ts";
import { Work } from "../../work/posting/work.entity.ts";
import { conditionOf } from "../offer/offer-condition.ts";
import type { Entry } from "./entry.entity.ts";

interface Parties {
  readers: MailReaders;
  user: User;
  company: Company;
  work: Work;
}

function partiesAmong(readers: MailReaders, work: Work): Parties {
  const { user, company } = readers;
  if (!user || !company) throw new Error("An application without its two sides");
  return { readers, user, company, work };
}

async function partiesOf(em: EntityManager, entry: Entry): Promise<Parties> {
  const known = (id: string) => ({ text: "?::uuid", values: [id] });
  const readers = await readMailReaders(em, { user: known(entry.user.id), company: known(entry.company.id) });
  return partiesAmong(readers, await em.findOneOrFail(Work, entry.work.id));
}

interface Told {
  entry: Entry;
  reason: string | null;
  locale: Locale;
}

function paramsOf({ company }: Parties, { entry, reason, locale }: Told, { title, seeker }: { title: string; seeker: string }) {
  return { title, company: companyNameIn(locale, company), seeker, entryId: entry.id, status: entry.status, reason };
}

/** The work and the seeker as the seeker's own mails name them. */
function namesForSeeker({ readers: { profile }, work }: Parties, locale: Locale) {
  return { title: titleFor(locale, work), seeker: profile ? displayNameIn(locale, profile) : "" };
}

/** Mails the company, to which somebody who has left has no name any more. */
function tellCompany(
  ctx: Ctx,
  em: EntityManager,
  { parties, template, ...told }: { parties: Parties; entry: Entry; reason: string | null; template: "entry-received" | "entry-answered" },
): void {
  const reader = companyAmong(parties.readers, parties.company);
  const { name: seeker, ...about } = seekerForCompany(parties.readers, reader.locale);
  const names = { title: ownTitle(reader.locale, parties.work), seeker };
  ctx.mail(em, { ...reader, ...about, template, params: paramsOf(parties, { ...told, locale: reader.locale }, names) });
}

/** Mails both sides about a new application. */
export function tellOfNewEntry(ctx: Ctx, em: EntityManager, told: { entry: Entry; work: Work; readers: MailReaders }): void {
  const parties = partiesAmong(told.readers, told.work);
  const { locale } = parties.user;
  const params = paramsOf(parties, { entry: told.entry, reason: null, locale }, namesForSeeker(parties, locale));
  ctx.mail(em, { to: parties.user.email, template: "entry-sent", locale, params });
  tellCompany(ctx, em, { parties, entry: told.entry, reason: null, template: "entry-received" });
}

const offered = new Set<Entry["status"]>(["OFFERED", "ACCEPTED"]);

function conditionParams(entry: Entry) {
  const { way, status, weeklyHours, startsOn } = (offered.has(entry.status) && conditionOf(entry)) || {
    way: null,
    status: null,
    weeklyHours: null,
    startsOn: null,
  };
  return { offerWay: way, offerStatus: status, offerWeeklyHours: weeklyHours, offerStartsOn: startsOn };
}

/** Mails the seeker about what the company decided, and what an offer depends on. */
export async function tellSeekerOfMove(ctx: Ctx, em: EntityManager, entry: Entry, { reason }: { reason: string | null }): Promise<void> {
  const parties = await partiesOf(em, entry);
  if (!wantsMailOf(parties.readers, "ENTRY")) return;
  const { locale, email: to } = parties.user;
  const params = paramsOf(parties, { entry, reason, locale }, namesForSeeker(parties, locale));
  if (entry.status === "REJECTED") ctx.mail(em, { to, template: "entry-rejected", locale, params });
  else
    ctx.mail(em, {
      to,
      template: "entry-moved",
      locale,
      params: { ...params, ...conditionParams(entry) },
    });
}

/** Mails the company about what the seeker decided. */
export async function tellCompanyOfMove(ctx: Ctx, em: EntityManager, entry: Entry, { reason }: { reason: string | null }): Promise<void> {
  tellCompany(ctx, em, { parties: await partiesOf(em, entry), entry, reason, template: "entry-answered" });
}
