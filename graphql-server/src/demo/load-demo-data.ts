import type { EntityManager } from "@mikro-orm/postgresql";
import { AdminUser } from "../modules/account/admin/admin-user.entity.ts";
import { ApiKey } from "../modules/account/api-key/api-key.entity.ts";
import { Company } from "../modules/account/company/company.entity.ts";
import { Plan } from "../modules/account/company/plan.entity.ts";
import { inquiryEmail } from "../modules/account/leaving/inquiry-email.ts";
import { CompanyMember, memberEmail } from "../modules/account/member/company-member.entity.ts";
import { Credential } from "../modules/account/password/credential.entity.ts";
import { profileSearchColumns } from "../modules/account/profile/profile.search-index.ts";
import { UserProfile } from "../modules/account/profile/user-profile.entity.ts";
import { TermsConsent } from "../modules/account/registration/terms-consent.entity.ts";
import { seekerEmail, User } from "../modules/account/seeker/user.entity.ts";
import { UserEvent } from "../modules/account/seeker/user-event.entity.ts";
import { TwoFactor } from "../modules/account/two-factor/two-factor.entity.ts";
import { EntryFilter } from "../modules/entry/board/entry-filter.entity.ts";
import { Entry } from "../modules/entry/entry/entry.entity.ts";
import { EntryEvent } from "../modules/entry/entry/entry-event.entity.ts";
import { HireCheck } from "../modules/entry/hire/hire-check.entity.ts";
import { ExamResult } from "../modules/exam/certificate/exam-result.entity.ts";
import { generalExamCode } from "../modules/exam/item/install-bank.ts";
import { Exam } from "../modules/exam/sitting/exam.entity.ts";
import { ExamAttempt } from "../modules/exam/sitting/exam-attempt.entity.ts";
import { Complaint } from "../modules/message/complaint/complaint.entity.ts";
import { ComplaintStep } from "../modules/message/complaint/complaint-step.entity.ts";
import { Conversation } from "../modules/message/conversation/conversation.entity.ts";
import { DataIncident } from "../modules/message/incident/data-incident.entity.ts";
import { DataIncidentStep } from "../modules/message/incident/data-incident-step.entity.ts";
import { Inquiry } from "../modules/message/inquiry/inquiry.entity.ts";
import { InquiryEvent } from "../modules/message/inquiry/inquiry-event.entity.ts";
import { Mailing } from "../modules/message/mailing/mailing.entity.ts";
import { MessageTemplate } from "../modules/message/mailing/message-template.entity.ts";
import { Message } from "../modules/message/message/message.entity.ts";
import { messageSearchColumns } from "../modules/message/message/message.search-index.ts";
import { BankAssignment } from "../modules/money/bank-payment/bank-assignment.entity.ts";
import { BankPayment } from "../modules/money/bank-payment/bank-payment.entity.ts";
import { Invoice } from "../modules/money/invoice/invoice.entity.ts";
import { LedgerEntry } from "../modules/money/payment/ledger-entry.entity.ts";
import { Subscription } from "../modules/money/subscription/subscription.entity.ts";
import { News } from "../modules/site/news/news.entity.ts";
import { LanguageVersion } from "../modules/site/version/language-version.entity.ts";
import { WorkLike } from "../modules/work/like/work-like.entity.ts";
import { minimumWagesOn } from "../modules/work/minimum-wage/minimum-wage.queries.ts";
import { hashPassword } from "../platform/password/password.ts";
import { jstDate } from "../shared/calendar/jst.ts";
import { demoAdmins, demoMembers, demoPassword, demoTwoFactorAdmin } from "./accounts/demo-accounts.ts";
import { demoApiKeys } from "./accounts/demo-api-keys.ts";
import { type DemoCompany, demoCompanies } from "./accounts/demo-companies.ts";
import { demoConsents } from "./accounts/demo-consents.ts";
import { canaryOf, closedCompanyEmail, disabledAdminEmail } from "./accounts/seed-accounts.ts";
import { demoHires } from "./entries/demo-hires.ts";
import { demoSocialLife } from "./entries/demo-social-life.ts";
import { demoSittings } from "./exam/demo-sittings.ts";
import { demoBilling } from "./money/demo-billing.ts";
import { demoComplaints, demoIncidents, demoInquiries } from "./operator/demo-desk.ts";
import { loadDesks } from "./operator/demo-desks.ts";
import { demoNews } from "./operator/demo-news.ts";
import { demoOperatorMessages } from "./operator/demo-operator-messages.ts";
import { demoVersions } from "./operator/demo-versions.ts";
import { loadBackOffice } from "./operator/load-back-office.ts";
import { createRandom, demoId, type Random } from "./random.ts";
import { insertRevisions } from "./works/demo-revisions.ts";
import { type DemoWork, demoWorkEvents, demoWorks } from "./works/demo-works.ts";
import { insertWorks } from "./works/insert-works.ts";

