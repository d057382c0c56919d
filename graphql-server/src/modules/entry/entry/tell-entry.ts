import type { EntityManager } from "@mikro-orm/postgresql";
import type { Ctx } from "../../../shared/ctx.ts";
import { Company } from "../../account/company/company.entity.ts";
import { namedForCompany } from "../../account/leaving/left-person.ts";
import { companyReader } from "../../account/member/company-mail-locale.ts";
import { wantsMail } from "../../account/notification/notification.queries.ts";
import { displayName } from "../../account/profile/display-name.ts";
import { UserProfile } from "../../account/profile/user-profile.entity.ts";
import { User } from "../../account/seeker/user.entity.ts";
import { Work } from "../../work/posting/work.entity.ts";
import type { Entry } from "./entry.entity.ts";

interface Parties {
  user: User;
  seekerName: string;
  work: Work;
  company: Company;
}

async function partiesOf(em: EntityManager, entry: Entry): Promise<Parties> {
  const user = await em.findOneOrFail(User, entry.user.id);
  const profile = await em.findOne(UserProfile, { user: user.id });
  const work = await em.findOneOrFail(Work, entry.work.id);
  const company = await em.findOneOrFail(Company, entry.company.id);
  return { user, seekerName: profile ? displayName(profile) : "", work, company };
}

interface Told {
  entry: Entry;
  reason: string | null;
  locale: string;
}

function paramsOf({ seekerName, work, company }: Parties, { entry, reason, locale }: Told) {
  const title = locale === "en" && work.titleEn ? work.titleEn : work.title;
  return {
    title,
    company: company.name,
    seeker: seekerName,
    entryId: entry.id,
    status: entry.status,
    reason,
  };
}

/** Mails the company, to which somebody who has left has no name any more. */
async function tellCompany(
  ctx: Ctx,
  em: EntityManager,
  { parties, template, ...told }: { parties: Parties; entry: Entry; reason: string | null; template: "entry-received" | "entry-answered" },
): Promise<void> {
  const reader = await companyReader(em, parties.company);
  const { name: seekerName, ...about } = await namedForCompany(em, parties.user.id, reader.locale);
  const params = paramsOf({ ...parties, seekerName }, { ...told, locale: reader.locale });
  ctx.mail(em, { ...reader, ...about, template, params });
}

/** Mails both sides about a new application. */
export async function tellOfNewEntry(ctx: Ctx, em: EntityManager, told: { entry: Entry; work: Work; company: Company }): Promise<void> {
  const parties = await partiesOf(em, told.entry);
  ctx.mail(em, {
    to: parties.user.email,
    template: "entry-sent",
    locale: parties.user.locale,
    params: paramsOf(parties, { entry: told.entry, reason: null, locale: parties.user.locale }),
  });
  await tellCompany(ctx, em, { parties, entry: told.entry, reason: null, template: "entry-received" });
}

/** Mails the seeker about what the company decided. */
export async function tellSeekerOfMove(ctx: Ctx, em: EntityManager, entry: Entry, { reason }: { reason: string | null }): Promise<void> {
  const parties = await partiesOf(em, entry);
  if (!(await wantsMail(em, parties.user.id, "ENTRY"))) return;
  const template = entry.status === "REJECTED" ? "entry-rejected" : "entry-moved";
  ctx.mail(em, {
    to: parties.user.email,
    template,
    locale: parties.user.locale,
    params: paramsOf(parties, { entry, reason, locale: parties.user.locale }),
  });
}

/** Mails the company about what the seeker decided. */
export async function tellCompanyOfMove(ctx: Ctx, em: EntityManager, entry: Entry, { reason }: { reason: string | null }): Promise<void> {
  await tellCompany(ctx, em, { parties: await partiesOf(em, entry), entry, reason, template: "entry-answered" });
}
