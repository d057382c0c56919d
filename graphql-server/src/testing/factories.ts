import type { EntityManager, RequiredEntityData } from "@mikro-orm/postgresql";
import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { Company } from "../modules/account/company/company.entity.ts";
import { CompanyMember } from "../modules/account/member/company-member.entity.ts";
import { indexProfile } from "../modules/account/profile/profile.search-index.ts";
import { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import { termsVersion } from "../modules/account/registration/terms.ts";
import { TermsConsent } from "../modules/account/registration/terms-consent.entity.ts";
import { User } from "../modules/account/seeker/user.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { News } from "../modules/site/news/news.entity.ts";
import { Work } from "../modules/work/posting/work.entity.ts";
import { newId } from "../shared/ids.ts";

type Changes<T> = Partial<RequiredEntityData<T>>;

/** The time at which everything here was made, and the stamps of a new row. */
const madeAt = new Date("2026-11-20T00:00:00Z");
const stamps = { createdAt: madeAt, updatedAt: madeAt };

/** Pads a number, so that addresses differ. */
let serial = 0;
function unique(prefix: string): string {
  serial += 1;
  return `${prefix}${serial}-${newId().slice(-6)}`;
}

/** A registered seeker with a profile that may apply. Flush the entity manager to write it. */
export function aSeeker(em: EntityManager, changes: Changes<User> = {}, profile: Changes<UserProfile> = {}): User {
  const email = `${unique("seeker")}@example.jp`;
  const user = em.create(User, { id: newId(), email, termsVersion: "2026-11", termsAcceptedAt: madeAt, ...stamps, ...changes });
  const name = { familyName: "山田", givenName: "花子", familyNameKana: "ヤマダ", givenNameKana: "ハナコ", latinName: "Hanako Yamada" };
  const contact = { birthDate: "1998-04-01", phone: "+819012345678", postalCode: "1600023", prefecture: "13" as const, city: "新宿区" };
  const made = em.create(UserProfile, {
    user,
    ...name,
    ...contact,
    addressLine: "西新宿1-1-1",
    workPermission: "UNRESTRICTED",
    selfDeclaredLevel: "N2",
    updatedAt: madeAt,
    ...profile,
  });
  indexProfile(made, user.email);
  return user;
}

/** An active company on the FREE plan, without members. */
export function aCompany(em: EntityManager, changes: Changes<Company> = {}): Company {
  const name = unique("テスト商事");
  return em.create(Company, {
    id: newId(),
    name,
    status: "ACTIVE",
    industry: "G",
    postalCode: "1000001",
    prefecture: "13",
    city: "千代田区",
    addressLine: "千代田1-1",
    contactEmail: `${unique("company")}@example.jp`,
    contactPhone: "0312345678",
    plan: "FREE",
    ...stamps,
    ...changes,
  });
}

/** A member who can sign in; an owner unless given another role. */
export function aMember(em: EntityManager, company: Company, changes: Changes<CompanyMember> = {}): CompanyMember {
  const email = `${unique("member")}@example.jp`;
  const member = em.create(CompanyMember, { id: newId(), company, email, name: "佐藤一郎", role: "OWNER", ...stamps, ...changes });
  em.create(TermsConsent, { id: newId(), kind: "COMPANY", accountId: member.id, version: termsVersion, acceptedAt: madeAt });
  return member;
}

/** A person of the back office; an owner unless told. */
export function anAdmin(em: EntityManager, changes: Changes<AdminUser> = {}): AdminUser {
  return em.create(AdminUser, {
    id: newId(),
    email: `${unique("admin")}@example.jp`,
    name: "管理花子",
    role: "OWNER",
    ...stamps,
    ...changes,
  });
}

/** The content the law requires of a posting, all of it true and plain. */
const lawfulContent = {
  title: "ホールスタッフ",
  category: "SERVICE",
  occupation: "飲食店ホール係",
  employmentType: "PART_TIME",
  openings: 2,
  employerName: "テスト商事株式会社",
  employerAddress: "東京都千代田区千代田1-1",
  contactEmail: "jobs@example.jp",
  prefecture: "13",
  city: "千代田区",
  addressLine: "千代田1-1",
  workplaceChangeScope: "変更なし",
  smoking: "NO_SMOKING",
  description: "お客様のご案内、注文、配膳、片付けをお願いします。",
  dutiesChangeScope: "変更なし",
  japaneseLevel: "N3",
  payUnit: "HOUR",
  payMin: 1300,
  payMax: 1500,
  payClosing: "月末",
  payDay: "翌月25日",
  workTimeSystem: "SHIFT",
  workTimes: [{ start: "10:00", end: "15:00" }],
  breakMinutes: 45,
  weeklyHours: 20,
  overtime: false,
  holidays: "シフト制、週休2日以上",
  healthInsurance: false,
  pensionInsurance: false,
  accidentInsurance: true,
  employmentInsurance: true,
  fixedTerm: true,
  termMonths: 12,
  renewal: "POSSIBLE",
  renewalCriteria: "勤務成績と業務量による",
  renewalLimit: "上限なし",
  trial: false,
} as const;

/** A published posting; set `status` and its times for another state. Search columns are empty unless given. */
export function aWork(em: EntityManager, company: Company, changes: Changes<Work> = {}): Work {
  return em.create(Work, {
    id: newId(),
    company,
    status: "OPEN",
    ...lawfulContent,
    workTimes: [...lawfulContent.workTimes],
    monthlyPayMin: 225_000,
    monthlyPayMax: 260_000,
    infoUpdatedAt: madeAt,
    publishedAt: madeAt,
    // So far ahead that no clock of a test ends it.
    confirmedOn: "2099-01-01",
    ...stamps,
    ...changes,
  });
}

/** A published news item for everyone. */
export function aNews(em: EntityManager, changes: Changes<News> = {}): News {
  const text = { title: "お知らせの題名", summary: "お知らせの要約。", bodyHtml: "<p>お知らせの本文。</p>" };
  return em.create(News, { id: newId(), category: "NEWS", status: "PUBLISHED", ...text, publishedAt: madeAt, ...stamps, ...changes });
}

/** An application in its first state. */
export function anEntry(em: EntityManager, { user, work }: { user: User; work: Work }, changes: Changes<Entry> = {}): Entry {
  return em.create(Entry, {
    id: newId(),
    user,
    work,
    company: work.company,
    message: "よろしくお願いいたします。",
    consentVersion: "2026-11",
    consentedAt: madeAt,
    operationId: newId(),
    movedAt: madeAt,
    ...stamps,
    ...changes,
  });
}