export interface DemoDataInput {
  em: EntityManager;
  now: Date;
  /** Marks the private fields of every account, so that a leak can be seen. */
  canaries?: boolean;
  progress?: (text: string) => void;
}

/** Filters that the owner of company A keeps. */
const demoFilters = [
  { name: "新しい応募", statuses: ["APPLIED"] },
  { name: "面接中の方", statuses: ["INTERVIEW"] },
] as const;

const companyCount = 64;
const workCount = 460;
/** Members and admins of the demo accounts; with marks also those who have lost their access. */
function peopleOf(random: Random, input: { companies: readonly { id: string }[]; now: Date; canaries: boolean }) {
  const { companies, now, canaries } = input;
  const stamps = { version: 1, createdAt: now, updatedAt: now };
  const closed = canaries ? [{ company: 3, role: "OWNER" as const, email: closedCompanyEmail, name: "閉鎖 企業" }] : [];
  const members = [...demoMembers, ...closed].map(({ company, ...member }) => ({
    id: demoId(random, now),
    company: companies[company]?.id ?? "",
    ...member,
    name: canaries ? `${member.name} ${canaryOf(member.email)}` : member.name,
    status: "ACTIVE" as const,
    ...stamps,
  }));
  const disabled = canaries ? [{ role: "OWNER" as const, email: disabledAdminEmail, name: "停止 管理者" }] : [];
  const { totpSecret: _, ...twoFactor } = demoTwoFactorAdmin;
  const admins = [...demoAdmins, ...disabled, twoFactor].map((admin) => ({
    id: demoId(random, now),
    ...admin,
    status: admin.email === disabledAdminEmail ? ("DISABLED" as const) : ("ACTIVE" as const),
    ...stamps,
    createdAt: new Date(now.getTime() - 400 * 86_400_000),
  }));
  return { members, admins };
}

function markDrafts(works: readonly DemoWork[], companies: readonly { id: string }[]): void {
  const owners = new Map([
    [companies[0]?.id, "owner-a@example.jp"],
    [companies[1]?.id, "owner-b@example.jp"],
  ]);
  for (const work of works) {
    const email = owners.get(work.company);
    if (email && (work.status === "DRAFT" || work.status === "RETURNED")) work.description = `${work.description}\n${canaryOf(email)}`;
  }
}

