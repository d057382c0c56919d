import type { EntityManager } from "@mikro-orm/postgresql";
import { entitiesTogether, readTogether } from "../../../platform/database/read-together.ts";
import { localeOf } from "../../../shared/locale.ts";
import { Company } from "../company/company.entity.ts";
import { hasLeft, mailNameForCompany } from "../leaving/left-person.ts";
import { type CompanyLocale, localeAmong } from "../member/company-mail-locale.ts";
import { CompanyMember } from "../member/company-member.entity.ts";
import { UserProfile } from "../profile/user-profile.entity.ts";
import { User } from "../seeker/user.entity.ts";
import type { NotificationFamily } from "./notification-setting.entity.ts";

/** An id as a statement knows it: a value, or what it finds by one. */
export interface IdSql {
  text: string;
  values: readonly string[];
}

/** What mails between a seeker and a company need to know of both; who is not part of it is undefined. */
export interface MailReaders {
  user: User | undefined;
  profile: UserProfile | undefined;
  company: Company | undefined;
  /** Active members, the earliest first. */
  members: readonly CompanyMember[];
  /** Families of mails that the seeker turned off. */
  unwanted: ReadonlySet<NotificationFamily>;
}

/** Reads both sides together with what else is asked for; the persons are in the unit of work then. */
export async function readMailReaders(em: EntityManager, { user, company }: { user: IdSql; company: IdSql }): Promise<MailReaders> {
  const [users, profiles, companies, members, settings] = await Promise.all([
    entitiesTogether(em, User, { text: `from users as e where e.id = ${user.text}`, values: user.values }),
    entitiesTogether(em, UserProfile, { text: `from user_profile as e where e.user_id = ${user.text}`, values: user.values }),
    entitiesTogether(em, Company, { text: `from company as e where e.id = ${company.text}`, values: company.values }),
    entitiesTogether(em, CompanyMember, {
      text: `from company_member as e where e.company_id = ${company.text} and e.status = 'ACTIVE' order by e.created_at, e.id`,
      values: company.values,
    }),
    readTogether<{ family: NotificationFamily }>(em, {
      text: `select family from notification_setting where not email and user_id = ${user.text}`,
      values: user.values,
      prepared: true,
    }),
  ]);
  return {
    user: users[0],
    profile: profiles[0],
    company: companies[0],
    members,
    unwanted: new Set(settings.map(({ family }) => family)),
  };
}

/** True unless the seeker turned mails of this family off, or the operator has stopped the account. */
export function wantsMailOf({ user, unwanted }: MailReaders, family: NotificationFamily): boolean {
  return user !== undefined && user.status !== "SUSPENDED" && !unwanted.has(family);
}

/** A company's contact address and its mail language. */
export function companyAmong({ members }: MailReaders, company: Company): { to: string; locale: CompanyLocale } {
  return { to: company.contactEmail, locale: localeAmong(members, company) };
}

/** Who answers the mails to a company's contact address: the member who signs in with it, if that one may write. */
export function hasWritingMember({ members }: MailReaders, { contactEmail }: Pick<Company, "contactEmail">): boolean {
  const email = contactEmail.toLowerCase();
  return members.some((member) => member.email === email && (member.role === "OWNER" || member.role === "RECRUITER"));
}

/** How a mail to a company names the seeker, and whom it is about while that person is here. */
export function seekerForCompany({ user, profile }: MailReaders, locale: string): { name: string; about?: string } {
  const shown = user && !hasLeft(user) ? profile : undefined;
  return { name: mailNameForCompany(shown && { profile: shown }, localeOf(locale)), ...(shown && user && { about: user.id }) };
}