/** Bills of the companies that show money: A by card, B by transfer, two others with a bill that waits for its transfer. */
async function writeBilling(
  em: EntityManager,
  { companies, accountant, now }: { companies: readonly DemoCompany[]; accountant: string; now: Date },
): Promise<void> {
  const random = createRandom(20_261_122);
  const payers = [
    { at: 0, method: "CARD", months: 6, isOpen: false },
    { at: 1, method: "TRANSFER", months: 4, isOpen: false },
    { at: 4, method: "TRANSFER", months: 3, isOpen: true },
    { at: 7, method: "TRANSFER", months: 2, isOpen: true },
  ] as const;
  const prices = new Map((await em.find(Plan, {})).map(({ code, monthlyPrice }) => [code, monthlyPrice]));
  const paying = payers.flatMap(({ at, ...payer }) => {
    const company = companies[at];
    return company ? [{ company, ...payer }] : [];
  });
  const { invoices, ledger, subscriptions, transfers } = demoBilling(random, { payers: paying, prices, now });
  for (const invoice of invoices) {
    const [row] = await em.execute<{ number: string }[]>("select nextval('invoice_number')::text as number");
    const number = `${jstDate(invoice.issuedAt).slice(0, 4)}-${(row?.number ?? "").padStart(6, "0")}`;
    await em.insert(Invoice, { ...invoice, number });
  }
  await em.insertMany(LedgerEntry, ledger);
  await em.insertMany(Subscription, subscriptions);
  await em.insertMany(
    BankPayment,
    transfers.map(({ payment }) => ({ ...payment, createdBy: accountant })),
  );
  await em.insertMany(
    BankAssignment,
    transfers.map(({ assignment }) => ({ ...assignment, by: accountant })),
  );
}

async function writeDesk(em: EntityManager, random: Random, desk: { now: Date; operatorId: string }): Promise<void> {
  const { inquiries, events } = demoInquiries(random, desk);
  const { complaints, steps } = demoComplaints(random, desk);
  await em.insertMany(Inquiry, inquiryEmail.beside(inquiries));
  await em.insertMany(InquiryEvent, events);
  await em.insertMany(Complaint, complaints);
  await em.insertMany(ComplaintStep, steps);
  const { incidents, incidentSteps } = demoIncidents(random, desk);
  await em.insertMany(DataIncident, incidents);
  await em.insertMany(DataIncidentStep, incidentSteps);
}

/** Writes the operator's mailing, the saved texts, and the record of whom the operator has stopped. */
async function writeOperatorMessages(em: EntityManager, written: ReturnType<typeof demoOperatorMessages>): Promise<void> {
  await em.insert(Mailing, written.mailing);
  await em.insertMany(MessageTemplate, written.templates);
  await em.insertMany(UserEvent, written.events);
}

/** Sittings hang on the exam, which is there wherever the server starts; a database without one has none. */
async function writeSittings(em: EntityManager, profiles: Parameters<typeof demoSittings>[0]["profiles"], now: Date): Promise<void> {
  const exam = await em.findOne(Exam, { code: generalExamCode });
  const { attempts, results } = demoSittings({ profiles: exam ? profiles : [], examId: exam?.id ?? "", now });
  if (attempts.length === 0) return;
  await em.insertMany(ExamAttempt, attempts);
  await em.insertMany(ExamResult, results);
}

async function write(em: EntityManager, input: DemoDataInput) {
  const { now, canaries = false, progress = () => undefined } = input;
  const random = createRandom(20_261_121);
  const passwordHash = await hashPassword(demoPassword);
  const companies = demoCompanies(random, { now, count: companyCount });
  const wages = await minimumWagesOn(em, jstDate(now));
  const works = demoWorks(random, { companies, count: workCount, now, wages });
  const closed = companies[3];
  if (canaries && closed) closed.status = "CLOSED";
  if (canaries) markDrafts(works, companies);
  const { members, admins } = peopleOf(random, { companies, now, canaries });
  const memberOf = (company: string) => (members.find((member) => member.company === company) ?? members[0])?.id ?? "";
  const life = demoSocialLife(random, { companies, works, memberOf, now, canaries });
  progress(`Writing ${companies.length} companies and ${works.length} works`);
  await em.insertMany(Company, companies);
  await insertWorks(em, works, demoWorkEvents(random, works));
  await insertRevisions(em, works, now);
  await em.insertMany(CompanyMember, memberEmail.beside(members));
  await em.insertMany(TermsConsent, demoConsents(members));
  await em.insertMany(AdminUser, admins);
  // Two who never applied were stopped by the operator.
  const idle = life.users.filter(({ id, status }) => status === "ACTIVE" && !life.entries.some(({ user }) => user === id));
  const stopped = new Set(idle.slice(-2).map(({ id }) => id));
  const users = life.users.map((user) => (stopped.has(user.id) ? { ...user, status: "SUSPENDED" as const } : user));
  await em.insertMany(User, seekerEmail.beside(users));
  await em.insertMany(ApiKey, demoApiKeys(random, { createdBy: admins[0]?.id ?? "", now }));
  const emails = new Map(life.users.map(({ id, email }) => [id, email]));
  for (const profile of life.profiles) {
    await em.insert(UserProfile, { ...profile, ...profileSearchColumns(profile, emails.get(profile.user) ?? "") });
  }
  const accounts = [
    ...life.users.map(({ id }) => ({ kind: "SEEKER" as const, accountId: id })),
    ...members.map(({ id }) => ({ kind: "COMPANY" as const, accountId: id })),
    ...admins.map(({ id }) => ({ kind: "ADMIN" as const, accountId: id })),
  ];
  await em.insertMany(
    Credential,
    accounts.map((account) => ({ id: demoId(random, now), ...account, passwordHash, updatedAt: now })),
  );
  const guarded = admins.find(({ email }) => email === demoTwoFactorAdmin.email);
  const secret = { secret: demoTwoFactorAdmin.totpSecret, confirmedAt: now, createdAt: now };
  if (guarded) await em.insert(TwoFactor, { id: demoId(random, now), kind: "ADMIN", accountId: guarded.id, ...secret });
  await em.insertMany(Entry, life.entries);
  const insuredWorks = new Set(works.filter(({ employmentInsurance }) => employmentInsurance).map(({ id }) => id));
  await em.insertMany(HireCheck, demoHires({ ...life, insuredWorks, memberId: members[0]?.id ?? "", now }));
  const mark = { keyword: null, workId: null };
  for (const [index, { name, statuses }] of demoFilters.entries()) {
    const createdAt = new Date(now.getTime() + index);
    await em.insert(EntryFilter, {
      id: demoId(random, createdAt),
      member: members[0]?.id ?? "",
      name,
      filter: { ...mark, statuses: [...statuses] },
      createdAt,
    });
  }
  const accountant = admins.find(({ role }) => role === "ACCOUNTANT")?.id ?? admins[0]?.id ?? "";
  await writeBilling(em, { companies, accountant, now });
  await em.insertMany(EntryEvent, life.events);
  const operator = admins.find(({ role }) => role === "OPERATOR");
  const written = demoOperatorMessages({ users, companies, members, adminId: operator?.id ?? "", now });
  await writeOperatorMessages(em, written);
  await writeSittings(em, life.profiles, now);
  await em.insertMany(Conversation, [...life.conversations, ...written.conversations]);
  const entryMessages = life.messages.map((message) => ({ ...message, ...messageSearchColumns(message.body) }));
  await em.insertMany(Message, [...entryMessages, ...written.messages]);
  await em.insertMany(WorkLike, life.likes);
  await loadDesks(em, { admins, companies, now });
  const news = demoNews(random, now);
  await em.insertMany(News, news);
  await em.insertMany(LanguageVersion, demoVersions(news));
  await writeDesk(em, random, { now, operatorId: admins.find(({ role }) => role === "OPERATOR")?.id ?? "" });
  await loadBackOffice(em, { admins: admins.filter(({ status }) => status === "ACTIVE"), members, works, passwordHash, now });
  await em.execute(
    "update work w set entry_count = (select count(*) from entry e where e.work_id = w.id), like_count = (select count(*) from work_like l where l.work_id = w.id) where exists (select 1 from entry e where e.work_id = w.id) or exists (select 1 from work_like l where l.work_id = w.id)",
  );
  return { loaded: true, companies: companies.length, works: works.length, seekers: life.users.length };
}

/** Fills an empty database with the demo set, all or nothing; a second call finds it and changes nothing. */
export async function loadDemoData(input: DemoDataInput): Promise<{ loaded: boolean; companies: number; works: number; seekers: number }> {
  if ((await input.em.count(Company)) > 0) return { loaded: false, companies: 0, works: 0, seekers: 0 };
  return input.em.transactional((em) => write(em, input));
}
