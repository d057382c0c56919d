/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Agreement to the terms in force. */
export type AcceptTermsInput = {
  /** Which of the browser's accounts agrees. */
  kind: PasskeyKind;
  /** The version that was read, as it was answered. */
  version: string;
};

/** The three kinds of account, each with its own session. */
export type AccountKind =
  | 'ADMIN'
  | 'COMPANY'
  | 'SEEKER';

/** Who did something; SYSTEM is expiry and other automatic work. */
export type ActorKind =
  | 'ADMIN'
  | 'COMPANY'
  | 'SEEKER'
  | 'SYSTEM';

/** A picture that was uploaded for the company's photos, with its words. */
export type AddCompanyPhotoInput = {
  /** What it shows, at most 120 characters. */
  alt: string;
  /** The upload, of purpose WORKPLACE. */
  attachmentId: string;
};

/** A step of handling a complaint. */
export type AddComplaintStepInput = {
  /** 1 to 4,000 characters. */
  body: string;
  /** The complaint. */
  id: string;
  /** What was done. */
  kind: ComplaintAct;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** What was done about a data incident. */
export type AddDataIncidentStepInput = {
  /** In words, 1 to 4,000 characters: to whom, by which way, with which number. */
  body: string;
  /** The incident. */
  id: string;
  /** What was done. */
  kind: DataIncidentAct;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** A note about an applicant. */
export type AddEntryNoteInput = {
  /** At most 4,000 characters. */
  body: string;
  /** The application. */
  entryId: string;
};

/** The text of a legal page from a day on, in three languages. */
export type AddLegalTextInput = {
  /** The same in やさしい日本語. */
  changesEasy: string;
  /** The same in English. */
  changesEn: string;
  /** What changes, in a sentence or two that members read: Japanese, 1 to 400 characters. */
  changesJa: string;
  /** やさしい日本語, with the same parts. */
  easy: string;
  /** English, with the same parts. */
  en: string;
  /** Japanese: `# title`, lead, `## heading {#id}`, paragraphs, `- item`, `: term = value`. */
  ja: string;
  /** Which page. */
  page: LegalPage;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
};

/** 地域別最低賃金 from a day on. */
export type AddMinimumWagesInput = {
  /** One row a prefecture. */
  rows: Array<MinimumWageInput>;
  /** Where the amounts were read, 1 to 400 characters. */
  source: string;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
};

/** A row of the rules of 外国人雇用状況の届出 about people whose first day is a day or later. */
export type AddNoticeRuleInput = {
  /** Day of the month after the first day by which the notice is due, 1 to 31; null is that month's last day. */
  dueDay?: number | null | undefined;
  /** Whether it is about people insured under 雇用保険. */
  isInsured: boolean;
  /** Where the rule is written, 1 to 400 characters. */
  source: string;
  /** Day of the source, or the day on which it was read. */
  sourceDate: string;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
  /** Last day, after which the row before it holds again; null means until a newer row. */
  validTo?: string | null | undefined;
};

/** A term of the operator's work from a day on. */
export type AddOperatingTermInput = {
  /** Law, notice or promise it rests on, 1 to 400 characters. */
  basis: string;
  /** Which term. */
  code: OperatingTermCode;
  /** Working days, days or years, by the term. */
  length: number;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
};

/** Who runs the site from a day on. */
export type AddOperatorFactsInput = {
  /** True while these are examples; the pages then say so. */
  demo: boolean;
  /** Every fact once. */
  facts: Array<OperatorFactInput>;
  /** 届出 or licence. */
  permit: OperatorPermit;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
};

/** A row of the work permission rules from a day on, about a 在留資格 or about what people say. */
export type AddPermissionRuleInput = {
  /** 職種 it is about; empty means every other one. */
  categories: Array<JobCategory>;
  /** What the person shows or asks, in Japanese. */
  evidence: string;
  /** The same in やさしい日本語. */
  evidenceEasy: string;
  /** The same in English. */
  evidenceEn: string;
  /** Hours in any seven days; only for PART_TIME_HOURS. */
  maxWeeklyHours?: number | null | undefined;
  /** What people say they may do, where no 在留資格 is known. */
  permission?: WorkPermission | null | undefined;
  /** What it answers; one that needs no more than 職種 and hours. */
  reason: PermissionRuleAnswer;
  /** Where the rule is written, 1 to 400 characters. */
  source: string;
  /** Day of the source, or the day on which it was read. */
  sourceDate: string;
  /** 在留資格 it is about; null when it is about what people say without one. */
  status?: ResidenceStatus | null | undefined;
  /** Hours a day of the school's long vacation; only for PART_TIME_HOURS. */
  vacationDailyHours?: number | null | undefined;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
  /** Last day, after which the row before it holds again; null means until a newer row. */
  validTo?: string | null | undefined;
};

/** 長期休業 of the seeker's school. */
export type AddSchoolVacationInput = {
  /** Last day. */
  endsOn: string;
  /** First day. */
  startsOn: string;
};

/** A shift at any employer. */
export type AddShiftInput = {
  /** Saves it although it is too much. */
  acceptExcess?: boolean;
  /** Minutes of break. */
  breakMinutes?: number;
  /** Day in Japan on which it begins. */
  day: string;
  /** Where, in the seeker's own words. */
  employer: string;
  /** HH:MM; not after the start means on the next day. */
  end: string;
  /** HH:MM. */
  start: string;
  /** How many weeks in a row, 1 to 26. */
  weeks?: number;
};

/** Takes away or gives back access to the back office. */
export type AdminAccessInput = {
  /** The person. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Which companies. What is not set does not narrow. */
export type AdminCompanyFilter = {
  /** Part of a name or of the mail address, a 法人番号, or an id. */
  keyword?: string | null | undefined;
  /** On one plan. */
  planCode?: PlanCode | null | undefined;
  /** Under review: who waits for whom. */
  review?: CompanyReview | null | undefined;
  /** States. */
  statuses?: Array<CompanyStatus> | null | undefined;
};

/** Order of the back office's companies; WAITING_FIRST is the queue of the review: who waits longest comes first. */
export type AdminCompanySort =
  | 'NAME'
  | 'NEWEST'
  | 'UPDATED_LAST'
  | 'WAITING_FIRST';

/** Which conversations; what is left out does not narrow. */
export type AdminConversationFilter = {
  /** Newest message before this time. */
  before?: string | null | undefined;
  /** Part of the company's name, or its id. */
  company?: string | null | undefined;
  /** Newest message at this time or later. */
  from?: string | null | undefined;
  /** Words that stand in one of its messages. */
  text?: string | null | undefined;
};

/** Which invoices. What is not set does not narrow. */
export type AdminInvoiceFilter = {
  /** Of one company. */
  companyId?: string | null | undefined;
  /** Part of the number, of the recipient or of the company's name. */
  keyword?: string | null | undefined;
  /** By card or by transfer. */
  method?: BillingMethod | null | undefined;
  /** States. */
  statuses?: Array<InvoiceStatus> | null | undefined;
};

/** Order of the accountant's invoices; DUE_FIRST is the queue: what falls due earliest comes first. */
export type AdminInvoiceSort =
  | 'DUE_FIRST'
  | 'NEWEST';

/** Which movies; all conditions hold together. */
export type AdminMovieFilter = {
  /** Words of title, description or captions. */
  keyword?: string | null | undefined;
  /** For one of these levels. */
  levels?: Array<JapaneseLevel> | null | undefined;
  /** In one of these states. */
  statuses?: Array<MovieStatus> | null | undefined;
};

/** Order of the back office's list; POSITION is the viewers' order. */
export type AdminMovieSort =
  | 'NEWEST'
  | 'POSITION'
  | 'UPDATED_LAST';

/** Which news of the back office. */
export type AdminNewsFilter = {
  /** Only for these readers. */
  audiences?: Array<NewsAudience> | null | undefined;
  /** Only these kinds. */
  categories?: Array<NewsCategory> | null | undefined;
  /** Words that must all stand in title, summary or body. */
  keyword?: string | null | undefined;
  /** Only these states. */
  statuses?: Array<NewsStatus> | null | undefined;
  /** Only these topics. */
  topics?: Array<NewsTopic> | null | undefined;
};

/** Order of the back office's list, newest first. */
export type AdminNewsSort =
  | 'NEWEST'
  | 'PUBLISHED_LAST'
  | 'UPDATED_LAST';

/** What waits for somebody of the back office. */
export type AdminQueueKind =
  | 'COMPANY_PHOTO'
  | 'COMPANY_REVIEW'
  | 'COMPLAINT'
  | 'DATA_INCIDENT'
  | 'INQUIRY'
  | 'OVERDUE_INVOICE'
  | 'POSTING_REVIEW'
  | 'REFUSED_REFUND'
  | 'WORK_REPORT';

/** What a person of the back office may do. */
export type AdminRole =
  | 'ACCOUNTANT'
  | 'EDITOR'
  | 'OPERATOR'
  | 'OWNER';

/** Which seekers; what is left out does not narrow. */
export type AdminSeekerFilter = {
  /** Parts of names in any script, of the mail address, or an id. */
  keyword?: string | null | undefined;
  /** Levels measured by the exam; NATIVE is not among them. */
  measuredLevels?: Array<JapaneseLevel> | null | undefined;
  /** Registered before this time. */
  registeredBefore?: string | null | undefined;
  /** Registered at this time or later. */
  registeredFrom?: string | null | undefined;
  /** States of the account. */
  statuses?: Array<UserStatus> | null | undefined;
  /** Also those who have no complete result. */
  unmeasured?: boolean | null | undefined;
};

/** Order by the time of registration. */
export type AdminSeekerSort =
  | 'NEWEST'
  | 'OLDEST';

/** Whether a person may use the back office; INVITED until the first password. */
export type AdminStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED';

/** Which people of the back office. */
export type AdminUserFilter = {
  /** Part of the name or the address. */
  keyword?: string | null | undefined;
  /** Only with this role. */
  role?: AdminRole | null | undefined;
  /** Only in this state. */
  status?: AdminStatus | null | undefined;
};

/** One person of the back office. */
export type AdminUserRefInput = {
  /** The person. */
  id: string;
};

/** Order of the people of the back office. */
export type AdminUserSort =
  | 'NAME'
  | 'NEWEST';

/** Which works of the back office. */
export type AdminWorkFilter = {
  /** Only of this company. */
  companyId?: string | null | undefined;
  /** Of what waits: true for changes to published works only, false for works under review only. */
  hasChanges?: boolean | null | undefined;
  /** True: only what waits for a decision, works and revisions under review. */
  isWaiting?: boolean | null | undefined;
  /** Part of the title or of the company's name. */
  keyword?: string | null | undefined;
  /** Only these states. */
  statuses?: Array<WorkStatus> | null | undefined;
};

/** Order of the back office's list; SUBMITTED_FIRST is the queue: who waits longest comes first. */
export type AdminWorkSort =
  | 'NEWEST'
  | 'SUBMITTED_FIRST'
  | 'UPDATED_LAST';

/** How often at most. */
export type AlertFrequency =
  | 'DAILY'
  | 'WEEKLY';

/** 定額的手当: a fixed monthly allowance. */
export type AllowanceInput = {
  /** Yen a month. */
  amount: number;
  /** Name, e.g. 資格手当. */
  name: string;
};

/** The answer to the item that is shown. */
export type AnswerExamItemInput = {
  /** The sitting. */
  attemptId: string;
  /** Index among the options as shown, from 0; absent for “I do not know”. */
  choice?: number | null | undefined;
  /** Milliseconds that the item's clock still showed when the answer was given. One that found no way to the server counts for 90 seconds after the item's time with it, five times in a sitting. */
  leftMs?: number | null | undefined;
  /** Of the item. */
  position: number;
};

/** An answer by mail. */
export type AnswerInquiryInput = {
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** True when the answer ends the matter. */
  done: boolean;
  /** The inquiry. */
  id: string;
  /** UUID made by the form: sending it twice mails once. */
  operationId: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** The seeker's answer to an offer. */
export type AnswerOfferInput = {
  /** True accepts, false declines. */
  accept: boolean;
  /** The entry. */
  id: string;
  /** Of the entry as it was read. */
  version: number;
};

/** The answer to a practice item. */
export type AnswerPracticeInput = {
  /** Index among the options as shown, from 0; absent for “I do not know”. */
  choice?: number | null | undefined;
  /** The item. */
  itemId: string;
};

/** Whose accounts an app may ask. */
export type AppKind =
  | 'COMPANY'
  | 'SEEKER';

/** A company under review that is all right. */
export type ApproveCompanyInput = {
  /** The company. */
  id: string;
  /** Version that was read. */
  version: number;
};

/** A photo that visitors may see. */
export type ApproveCompanyPhotoInput = {
  /** The photo. */
  id: string;
  /** The version that was read. */
  version: number;
};

/** An app as the operator has looked at it. */
export type ApproveOAuthClientInput = {
  /** Where the data is kept: a country by ISO 3166-1, two letters. */
  country: string;
  /** Whose accounts it may ask. */
  kind: AppKind;
  /** What the app calls itself, at most 80 characters. */
  name: string;
  /** Origins of its pages, capacitor://localhost among them; at most ten. */
  origins?: Array<string>;
  /** What the data is for, in Japanese, at most 300 characters. */
  purpose: string;
  /** The same in English. */
  purposeEn: string;
  /** Who gets the data, at most 120 characters. */
  recipient: string;
  /** Addresses of https, of http://127.0.0.1, or of a scheme like com.example.app:/; one to ten. */
  redirectUris: Array<string>;
  /** What it may ask for: profile, apply, messages of seekers; works:read, works:write of companies. */
  scopes: Array<string>;
};

/** An open payment, and the invoice it is for. */
export type AssignBankPaymentInput = {
  /** Yen, at most the rest of the payment. */
  amount: number;
  /** The payment. */
  id: string;
  /** The invoice. */
  invoiceId: string;
  /** Version of the invoice that was read. */
  invoiceVersion: number;
  /** Match this payer's name with the company from now on. */
  remember: boolean;
  /** Version of the payment that was read. */
  version: number;
};

/** Whose a complaint is. */
export type AssignComplaintInput = {
  /** A colleague who may answer. */
  assigneeId: string;
  /** The complaint. */
  id: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Who looks after several applications. */
export type AssignEntriesInput = {
  /** One to fifty. */
  entryIds: Array<string>;
  /** An owner or recruiter of the company; null for nobody in particular. */
  memberId?: string | null | undefined;
};

/** Whose an inquiry is. */
export type AssignInquiryInput = {
  /** A colleague who may answer; null for nobody. */
  assigneeId?: string | null | undefined;
  /** The inquiry. */
  id: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Which acts. */
export type AuditFilter = {
  /** Beginning of the action, e.g. `session.`. */
  action?: string | null | undefined;
  /** Only of this person. */
  actorId?: string | null | undefined;
  /** Only of this side. */
  actorKind?: ActorKind | null | undefined;
  /** From this day in Japan on. */
  from?: string | null | undefined;
  /** Only on this one. */
  objectId?: string | null | undefined;
  /** Only on things of this kind. */
  objectType?: string | null | undefined;
  /** Only with this end. */
  result?: AuditResult | null | undefined;
  /** Up to this day in Japan, inclusive. */
  to?: string | null | undefined;
};

/** How an act ended. */
export type AuditResult =
  | 'DENIED'
  | 'FAILED'
  | 'OK';

/** A file is looked at first, then booked once. */
export type BankFileStatus =
  | 'IMPORTED'
  | 'STAGED';

/** What importing does with a line: pays its invoice, waits for a hand, is there already, or was taken back by the bank. */
export type BankLineVerdict =
  | 'CANCELLED'
  | 'KNOWN'
  | 'MATCHED'
  | 'OPEN';

/** Which payments. What is not set does not narrow. */
export type BankPaymentFilter = {
  /** Of one file. */
  fileId?: string | null | undefined;
  /** Part of the payer's name, or the amount. */
  keyword?: string | null | undefined;
  /** States. */
  statuses?: Array<BankPaymentStatus> | null | undefined;
};

/** How a payment ends without an invoice: sent back, set aside, taken back by the bank; OPEN opens it again. */
export type BankPaymentOutcome =
  | 'OPEN'
  | 'RETURNED'
  | 'SET_ASIDE'
  | 'TAKEN_BACK';

/** From a bank's file, or written down by hand. */
export type BankPaymentSource =
  | 'FILE'
  | 'HAND';

/** What became of money that came in by bank. */
export type BankPaymentStatus =
  | 'ASSIGNED'
  | 'OPEN'
  | 'RETURNED'
  | 'SET_ASIDE'
  | 'TAKEN_BACK';

/** 福利厚生 that a work may offer. */
export type BenefitKind =
  | 'CAFETERIA'
  | 'CAR_COMMUTE'
  | 'CHECKUP'
  | 'CHILDCARE'
  | 'EMPLOYEE_DISCOUNT'
  | 'HOME_LEAVE'
  | 'HOUSING_SUPPORT'
  | 'JAPANESE_LESSONS'
  | 'LICENCE_SUPPORT'
  | 'LIFE_SUPPORT'
  | 'MEALS'
  | 'MOVING_SUPPORT'
  | 'PARENTAL_LEAVE'
  | 'RETIREMENT_PAY'
  | 'TRAINING'
  | 'UNIFORM';

/** By card, or by invoice and bank transfer. */
export type BillingMethod =
  | 'CARD'
  | 'TRANSFER';

/** The company that shall see nothing of the seeker. */
export type BlockCompanyInput = {
  /** The company. */
  companyId: string;
};

/** The seeker leaves. */
export type CancelAccountInput = {
  /** At most 2,000 characters; erased with the account. */
  comment?: string | null | undefined;
  /** The password, once more; null of an account that has none, which proves itself by its provider or passkey within ten minutes. */
  password?: string | null | undefined;
  /** May be empty. */
  reasons: Array<CancellationReason>;
  /** True when the seeker has read what is lost. */
  understood: boolean;
};

/** Which time. */
export type CancelInterviewSlotInput = {
  /** Of the offer. */
  id: string;
};

/** An invoice to take back, with why. */
export type CancelInvoiceInput = {
  /** The invoice. */
  id: string;
  /** Why; the company reads it. */
  reason: string;
  /** Version that was read. */
  version: number;
};

/** Why a seeker leaves; choosing none is fine. */
export type CancellationReason =
  | 'FOUND_ELSEWHERE'
  | 'FOUND_HERE'
  | 'JAPANESE_TOO_HARD'
  | 'NO_SUITABLE_WORK'
  | 'OTHER'
  | 'PERMISSION_UNCLEAR'
  | 'PRIVACY'
  | 'SITE_HARD_TO_USE'
  | 'TOO_MANY_MAILS';

/** How a card payment stands. */
export type CardPaymentStatus =
  | 'ACTION'
  | 'CANCELED'
  | 'DECLINED'
  | 'PAID'
  | 'PENDING'
  | 'UNSETTLED';

/** A Japanese certificate. */
export type CertificateInput = {
  /** One of the seeker's files, uploaded for the purpose CERTIFICATE. */
  fileId?: string | null | undefined;
  /** Which test. */
  kind: CertificateKind;
  /** Level as the test names it; N1 to N5 for JLPT. */
  level: string;
  /** Points, 0 to 1000. */
  score?: number | null | undefined;
  /** Day of the test, in the past. */
  takenOn?: string | null | undefined;
};

/** Japanese tests that people hold certificates of. */
export type CertificateKind =
  | 'BJT'
  | 'JFT_BASIC'
  | 'JLPT'
  | 'J_TEST'
  | 'NAT_TEST'
  | 'OTHER';

/** Other words for a photo, or another picture as well. */
export type ChangeCompanyPhotoInput = {
  /** What it shows, at most 120 characters. */
  alt: string;
  /** An upload of purpose WORKPLACE; null keeps the picture. */
  attachmentId?: string | null | undefined;
  /** The photo. */
  id: string;
  /** The version that was read. */
  version: number;
};

/** Says anew what is known of a data incident. */
export type ChangeDataIncidentInput = {
  /** Somebody may lose money by it. */
  financial: boolean;
  /** The incident. */
  id: string;
  /** Somebody may have meant it. */
  malicious: boolean;
  /** How many people's data; absent while nobody knows. */
  people?: number | null | undefined;
  /** 要配慮個人情報 is among it. */
  sensitive: boolean;
  /** What happened, which data, why; 1 to 8,000 characters. */
  summary: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Another role for a member, whose sessions end. */
export type ChangeMemberRoleInput = {
  /** The member. */
  id: string;
  /** The own password, for an owner; asked for as CONFIRM_PASSWORD when the last proof is old. */
  password?: string | null | undefined;
  /** The role from now on. */
  role: CompanyRole;
  /** Version that was read. */
  version: number;
};

/** Changes the password of the signed-in account. */
export type ChangePasswordInput = {
  /** Password of today. */
  currentPassword: string;
  /** Which of the browser's accounts. */
  kind: AccountKind;
  /** New password, 15 to 128 characters. */
  newPassword: string;
};

/** A change of plan with the final confirmation. */
export type ChangePlanInput = {
  /** The owner agreed to the final confirmation. */
  agreed: boolean;
  /** Yen to pay now as it stood on the confirmation; another sum is refused. */
  expectedTotal: number;
  /** By the saved card, or by invoice and transfer. */
  method: BillingMethod;
  /** A UUID the client chooses once per change; the same one again never charges twice. */
  operationId: string;
  /** The plan. */
  planCode: PlanCode;
};

/** What is left out stays. */
export type ChangeSavedSearchInput = {
  /** Turns the alert on or off. */
  alert?: boolean | null | undefined;
  /** How often at most. */
  frequency?: AlertFrequency | null | undefined;
  /** One of the seeker's searches. */
  id: string;
  /** 1 to 80 characters. */
  name?: string | null | undefined;
};

/** How the seeker wants to be found from now on. */
export type ChangeScoutSettingInput = {
  /** May be empty. */
  experience: Array<StatedExperienceInput>;
  /** One or more. */
  families: Array<JobCategory>;
  /** True hides them until they say otherwise. */
  isPaused: boolean;
};

/** The same change of several works. */
export type ChangeWorksInput = {
  /** What changes; at least one field. */
  content: WorkContentInput;
  /** One to fifty. */
  ids: Array<string>;
  /** Sends the changes of published works to review as well. */
  submits?: boolean;
};

/** Takes a posting under review in hand, or says that it still is; renew it every half minute. */
export type ClaimReviewInput = {
  /** The work. */
  id: string;
  /** True takes it over from a colleague. */
  takesOver?: boolean | null | undefined;
};

/** How what remains of a payment ends without an invoice. */
export type CloseBankPaymentInput = {
  /** The payment. */
  id: string;
  /** What happened; OPEN opens what was set aside. */
  outcome: BankPaymentOutcome;
  /** Why. */
  reason: string;
  /** Version that was read. */
  version: number;
};

/** Closes the company's account for good. */
export type CloseCompanyInput = {
  /** The owner's password once more. */
  password: string;
  /** The owner has read what ends and what stays. */
  understood: boolean;
};

/** Ends the posting: as FILLED when someone was hired, else as CLOSED. Open entries are told. */
export type CloseWorkInput = {
  /** True when someone was hired. */
  filled: boolean;
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** How long the way to work takes, about: in the same town, within 30, 60 or 90 minutes, or longer. */
export type CommuteBand =
  | 'BEYOND'
  | 'SAME_TOWN'
  | 'WITHIN_30'
  | 'WITHIN_60'
  | 'WITHIN_90';

/** Which applications. */
export type CompanyEntryFilter = {
  /** Only those that this member looks after. */
  assigneeId?: string | null | undefined;
  /** Part of the applicant's name or of the work's title. */
  keyword?: string | null | undefined;
  /** At least this level: as our exam measured it, and without a measurement as the applicant says. */
  levelFrom?: JapaneseLevel | null | undefined;
  /** Only those that have not ended. */
  openOnly?: boolean | null | undefined;
  /** Any of them. */
  statuses?: Array<EntryStatus> | null | undefined;
  /** Only those with this tag. */
  tagId?: string | null | undefined;
  /** Only those that nobody in particular looks after. */
  unassigned?: boolean | null | undefined;
  /** What the rules of work permission say today; any of them. Applicants who have left have no verdict. */
  verdicts?: Array<PermissionVerdict> | null | undefined;
  /** Only those under way that have not moved for so many days. */
  waitingDays?: number | null | undefined;
  /** Only for this work. */
  workId?: string | null | undefined;
};

/** Order of the applications: OPEN_FIRST shows those under way before those that have ended, LONGEST_WAITING those first that have not moved for longest. */
export type CompanyEntrySort =
  | 'LATEST_MOVE'
  | 'LONGEST_WAITING'
  | 'NEWEST'
  | 'OPEN_FIRST';

/** What the operator decided about a company. */
export type CompanyEventKind =
  | 'APPROVED'
  | 'PLAN'
  | 'REFUSED'
  | 'RESTORED'
  | 'SUSPENDED';

/** What a company says of itself. */
export type CompanyFactsInput = {
  /** Street and number. */
  addressLine: string;
  /** Building, floor, room. */
  building?: string | null | undefined;
  /** City. */
  city: string;
  /** Mail address for applicants and the operator. */
  contactEmail: string;
  /** Telephone, as typed. */
  contactPhone: string;
  /** 法人番号, 13 digits; empty for a sole proprietor. */
  corporateNumber: string;
  /** What the company does, in its own words. */
  description: string;
  /** Number of people who work there. */
  employeeCount?: number | null | undefined;
  /** Year of foundation. */
  foundedYear?: number | null | undefined;
  /** 業種: letter A to T of 日本標準産業分類. */
  industry: string;
  /** Name as registered. */
  name: string;
  /** Name in English. */
  nameEn?: string | null | undefined;
  /** Reading of the name. */
  nameKana?: string | null | undefined;
  /** Postal code, as typed. */
  postalCode: string;
  /** JIS code of the prefecture, 01 to 47. */
  prefecture: string;
  /** Name of the person who represents the company. */
  representative: string;
  /** Web site, http or https. */
  websiteUrl?: string | null | undefined;
};

/** The first sign-in by a mailed link. */
export type CompanyFirstSignInInput = {
  /** Password to sign in with from now on, 15 to 128 characters. */
  password: string;
  /** Token from the mailed link; works once. */
  token: string;
};

/** How far the reader's side has read. */
export type CompanyMarkConversationReadInput = {
  /** The conversation. */
  conversationId: string;
  /** The newest message that was shown. */
  upToMessageId: string;
};

/** WAITING for the operator, RETURNED to the company, SHOWN to visitors. */
export type CompanyPhotoState =
  | 'RETURNED'
  | 'SHOWN'
  | 'WAITING';

/** Under review: who waits for whom. */
export type CompanyReview =
  | 'REFUSED'
  | 'WAITING';

/** What a member may do for the company. */
export type CompanyRole =
  | 'OWNER'
  | 'RECRUITER'
  | 'VIEWER';

/** A message to the other side. */
export type CompanySendMessageInput = {
  /** A file of the sender's own side, uploaded for a message. */
  attachmentId?: string | null | undefined;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** One of the sender's own conversations. */
  conversationId: string;
  /** A UUID chosen by the client: the same one again answers the same message. */
  operationId: string;
};

/** A phrase to the applicant; every place of it filled. */
export type CompanySendPhraseInput = {
  /** One of the sender's own conversations about an application. */
  conversationId: string;
  /** Name of the phrase. */
  key: string;
  /** A UUID chosen by the client: the same one again answers the same message. */
  operationId: string;
  /** The places that are filled. */
  slots: Array<FilledSlotInput>;
};

/** State of a company's account. */
export type CompanyStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'PENDING'
  | 'SUSPENDED';

/** Which of the company's works; all conditions must be met. */
export type CompanyWorkFilter = {
  /** By what their applicants wait for. */
  applicants?: WorkApplicants | null | undefined;
  /** Any of them. */
  categories?: Array<JobCategory> | null | undefined;
  /** Published works whose last day comes within so many days: the one to apply by, or the one by their confirmation. */
  closingWithinDays?: number | null | undefined;
  /** Any of them. */
  employmentTypes?: Array<EmploymentType> | null | undefined;
  /** Terms apart by spaces, all needed: part of the texts of a posting, its kind or place, its number (求人番号), the company's own number for it (管理番号), its id or an address with the id. */
  keyword?: string | null | undefined;
  /** JIS codes 01 to 47 of the workplace; any of them. */
  prefectures?: Array<string> | null | undefined;
  /** Published on this day in Japan or later. */
  publishedFrom?: string | null | undefined;
  /** Published on this day in Japan or earlier. */
  publishedTo?: string | null | undefined;
  /** Only these states. */
  statuses?: Array<WorkStatus> | null | undefined;
};

/** Order of the company's own works. */
export type CompanyWorkSort =
  | 'CLOSING_SOON'
  | 'MOST_ENTRIES'
  | 'MOST_VIEWED'
  | 'NEWEST'
  | 'UPDATED_LAST';

/** Steps that a person adds; ANSWERED stops the first term. */
export type ComplaintAct =
  | 'ANSWERED'
  | 'INVESTIGATED'
  | 'MEASURE'
  | 'NOTE';

/** How a complaint came in. */
export type ComplaintChannel =
  | 'AUTHORITY'
  | 'FORM'
  | 'LETTER'
  | 'MAIL'
  | 'PHONE';

/** Which complaints. */
export type ComplaintFilter = {
  /** Part of number, name, contact, text or outcome. */
  keyword?: string | null | undefined;
  /** True: only those of which a term is over. */
  overdue?: boolean | null | undefined;
  /** Only these states. */
  statuses?: Array<ComplaintStatus> | null | undefined;
  /** Only about these. */
  subjects?: Array<ComplaintSubject> | null | undefined;
};

/** Who complains. */
export type ComplaintParty =
  | 'COMPANY'
  | 'OTHER'
  | 'SEEKER';

/** State of a complaint. */
export type ComplaintStatus =
  | 'ANSWERED'
  | 'OPEN'
  | 'SETTLED';

/** What was done about a complaint. */
export type ComplaintStepKind =
  | 'ANSWERED'
  | 'ASSIGNED'
  | 'INVESTIGATED'
  | 'MEASURE'
  | 'NOTE'
  | 'RECEIVED'
  | 'REOPENED'
  | 'SETTLED';

/** What a complaint is about. */
export type ComplaintSubject =
  | 'COMPANY_CONDUCT'
  | 'DISCRIMINATION'
  | 'FEE'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'POSTING_DIFFERS'
  | 'POSTING_ENDED'
  | 'SERVICE';

/** An order whose payer has answered the bank. */
export type CompleteLicencePurchaseInput = {
  /** The order. */
  id: string;
};

/** The draft as it was shown. */
export type ConfirmEntryDraftInput = {
  /** Of the draft as it was shown. */
  version: number;
  /** What it is for. */
  workId: string;
};

/** Proves once more by the password who is signed in. */
export type ConfirmItIsMeInput = {
  /** Which of the browser's accounts. */
  kind: PasskeyKind;
  /** Password, as typed. */
  password: string;
};

/** What scouts rest on. */
export type ConfirmScoutPermitInput = {
  /** The day on which it was accepted or given. */
  issuedOn: string;
  /** Which kind. */
  kind: ScoutPermitKind;
  /** Its number, at most 40 characters. */
  number: string;
};

/** Turns an alert on. */
export type ConfirmSearchAlertInput = {
  /** Token of the mailed link; works once, for 72 hours. */
  token: string;
};

/** The first code of the new authenticator. */
export type ConfirmTwoFactorInput = {
  /** Six digits of the authenticator. */
  code: string;
  /** Which of the browser's accounts. */
  kind: TwoFactorKind;
};

/** Says that an open posting still recruits. */
export type ConfirmWorkInput = {
  /** The work. */
  id: string;
};

/** Between whom a conversation is; ADMIN is the operator. */
export type ConversationKind =
  | 'ADMIN_COMPANY'
  | 'ADMIN_SEEKER'
  | 'SEEKER_COMPANY';

/** The operator puts a posting right. */
export type CorrectWorkInput = {
  /** What changes. */
  content: WorkContentInput;
  /** The work. */
  id: string;
  /** Why, 1 to 2,000 characters; the company reads it. */
  reason: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** A key for a partner. */
export type CreateApiKeyInput = {
  /** Days after which it ends, 1 to 730. */
  expiresInDays?: number;
  /** Whose it is and what for, at most 80 characters. */
  name: string;
  /** Requests a minute at most, 1 to 6,000. */
  requestsPerMinute?: number;
};

/** A new movie. */
export type CreateMovieInput = {
  /** What it holds. */
  content: MovieContentInput;
  /** A UUID chosen by the client: the movie's id. */
  operationId: string;
};

/** A new draft. */
export type CreateNewsInput = {
  /** Its content. */
  content: NewsContentInput;
  /** A UUID chosen by the client; it becomes the item's id. */
  operationId: string;
};

/** Who is told what. */
export type CreateWebhookInput = {
  /** One or more. */
  scopes: Array<WebhookScope>;
  /** By https, a host's name of the open internet, at most 500 characters. Redirects are not followed. */
  url: string;
};

/** `operationId` makes a repeated request answer the work that was created the first time. */
export type CreateWorkInput = {
  /** What is known so far. */
  content: WorkContentInput;
  /** A UUID chosen by the client; it becomes the work's id. */
  operationId: string;
  /** 管理番号: what the company itself calls it, once among its works. */
  referenceNumber?: string | null | undefined;
};

/** Steps that a person adds; the reports stop their clocks. */
export type DataIncidentAct =
  | 'CLOSED'
  | 'FINAL_REPORTED'
  | 'MEASURE'
  | 'NOTE'
  | 'PEOPLE_TOLD'
  | 'PRELIMINARY_REPORTED';

/** What happened to the data. */
export type DataIncidentKind =
  | 'DAMAGE'
  | 'LEAK'
  | 'LOSS';

/** State of a data incident. */
export type DataIncidentStatus =
  | 'CLOSED'
  | 'OPEN';

/** What was done about a data incident. */
export type DataIncidentStepKind =
  | 'CHANGED'
  | 'CLOSED'
  | 'FINAL_REPORTED'
  | 'MEASURE'
  | 'NOTE'
  | 'NOTICED'
  | 'PEOPLE_TOLD'
  | 'PRELIMINARY_REPORTED';

/** A part of one day of the week, e.g. MON_EVENING. */
export type DayBand =
  | 'FRI_DAY'
  | 'FRI_EVENING'
  | 'FRI_MORNING'
  | 'FRI_NIGHT'
  | 'MON_DAY'
  | 'MON_EVENING'
  | 'MON_MORNING'
  | 'MON_NIGHT'
  | 'SAT_DAY'
  | 'SAT_EVENING'
  | 'SAT_MORNING'
  | 'SAT_NIGHT'
  | 'SUN_DAY'
  | 'SUN_EVENING'
  | 'SUN_MORNING'
  | 'SUN_NIGHT'
  | 'THU_DAY'
  | 'THU_EVENING'
  | 'THU_MORNING'
  | 'THU_NIGHT'
  | 'TUE_DAY'
  | 'TUE_EVENING'
  | 'TUE_MORNING'
  | 'TUE_NIGHT'
  | 'WED_DAY'
  | 'WED_EVENING'
  | 'WED_MORNING'
  | 'WED_NIGHT';

/** A company, and why something is decided about it. */
export type DecideCompanyInput = {
  /** The company. */
  id: string;
  /** Why; its members read it. */
  reason: string;
  /** Version that was read. */
  version: number;
};

/** A decision on an item. */
export type DecideTestItemInput = {
  /** What is decided. */
  decision: TestItemDecision;
  /** The item. */
  id: string;
  /** At most 400 characters; for the record. */
  reason?: string | null | undefined;
  /** The version that was read. */
  version: number;
};

/** Which scout, and why. */
export type DeclineScoutInput = {
  /** One of the seeker's own. */
  id: string;
  /** Why. */
  reason: ScoutDeclineReason;
};

/** One of the seeker's own files. */
export type DeleteAttachmentInput = {
  /** The file. */
  id: string;
};

/** A text to forget. */
export type DeleteCompanyTemplateInput = {
  /** One of the member's own company. */
  id: string;
};

/** A filter to forget. */
export type DeleteEntryFilterInput = {
  /** One that this member may forget. */
  id: string;
};

/** Which note. */
export type DeleteEntryNoteInput = {
  /** One of the member's own notes. */
  id: string;
};

/** A text that is not needed any more. */
export type DeleteMessageTemplateInput = {
  /** The text. */
  id: string;
};

/** A draft to delete. */
export type DeleteMovieInput = {
  /** The movie. */
  id: string;
  /** The version that was read. */
  version: number;
};

/** Deletes a draft that was never public. */
export type DeleteNewsInput = {
  /** The item. */
  id: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Forgets a search. */
export type DeleteSavedSearchInput = {
  /** One of the seeker's searches. */
  id: string;
};

/** Kinds of 特定活動 by what the 指定書 lets their holders do. */
export type DesignatedActivity =
  | 'DEPARTURE'
  | 'EPA_CARE'
  | 'EVACUEE'
  | 'GRADUATE_FAMILY'
  | 'INTERNSHIP'
  | 'JOB_HUNTING'
  | 'NOMAD_OR_STAY'
  | 'OFFER_WAITING'
  | 'PROFESSIONAL_SPOUSE'
  | 'REFUGEE_MAY_WORK'
  | 'REFUGEE_NO_WORK'
  | 'SKILLED_TRANSITION'
  | 'UNIVERSITY_GRADUATE'
  | 'WORKING_HOLIDAY';

/** Throws unsaved work away. */
export type DiscardNewsDraftInput = {
  /** The item; null for a new one. */
  newsId?: string | null | undefined;
};

/** Deletes a posting that was never public and is not under review. */
export type DiscardWorkInput = {
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Gives the changes to a published work up. */
export type DiscardWorkRevisionInput = {
  /** Version of the revision that was read; an older one is refused as STALE_VERSION. */
  version: number;
  /** The published work. */
  workId: string;
};

/** Makes a new draft with the content of a posting. */
export type DuplicateWorkInput = {
  /** The work to copy. */
  id: string;
  /** A UUID chosen by the client; it becomes the new work's id. */
  operationId: string;
};

/** Nothing had changed yet; or the old address stands again. */
export type EmailChangeOutcome =
  | 'RESTORED'
  | 'STOPPED';

/** The mailed link. */
export type EmailChangeTokenInput = {
  /** Its token; works once. */
  token: string;
};

/** Who recruits: name, address and contact as the law demands them in the posting. */
export type EmployerInput = {
  /** 住所 down to building, floor and room. */
  address?: string | null | undefined;
  /** Mail address for questions. */
  contactEmail?: string | null | undefined;
  /** Address of a contact form (http or https). */
  contactFormUrl?: string | null | undefined;
  /** Telephone for questions. */
  contactPhone?: string | null | undefined;
  /** 氏名又は名称. */
  name?: string | null | undefined;
};

/** 雇用形態. */
export type EmploymentType =
  | 'CONTRACT'
  | 'DISPATCH'
  | 'FULL_TIME'
  | 'INTERN'
  | 'OUTSOURCING'
  | 'PART_TIME'
  | 'PERMANENT_DISPATCH'
  | 'SHOKUTAKU'
  | 'TEMP_TO_PERM';

/** Signs out elsewhere. */
export type EndDevicesInput = {
  /** One other device; every other one when left out. */
  id?: string | null | undefined;
  /** Which of the browser's accounts. */
  kind?: AccountKind;
};

/** Which app. */
export type EndOAuthClientInput = {
  /** The app. */
  id: string;
};

/** Signs a seeker out. */
export type EndSeekerSessionsInput = {
  /** The seeker. */
  id: string;
  /** One browser; all of them when left out. */
  sessionId?: string | null | undefined;
};

/** State of an application, from 応募 to its end. */
export type EntryStatus =
  | 'ACCEPTED'
  | 'ACCOUNT_CLOSED'
  | 'APPLIED'
  | 'DECLINED'
  | 'INTERVIEW'
  | 'JOB_CLOSED'
  | 'JOINED'
  | 'OFFERED'
  | 'ON_HOLD'
  | 'REJECTED'
  | 'SCHEDULING'
  | 'SCREENING'
  | 'WITHDRAWN';

/** Whose turn it is in an application: YOURS of the person who applied, THEIRS of the company, ENDED nobody's. */
export type EntryTurn =
  | 'ENDED'
  | 'THEIRS'
  | 'YOURS';

/** An application as it was read. */
export type EntryVersionInput = {
  /** The application. */
  id: string;
  /** Of the application as it was read. */
  version: number;
};

/** On what ground an account is erased. */
export type EraseGround =
  | 'DUPLICATE'
  | 'OTHER'
  | 'OWN_REQUEST'
  | 'POLICY_BREACH';

/** Erases an account for good. */
export type EraseSeekerInput = {
  /** On what ground; kept in the audit record. */
  ground: EraseGround;
  /** The seeker. */
  id: string;
  /** Why, 1 to 2,000 characters; goes with the person. */
  reason: string;
  /** As it was read. */
  version: number;
};

/** Names a sitting. */
export type ExamAttemptInput = {
  /** The sitting. */
  attemptId: string;
};

/** EXPIRED: the time was over; graded with what was answered. */
export type ExamAttemptStatus =
  | 'EXPIRED'
  | 'FINISHED'
  | 'OPEN';

/** The answer to one sample item. */
export type ExamSampleAnswerInput = {
  /** Index among the options, from 0; absent for “I do not know”. */
  choice?: number | null | undefined;
  /** The sample item. */
  sampleId: string;
};

/** RAPID: answers came faster than the questions can be read. MISFIT: hard items right and easy ones wrong, more than chance explains. */
export type ExamSittingFlag =
  | 'MISFIT'
  | 'RAPID';

/** 文字・語彙, 文法, 読解, 聴解. */
export type ExamSkill =
  | 'GRAMMAR'
  | 'LISTENING'
  | 'READING'
  | 'VOCABULARY';

/** What a moderator says about one field of a posting: in words, by what the linter found, or both. */
export type FieldCommentInput = {
  /** Code of an issue at this field; the company reads its sentence in its own language. */
  finding?: string | null | undefined;
  /** The field of WorkContentInput, as `WorkIssue.path` and `WorkChange.path` name it. */
  path: Array<string>;
  /** In the moderator's words, at most 400 characters; the company reads it. */
  text?: string | null | undefined;
};

/** What stands in a place of a phrase. */
export type FilledSlotInput = {
  /** Name of the place. */
  name: string;
  /** As its kind demands: see SlotKind. */
  value: string;
};

/** The passkey that the browser made. */
export type FinishPasskeyInput = {
  /** What the authenticator answered: RegistrationResponseJSON of WebAuthn, as JSON. */
  answer: string;
  /** Which of the browser's accounts. */
  kind: PasskeyKind;
  /** What its owner calls it, 60 characters at most. */
  name: string;
};

/** The browser's answer. */
export type FinishPasskeySignInInput = {
  /** As it was asked. */
  again?: boolean;
  /** What the authenticator answered: AuthenticationResponseJSON of WebAuthn, as JSON. */
  answer: string;
  /** For an account with a second factor: six digits of the authenticator app, or a recovery code. */
  code?: string | null | undefined;
  /** Kind of account. */
  kind: PasskeyKind;
};

/** The provider's answer. */
export type FinishProviderVisitInput = {
  /** The query of the address that the provider sent the browser back to. */
  parameters: string;
};

/** Answers to sample items. */
export type GradeExamSamplesInput = {
  /** At most one a sample. */
  answers: Array<ExamSampleAnswerInput>;
};

/** Hides a work from the seeker's own lists, or shows it there again. */
export type HideWorkInput = {
  /** False shows it again. */
  hidden: boolean;
  /** The work. */
  workId: string;
};

/** A duty of an employer for somebody it hired. */
export type HireTaskKind =
  | 'CARD_CHECK'
  | 'CARD_RENEWAL'
  | 'NOTICE';

/** What an employer must see before it lets somebody work. */
export type HireWarning =
  | 'CARD_EXPIRED'
  | 'CARD_EXPIRES_BEFORE_START'
  | 'CARD_EXPIRES_SOON'
  | 'DESIGNATION_PAPER'
  | 'NOTICE_DUE_SOON'
  | 'NOTICE_OVERDUE'
  | 'NO_WORK_PERMISSION'
  | 'NUMBER_UNCONFIRMED'
  | 'PART_TIME_LIMIT'
  | 'STATUS_DIFFERS';

/** One school or one employer. */
export type HistoryItemInput = {
  /** At most 1,000 characters; may be empty. */
  detail: string;
  /** How the time at a school ends. */
  ending?: SchoolEnding | null | undefined;
  /** First month, YYYY-MM. */
  from: string;
  /** Name, 1 to 120 characters. */
  name: string;
  /** Last month, YYYY-MM; null means until today. */
  to?: string | null | undefined;
};

/** Approves a posting or its changes in ten seconds. */
export type HoldApprovalInput = {
  /** The work. */
  id: string;
  /** Version of the revision where changes are under review, of the work otherwise, as it was read. */
  version: number;
};

/** Too much in seven days in a row, or on a day of the school's long vacation. */
export type HourExcessKind =
  | 'VACATION_DAY'
  | 'WINDOW';

/** Providers by which seekers may sign in. */
export type IdentityProvider =
  | 'GOOGLE'
  | 'LINE';

/** A staged file to book. */
export type ImportBankFileInput = {
  /** Matched lines as the preview said; another number is refused as PREVIEW_CHANGED. */
  expectedMatched: number;
  /** The file. */
  id: string;
};

/** An uploaded file of items or words. */
export type ImportTestItemsInput = {
  /** Only says what would happen. */
  dryRun: boolean;
  /** Uploaded for ITEMS. */
  fileId: string;
  /** Level of a list of words without a column for it. */
  level?: JapaneseLevel | null | undefined;
  /** Where to. */
  pool: TestItemPool;
};

/** What an inquiry is about. */
export type InquiryCategory =
  | 'APPLICATION'
  | 'COMPANY'
  | 'EXAM'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'POSTING'
  | 'SERVICE';

/** What was done with an inquiry. */
export type InquiryEventKind =
  | 'ANSWERED'
  | 'ASSIGNED'
  | 'MOVED'
  | 'NOTED'
  | 'REPLIED';

/** Which inquiries. */
export type InquiryFilter = {
  /** Only about these. */
  categories?: Array<InquiryCategory> | null | undefined;
  /** Part of number, name, address, company or text. */
  keyword?: string | null | undefined;
  /** True: only those given to you. */
  mine?: boolean | null | undefined;
  /** Only these states. */
  statuses?: Array<InquiryStatus> | null | undefined;
};

/** Order of inquiries; OLDEST is the queue. */
export type InquirySort =
  | 'NEWEST'
  | 'OLDEST';

/** State of an inquiry; SPAM was filled in by a program. */
export type InquiryStatus =
  | 'DONE'
  | 'IN_PROGRESS'
  | 'NEW'
  | 'SPAM';

/** 社会保険・労働保険; null means not stated. */
export type InsuranceInput = {
  /** 労災保険. */
  accident?: boolean | null | undefined;
  /** 雇用保険. */
  employment?: boolean | null | undefined;
  /** 健康保険. */
  health?: boolean | null | undefined;
  /** More about it, e.g. when each applies. */
  note?: string | null | undefined;
  /** 厚生年金. */
  pension?: boolean | null | undefined;
};

/** A time at which the company can interview one person. */
export type InterviewSlotInput = {
  /** Length, 10 to 480. */
  minutes: number;
  /** Address, meeting link or telephone number; at most 300 characters. */
  place: string;
  /** Beginning; within 180 days. */
  startsAt: string;
  /** How it is held. */
  way: InterviewWay;
};

/** How a time stands for the applicant it was offered to. */
export type InterviewSlotState =
  | 'CANCELLED'
  | 'OPEN'
  | 'PAST'
  | 'PICKED'
  | 'TAKEN';

/** How an interview is held. */
export type InterviewWay =
  | 'ONLINE'
  | 'ONSITE'
  | 'PHONE';

/** Invites a person to the back office. */
export type InviteAdminInput = {
  /** Address the link goes to. */
  email: string;
  /** Name of the person. */
  name: string;
  /** What the person may do. */
  role: AdminRole;
};

/** A colleague to invite by mail. */
export type InviteMemberInput = {
  /** Mail address. */
  email: string;
  /** Name; the person may change it. */
  name: string;
  /** The own password, for an owner; asked for as CONFIRM_PASSWORD when the last proof is old. */
  password?: string | null | undefined;
  /** What the person may do. */
  role: CompanyRole;
};

/** What has come in for a bill. */
export type InvoiceStatus =
  | 'INVOICED'
  | 'OVERDUE'
  | 'OVERPAID'
  | 'PAID'
  | 'PARTIAL'
  | 'VOID';

/** Asks for a certificate. */
export type IssueExamCertificateInput = {
  /** The result. */
  resultId: string;
};

/** BLOCK keeps a posting from being sent or shown; ASK is decided by the moderator. */
export type IssueTier =
  | 'ASK'
  | 'BLOCK';

/** Japanese level, easiest first: 不問, N5 to N1, 母語話者. */
export type JapaneseLevel =
  | 'N1'
  | 'N2'
  | 'N3'
  | 'N4'
  | 'N5'
  | 'NATIVE'
  | 'NONE';

/** 職種: the 15 major groups of the official classification. */
export type JobCategory =
  | 'AGRICULTURE'
  | 'CARRYING_CLEANING'
  | 'CHILDCARE_EDUCATION'
  | 'CONSTRUCTION'
  | 'LAW_BUSINESS_ARTS'
  | 'MANAGEMENT'
  | 'MANUFACTURING'
  | 'MEDICAL'
  | 'OFFICE'
  | 'RESEARCH_ENGINEERING'
  | 'SALES'
  | 'SECURITY'
  | 'SERVICE'
  | 'TRANSPORT_OPERATION'
  | 'WELFARE_CARE';

/** Pages whose text the operator may replace. */
export type LegalPage =
  | 'COMPANY_INFO'
  | 'LAW'
  | 'PRIVACY'
  | 'TERMS';

/** What a licence opens: learning and examination goods only. */
export type LicenceKind =
  | 'CERTIFICATE'
  | 'EXAM_ATTEMPT'
  | 'PREMIUM_MOVIES';

/** Which orders of licences. What is not set does not narrow. */
export type LicenceSaleFilter = {
  /** Part of the receipt's number. */
  keyword?: string | null | undefined;
  /** How the refund stands. */
  refundStatus?: RefundStatus | null | undefined;
  /** How the payment stands. */
  status?: CardPaymentStatus | null | undefined;
};

/** Bookmarks a work. */
export type LikeWorkInput = {
  /** The work. */
  workId: string;
};

/** Why the operator reads what two others said to each other. */
export type LookIntoConversationInput = {
  /** The conversation. */
  id: string;
  /** Why, 1 to 200 characters, without names; kept in the audit record. */
  reason: string;
};

/** Which scout. */
export type LookIntoScoutInput = {
  /** One that was reported. */
  id: string;
};

/** Whom the operator writes to. */
export type MailingAudience =
  | 'COMPANY'
  | 'SEEKER';

/** Whom a mailing goes to, by facts of the account; what is left out does not narrow. */
export type MailingFilter = {
  /** Companies: PENDING or ACTIVE; others cannot read. */
  companyStatuses?: Array<CompanyStatus> | null | undefined;
  /** Seekers: languages of their mails, values of Locale. */
  locales?: Array<string> | null | undefined;
  /** Seekers: levels measured by the exam; NATIVE is not among them. */
  measuredLevels?: Array<JapaneseLevel> | null | undefined;
  /** Companies: plans. */
  plans?: Array<PlanCode> | null | undefined;
  /** Registered before this time. */
  registeredBefore?: string | null | undefined;
  /** Registered at this time or later. */
  registeredFrom?: string | null | undefined;
};

/** SENDING: a task writes to one batch after the other. */
export type MailingStatus =
  | 'SENDING'
  | 'SENT'
  | 'STOPPED';

/** How far the reader's side has read. */
export type MarkConversationReadInput = {
  /** The conversation. */
  conversationId: string;
  /** The newest message that was shown. */
  upToMessageId: string;
};

/** How far the operator has read. */
export type MarkThreadReadInput = {
  /** The conversation. */
  threadId: string;
  /** The newest message that was shown. */
  upToMessageId: string;
};

/** What a match looks at. */
export type MatchCriterion =
  | 'CATEGORY'
  | 'EMPLOYMENT_TYPE'
  | 'HOURS'
  | 'LEVEL'
  | 'PAY'
  | 'PERMISSION'
  | 'PLACE'
  | 'QUALIFICATIONS';

/** Met ✔, unmet ✖, or unknown ? because one side has not said it. */
export type MatchState =
  | 'MET'
  | 'UNKNOWN'
  | 'UNMET';

/** State of a company member: invited, active, or without access. */
export type MemberStatus =
  | 'ACTIVE'
  | 'DISABLED'
  | 'INVITED';

/** Messages of one conversation. */
export type MessageBridgesInput = {
  /** One of the seeker's own conversations. */
  conversationId: string;
  /** Messages of that conversation; others are left out. */
  messageIds: Array<string>;
};

/** A message as it stands in the form. */
export type MessagePreviewInput = {
  /** 1 to 4,000 characters. */
  body: string;
  /** One of the company's conversations about an application. */
  conversationId: string;
};

/** 地域別最低賃金 of a prefecture. */
export type MinimumWageInput = {
  /** Code of the prefecture, 01 to 47. */
  prefecture: string;
  /** Yen an hour. */
  yen: number;
};

/** Why the operator returns or suspends a posting. */
export type ModerationReason =
  | 'COMPLAINT'
  | 'CONTACT'
  | 'DUPLICATE'
  | 'FALSE_OR_MISLEADING'
  | 'MISSING_ITEM'
  | 'OTHER'
  | 'OUTDATED'
  | 'PAY_UNCLEAR'
  | 'UNCLEAR_DUTIES'
  | 'UNLAWFUL_CONDITIONS'
  | 'WORDING';

/** One move of several applications. */
export type MoveEntriesInput = {
  /** One to fifty. */
  entries: Array<EntryVersionInput>;
  /** Required for REJECTED; the seekers read it. */
  reason?: string | null | undefined;
  /** Where they shall go. */
  to: EntryStatus;
};

/** A move of the selection. */
export type MoveEntryInput = {
  /** For OFFERED and ACCEPTED: the lawful way, required where the rules of work permission say no. */
  condition?: OfferConditionInput | null | undefined;
  /** The entry. */
  id: string;
  /** Required for REJECTED; the seeker reads it. */
  reason?: string | null | undefined;
  /** One of `legalMoves`. */
  to: EntryStatus;
  /** Of the entry as it was read. */
  version: number;
};

/** Where an inquiry goes. */
export type MoveInquiryInput = {
  /** The inquiry. */
  id: string;
  /** For the history, at most 2,000 characters. */
  note?: string | null | undefined;
  /** One of `legalMoves`. */
  to: InquiryStatus;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Another state of a movie. */
export type MoveMovieInput = {
  /** The movie. */
  id: string;
  /** When, for SCHEDULED. */
  publishAt?: string | null | undefined;
  /** Where to. */
  to: MovieStatus;
  /** The version that was read. */
  version: number;
};

/** PREMIUM movies play for seekers with a licence. */
export type MovieAccess =
  | 'FREE'
  | 'PREMIUM';

/** What an editor writes of a movie. */
export type MovieContentInput = {
  /** Who may play it. */
  access: MovieAccess;
  /** WebVTT; each wrong line is answered. */
  captions: string;
  /** The same in English, as WebVTT; empty where there is none. */
  captionsEn?: string | null | undefined;
  /** When it is to be taken down. */
  closesAt?: string | null | undefined;
  /** At most 600 characters. */
  description: string;
  /** The film: uploaded for MOVIE. */
  fileId?: string | null | undefined;
  /** N5 to N1. */
  level: JapaneseLevel;
  /** Place in the lists, 0 to 100,000. */
  position: number;
  /** The picture: uploaded for POSTER. */
  posterId?: string | null | undefined;
  /** Codes of practice items in order, at most 20. */
  practiceCodes: Array<string>;
  /** At most 120 characters. */
  title: string;
  /** What it teaches. */
  topic: MovieTopic;
};

/** Which movies; all conditions hold together. */
export type MovieFilter = {
  /** Words that must all stand in title, description or captions. */
  keyword?: string | null | undefined;
  /** Only for this level. */
  level?: JapaneseLevel | null | undefined;
  /** Only where the reader is so far. */
  progress?: MovieProgressState | null | undefined;
  /** Only about this. */
  topic?: MovieTopic | null | undefined;
};

/** How far the reader is with a movie. */
export type MovieProgressState =
  | 'COMPLETED'
  | 'NEW'
  | 'STARTED';

/** 下書き, 公開予約, 公開中, 公開終了. */
export type MovieStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** What a movie teaches. */
export type MovieTopic =
  | 'CONVERSATION'
  | 'GRAMMAR'
  | 'READING'
  | 'VOCABULARY'
  | 'WORKPLACE';

/** Who has read an item. */
export type NameTestItemReviewerInput = {
  /** The item. */
  id: string;
  /** Their name, at most 80 characters; empty takes it back. */
  reviewer: string;
  /** The version that was read. */
  version: number;
};

/** Who may read a news item. */
export type NewsAudience =
  | 'COMPANY'
  | 'PUBLIC'
  | 'SEEKER';

/** お知らせ or コラム. */
export type NewsCategory =
  | 'COLUMN'
  | 'NEWS';

/** What an editor writes. */
export type NewsContentInput = {
  /** Who may read it. */
  audience: NewsAudience;
  /** HTML, at most 30,000 characters; what is not allowed is taken out. */
  bodyHtml: string;
  /** お知らせ or コラム; fixed once it was public. */
  category: NewsCategory;
  /** Two or three sentences, at most 400 characters. */
  summary: string;
  /** Headline, 1 to 160 characters. */
  title: string;
  /** What it is about. */
  topic: NewsTopic;
};

/** 下書き, 公開予約, 公開中, 公開終了. */
export type NewsStatus =
  | 'ARCHIVED'
  | 'DRAFT'
  | 'PUBLISHED'
  | 'SCHEDULED';

/** What a news item or a column is about. */
export type NewsTopic =
  | 'JAPANESE'
  | 'JOB_HUNT'
  | 'LAW'
  | 'LIFE'
  | 'MAINTENANCE'
  | 'SAFETY'
  | 'SERVICE';

/** A note for colleagues. */
export type NoteInquiryInput = {
  /** 1 to 2,000 characters. */
  body: string;
  /** The inquiry. */
  id: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** What a seeker may be told of. */
export type NotificationFamily =
  | 'CLOSING_SOON'
  | 'ENTRY'
  | 'MESSAGE'
  | 'NEWS'
  | 'PRACTICE'
  | 'SAVED_SEARCH'
  | 'SCOUT';

/** The lawful way of an offer: what it names is judged by the same rules. */
export type OfferConditionInput = {
  /** For LATER_START: the first day of work. */
  startsOn?: string | null | undefined;
  /** For CHANGE_OF_STATUS. */
  status?: ResidenceStatus | null | undefined;
  /** The way. */
  way: OfferWay;
  /** For FEWER_HOURS: hours a week. */
  weeklyHours?: number | null | undefined;
};

/** Times an applicant may pick from. */
export type OfferInterviewSlotsInput = {
  /** The application. */
  entryId: string;
  /** One to ten. */
  slots: Array<InterviewSlotInput>;
  /** Of the application as it was read. */
  version: number;
};

/** The lawful way by which somebody whom the rules say no to may join. */
export type OfferWay =
  | 'CHANGE_OF_STATUS'
  | 'FEWER_HOURS'
  | 'LATER_START';

/** Terms of the operator's work. */
export type OperatingTermCode =
  | 'COMPLAINT_ANSWER'
  | 'COMPLAINT_KEPT'
  | 'COMPLAINT_SETTLE'
  | 'INQUIRY_KEPT';

/** A fact of the operator. */
export type OperatorFactInput = {
  /** Which fact, e.g. phone. */
  name: string;
  /** Its value. */
  value: string;
};

/** 届出 of a 特定募集情報等提供事業, or a licence for 職業紹介. */
export type OperatorPermit =
  | 'SHOKUGYO_SHOKAI'
  | 'TODOKEDE';

/** Which conversations; what is left out does not narrow. */
export type OperatorThreadFilter = {
  /** Parts of the subject or of the recipient's name. */
  keyword?: string | null | undefined;
  /** Only those with this seeker or company. */
  recipientId?: string | null | undefined;
  /** Only those with messages that no operator has read. */
  unreadOnly?: boolean | null | undefined;
};

/** An order of the company's photos. */
export type OrderCompanyPhotosInput = {
  /** Each of them once. */
  ids: Array<string>;
};

/** The accounts that may have passkeys and change their address. */
export type PasskeyKind =
  | 'COMPANY'
  | 'SEEKER';

/** Stops applications for a while. */
export type PauseWorkInput = {
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** 賃金形態. */
export type PayUnit =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

/** Whose card field is shown. */
export type PaymentProvider =
  | 'STRIPE'
  | 'TEST';

/** Why. */
export type PermissionReasonCode =
  | 'ABROAD'
  | 'ACTIVITY_TO_CHECK'
  | 'AFTER_GRADUATION'
  | 'AMUSEMENT_BANNED'
  | 'CARD_EXPIRED'
  | 'DESIGNATION_ALLOWS'
  | 'DESIGNATION_DECIDES'
  | 'DIRECT_ONLY'
  | 'DISPATCH_PLACE'
  | 'DUTIES_UNKNOWN'
  | 'EMPLOYER_BOUND'
  | 'EMPLOYER_CHANGE'
  | 'EXPIRED'
  | 'EXPIRES_BEFORE_START'
  | 'FIELD_MATCHES'
  | 'FIELD_MISMATCH'
  | 'FIELD_NOT_OPEN'
  | 'FIELD_UNKNOWN'
  | 'FULL_TIME_ONLY'
  | 'HOURS_OVER_LIMIT'
  | 'HOURS_UNKNOWN'
  | 'LANGUAGE_EVIDENCE'
  | 'LICENCE_NEEDED'
  | 'MINOR_CONSENT'
  | 'MINOR_HOURS'
  | 'MINOR_NIGHT'
  | 'MINOR_TOO_YOUNG'
  | 'NAMED_BY_COMPANY'
  | 'NOT_EMPLOYMENT'
  | 'NO_RULE'
  | 'NO_WORK'
  | 'OUTSIDE_STATUS'
  | 'OUTSOURCING_CONTRACT'
  | 'PART_TIME_CONTRACT'
  | 'PART_TIME_HOURS'
  | 'PART_TIME_PERMISSION_DECIDES'
  | 'PART_TIME_PERMISSION_MISSING'
  | 'PERMISSION_ENDED'
  | 'RENEWAL_PENDING'
  | 'SPECIALIST_DUTIES_ONLY'
  | 'STATUS_UNKNOWN'
  | 'UNRESTRICTED'
  | 'VACATION_ONLY'
  | 'WITHIN_STATUS';

/** What would make a work possible for somebody. */
export type PermissionRemedy =
  | 'ASK_IMMIGRATION'
  | 'CHANGE_STATUS'
  | 'DAY_HOURS'
  | 'DIRECT_CONTRACT'
  | 'FEWER_HOURS'
  | 'FULL_TIME'
  | 'GET_CERTIFICATE'
  | 'GET_PERMISSION'
  | 'GUARDIAN_PAPERS'
  | 'LATER_START'
  | 'OTHER_WORKPLACE'
  | 'RENEW_CARD'
  | 'SHOW_RENEWAL'
  | 'STATE_FACTS'
  | 'STATE_HOURS';

/** What a row of the work permission rules answers. */
export type PermissionRuleAnswer =
  | 'ABROAD'
  | 'ACTIVITY_TO_CHECK'
  | 'AFTER_GRADUATION'
  | 'AMUSEMENT_BANNED'
  | 'CARD_EXPIRED'
  | 'DESIGNATION_ALLOWS'
  | 'DESIGNATION_DECIDES'
  | 'DIRECT_ONLY'
  | 'DISPATCH_PLACE'
  | 'EMPLOYER_BOUND'
  | 'EMPLOYER_CHANGE'
  | 'EXPIRED'
  | 'EXPIRES_BEFORE_START'
  | 'FIELD_MATCHES'
  | 'FIELD_NOT_OPEN'
  | 'FULL_TIME_ONLY'
  | 'LANGUAGE_EVIDENCE'
  | 'LICENCE_NEEDED'
  | 'MINOR_CONSENT'
  | 'MINOR_HOURS'
  | 'MINOR_NIGHT'
  | 'MINOR_TOO_YOUNG'
  | 'NOT_EMPLOYMENT'
  | 'NO_WORK'
  | 'OUTSIDE_STATUS'
  | 'OUTSOURCING_CONTRACT'
  | 'PART_TIME_CONTRACT'
  | 'PART_TIME_HOURS'
  | 'PERMISSION_ENDED'
  | 'RENEWAL_PENDING'
  | 'SPECIALIST_DUTIES_ONLY'
  | 'UNRESTRICTED'
  | 'VACATION_ONLY'
  | 'WITHIN_STATUS';

/** Whether a person may do a work. It informs: nobody is kept from applying. */
export type PermissionVerdict =
  | 'CONDITIONAL'
  | 'NEEDS_CHECK'
  | 'NG'
  | 'OK';

/** A phrase with what was filled in so far. */
export type PhrasePreviewInput = {
  /** Name of the phrase. */
  key: string;
  /** The places that are filled. */
  slots: Array<FilledSlotInput>;
};

/** What a phrase is about. */
export type PhraseTopic =
  | 'CONDITIONS'
  | 'DOCUMENTS'
  | 'GENERAL'
  | 'INTERVIEW'
  | 'LATE'
  | 'RESULT';

/** Which time. */
export type PickInterviewSlotInput = {
  /** Of the offer. */
  id: string;
};

/** When a change of plan happens. */
export type PlanChangeKind =
  | 'KEEP'
  | 'LATER'
  | 'START'
  | 'UPGRADE';

/** Plans of companies. */
export type PlanCode =
  | 'FREE'
  | 'PREMIUM'
  | 'STANDARD';

/** Asks to hear the item that is shown. */
export type PlayExamRecordingInput = {
  /** The sitting. */
  attemptId: string;
  /** A UUID chosen by the client: the same one again is the same play. */
  operationId: string;
  /** Of the item. */
  position: number;
};

/** A stretch that was played. */
export type PlayedRangeInput = {
  /** Milliseconds from the beginning. */
  fromMs: number;
  /** Its end. */
  toMs: number;
};

/** Which practice set: of a movie, of a level, or what is due. Give one of them. */
export type PracticeSetInput = {
  /** At most ten items to review today, the longest due first, as new questions. */
  due?: boolean | null | undefined;
  /** Five free items of this level, those not answered yet first. */
  level?: JapaneseLevel | null | undefined;
  /** The items of this movie. */
  movieId?: string | null | undefined;
  /** Of a level, only items that ask for this. */
  skill?: ExamSkill | null | undefined;
};

/** A part of a complete profile. */
export type ProfilePart =
  | 'BIRTH_DATE'
  | 'HISTORY'
  | 'HOME'
  | 'INTRODUCTION'
  | 'LATIN_NAME'
  | 'LEVEL'
  | 'NAME'
  | 'PERMISSION'
  | 'PHONE'
  | 'WISHES';

/** Signed in; linked to the account; or nobody the product knows, who may register. */
export type ProviderVisitOutcome =
  | 'LINKED'
  | 'NEWCOMER'
  | 'SIGNED_IN';

/** What a provider is asked for. */
export type ProviderVisitPurpose =
  | 'CONFIRM'
  | 'LINK'
  | 'SIGN_IN';

/** Publishes an item. */
export type PublishNewsInput = {
  /** The item. */
  id: string;
  /** When, at most a year ahead; at once without it. */
  publishAt?: string | null | undefined;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** An order with the final confirmation. */
export type PurchaseLicenceInput = {
  /** The buyer agreed to the final confirmation. */
  agreed: boolean;
  /** Price in yen, tax included, as it stood on the confirmation; another price is refused. */
  expectedPrice: number;
  /** A UUID the client chooses once per order; the same one again never charges twice. */
  operationId: string;
  /** The provider's token of the card. Never a card number. */
  paymentMethod: string;
  /** Code of the product. */
  productCode: string;
};

/** 資格・免許 that a work may demand. */
export type Qualification =
  | 'AUTO_MECHANIC'
  | 'BOOKKEEPING_2'
  | 'CARE_INITIAL'
  | 'CARE_PRACTITIONER'
  | 'CERTIFIED_CARE_WORKER'
  | 'COOK'
  | 'DRIVER_LARGE'
  | 'DRIVER_MEDIUM'
  | 'DRIVER_REGULAR'
  | 'DRIVER_SECOND_CLASS'
  | 'ELECTRICIAN'
  | 'FORKLIFT'
  | 'NURSE'
  | 'NURSERY_TEACHER'
  | 'REAL_ESTATE'
  | 'REGISTERED_JAPANESE_TEACHER';

/** 免許・資格. */
export type QualificationRecordInput = {
  /** 1 to 120 characters. */
  name: string;
  /** Month, YYYY-MM. */
  obtainedOn: string;
};

/** A résumé file of the seeker's own. */
export type ReadResumeInput = {
  /** The file. */
  fileId: string;
};

/** The N level that reading a text takes; our own grade, not an official one. */
export type ReadabilityLevel =
  | 'N1'
  | 'N2'
  | 'N3'
  | 'N4'
  | 'N5';

/** Proves once more who sits at the browser. */
export type ReauthenticateInput = {
  /** Password of the signed-in admin, as typed. */
  password: string;
};

/** Should the company go on with the applicant? */
export type Recommendation =
  | 'NO'
  | 'UNSURE'
  | 'YES';

/** Money that came in for an invoice, written down by hand. */
export type RecordBankPaymentInput = {
  /** Yen; more than is open becomes a deposit of the company. */
  amount: number;
  /** The invoice. */
  invoiceId: string;
  /** Version of the invoice that was read. */
  invoiceVersion: number;
  /** What to remember. */
  note?: string | null | undefined;
  /** A UUID the client chooses once per payment; the same one again writes nothing more. */
  operationId: string;
  /** Day it came in, YYYY-MM-DD, not in the future. */
  paidOn: string;
  /** The payer as it stands on the account. */
  payerName: string;
};

/** That the residence card was looked at. Neither its number nor a picture is stored. */
export type RecordCardCheckInput = {
  /** When it was looked at. */
  checkedOn: string;
  /** As printed on the front, or on the back for 資格外活動許可. */
  condition: WorkCondition;
  /** The application that led to the hire. */
  entryId: string;
  /** End of the period of stay; may be left out for 永住者 only. */
  expiresOn?: string | null | undefined;
  /** Whether the number was looked up with 在留カード等番号失効情報照会. */
  numberConfirmed: boolean;
  /** As printed. */
  residenceStatus: ResidenceStatus;
  /** Of the list of duties as it was read. */
  version: number;
};

/** A complaint for the log. */
export type RecordComplaintInput = {
  /** What they say, 1 to 8,000 characters. */
  body: string;
  /** How it came in. */
  channel: ComplaintChannel;
  /** The company it is about; that of the posting when left out. */
  companyId?: string | null | undefined;
  /** The inquiry it came in by. */
  inquiryId?: string | null | undefined;
  /** A UUID chosen by the client; it becomes the complaint's id. */
  operationId: string;
  /** Who complains. */
  party: ComplaintParty;
  /** How to reach them, at most 254 characters; may be empty. */
  partyContact: string;
  /** Their name, 1 to 100 characters. */
  partyName: string;
  /** When it came in; not in the future. */
  receivedAt: string;
  /** What it is about. */
  subject: ComplaintSubject;
  /** The posting it is about. */
  workId?: string | null | undefined;
};

/** A data incident for the register. */
export type RecordDataIncidentInput = {
  /** Somebody may lose money by it. */
  financial: boolean;
  /** What happened to the data. */
  kind: DataIncidentKind;
  /** Somebody may have meant it. */
  malicious: boolean;
  /** When the operator came to know of it; not in the future. */
  noticedAt: string;
  /** UUID made by the form: sending it twice is one incident. */
  operationId: string;
  /** How many people's data; absent while nobody knows. */
  people?: number | null | undefined;
  /** 要配慮個人情報 is among it. */
  sensitive: boolean;
  /** What happened, which data, why; 1 to 8,000 characters. */
  summary: string;
};

/** That 外国人雇用状況の届出 was filed. */
export type RecordHireNoticeInput = {
  /** The application that led to the hire. */
  entryId: string;
  /** When; null takes it back. */
  filedOn?: string | null | undefined;
  /** Of the list of duties as it was read. */
  version: number;
};

/** The recording of a listening item. */
export type RecordTestItemInput = {
  /** Uploaded for RECORDING; null takes the recording away. */
  fileId?: string | null | undefined;
  /** The item. */
  id: string;
  /** The editor has heard it: every line of the script, by the speakers marked there. Demanded with a file. */
  isFaithful: boolean;
  /** The version that was read. */
  version: number;
};

/** What entitles to a refund: the buyer's wish within 8 days while unused, a double charge, or a fault of the operator. */
export type RefundCause =
  | 'DOUBLE_CHARGE'
  | 'OPERATOR_FAULT'
  | 'WITHIN_TERMS';

/** Gives the price of a licence back to the card, wholly and once. */
export type RefundLicenceInput = {
  /** What entitles to it. */
  cause: RefundCause;
  /** A UUID chosen by the client: the same one again answers the same refund. */
  operationId: string;
  /** Why, 1 to 500 characters, for the books; the buyer does not read it. */
  reason: string;
  /** The order. */
  saleId: string;
};

/** Set off in the back office, or at the payment provider's own desk. */
export type RefundSource =
  | 'OPERATOR'
  | 'PROVIDER';

/** How a refund stands; PARTIAL: less than the price went back. */
export type RefundStatus =
  | 'DONE'
  | 'PARTIAL'
  | 'PENDING'
  | 'REFUSED';

/** Operations of a client. */
export type RegisterOperationsInput = {
  /** The program that sends them: small letters, digits and hyphens, 2 to 40 characters. */
  client: string;
  /** GraphQL documents one after another: named operations, at most 500, with their fragments. */
  documents: string;
};

/** The registration of a newcomer; the provider stands in for the password. */
export type RegisterWithProviderInput = {
  /** The person agrees to the terms and the privacy policy; never ticked for them. */
  agreeToTerms: boolean;
  /** Family name. */
  familyName: string;
  /** Family name in kana. */
  familyNameKana?: string | null | undefined;
  /** Given name. */
  givenName: string;
  /** Given name in kana. */
  givenNameKana?: string | null | undefined;
  /** Name in Latin letters. */
  latinName?: string | null | undefined;
  /** Tag of the language of mails; that of the request when left out. */
  locale?: string | null | undefined;
  /** Token of the mailed link, where the provider vouches for no address. */
  token?: string | null | undefined;
};

/** How much of the work may be done from home. */
export type RemoteMode =
  | 'FULL'
  | 'NONE'
  | 'PARTIAL';

/** A photo that goes. */
export type RemoveCompanyPhotoInput = {
  /** The photo. */
  id: string;
};

/** A member who shall sign in no longer. */
export type RemoveMemberInput = {
  /** The member. */
  id: string;
  /** Version that was read. */
  version: number;
};

/** Takes a movie's texts in a language away. */
export type RemoveMovieVersionInput = {
  /** A value of the list `Locale` but `ja`. */
  language: string;
  /** The movie. */
  movieId: string;
  /** The version that was read. */
  version: number;
};

/** Takes an item's text in a language away. */
export type RemoveNewsVersionInput = {
  /** A value of the list `Locale` but `ja`. */
  language: string;
  /** The item. */
  newsId: string;
  /** The version that was read. */
  version: number;
};

/** The passkey to take off. */
export type RemovePasskeyInput = {
  /** Its identifier. */
  id: string;
  /** Which of the browser's accounts. */
  kind: PasskeyKind;
  /** Password, when CONFIRM_PASSWORD asked for it. */
  password?: string | null | undefined;
};

/** The shift or vacation to remove. */
export type RemoveShiftInput = {
  /** Identifier. */
  id: string;
};

/** Asks for new recovery codes, with both in hand. */
export type RenewRecoveryCodesInput = {
  /** Six digits of the authenticator, or a recovery code. */
  code: string;
  /** Which of the browser's accounts. */
  kind: TwoFactorKind;
  /** The account's password; needed when `mustConfirmPassword` says so. */
  password?: string | null | undefined;
};

/** 契約の更新. */
export type RenewalKind =
  | 'AUTOMATIC'
  | 'NONE'
  | 'POSSIBLE';

/** Takes a settled complaint up again. */
export type ReopenComplaintInput = {
  /** The complaint. */
  id: string;
  /** Why, 1 to 2,000 characters. */
  reason: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** A further message in a conversation. */
export type ReplyToThreadInput = {
  /** A file the operator uploaded for a message; only the recipient can open it. */
  attachmentId?: string | null | undefined;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** A UUID chosen by the client: the same one again writes one message. */
  operationId: string;
  /** The conversation. */
  threadId: string;
};

/** What was played of a movie. */
export type ReportMovieProgressInput = {
  /** The movie. */
  movieId: string;
  /** Where the player stands, in milliseconds. */
  positionMs: number;
  /** Everything that was played since it was opened, at most 200 stretches. */
  ranges: Array<PlayedRangeInput>;
};

/** Which scout, and what is wrong. */
export type ReportScoutInput = {
  /** One of the seeker's own. */
  id: string;
  /** What is wrong. */
  reason: ScoutReportReason;
};

/** What a figure counts. */
export type ReportUnit =
  | 'CASES'
  | 'COMPANIES'
  | 'PEOPLE'
  | 'WORKS';

/** Says that something is wrong with a posting; anybody may, without a name. */
export type ReportWorkInput = {
  /** In one's own words, at most 2,000 characters; needed for OTHER. */
  body?: string | null | undefined;
  /** UUID made by the form: sending it twice is one report. */
  operationId: string;
  /** What is wrong. */
  reason: WorkReportReason;
  /** Leave it empty: a field that people do not see. */
  website?: string | null | undefined;
  /** The work. */
  workId: string;
};

/** A company that wants to register, and its owner. */
export type RequestCompanyRegistrationInput = {
  /** Agreement to terms and privacy policy. */
  agreeToTerms: boolean;
  /** The owner's mail address. */
  email: string;
  /** The company. */
  facts: CompanyFactsInput;
  /** Name of the person who will own the account. */
  ownerName: string;
};

/** Another address for the signed-in account. */
export type RequestEmailChangeInput = {
  /** The new address. */
  email: string;
  /** Which of the browser's accounts. */
  kind: PasskeyKind;
  /** Password, when CONFIRM_PASSWORD asked for it. */
  password?: string | null | undefined;
};

/** Asks for a mail with a link to a new password. */
export type RequestPasswordResetInput = {
  /** Mail address of the account. */
  email: string;
  /** Kind of account. */
  kind: AccountKind;
};

/** An invitation to mail once more. */
export type ResendInvitationInput = {
  /** The member. */
  id: string;
};

/** The mail to try again. */
export type ResendMailInput = {
  /** The mail. */
  id: string;
};

/** Which event. */
export type ResendWebhookEventInput = {
  /** One of the company's webhooks. */
  id: string;
};

/** A colleague who lost the authenticator. */
export type ResetMemberTwoFactorInput = {
  /** The member. */
  id: string;
  /** The account's password; needed when `mustConfirmPassword` says so. */
  password?: string | null | undefined;
};

/** Sets a new password with the mailed token. */
export type ResetPasswordInput = {
  /** Kind of account the token was mailed for. */
  kind: AccountKind;
  /** New password, 15 to 128 characters. */
  password: string;
  /** Token from the mailed link; works once, for an hour. */
  token: string;
};

/** Somebody who lost the authenticator. */
export type ResetTwoFactorInput = {
  /** The member or the admin. */
  id: string;
  /** Kind of account. */
  kind: TwoFactorKind;
};

/** 在留資格. */
export type ResidenceStatus =
  | 'ARTIST'
  | 'BUSINESS_MANAGER'
  | 'CULTURAL_ACTIVITIES'
  | 'DEPENDENT'
  | 'DESIGNATED_ACTIVITIES'
  | 'DIPLOMAT'
  | 'EMPLOYMENT_SKILL_DEVELOPMENT'
  | 'ENGINEER_HUMANITIES_INTERNATIONAL'
  | 'ENTERTAINER'
  | 'HIGHLY_SKILLED_PROFESSIONAL'
  | 'INSTRUCTOR'
  | 'INTRA_COMPANY_TRANSFEREE'
  | 'JOURNALIST'
  | 'LEGAL_ACCOUNTING'
  | 'LONG_TERM_RESIDENT'
  | 'MEDICAL_SERVICES'
  | 'NURSING_CARE'
  | 'OFFICIAL'
  | 'PERMANENT_RESIDENT'
  | 'PROFESSOR'
  | 'RELIGIOUS_ACTIVITIES'
  | 'RESEARCHER'
  | 'SKILLED_LABOR'
  | 'SPECIAL_PERMANENT_RESIDENT'
  | 'SPECIFIED_SKILLED_WORKER'
  | 'SPOUSE_OF_JAPANESE'
  | 'SPOUSE_OF_PERMANENT_RESIDENT'
  | 'STUDENT'
  | 'TECHNICAL_INTERN'
  | 'TEMPORARY_VISITOR'
  | 'TRAINEE';

/** Which company. */
export type RestoreCompanyScoutsInput = {
  /** The company. */
  companyId: string;
};

/** Opens a paused posting again. */
export type ResumeWorkInput = {
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** The operation to end. */
export type RetireOperationInput = {
  /** What clients shall send instead, at most 300 characters; they are answered this. */
  advice: string;
  /** The operation. */
  id: string;
};

/** A photo that goes back to its company. */
export type ReturnCompanyPhotoInput = {
  /** The photo. */
  id: string;
  /** For the company: what is wrong, at most 2,000 characters. */
  reason: string;
  /** The version that was read. */
  version: number;
};

/** Returns a posting under review to its company. */
export type ReturnWorkInput = {
  /** What to change at single fields, at most 30. */
  comments?: Array<FieldCommentInput> | null | undefined;
  /** The work. */
  id: string;
  /** What to change, up to 2,000 characters; needed without `reasonCodes`. The company reads it. */
  reason?: string | null | undefined;
  /** Reasons from the list; the company reads their sentences. */
  reasonCodes?: Array<ModerationReason> | null | undefined;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Returns a revision under review to its company. */
export type ReturnWorkRevisionInput = {
  /** What to change at single fields, at most 30. */
  comments?: Array<FieldCommentInput> | null | undefined;
  /** What to change, up to 2,000 characters; needed without `reasonCodes`. The company reads it. */
  reason?: string | null | undefined;
  /** Reasons from the list; the company reads their sentences. */
  reasonCodes?: Array<ModerationReason> | null | undefined;
  /** Version of the revision that was read; an older one is refused as STALE_VERSION. */
  version: number;
  /** The published work. */
  workId: string;
};

/** A posting under review. */
export type ReviewInput = {
  /** The work. */
  id: string;
};

/** Why a posting under review deserves a closer look: its company never published one, readers reported postings of it, this one was returned before. */
export type ReviewRisk =
  | 'FIRST_POSTING'
  | 'REPORTED'
  | 'RETURNED_BEFORE';

/** The key to end. */
export type RevokeApiKeyInput = {
  /** The key. */
  id: string;
};

/** Takes a certificate back. */
export type RevokeExamCertificateInput = {
  /** Its code. */
  code: string;
  /** At most 400 characters; for the record. */
  reason: string;
};

/** The key to replace. */
export type RotateApiKeyInput = {
  /** Days after which the new one ends, 1 to 730. */
  expiresInDays?: number;
  /** The key. */
  id: string;
};

/** 賃金. `min` and `max` are base pay without fixed overtime, in yen for one `unit`. */
export type SalaryInput = {
  /** Fixed monthly allowances, at most 20. */
  allowances?: Array<AllowanceInput> | null | undefined;
  /** 賞与, at most 200 characters. */
  bonus?: string | null | undefined;
  /** 締日, at most 60 characters. */
  closing?: string | null | undefined;
  /** 通勤手当, at most 200 characters. */
  commuting?: string | null | undefined;
  /** Yen a month. */
  fixedOvertimeAmount?: number | null | undefined;
  /** True when overtime beyond these hours is paid in addition. */
  fixedOvertimeExcessPaid?: boolean | null | undefined;
  /** Hours a month it covers. */
  fixedOvertimeHours?: number | null | undefined;
  /** True when there is 固定残業代; its three facts are then required. */
  hasFixedOvertime?: boolean | null | undefined;
  /** Highest base pay, not below `min`. */
  max?: number | null | undefined;
  /** Lowest base pay. */
  min?: number | null | undefined;
  /** 支払日, at most 60 characters. */
  payDay?: string | null | undefined;
  /** 昇給, at most 200 characters. */
  raise?: string | null | undefined;
  /** 賃金形態. */
  unit?: PayUnit | null | undefined;
};

/** A card to keep for the plan. */
export type SaveCompanyCardInput = {
  /** A UUID the client chooses once per card. */
  operationId: string;
  /** The provider's token of the card. Never a card number. */
  paymentMethod: string;
};

/** A text to keep for all members of the company. */
export type SaveCompanyTemplateInput = {
  /** At most 4,000 characters. */
  body: string;
  /** At most 80 characters; the same name again replaces the text. */
  name: string;
};

/** What is written so far. */
export type SaveEntryDraftInput = {
  /** As far as answered. */
  answers: Array<ScreeningAnswerInput>;
  /** At most 4,000 characters. */
  message: string;
  /** One of the seeker's own résumé files. */
  resumeId?: string | null | undefined;
  /** Of the draft as it was read; absent for the first save. */
  version?: number | null | undefined;
  /** What it is for. */
  workId: string;
};

/** A filter to keep. */
export type SaveEntryFilterInput = {
  /** What it looks for. */
  filter: CompanyEntryFilter;
  /** Shows it to the whole company. */
  isShared?: boolean;
  /** At most 80 characters; the same name again replaces the filter. */
  name: string;
  /** Order of the list. */
  sort?: CompanyEntrySort | null | undefined;
};

/** What the duties depend on. */
export type SaveHireTermsInput = {
  /** The application that led to the hire. */
  entryId: string;
  /** A Japanese national, 特別永住者, 外交 or 公用: no card check, no notice. */
  isExempt: boolean;
  /** Insured under 雇用保険: the notice is due earlier. */
  isInsured: boolean;
  /** First day of work. */
  startsOn?: string | null | undefined;
  /** Of the list of duties as it was read. */
  version: number;
};

/** A text to keep. */
export type SaveMessageTemplateInput = {
  /** For whom. */
  audience: MailingAudience;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** The text to change; a new one when left out. */
  id?: string | null | undefined;
  /** 1 to 80 characters; each name once an audience. */
  name: string;
  /** 1 to 200 characters. */
  subject: string;
  /** As it was read; needed for a change. */
  version?: number | null | undefined;
};

/** A movie's texts in another language. */
export type SaveMovieVersionInput = {
  /** At most 600 characters. */
  description: string;
  /** A value of the list `Locale` but `ja`. */
  language: string;
  /** The movie. */
  movieId: string;
  /** At most 120 characters. */
  title: string;
  /** The version that was read; null for a language that has none yet. */
  version?: number | null | undefined;
};

/** What is typed and not saved yet. */
export type SaveNewsDraftInput = {
  /** The version the form was opened with. */
  baseVersion?: number | null | undefined;
  /** As the form holds it. */
  content: NewsContentInput;
  /** The item; null for a new one. */
  newsId?: string | null | undefined;
};

/** An item in another language. */
export type SaveNewsVersionInput = {
  /** HTML, at most 30,000 characters; what is not allowed is taken out. */
  bodyHtml: string;
  /** A value of the list `Locale` but `ja`. */
  language: string;
  /** The item. */
  newsId: string;
  /** Two or three sentences, at most 400 characters. */
  summary: string;
  /** Headline, 1 to 160 characters. */
  title: string;
  /** The version that was read; null for a language that has none yet. */
  version?: number | null | undefined;
};

/** What holds for all postings from now on; those that are there stay as they are. */
export type SavePostingProfileInput = {
  /** Of this only what is the same in every posting is kept. */
  content: WorkContentInput;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
  /** Places of work, the usual one first, at most 20; of each the group `workplace` is kept. */
  workplaces: Array<WorkContentInput>;
};

/** The member's rating of an applicant; it replaces their earlier one. */
export type SaveScorecardInput = {
  /** At most 2,000 characters. */
  comment?: string | null | undefined;
  /** 1 to 5; leave it out when you cannot tell yet. */
  communication?: number | null | undefined;
  /** The application. */
  entryId: string;
  /** 1 to 5; leave it out when you cannot tell yet. */
  experience?: number | null | undefined;
  /** 1 to 5; leave it out when you cannot tell yet. */
  japanese?: number | null | undefined;
  /** 1 to 5; leave it out when you cannot tell yet. */
  motivation?: number | null | undefined;
  /** The member's advice. */
  recommendation: Recommendation;
};

/** Keeps a search. */
export type SaveSearchInput = {
  /** True: new works shall be mailed, once the mailed link is opened. */
  alert: boolean;
  /** The conditions. */
  filter: WorkFilter;
  /** How often at most. */
  frequency: AlertFrequency;
  /** 1 to 80 characters. */
  name: string;
};

/** Keeps changes to a published work for a later review. */
export type SaveWorkRevisionInput = {
  /** What changes. */
  content: WorkContentInput;
  /** Version of the revision that was read; absent when there was none. */
  version?: number | null | undefined;
  /** The published work. */
  workId: string;
};

/** How a time at a school ends: 卒業, 修了, 中退. */
export type SchoolEnding =
  | 'COMPLETED'
  | 'GRADUATED'
  | 'LEFT';

/** What a search demands of people; what is left out demands nothing. */
export type ScoutConditionsInput = {
  /** Wish one of these contracts. */
  employmentTypes?: Array<EmploymentType> | null | undefined;
  /** At least so long in the work's family of jobs. */
  experience?: ScoutExperience | null | undefined;
  /** Measured at least so high: NONE to N1. */
  level?: JapaneseLevel | null | undefined;
  /** Wish to work in one of these prefectures. */
  prefectures?: Array<string> | null | undefined;
  /** Have all of these. */
  qualifications?: Array<Qualification> | null | undefined;
  /** Can begin by then; LATER demands nothing. */
  start?: ScoutStart | null | undefined;
  /** The verdict on the named work is one of these. */
  verdicts?: Array<ScoutVerdict> | null | undefined;
};

/** What a list of people is ordered by. */
export type ScoutCriterion =
  | 'CONTRACT'
  | 'EXPERIENCE'
  | 'PLACE'
  | 'START';

/** Why a person does not want a work. */
export type ScoutDeclineReason =
  | 'DUTIES'
  | 'HOURS'
  | 'NOT_LOOKING'
  | 'OTHER'
  | 'PAY'
  | 'PLACE';

/** Years in a family of jobs, from so many on. */
export type ScoutExperience =
  | 'FIVE'
  | 'ONE'
  | 'TEN'
  | 'THREE'
  | 'UNDER_ONE';

/** Which scout. */
export type ScoutInput = {
  /** One of the seeker's own. */
  id: string;
};

/** Why a company may not search for people. */
export type ScoutObstacle =
  | 'NO_PERMIT'
  | 'PLAN'
  | 'STOPPED';

/** What scouts rest on: 届出 or 許可. */
export type ScoutPermitKind =
  | 'LICENCE'
  | 'NOTIFICATION';

/** What is wrong with a scout. */
export type ScoutReportReason =
  | 'OTHER'
  | 'UNLAWFUL'
  | 'UNTRUE'
  | 'UNWANTED';

/** How many people a list has, from so many on. */
export type ScoutSize =
  | 'FIFTY'
  | 'FIVE'
  | 'HUNDRED'
  | 'TEN'
  | 'TWENTY';

/** When a person can begin, roughly. */
export type ScoutStart =
  | 'LATER'
  | 'NOW'
  | 'WITHIN_MONTH'
  | 'WITHIN_QUARTER';

/** Where a scout stands. */
export type ScoutState =
  | 'APPLIED'
  | 'CLOSED'
  | 'DECLINED'
  | 'OPENED'
  | 'SENT';

/** How far a measured level may be trusted. */
export type ScoutTrust =
  | 'CALIBRATED'
  | 'PROVISIONAL';

/** Whether a person may do the named work; never why. */
export type ScoutVerdict =
  | 'CONDITIONAL'
  | 'NEEDS_CHECK'
  | 'OK';

/** The answer to one screening question. */
export type ScreeningAnswerInput = {
  /** At most 2,000 characters. */
  answer: string;
  /** The question. */
  questionId: string;
};

/** A question of the application form. */
export type ScreeningQuestionInput = {
  /** Of a question that stays; absent for a new one. */
  id?: string | null | undefined;
  /** True when an answer is needed to apply. */
  required: boolean;
  /** The question, 1 to 300 characters. */
  text: string;
};

/** Whether new works are mailed; UNCONFIRMED until the mailed link is opened. */
export type SearchAlert =
  | 'OFF'
  | 'ON'
  | 'UNCONFIRMED';

/** For which work, and whom. */
export type SearchForScoutsInput = {
  /** The conditions. */
  conditions: ScoutConditionsInput;
  /** An open work of the member's own company. */
  workId: string;
};

/** What a suggestion is the name of. */
export type SearchSuggestionKind =
  | 'COMPANY'
  | 'OCCUPATION'
  | 'PLACE'
  | 'STATION'
  | 'WORK';

/** 選考方法. */
export type SelectionInput = {
  /** Documents to hand in. */
  documents?: string | null | undefined;
  /** Steps from application to offer. */
  process?: string | null | undefined;
  /** At most 10 questions. */
  questions?: Array<ScreeningQuestionInput> | null | undefined;
  /** True when a résumé file is needed to apply. */
  resumeRequired?: boolean | null | undefined;
};

/** A question or a complaint to the operator. */
export type SendInquiryInput = {
  /** Consent to the privacy policy; must be true. */
  agreed: boolean;
  /** 1 to 4,000 characters. */
  body: string;
  /** What it is about. */
  category: InquiryCategory;
  /** Of a company, at most 120 characters. */
  companyName?: string | null | undefined;
  /** Where the answer goes. */
  email: string;
  /** Who writes, 1 to 100 characters. */
  name: string;
  /** UUID made by the form: sending it twice is one inquiry. */
  operationId: string;
  /** Leave it empty: a field that people do not see. */
  website?: string | null | undefined;
  /** The posting it is about. */
  workId?: string | null | undefined;
};

/** A message to the other side. */
export type SendMessageInput = {
  /** A file of the sender's own side, uploaded for a message. */
  attachmentId?: string | null | undefined;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** One of the sender's own conversations. */
  conversationId: string;
  /** A UUID chosen by the client: the same one again answers the same message. */
  operationId: string;
};

/** A phrase to the other side; every place of it filled. */
export type SendPhraseInput = {
  /** One of the sender's own conversations about an application. */
  conversationId: string;
  /** Name of the phrase. */
  key: string;
  /** A UUID chosen by the client: the same one again answers the same message. */
  operationId: string;
  /** The places that are filled. */
  slots: Array<FilledSlotInput>;
};

/** Whom to ask, and with which text. */
export type SendScoutInput = {
  /** A list of the last seven days. */
  listId: string;
  /** A UUID of the sender's own: the same again is the same act. */
  operationId: string;
  /** A card of it. */
  personId: string;
  /** A template of the company without {氏名}. */
  templateId: string;
};

/** A company's change of plan by the operator. */
export type SetCompanyPlanInput = {
  /** Yen to bill now as the quote said; another sum is refused. */
  expectedTotal: number;
  /** The company. */
  id: string;
  /** A UUID the client chooses once per change; the same one again bills nothing more. */
  operationId: string;
  /** The plan. */
  planCode: PlanCode;
  /** Why, for the back office. */
  reason: string;
};

/** How a word of the company's texts is read. */
export type SetCompanyReadingInput = {
  /** Hiragana or katakana, up to 80 characters; empty takes the correction back. */
  reading: string;
  /** As it stands in the text, 1 to 40 characters with kanji. */
  word: string;
  /** One work; without it all texts of the company, its name and its messages. */
  workId?: string | null | undefined;
};

/** The language of mails and documents. */
export type SetLocaleInput = {
  /** A value of Locale. */
  locale: string;
};

/** How a word of a news item is read. */
export type SetNewsReadingInput = {
  /** The news item. */
  newsId: string;
  /** Hiragana or katakana, up to 80 characters; empty takes the correction back. */
  reading: string;
  /** As it stands in the text, 1 to 40 characters with kanji. */
  word: string;
};

/** How the seeker wants to be told of one thing. */
export type SetNotificationInput = {
  /** By mail. */
  email: boolean;
  /** Of what. */
  family: NotificationFamily;
  /** On the site. */
  site: boolean;
};

/** 管理番号 of a work. */
export type SetReferenceNumberInput = {
  /** The work. */
  id: string;
  /** Up to 100 characters; null or nothing takes it away. */
  referenceNumber?: string | null | undefined;
};

/** What comes of a rule from a day on. */
export type SetRuleTierInput = {
  /** True to stop what it finds, false to ask the moderator again. */
  raised: boolean;
  /** Why, 1 to 400 characters. */
  reason: string;
  /** Its code. */
  rule: string;
  /** First day it is in force: tomorrow in Japan at the earliest. */
  validFrom: string;
};

/** Lists of dated rows. */
export type SettingKind =
  | 'LEGAL_TEXT'
  | 'NOTICE'
  | 'OPERATOR'
  | 'PERMISSION'
  | 'RULE_TIER'
  | 'TERM'
  | 'WAGE';

/** Whether a row was, is or will be in force. */
export type SettingTime =
  | 'FUTURE'
  | 'NOW'
  | 'PAST';

/** The end of a complaint. */
export type SettleComplaintInput = {
  /** The complaint. */
  id: string;
  /** How it ended, 1 to 4,000 characters. */
  outcome: string;
  /** What keeps it from coming again, at most 4,000 characters. */
  prevention: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** Ends a report. */
export type SettleWorkReportInput = {
  /** The report. */
  id: string;
  /** A note for colleagues, at most 2,000 characters. */
  note?: string | null | undefined;
  /** Nothing wrong, or something done. */
  outcome: WorkReportOutcome;
  /** The version that was read. */
  version: number;
};

/** A part of the day: MORNING 5:00 to 10:00, DAY to 17:00, EVENING to 22:00, NIGHT 22:00 to 5:00. */
export type ShiftBand =
  | 'DAY'
  | 'EVENING'
  | 'MORNING'
  | 'NIGHT';

/** Address and password of one kind of account. */
export type SignInInput = {
  /** For an account with a second factor: six digits of the authenticator, or a recovery code. */
  code?: string | null | undefined;
  /** Mail address. */
  email: string;
  /** Password, as typed. */
  password: string;
};

/** Which of the browser's sessions to end. */
export type SignOutInput = {
  /** Kind of account. */
  kind: AccountKind;
};

/** The pages of the operator. */
export type SitePageName =
  | 'ABOUT'
  | 'ABOUT_FOR_COMPANY'
  | 'ACCESSIBILITY'
  | 'COMPANY_INFO'
  | 'DATA_SHARING'
  | 'LAW'
  | 'PRIVACY'
  | 'TERMS';

/** What stands in a place to fill: DATE as YYYY-MM-DD, TIME as HH:MM, a whole number of MINUTES, HOURS, DAYS, MONTHS or YEN, up to 80 characters for a PLACE or PERSON, else the value of a choice. */
export type SlotKind =
  | 'CONDITION'
  | 'DATE'
  | 'DAYS'
  | 'DOCUMENT'
  | 'HOURS'
  | 'MINUTES'
  | 'MONTHS'
  | 'PERSON'
  | 'PLACE'
  | 'REASON'
  | 'TIME'
  | 'WEEKDAY'
  | 'YEN';

/** 受動喫煙防止措置. */
export type SmokingMeasure =
  | 'NO_SMOKING'
  | 'OUTDOOR_ONLY'
  | 'SMOKING_ALLOWED'
  | 'SMOKING_ROOM';

/** 特定技能 fields. */
export type SpecifiedSkillField =
  | 'AGRICULTURE'
  | 'AUTO_REPAIR'
  | 'AUTO_TRANSPORT'
  | 'AVIATION'
  | 'BUILDING_CLEANING'
  | 'CARE'
  | 'CONSTRUCTION'
  | 'FISHERY'
  | 'FOOD_MANUFACTURING'
  | 'FOOD_SERVICE'
  | 'FORESTRY'
  | 'LINEN_SUPPLY'
  | 'LODGING'
  | 'LOGISTICS_WAREHOUSE'
  | 'MANUFACTURING'
  | 'RAILWAY'
  | 'RESOURCE_CIRCULATION'
  | 'SHIPBUILDING'
  | 'WOOD';

/** Begins a sitting. */
export type StartExamInput = {
  /** A UUID chosen by the client: the same one again answers the same sitting. */
  operationId: string;
  /** The seeker can hear recordings now; otherwise no listening item is shown. */
  withListening: boolean;
};

/** One text to many. */
export type StartMailingInput = {
  /** To whom. */
  audience: MailingAudience;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** How many the operator has seen and confirmed. */
  confirmedCount: number;
  /** Which of them. */
  filter: MailingFilter;
  /** A UUID chosen by the client: the same one again answers the same mailing. */
  operationId: string;
  /** 1 to 200 characters. */
  subject: string;
};

/** Asks for a new passkey of the signed-in account. */
export type StartPasskeyInput = {
  /** Which of the browser's accounts. */
  kind: PasskeyKind;
  /** Password, when CONFIRM_PASSWORD asked for it. */
  password?: string | null | undefined;
};

/** Asks for a passkey. */
export type StartPasskeySignInInput = {
  /** True to prove once more who is signed in: only that account's passkeys count. */
  again?: boolean;
  /** Kind of account. */
  kind: PasskeyKind;
};

/** Begins a way to a provider and back. */
export type StartProviderVisitInput = {
  /** Password, when LINK answered CONFIRM_PASSWORD. */
  password?: string | null | undefined;
  /** The provider. */
  provider: IdentityProvider;
  /** What for. */
  purpose: ProviderVisitPurpose;
};

/** The seeker agrees to be found. */
export type StartScoutsInput = {
  /** The version they read. */
  consentVersion: string;
  /** May be empty. */
  experience: Array<StatedExperienceInput>;
  /** One or more. */
  families: Array<JobCategory>;
};

/** A first message to one seeker or company. */
export type StartThreadInput = {
  /** A file the operator uploaded for a message; only the recipient can open it. */
  attachmentId?: string | null | undefined;
  /** Whom. */
  audience: MailingAudience;
  /** Plain text, 1 to 4,000 characters. */
  body: string;
  /** A UUID chosen by the client: the same one again answers the same conversation. */
  operationId: string;
  /** The seeker or the company. */
  recipientId: string;
  /** 1 to 200 characters. */
  subject: string;
};

/** Asks for a secret for the authenticator. */
export type StartTwoFactorInput = {
  /** To take another authenticator: six digits of the present one, or a recovery code. */
  code?: string | null | undefined;
  /** Which of the browser's accounts. */
  kind: TwoFactorKind;
  /** The account's password; needed when `mustConfirmPassword` says so. */
  password?: string | null | undefined;
};

/** Where a new work starts: a template, a sheet, or neither. */
export type StartWorkInput = {
  /** A UUID chosen by the client; the same again answers the same work. */
  operationId: string;
  /** Text of a 求人票, of a page or a JobPosting in JSON, at most 60,000 characters. What is not sure is left out. */
  sheet?: string | null | undefined;
  /** A template to start from. */
  templateId?: string | null | undefined;
  /** Which of the profile's workplaces, from 0; the usual one when absent. */
  workplace?: number | null | undefined;
};

/** Years in a family of jobs. */
export type StatedExperienceInput = {
  /** Each family once. */
  family: JobCategory;
  /** 0 to 60. */
  years: number;
};

/** Which company, and why. */
export type StopCompanyScoutsInput = {
  /** The company. */
  companyId: string;
  /** For the operator's own people, at most 1,000 characters. */
  reason: string;
};

/** A mailing that is being sent. */
export type StopMailingInput = {
  /** The mailing. */
  id: string;
};

/** Why no file can be stored. */
export type StorageTrouble =
  | 'STORAGE_FULL'
  | 'STORAGE_UNAVAILABLE';

/** Sends exactly the confirmed draft. */
export type SubmitEntryInput = {
  /** The seeker agrees to give the profile to this company. */
  consent: boolean;
  /** Of the draft that was confirmed. */
  draftVersion: number;
  /** A UUID chosen by the client: the same one again answers the same entry. */
  operationId: string;
  /** What it is for. */
  workId: string;
};

/** Sends a draft or a returned posting to review. */
export type SubmitWorkInput = {
  /** The work. */
  id: string;
  /** When to publish it after approval; absent or past means at once. */
  publishAt?: string | null | undefined;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Sends the changes to a published work to review. */
export type SubmitWorkRevisionInput = {
  /** Version of the revision that was read; an older one is refused as STALE_VERSION. */
  version: number;
  /** The published work. */
  workId: string;
};

/** How the payment of a plan stands. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'NONE'
  | 'PAST_DUE';

/** The suspension of a company by the operator. */
export type SuspendCompanyInput = {
  /** On what ground; its members read it in their language. */
  ground: SuspensionGround;
  /** The company. */
  id: string;
  /** What the operator adds in its own words; its members read it. */
  reason?: string | null | undefined;
  /** Version that was read. */
  version: number;
};

/** Stops an account. */
export type SuspendSeekerInput = {
  /** On what ground; the seeker reads it in their language. */
  ground: SuspensionGround;
  /** The seeker. */
  id: string;
  /** Why; for the operator only, 1 to 2,000 characters. */
  reason: string;
  /** As it was read. */
  version: number;
};

/** Takes a posting off the site. */
export type SuspendWorkInput = {
  /** The work. */
  id: string;
  /** Why, up to 2,000 characters; needed without `reasonCodes`. The company reads it. */
  reason?: string | null | undefined;
  /** Reasons from the list; the company reads their sentences. */
  reasonCodes?: Array<ModerationReason> | null | undefined;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** On what ground of the terms an account is stopped. */
export type SuspensionGround =
  | 'ACCOUNT_AT_RISK'
  | 'DATA_MISUSED'
  | 'EXAM_MISCONDUCT'
  | 'HARASSMENT'
  | 'IMPERSONATION'
  | 'REPORT_CHECKED'
  | 'SYSTEM_ABUSE'
  | 'UNLAWFUL_ACT'
  | 'UNTRUE_STATEMENT';

/** What background jobs are for. */
export type SystemLaneName =
  | 'HEAVY'
  | 'MAIL'
  | 'OUTSIDE'
  | 'TIMELY'
  | 'UNSENT_MAIL';

/** Tags of several applications. */
export type TagEntriesInput = {
  /** Words to put on each, at most 30 characters; one that is new becomes a tag of the company. */
  add?: Array<string>;
  /** One to fifty. */
  entryIds: Array<string>;
  /** Tags to take off. */
  removeIds?: Array<string>;
};

/** MISKEYED: able people choose another option. DRIFT: the difficulty has moved. WEAK: it tells people apart badly. */
export type TestItemAlarm =
  | 'DRIFT'
  | 'MISKEYED'
  | 'WEAK';

/** KEEP settles an alarm; TAKE_FIT takes the parameters of the answers; TAKE_KEY takes the option that able people choose. */
export type TestItemDecision =
  | 'KEEP'
  | 'RESTORE'
  | 'RETIRE'
  | 'TAKE_FIT'
  | 'TAKE_KEY';

/** Which items; all conditions hold together. */
export type TestItemFilter = {
  /** With one of these alarms. */
  alarms?: Array<TestItemAlarm> | null | undefined;
  /** Only listening items of the exam that are not recorded in voices. */
  isUnrecorded?: boolean | null | undefined;
  /** Part of the code, the question or the text to read. */
  keyword?: string | null | undefined;
  /** For one of these levels. */
  levels?: Array<JapaneseLevel> | null | undefined;
  /** From one of these. */
  origins?: Array<TestItemOrigin> | null | undefined;
  /** Only of the exam or only for practice. */
  pool?: TestItemPool | null | undefined;
  /** For one of these skills. */
  skills?: Array<ExamSkill> | null | undefined;
  /** In one of these states. */
  statuses?: Array<TestItemStatus> | null | undefined;
};

/** Whether an item came with the product or by import. */
export type TestItemOrigin =
  | 'BANK'
  | 'IMPORT';

/** EXAM: sittings draw from it. PRACTICE: keys are told after an answer. */
export type TestItemPool =
  | 'EXAM'
  | 'PRACTICE';

/** VOICE: people reading the script. DEMO: tones of the demo, which nobody is scored by. */
export type TestItemRecordingKind =
  | 'DEMO'
  | 'VOICE';

/** ANSWERED_BLIND: answered from the item alone, without its key, and compared with it. */
export type TestItemReview =
  | 'ANSWERED_BLIND';

/** Order of the back office's list. */
export type TestItemSort =
  | 'CODE'
  | 'HARDEST'
  | 'SHOWN_MOST'
  | 'UPDATED_LAST';

/** PILOT items are served unscored until they are calibrated. */
export type TestItemStatus =
  | 'ACTIVE'
  | 'PILOT'
  | 'RETIRED';

/** Kinds of questions, after the official test's public description. */
export type TestItemType =
  | 'ARGUMENT'
  | 'COMPOSITION'
  | 'CONTEXT'
  | 'EXPRESSION'
  | 'FORM'
  | 'GIST'
  | 'INFORMATION'
  | 'INTEGRATED'
  | 'KANJI_READING'
  | 'LONG_TEXT'
  | 'MIDDLE_TEXT'
  | 'ORTHOGRAPHY'
  | 'PARAPHRASE'
  | 'POINT'
  | 'RESPONSE'
  | 'SHORT_TEXT'
  | 'TASK'
  | 'TEXT_GRAMMAR'
  | 'USAGE'
  | 'WORD_FORMATION';

/** Takes the second factor off, with both in hand. */
export type TurnOffTwoFactorInput = {
  /** Six digits of the authenticator, or a recovery code. */
  code: string;
  /** Which of the browser's accounts. */
  kind: TwoFactorKind;
  /** The account's password; needed when `mustConfirmPassword` says so. */
  password?: string | null | undefined;
};

/** The kinds of account that may have a second factor. */
export type TwoFactorKind =
  | 'ADMIN'
  | 'COMPANY';

/** An assignment to take back, with why. */
export type UnassignBankPaymentInput = {
  /** The assignment. */
  assignmentId: string;
  /** The payment. */
  id: string;
  /** Why. */
  reason: string;
  /** Version of the payment that was read. */
  version: number;
};

/** The company that may see the seeker again. */
export type UnblockCompanyInput = {
  /** The company. */
  companyId: string;
};

/** Removes a bookmark. */
export type UnlikeWorkInput = {
  /** The work. */
  workId: string;
};

/** The provider to take off. */
export type UnlinkIdentityInput = {
  /** Password, when CONFIRM_PASSWORD asked for it. */
  password?: string | null | undefined;
  /** The provider. */
  provider: IdentityProvider;
};

/** Lifts a suspension. */
export type UnsuspendSeekerInput = {
  /** The seeker. */
  id: string;
  /** Why; for the operator only, 1 to 2,000 characters. */
  reason: string;
  /** As it was read. */
  version: number;
};

/** Puts a suspended posting back where it was. */
export type UnsuspendWorkInput = {
  /** The work. */
  id: string;
  /** Why, 1 to 2,000 characters; the company reads it. */
  reason: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Gives a person of the back office another name or role. */
export type UpdateAdminInput = {
  /** The person. */
  id: string;
  /** Name of the person. */
  name: string;
  /** What the person may do. */
  role: AdminRole;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Changed facts of the company. */
export type UpdateCompanyInput = {
  /** All facts, as they shall stand. */
  facts: CompanyFactsInput;
  /** Version that was read. */
  version: number;
};

/** A changed movie. */
export type UpdateMovieInput = {
  /** What it holds. */
  content: MovieContentInput;
  /** The movie. */
  id: string;
  /** The version that was read. */
  version: number;
};

/** An item's new content. */
export type UpdateNewsInput = {
  /** All of its content. */
  content: NewsContentInput;
  /** The item. */
  id: string;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** What a member says of the own person. */
export type UpdateOwnMemberInput = {
  /** Language of the mails: ja, ja-x-easy or en. */
  locale: string;
  /** Name as colleagues and applicants see it. */
  name: string;
};

/** A field left out stays as it is; null clears it. */
export type UpdateProfileInput = {
  /** 住所のふりがな. */
  addressKana?: string | null | undefined;
  /** Street and number. */
  addressLine?: string | null | undefined;
  /** Date of birth. Companies never see it. */
  birthDate?: string | null | undefined;
  /** Building, floor, room. */
  building?: string | null | undefined;
  /** Japanese certificates. */
  certificates?: Array<CertificateInput> | null | undefined;
  /** 市区町村. */
  city?: string | null | undefined;
  /** Kind of 特定活動, as the 指定書 says. */
  designatedActivity?: DesignatedActivity | null | undefined;
  /** 学歴. */
  education?: Array<HistoryItemInput> | null | undefined;
  /** 姓; empty when the person has one name only. */
  familyName?: string | null | undefined;
  /** セイ in full-width katakana; may be empty. Input takes any kana. */
  familyNameKana?: string | null | undefined;
  /** 名; empty when the person has one name only. */
  givenName?: string | null | undefined;
  /** メイ in full-width katakana; may be empty. Input takes any kana. */
  givenNameKana?: string | null | undefined;
  /** 卒業の日, past or to come. */
  graduatesOn?: string | null | undefined;
  /** 自己PR, plain text. */
  introduction?: string | null | undefined;
  /** Outside of Japan, so without a residence card. */
  isAbroad?: boolean | null | undefined;
  /** Name in Latin letters as on the residence card. */
  latinName?: string | null | undefined;
  /** Other languages. */
  otherLanguages?: Array<string> | null | undefined;
  /** 資格外活動許可: printed on the back of the residence card. */
  partTimePermission?: boolean | null | undefined;
  /** Telephone as E.164, e.g. +819012345678. Input takes 090-1234-5678 too. */
  phone?: string | null | undefined;
  /** Postal code, 7 digits. Input takes 〒100-0001 too. */
  postalCode?: string | null | undefined;
  /** Prefecture, JIS code 01 to 47. */
  prefecture?: string | null | undefined;
  /** 免許・資格 for the 履歴書. */
  qualificationRecords?: Array<QualificationRecordInput> | null | undefined;
  /** 資格・免許 the person has. */
  qualifications?: Array<Qualification> | null | undefined;
  /** When a renewal or a change of the 在留資格 was applied for. */
  renewalAppliedOn?: string | null | undefined;
  /** 本人希望記入欄, at most 1,000 characters. */
  requests?: string | null | undefined;
  /** 在留期限. */
  residenceExpiresOn?: string | null | undefined;
  /** 在留資格; null for Japanese nationals. */
  residenceStatus?: ResidenceStatus | null | undefined;
  /** Japanese level by the person's own judgement. */
  selfDeclaredLevel?: JapaneseLevel | null | undefined;
  /** 特定技能 field. */
  specifiedSkillField?: SpecifiedSkillField | null | undefined;
  /** First day the person can work. */
  startableOn?: string | null | undefined;
  /** Version of the profile that was edited. */
  version: number;
  /** Wished 職種. */
  wishedCategories?: Array<JobCategory> | null | undefined;
  /** Wished 雇用形態. */
  wishedEmploymentTypes?: Array<EmploymentType> | null | undefined;
  /** Wished pay, yen a month. */
  wishedMonthlyPay?: number | null | undefined;
  /** Wished prefectures, JIS codes. */
  wishedPrefectures?: Array<string> | null | undefined;
  /** Wished hours a week. */
  wishedWeeklyHours?: number | null | undefined;
  /** 職歴. */
  workHistory?: Array<HistoryItemInput> | null | undefined;
  /** What the person may do in Japan. */
  workPermission?: WorkPermission | null | undefined;
};

/** Changes what is given of a posting. */
export type UpdateWorkInput = {
  /** What changes. */
  content: WorkContentInput;
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** State of a seeker's account; CANCELLING may come back for 30 days. */
export type UserStatus =
  | 'ACTIVE'
  | 'CANCELLING'
  | 'ERASED'
  | 'SUSPENDED';

/** Which webhook. */
export type WebhookInput = {
  /** One of the member's own company. */
  id: string;
};

/** What a webhook tells of. */
export type WebhookScope =
  | 'entry'
  | 'message'
  | 'slot'
  | 'work';

/** Where an event stands on its way. */
export type WebhookState =
  | 'DELIVERED'
  | 'GIVEN_UP'
  | 'WAITING';

/** Leaves the selection. */
export type WithdrawEntryInput = {
  /** The entry. */
  id: string;
  /** The company reads it; at most 1,000 characters. */
  reason?: string | null | undefined;
  /** Of the entry as it was read. */
  version: number;
};

/** Takes an item back. */
export type WithdrawNewsInput = {
  /** The item. */
  id: string;
  /** Why, for the record, at most 400 characters. */
  reason?: string | null | undefined;
  /** The version that was read; another one is refused with STALE_VERSION. */
  version: number;
};

/** A row that is not in force yet. */
export type WithdrawSettingInput = {
  /** The row's id in its list. */
  id: string;
  /** Of which list. */
  kind: SettingKind;
};

/** Takes a posting back from review; it is a draft again. */
export type WithdrawWorkInput = {
  /** The work. */
  id: string;
  /** The version that was read; an older one is refused as STALE_VERSION. */
  version: number;
};

/** Works by their applicants: NEW has applications nobody has looked at, UNREAD messages not read, NONE no application so far. */
export type WorkApplicants =
  | 'NEW'
  | 'NONE'
  | 'UNREAD';

/** What became of one of many works: changed at once, kept as a change that is not public, sent to review so, like that already, or refused. A kept change with problems could not be sent to review. */
export type WorkChangeOutcome =
  | 'REFUSED'
  | 'REVISED'
  | 'SUBMITTED'
  | 'UNCHANGED'
  | 'UPDATED';

/** What the residence card says about working. */
export type WorkCondition =
  | 'DESIGNATED'
  | 'NOT_ALLOWED'
  | 'NO_RESTRICTION'
  | 'PART_TIME_PERMIT'
  | 'WITHIN_STATUS';

/** A field left out stays as it is; null clears it. A draft may be incomplete; a wrong value is refused. */
export type WorkContentInput = {
  /** 在留資格 that can be employed. */
  acceptedStatuses?: Array<ResidenceStatus> | null | undefined;
  /** 求人PR. */
  appeal?: string | null | undefined;
  /** Last day to apply. */
  applyBy?: string | null | undefined;
  /** 未経験歓迎. */
  beginnerWelcome?: boolean | null | undefined;
  /** 福利厚生 by kind; empty when none is named so. */
  benefitKinds?: Array<BenefitKind> | null | undefined;
  /** 福利厚生. */
  benefits?: string | null | undefined;
  /** 職種. */
  category?: JobCategory | null | undefined;
  /** 契約期間・更新・試用期間・定年. */
  contract?: WorkContractInput | null | undefined;
  /** 業務内容, plain text, at most 10,000 characters. */
  description?: string | null | undefined;
  /** 業務内容 in English, at most 10,000 characters. */
  descriptionEn?: string | null | undefined;
  /** 業務の変更の範囲. */
  dutiesChangeScope?: string | null | undefined;
  /** Who recruits. */
  employer?: EmployerInput | null | undefined;
  /** 雇用形態. */
  employmentType?: EmploymentType | null | undefined;
  /** 労働時間・休憩・休日. */
  hours?: WorkHoursInput | null | undefined;
  /** True when there is housing. */
  housing?: boolean | null | undefined;
  /** 社会保険・労働保険. */
  insurance?: InsuranceInput | null | undefined;
  /** Japanese level the work demands. */
  japaneseLevel?: JapaneseLevel | null | undefined;
  /** What Japanese is used for. */
  japaneseUse?: string | null | undefined;
  /** Occupation in own words, at most 120 characters. */
  occupation?: string | null | undefined;
  /** 採用人数, 1 to 9999. */
  openings?: number | null | undefined;
  /** 必須の資格・免許. */
  requiredQualifications?: Array<Qualification> | null | undefined;
  /** 応募要件. */
  requirements?: string | null | undefined;
  /** 賃金. */
  salary?: SalaryInput | null | undefined;
  /** 選考方法. */
  selection?: SelectionInput | null | undefined;
  /** 特定技能 field. */
  specifiedSkillField?: SpecifiedSkillField | null | undefined;
  /** First day of work. */
  startsOn?: string | null | undefined;
  /** True when 留学 is named for people who start after their graduation and the change of their 在留資格. */
  studentsAfterGraduation?: boolean | null | undefined;
  /** Job title, at most 120 characters. */
  title?: string | null | undefined;
  /** Job title in English, at most 160 characters. */
  titleEn?: string | null | undefined;
  /** True when the company helps with the 在留資格. */
  visaSupport?: boolean | null | undefined;
  /** 就業場所. */
  workplace?: WorkplaceInput | null | undefined;
};

/** 契約期間・更新・試用期間・定年. */
export type WorkContractInput = {
  /** 契約期間の定めの有無. */
  fixedTerm?: boolean | null | undefined;
  /** 契約の更新. */
  renewal?: RenewalKind | null | undefined;
  /** 更新の基準. */
  renewalCriteria?: string | null | undefined;
  /** 通算契約期間又は更新回数の上限; say 上限なし when there is none. */
  renewalLimit?: string | null | undefined;
  /** 定年・再雇用. */
  retirement?: string | null | undefined;
  /** 契約期間, months. */
  termMonths?: number | null | undefined;
  /** 試用期間の有無. */
  trial?: boolean | null | undefined;
  /** Conditions during the trial where they differ; say 同条件 when they do not. */
  trialConditions?: string | null | undefined;
  /** 試用期間, months. */
  trialMonths?: number | null | undefined;
};

/** Conditions of a search; all of them must be met. */
export type WorkFilter = {
  /** Only works open to beginners. */
  beginnerWelcome?: boolean | null | undefined;
  /** Any of them. */
  categories?: Array<JobCategory> | null | undefined;
  /** Works of one company. */
  companyId?: string | null | undefined;
  /** Works with times in any of these parts of the week; those that do not say their days are left out. */
  dayBands?: Array<DayBand> | null | undefined;
  /** Any of them. */
  employmentTypes?: Array<EmploymentType> | null | undefined;
  /** Works that demand this level or an easier one. */
  japaneseLevel?: JapaneseLevel | null | undefined;
  /** Terms apart by spaces, all needed; one character is enough. */
  keyword?: string | null | undefined;
  /** Yen a month at least; hourly, daily and yearly pay are converted. */
  monthlyPayMin?: number | null | undefined;
  /** Works published in so many days up to today, 1 to 365. */
  postedWithinDays?: number | null | undefined;
  /** JIS codes 01 to 47; any of them. */
  prefectures?: Array<string> | null | undefined;
  /** Only works that may be done at least partly from home. */
  remote?: boolean | null | undefined;
  /** Works that name this status or none at all, without those the permission rules say no to. */
  residenceStatus?: ResidenceStatus | null | undefined;
  /** Works with times in any of these parts of the day. */
  shifts?: Array<ShiftBand> | null | undefined;
  /** Works near this station, or on this line; 駅 at the end is left out. */
  station?: string | null | undefined;
  /** Works near any of these stations, or on any of these lines. */
  stations?: Array<string> | null | undefined;
  /** Towns, any of them: the JIS code of the prefecture, a colon, the town, e.g. 13:新宿区. */
  towns?: Array<string> | null | undefined;
  /** Only works whose company helps with the status of residence. */
  visaSupport?: boolean | null | undefined;
  /** Works at most so many minutes on foot from the station asked for, or else from any; 5, 10, 15 or 20. */
  walkMinutesMax?: number | null | undefined;
  /** Works of at most so many 所定労働時間 a week; those that do not say are left out. */
  weeklyHoursMax?: number | null | undefined;
};

/** A condition of a search that can be left out. */
export type WorkFilterPart =
  | 'BEGINNER_WELCOME'
  | 'CATEGORIES'
  | 'COMPANY'
  | 'DAY_BANDS'
  | 'EMPLOYMENT_TYPES'
  | 'JAPANESE_LEVEL'
  | 'KEYWORD'
  | 'MONTHLY_PAY'
  | 'POSTED'
  | 'PREFECTURES'
  | 'REMOTE'
  | 'RESIDENCE_STATUS'
  | 'SHIFTS'
  | 'STATION'
  | 'STATUS_SUPPORT'
  | 'WALK'
  | 'WEEKLY_HOURS';

/** 労働時間・休憩・休日. */
export type WorkHoursInput = {
  /** 休憩 in minutes a day. */
  breakMinutes?: number | null | undefined;
  /** みなし労働時間 a day, 0 to 24. */
  deemedHoursPerDay?: number | null | undefined;
  /** 休日. */
  holidays?: string | null | undefined;
  /** 年間休日, days. */
  holidaysPerYear?: number | null | undefined;
  /** More about the times. */
  note?: string | null | undefined;
  /** 所定外労働の有無. */
  overtime?: boolean | null | undefined;
  /** Usual overtime, hours a month. */
  overtimeHoursPerMonth?: number | null | undefined;
  /** 労働時間制. */
  system?: WorkTimeSystem | null | undefined;
  /** 始業・終業, at most 10. */
  times?: Array<WorkTimeInput> | null | undefined;
  /** 所定労働時間 a week. */
  weeklyHours?: number | null | undefined;
};

/** A choice of the search that is no list of its own. */
export type WorkOption =
  | 'BEGINNER_WELCOME'
  | 'HOURS_20'
  | 'HOURS_28'
  | 'HOURS_40'
  | 'PAY_150000'
  | 'PAY_200000'
  | 'PAY_250000'
  | 'PAY_300000'
  | 'PAY_400000'
  | 'PAY_500000'
  | 'POSTED_1'
  | 'POSTED_3'
  | 'POSTED_7'
  | 'POSTED_30'
  | 'REMOTE'
  | 'SHIFT_DAY'
  | 'SHIFT_EVENING'
  | 'SHIFT_MORNING'
  | 'SHIFT_NIGHT'
  | 'STATUS_SUPPORT'
  | 'WHEN_FRI_DAY'
  | 'WHEN_FRI_EVENING'
  | 'WHEN_FRI_MORNING'
  | 'WHEN_FRI_NIGHT'
  | 'WHEN_MON_DAY'
  | 'WHEN_MON_EVENING'
  | 'WHEN_MON_MORNING'
  | 'WHEN_MON_NIGHT'
  | 'WHEN_SAT_DAY'
  | 'WHEN_SAT_EVENING'
  | 'WHEN_SAT_MORNING'
  | 'WHEN_SAT_NIGHT'
  | 'WHEN_SUN_DAY'
  | 'WHEN_SUN_EVENING'
  | 'WHEN_SUN_MORNING'
  | 'WHEN_SUN_NIGHT'
  | 'WHEN_THU_DAY'
  | 'WHEN_THU_EVENING'
  | 'WHEN_THU_MORNING'
  | 'WHEN_THU_NIGHT'
  | 'WHEN_TUE_DAY'
  | 'WHEN_TUE_EVENING'
  | 'WHEN_TUE_MORNING'
  | 'WHEN_TUE_NIGHT'
  | 'WHEN_WED_DAY'
  | 'WHEN_WED_EVENING'
  | 'WHEN_WED_MORNING'
  | 'WHEN_WED_NIGHT';

/** What a person may do in Japan; asked instead of nationality. */
export type WorkPermission =
  | 'DESIGNATED'
  | 'JAPANESE_NATIONAL'
  | 'NONE'
  | 'PART_TIME_28H'
  | 'STATUS_BOUND'
  | 'UNRESTRICTED';

/** Which reports. */
export type WorkReportFilter = {
  /** Any of these reasons. */
  reasons?: Array<WorkReportReason> | null | undefined;
  /** Any of these states. */
  statuses?: Array<WorkReportStatus> | null | undefined;
};

/** Who found what is wrong: a reader, or the site when it refused a text of the employer. */
export type WorkReportOrigin =
  | 'READER'
  | 'SITE';

/** How a report ended. */
export type WorkReportOutcome =
  | 'ACTED'
  | 'DISMISSED';

/** What is wrong with a posting, as a reader says it; CRIME when it looks like recruiting for crime. */
export type WorkReportReason =
  | 'ASKS_MONEY'
  | 'CRIME'
  | 'DIFFERS'
  | 'DISCRIMINATION'
  | 'ENDED'
  | 'OTHER'
  | 'PERSONAL_DATA'
  | 'UNLAWFUL';

/** Order of reports; DUE is the queue. */
export type WorkReportSort =
  | 'DUE'
  | 'NEWEST';

/** State of a report: DISMISSED when nothing was wrong, ACTED when something was done. */
export type WorkReportStatus =
  | 'ACTED'
  | 'DISMISSED'
  | 'OPEN';

/** Order of a list of works. */
export type WorkSort =
  | 'CLOSING_SOON'
  | 'MATCH'
  | 'NEAREST'
  | 'NEWEST'
  | 'PAY'
  | 'RELEVANCE';

/** State of a work, from 下書き to its end. */
export type WorkStatus =
  | 'CLOSED'
  | 'DRAFT'
  | 'EXPIRED'
  | 'FILLED'
  | 'OPEN'
  | 'PAUSED'
  | 'RETURNED'
  | 'REVIEW'
  | 'SCHEDULED'
  | 'SUSPENDED';

/** A working day from start to end. */
export type WorkTimeInput = {
  /** 終業, HH:MM; 24:00 and later mean the next day. */
  end: string;
  /** 始業, HH:MM. */
  start: string;
};

/** 労働時間制. */
export type WorkTimeSystem =
  | 'DISCRETIONARY'
  | 'FIXED'
  | 'FLEX'
  | 'SHIFT'
  | 'VARIABLE';

/** 就業場所. */
export type WorkplaceInput = {
  /** Street and number, at most 200 characters. */
  addressLine?: string | null | undefined;
  /** 就業場所の変更の範囲. */
  changeScope?: string | null | undefined;
  /** 市区町村, at most 60 characters. */
  city?: string | null | undefined;
  /** Kind of the workplace: some 在留資格 allow one kind only, and 風俗営業 rules out others. */
  kind?: WorkplaceKind | null | undefined;
  /** Name of the place, at most 120 characters. */
  name?: string | null | undefined;
  /** Nearest station, at most 120 characters. */
  nearestStation?: string | null | undefined;
  /** Postal code; digits of any width, with or without a hyphen. */
  postalCode?: string | null | undefined;
  /** Prefecture, JIS code 01 to 47. */
  prefecture?: string | null | undefined;
  /** How much of the work may be done from home. */
  remote?: RemoteMode | null | undefined;
  /** 受動喫煙防止措置. */
  smoking?: SmokingMeasure | null | undefined;
  /** More about it, at most 300 characters. */
  smokingNote?: string | null | undefined;
};

/** Kind of workplace, as far as a 在留資格 depends on it; AMUSEMENT is 風俗営業等の営業所. */
export type WorkplaceKind =
  | 'AMUSEMENT'
  | 'CARE_FACILITY'
  | 'CONSTRUCTION_SITE'
  | 'FACTORY'
  | 'FARM'
  | 'HOME_CARE'
  | 'HOSPITAL'
  | 'LODGING'
  | 'OFFICE'
  | 'OTHER'
  | 'RESTAURANT'
  | 'SCHOOL'
  | 'SHOP'
  | 'UNIVERSITY';

export type ChangePasswordMutationVariables = Exact<{
  input: ChangePasswordInput;
}>;


export type ChangePasswordMutation = { changePassword: { __typename: 'ChangePasswordPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompleteCompanyFirstSignInMutationVariables = Exact<{
  input: CompanyFirstSignInInput;
}>;


export type CompleteCompanyFirstSignInMutation = { completeCompanyFirstSignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndDevicesMutationVariables = Exact<{
  input: EndDevicesInput;
}>;


export type EndDevicesMutation = { endDevices: { __typename: 'EndDevicesPayload', ended: number, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RequestPasswordResetMutationVariables = Exact<{
  input: RequestPasswordResetInput;
}>;


export type RequestPasswordResetMutation = { requestPasswordReset: { __typename: 'RequestPasswordResetPayload', accepted: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { __typename: 'ResetPasswordPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanySignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type CompanySignInMutation = { companySignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type AdminSignInMutation = { adminSignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CancelAccountMutationVariables = Exact<{
  input: CancelAccountInput;
}>;


export type CancelAccountMutation = { cancelAccount: { __typename: 'CancelAccountPayload', eraseAfter: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyFirstSignInQueryVariables = Exact<{
  token: string;
}>;


export type CompanyFirstSignInQuery = { companyFirstSignIn: { __typename: 'CompanyFirstSignIn', email: string, name: string, companyName: string } | null };

export type DevicesSectionQueryVariables = Exact<{
  kind: AccountKind;
}>;


export type DevicesSectionQuery = { devices: Array<{ __typename: 'Device', id: string, name: string, app: string | null, ip: string, createdAt: string, lastSeenAt: string, isCurrent: boolean }> };

export type PostalAddressQueryVariables = Exact<{
  postalCode: string;
}>;


export type PostalAddressQuery = { postalAddress: { __typename: 'PostalAddress', postalCode: string, prefecture: string, city: string, area: string } | null };

export type PaletteEverythingQueryVariables = Exact<{
  keyword: string;
}>;


export type PaletteEverythingQuery = { adminSeekers: { __typename: 'AdminSeekerPage', items: Array<{ __typename: 'AdminSeeker', id: string, name: string, email: string }> }, adminCompanies: { __typename: 'AdminCompanyPage', items: Array<{ __typename: 'AdminCompany', id: string, name: string, corporateNumber: string | null }> }, adminWorks: { __typename: 'AdminWorkPage', items: Array<{ __typename: 'AdminWork', id: string, title: string, company: { __typename: 'AdminCompany', id: string, name: string } }> } };

export type PaletteCompaniesQueryVariables = Exact<{
  keyword: string;
}>;


export type PaletteCompaniesQuery = { adminCompanies: { __typename: 'AdminCompanyPage', items: Array<{ __typename: 'AdminCompany', id: string, name: string, corporateNumber: string | null }> } };

export type AdminWaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminWaitingQuery = { adminQueues: Array<{ __typename: 'AdminQueue', kind: AdminQueueKind, count: number }> };

export type InviteAdminMutationVariables = Exact<{
  input: InviteAdminInput;
}>;


export type InviteAdminMutation = { inviteAdmin: { __typename: 'AdminUserPayload', adminUser: { __typename: 'AdminUser', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResendAdminInvitationMutationVariables = Exact<{
  input: AdminUserRefInput;
}>;


export type ResendAdminInvitationMutation = { resendAdminInvitation: { __typename: 'AdminUserPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateAdminMutationVariables = Exact<{
  input: UpdateAdminInput;
}>;


export type UpdateAdminMutation = { updateAdmin: { __typename: 'AdminUserPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DisableAdminMutationVariables = Exact<{
  input: AdminAccessInput;
}>;


export type DisableAdminMutation = { disableAdmin: { __typename: 'AdminUserPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EnableAdminMutationVariables = Exact<{
  input: AdminAccessInput;
}>;


export type EnableAdminMutation = { enableAdmin: { __typename: 'AdminUserPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndAdminSessionsMutationVariables = Exact<{
  input: AdminUserRefInput;
}>;


export type EndAdminSessionsMutation = { endAdminSessions: { __typename: 'EndAdminSessionsPayload', ended: number, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResetAdminTwoFactorMutationVariables = Exact<{
  input: ResetTwoFactorInput;
}>;


export type ResetAdminTwoFactorMutation = { resetTwoFactor: { __typename: 'ChangeTwoFactorPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddEntryNoteMutationVariables = Exact<{
  input: AddEntryNoteInput;
}>;


export type AddEntryNoteMutation = { addEntryNote: { __typename: 'AddEntryNotePayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'EntryReview_EntryFragment': EntryReview_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteEntryNoteMutationVariables = Exact<{
  input: DeleteEntryNoteInput;
}>;


export type DeleteEntryNoteMutation = { deleteEntryNote: { __typename: 'DeleteEntryNotePayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'EntryReview_EntryFragment': EntryReview_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveScorecardMutationVariables = Exact<{
  input: SaveScorecardInput;
}>;


export type SaveScorecardMutation = { saveScorecard: { __typename: 'SaveScorecardPayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'EntryReview_EntryFragment': EntryReview_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EntryReview_EntryFragment = { __typename: 'CompanyEntry', id: string, notes: Array<{ __typename: 'EntryNote', id: string, body: string, author: string, viewerCanDelete: boolean, createdAt: string }>, scorecards: Array<{ __typename: 'Scorecard', id: string, author: string, isOwn: boolean, japanese: number | null, experience: number | null, communication: number | null, motivation: number | null, recommendation: Recommendation, comment: string, updatedAt: string }> } & { ' $fragmentName'?: 'EntryReview_EntryFragment' };

export type BlockCompanyMutationVariables = Exact<{
  input: BlockCompanyInput;
}>;


export type BlockCompanyMutation = { blockCompany: { __typename: 'BlockCompanyPayload', companyId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnblockCompanyMutationVariables = Exact<{
  input: UnblockCompanyInput;
}>;


export type UnblockCompanyMutation = { unblockCompany: { __typename: 'BlockCompanyPayload', companyId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MoveEntryMutationVariables = Exact<{
  input: MoveEntryInput;
}>;


export type MoveEntryMutation = { moveEntry: { __typename: 'MoveEntryPayload', entry: { __typename: 'CompanyEntry', id: string, status: EntryStatus, interviewRound: number, version: number, legalMoves: Array<EntryStatus>, offerCondition: { __typename: 'OfferCondition', way: OfferWay, status: ResidenceStatus | null, weeklyHours: number | null, startsOn: string | null } | null, interviewSlots: Array<{ __typename: 'InterviewSlot', id: string, state: InterviewSlotState }>, events: Array<{ __typename: 'EntryEvent', id: string, to: EntryStatus, interviewRound: number, by: ActorKind, reason: string | null, at: string }> } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MoveEntriesMutationVariables = Exact<{
  input: MoveEntriesInput;
}>;


export type MoveEntriesMutation = { moveEntries: { __typename: 'MoveEntriesPayload', movedIds: Array<string>, problems: Array<{ __typename: 'EntryProblem', id: string, message: string }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EntryChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryChoicesQuery = { companyMembers: { __typename: 'CompanyMemberPage', items: Array<{ __typename: 'CompanyMember', id: string, name: string, role: CompanyRole, status: MemberStatus }> }, entryTags: Array<{ __typename: 'EntryTag', id: string, name: string }>, companyWorks: { __typename: 'CompanyWorkPage', items: Array<{ __typename: 'CompanyWork', id: string, title: string, entryCount: number }> } };

export type HandlingPanel_EntryFragment = { __typename: 'CompanyEntry', id: string, waitingDays: number | null, assignee: { __typename: 'EntryAssignee', id: string, name: string } | null, tags: Array<{ __typename: 'EntryTag', id: string, name: string }>, otherEntries: Array<{ __typename: 'OtherEntry', id: string, status: EntryStatus, createdAt: string, title: string }> } & { ' $fragmentName'?: 'HandlingPanel_EntryFragment' };

export type AssignEntriesMutationVariables = Exact<{
  input: AssignEntriesInput;
}>;


export type AssignEntriesMutation = { assignEntries: { __typename: 'AssignEntriesPayload', entries: Array<{ __typename: 'CompanyEntry', id: string, assignee: { __typename: 'EntryAssignee', id: string, name: string } | null }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type TagEntriesMutationVariables = Exact<{
  input: TagEntriesInput;
}>;


export type TagEntriesMutation = { tagEntries: { __typename: 'TagEntriesPayload', entries: Array<{ __typename: 'CompanyEntry', id: string, tags: Array<{ __typename: 'EntryTag', id: string, name: string }> }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MoveEntry_EntryFragment = { __typename: 'CompanyEntry', id: string, status: EntryStatus, version: number, legalMoves: Array<EntryStatus>, permission: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict } | null, offerCondition: { __typename: 'OfferCondition', way: OfferWay, status: ResidenceStatus | null, weeklyHours: number | null, startsOn: string | null } | null } & { ' $fragmentName'?: 'MoveEntry_EntryFragment' };

export type InviteMemberMutationVariables = Exact<{
  input: InviteMemberInput;
}>;


export type InviteMemberMutation = { inviteMember: { __typename: 'InviteMemberPayload', member: { __typename: 'CompanyMember', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResendInvitationMutationVariables = Exact<{
  input: ResendInvitationInput;
}>;


export type ResendInvitationMutation = { resendInvitation: { __typename: 'ResendInvitationPayload', member: { __typename: 'CompanyMember', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeMemberRoleMutationVariables = Exact<{
  input: ChangeMemberRoleInput;
}>;


export type ChangeMemberRoleMutation = { changeMemberRole: { __typename: 'ChangeMemberRolePayload', member: { __typename: 'CompanyMember', id: string, role: CompanyRole, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveMemberMutationVariables = Exact<{
  input: RemoveMemberInput;
}>;


export type RemoveMemberMutation = { removeMember: { __typename: 'RemoveMemberPayload', member: { __typename: 'CompanyMember', id: string, status: MemberStatus, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResetMemberTwoFactorMutationVariables = Exact<{
  input: ResetMemberTwoFactorInput;
}>;


export type ResetMemberTwoFactorMutation = { resetMemberTwoFactor: { __typename: 'ChangeTwoFactorPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateOwnMemberMutationVariables = Exact<{
  input: UpdateOwnMemberInput;
}>;


export type UpdateOwnMemberMutation = { updateOwnMember: { __typename: 'UpdateOwnMemberPayload', member: { __typename: 'CompanyMember', id: string, name: string, locale: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddCompanyPhotoMutationVariables = Exact<{
  input: AddCompanyPhotoInput;
}>;


export type AddCompanyPhotoMutation = { addCompanyPhoto: { __typename: 'CompanyPhotosPayload', company: (
      { __typename: 'CompanyAccount', id: string }
      & { ' $fragmentRefs'?: { 'OwnPhotos_CompanyFragment': OwnPhotos_CompanyFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeCompanyPhotoMutationVariables = Exact<{
  input: ChangeCompanyPhotoInput;
}>;


export type ChangeCompanyPhotoMutation = { changeCompanyPhoto: { __typename: 'CompanyPhotosPayload', company: (
      { __typename: 'CompanyAccount', id: string }
      & { ' $fragmentRefs'?: { 'OwnPhotos_CompanyFragment': OwnPhotos_CompanyFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OrderCompanyPhotosMutationVariables = Exact<{
  input: OrderCompanyPhotosInput;
}>;


export type OrderCompanyPhotosMutation = { orderCompanyPhotos: { __typename: 'CompanyPhotosPayload', company: (
      { __typename: 'CompanyAccount', id: string }
      & { ' $fragmentRefs'?: { 'OwnPhotos_CompanyFragment': OwnPhotos_CompanyFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveCompanyPhotoMutationVariables = Exact<{
  input: RemoveCompanyPhotoInput;
}>;


export type RemoveCompanyPhotoMutation = { removeCompanyPhoto: { __typename: 'CompanyPhotosPayload', company: (
      { __typename: 'CompanyAccount', id: string }
      & { ' $fragmentRefs'?: { 'OwnPhotos_CompanyFragment': OwnPhotos_CompanyFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OwnPhotos_CompanyFragment = { __typename: 'CompanyAccount', id: string, photos: Array<{ __typename: 'OwnCompanyPhoto', id: string, version: number, returnReason: string | null, shown: { __typename: 'CompanyPhotoVersion', alt: string, files: Array<{ __typename: 'CompanyPhotoFile', url: string, mimeType: string, width: number, height: number }> } | null, waiting: { __typename: 'CompanyPhotoVersion', alt: string, files: Array<{ __typename: 'CompanyPhotoFile', url: string, mimeType: string, width: number, height: number }> } | null }> } & { ' $fragmentName'?: 'OwnPhotos_CompanyFragment' };

export type ChangePlanMutationVariables = Exact<{
  input: ChangePlanInput;
}>;


export type ChangePlanMutation = { changePlan: { __typename: 'ChangePlanPayload', subscription: { __typename: 'PlanSubscription', status: SubscriptionStatus, nextPlan: PlanCode | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveCompanyCardMutationVariables = Exact<{
  input: SaveCompanyCardInput;
}>;


export type SaveCompanyCardMutation = { saveCompanyCard: { __typename: 'SaveCompanyCardPayload', clientSecret: string | null, subscription: { __typename: 'PlanSubscription', card: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompleteCompanyCardMutationVariables = Exact<{ [key: string]: never; }>;


export type CompleteCompanyCardMutation = { completeCompanyCard: { __typename: 'SaveCompanyCardPayload', subscription: { __typename: 'PlanSubscription', card: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SetReferenceNumberMutationVariables = Exact<{
  input: SetReferenceNumberInput;
}>;


export type SetReferenceNumberMutation = { setReferenceNumber: { __typename: 'SetReferenceNumberPayload', work: { __typename: 'CompanyWork', id: string, referenceNumber: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeWorksMutationVariables = Exact<{
  input: ChangeWorksInput;
}>;


export type ChangeWorksMutation = { changeWorks: { __typename: 'ChangeWorksPayload', results: Array<{ __typename: 'WorkChangeResult', id: string, outcome: WorkChangeOutcome, problems: Array<{ __typename: 'UserError', message: string }> }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveWorkRevisionMutationVariables = Exact<{
  input: SaveWorkRevisionInput;
}>;


export type SaveWorkRevisionMutation = { saveWorkRevision: { __typename: 'SaveWorkRevisionPayload', work: (
      { __typename: 'CompanyWork', id: string, revision: (
        { __typename: 'WorkRevision', id: string, version: number, changes: Array<{ __typename: 'WorkChange', path: Array<string>, before: string, after: string }> }
        & { ' $fragmentRefs'?: { 'WorkBody_Posting_WorkRevision_Fragment': WorkBody_Posting_WorkRevision_Fragment } }
      ) | null }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SubmitWorkRevisionMutationVariables = Exact<{
  input: SubmitWorkRevisionInput;
}>;


export type SubmitWorkRevisionMutation = { submitWorkRevision: { __typename: 'SubmitWorkRevisionPayload', work: (
      { __typename: 'CompanyWork', id: string, revision: { __typename: 'WorkRevision', id: string, version: number, status: WorkStatus } | null }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DiscardWorkRevisionMutationVariables = Exact<{
  input: DiscardWorkRevisionInput;
}>;


export type DiscardWorkRevisionMutation = { discardWorkRevision: { __typename: 'DiscardWorkRevisionPayload', work: (
      { __typename: 'CompanyWork', id: string, revision: { __typename: 'WorkRevision', id: string } | null }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CreateWorkMutationVariables = Exact<{
  input: CreateWorkInput;
}>;


export type CreateWorkMutation = { createWork: { __typename: 'CreateWorkPayload', work: (
      { __typename: 'CompanyWork', id: string, version: number, status: WorkStatus }
      & { ' $fragmentRefs'?: { 'WorkBody_Posting_CompanyWork_Fragment': WorkBody_Posting_CompanyWork_Fragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateWorkMutationVariables = Exact<{
  input: UpdateWorkInput;
}>;


export type UpdateWorkMutation = { updateWork: { __typename: 'UpdateWorkPayload', work: (
      { __typename: 'CompanyWork', id: string, version: number, status: WorkStatus }
      & { ' $fragmentRefs'?: { 'WorkBody_Posting_CompanyWork_Fragment': WorkBody_Posting_CompanyWork_Fragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SubmitWorkMutationVariables = Exact<{
  input: SubmitWorkInput;
}>;


export type SubmitWorkMutation = { submitWork: { __typename: 'SubmitWorkPayload', work: (
      { __typename: 'CompanyWork', id: string, version: number, status: WorkStatus }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type WithdrawWorkMutationVariables = Exact<{
  input: WithdrawWorkInput;
}>;


export type WithdrawWorkMutation = { withdrawWork: { __typename: 'WithdrawWorkPayload', work: (
      { __typename: 'CompanyWork', id: string }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PauseWorkMutationVariables = Exact<{
  input: PauseWorkInput;
}>;


export type PauseWorkMutation = { pauseWork: { __typename: 'PauseWorkPayload', work: (
      { __typename: 'CompanyWork', id: string }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResumeWorkMutationVariables = Exact<{
  input: ResumeWorkInput;
}>;


export type ResumeWorkMutation = { resumeWork: { __typename: 'ResumeWorkPayload', work: (
      { __typename: 'CompanyWork', id: string }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CloseWorkMutationVariables = Exact<{
  input: CloseWorkInput;
}>;


export type CloseWorkMutation = { closeWork: { __typename: 'CloseWorkPayload', work: (
      { __typename: 'CompanyWork', id: string }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DiscardWorkMutationVariables = Exact<{
  input: DiscardWorkInput;
}>;


export type DiscardWorkMutation = { discardWork: { __typename: 'DiscardWorkPayload', discardedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DuplicateWorkMutationVariables = Exact<{
  input: DuplicateWorkInput;
}>;


export type DuplicateWorkMutation = { duplicateWork: { __typename: 'DuplicateWorkPayload', work: { __typename: 'CompanyWork', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmWorkMutationVariables = Exact<{
  input: ConfirmWorkInput;
}>;


export type ConfirmWorkMutation = { confirmWork: { __typename: 'ConfirmWorkPayload', work: (
      { __typename: 'CompanyWork', id: string }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PostingCheckQueryVariables = Exact<{
  content: WorkContentInput;
}>;


export type PostingCheckQuery = { checkPosting: { __typename: 'PostingCheck', issues: Array<{ __typename: 'WorkIssue', code: string, message: string, path: Array<string>, group: number, word: string | null, rewrite: string | null }>, statuses: Array<{ __typename: 'StatusVerdict', status: ResidenceStatus, isNamed: boolean, needsGraduation: boolean, earliestStart: string | null, check: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict, reasons: Array<{ __typename: 'PermissionReason', code: PermissionReasonCode, evidence: string | null, source: string | null, sourceDate: string | null }> } }>, readability: { __typename: 'Readability', level: ReadabilityLevel, isTooHard: boolean, hardWords: Array<{ __typename: 'HardWord', word: string, level: ReadabilityLevel }> } } };

export type CompanyWorkRow_WorkFragment = { __typename: 'CompanyWork', id: string, title: string, number: string, referenceNumber: string | null, employmentType: EmploymentType | null, publishAt: string | null, publishedAt: string | null, applyBy: string | null, publishedUntil: string | null, confirmAskedAt: string | null, viewCount: number, newEntryCount: number, status: WorkStatus, revisionStatus: WorkStatus | null, version: number, entryCount: number, likeCount: number, updatedAt: string, returnReason: string | null, legalMoves: Array<WorkStatus>, missingCount: number | null, viewerCanEdit: boolean, workplace: { __typename: 'Workplace', prefecture: string | null, city: string | null } } & { ' $fragmentName'?: 'CompanyWorkRow_WorkFragment' };

export type RequestCompanyRegistrationMutationVariables = Exact<{
  input: RequestCompanyRegistrationInput;
}>;


export type RequestCompanyRegistrationMutation = { requestCompanyRegistration: { __typename: 'RequestCompanyRegistrationPayload', accepted: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateCompanyMutationVariables = Exact<{
  input: UpdateCompanyInput;
}>;


export type UpdateCompanyMutation = { updateCompany: { __typename: 'UpdateCompanyPayload', company: { __typename: 'CompanyAccount', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SettleCompanyWorksMutationVariables = Exact<{ [key: string]: never; }>;


export type SettleCompanyWorksMutation = { settleCompanyWorks: { __typename: 'SettleCompanyWorksPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CloseCompanyMutationVariables = Exact<{
  input: CloseCompanyInput;
}>;


export type CloseCompanyMutation = { closeCompany: { __typename: 'CloseCompanyPayload', closed: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RecordComplaintMutationVariables = Exact<{
  input: RecordComplaintInput;
}>;


export type RecordComplaintMutation = { recordComplaint: { __typename: 'HandleComplaintPayload', complaint: { __typename: 'Complaint', id: string, number: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddComplaintStepMutationVariables = Exact<{
  input: AddComplaintStepInput;
}>;


export type AddComplaintStepMutation = { addComplaintStep: { __typename: 'HandleComplaintPayload', complaint: { __typename: 'Complaint', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SettleComplaintMutationVariables = Exact<{
  input: SettleComplaintInput;
}>;


export type SettleComplaintMutation = { settleComplaint: { __typename: 'HandleComplaintPayload', complaint: { __typename: 'Complaint', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReopenComplaintMutationVariables = Exact<{
  input: ReopenComplaintInput;
}>;


export type ReopenComplaintMutation = { reopenComplaint: { __typename: 'HandleComplaintPayload', complaint: { __typename: 'Complaint', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AssignComplaintMutationVariables = Exact<{
  input: AssignComplaintInput;
}>;


export type AssignComplaintMutation = { assignComplaint: { __typename: 'HandleComplaintPayload', complaint: { __typename: 'Complaint', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MessagePreviewQueryVariables = Exact<{
  input: MessagePreviewInput;
}>;


export type MessagePreviewQuery = { messagePreview: { __typename: 'MessagePreview', level: JapaneseLevel, readerLevel: JapaneseLevel | null, isTooHard: boolean, wrongDays: Array<string>, plainer: Array<{ __typename: 'PlainerSentence', sentence: string, easy: string }>, bridge: { __typename: 'MessageBridge', easyText: string | null, easyRuby: (string | [text: string, reading: string, level: number])[] | null, words: Array<{ __typename: 'GlossedWord', word: string, reading: string, meaning: string }>, days: Array<{ __typename: 'NamedDay', said: string, meaning: string }> } | null } | null };

export type MessageBridgesQueryVariables = Exact<{
  input: MessageBridgesInput;
}>;


export type MessageBridgesQuery = { messageBridges: Array<{ __typename: 'BridgedMessage', id: string, bridge: { __typename: 'MessageBridge', easyText: string | null, easyRuby: (string | [text: string, reading: string, level: number])[] | null, words: Array<{ __typename: 'GlossedWord', word: string, reading: string, meaning: string }>, days: Array<{ __typename: 'NamedDay', said: string, meaning: string }> } }> };

export type SaveCompanyTemplateMutationVariables = Exact<{
  input: SaveCompanyTemplateInput;
}>;


export type SaveCompanyTemplateMutation = { saveCompanyTemplate: { __typename: 'SaveCompanyTemplatePayload', template: { __typename: 'CompanyTemplate', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteCompanyTemplateMutationVariables = Exact<{
  input: DeleteCompanyTemplateInput;
}>;


export type DeleteCompanyTemplateMutation = { deleteCompanyTemplate: { __typename: 'DeleteCompanyTemplatePayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxEvent', conversationId: string | null, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type CompanyInboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CompanyInboxChangedSubscription = { companyInboxChanged: { __typename: 'InboxEvent', conversationId: string | null, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type MessageCheckQueryVariables = Exact<{
  body: string;
}>;


export type MessageCheckQuery = { checkMessage: Array<{ __typename: 'MessageFinding', word: string, rewrite: string, law: string | null }> };

export type ConversationMessages_PageFragment = { __typename: 'MessagePage', items: Array<{ __typename: 'Message', id: string, body: string, bodyRuby: (string | [text: string, reading: string, level: number])[] | null, mine: boolean, senderName: string, createdAt: string, phrase: { __typename: 'MessagePhrase', locale: string, otherLocale: string, otherText: string, otherRuby: (string | [text: string, reading: string, level: number])[] | null } | null, attachment: { __typename: 'Attachment', id: string, fileName: string, url: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'ConversationMessages_PageFragment' };

export type SendPhraseMutationVariables = Exact<{
  input: SendPhraseInput;
}>;


export type SendPhraseMutation = { sendPhrase: { __typename: 'SendPhrasePayload', message: { __typename: 'Message', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanySendPhraseMutationVariables = Exact<{
  input: CompanySendPhraseInput;
}>;


export type CompanySendPhraseMutation = { companySendPhrase: { __typename: 'CompanySendPhrasePayload', message: { __typename: 'Message', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SeekerPhrasesQueryVariables = Exact<{ [key: string]: never; }>;


export type SeekerPhrasesQuery = { phrases: Array<{ __typename: 'Phrase', key: string, topic: PhraseTopic, text: string, slots: Array<{ __typename: 'PhraseSlot', name: string, kind: SlotKind, choices: Array<{ __typename: 'SlotChoice', value: string, label: string }> }> }> };

export type CompanyPhrasesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyPhrasesQuery = { phrases: Array<{ __typename: 'Phrase', key: string, topic: PhraseTopic, text: string, slots: Array<{ __typename: 'PhraseSlot', name: string, kind: SlotKind, choices: Array<{ __typename: 'SlotChoice', value: string, label: string }> }> }> };

export type SeekerPhrasePreviewQueryVariables = Exact<{
  input: PhrasePreviewInput;
}>;


export type SeekerPhrasePreviewQuery = { preview: { __typename: 'PhrasePreview', text: string, otherText: string } | null };

export type CompanyPhrasePreviewQueryVariables = Exact<{
  input: PhrasePreviewInput;
}>;


export type CompanyPhrasePreviewQuery = { preview: { __typename: 'PhrasePreview', text: string, otherText: string } | null };

export type CompanyTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTemplatesQuery = { companyTemplates: Array<{ __typename: 'CompanyTemplate', id: string, name: string, body: string }> };

export type RecordDataIncidentMutationVariables = Exact<{
  input: RecordDataIncidentInput;
}>;


export type RecordDataIncidentMutation = { recordDataIncident: { __typename: 'HandleDataIncidentPayload', incident: { __typename: 'DataIncident', id: string, number: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeDataIncidentMutationVariables = Exact<{
  input: ChangeDataIncidentInput;
}>;


export type ChangeDataIncidentMutation = { changeDataIncident: { __typename: 'HandleDataIncidentPayload', incident: { __typename: 'DataIncident', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddDataIncidentStepMutationVariables = Exact<{
  input: AddDataIncidentStepInput;
}>;


export type AddDataIncidentStepMutation = { addDataIncidentStep: { __typename: 'HandleDataIncidentPayload', incident: { __typename: 'DataIncident', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyPageQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CompanyPageQuery = { publicCompany: (
    { __typename: 'Company', id: string, name: string, nameEn: string | null }
    & { ' $fragmentRefs'?: { 'CompanyFacts_CompanyFragment': CompanyFacts_CompanyFragment } }
  ) | null, works: { __typename: 'WorkPage', items: Array<(
      { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, liked: boolean }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type FollowedCompaniesQueryVariables = Exact<{ [key: string]: never; }>;


export type FollowedCompaniesQuery = { savedSearches: Array<{ __typename: 'SavedSearch', id: string, alert: SearchAlert, filter: { __typename: 'SavedFilter', companyId: string | null } }> };

export type SaveEntryFilterMutationVariables = Exact<{
  input: SaveEntryFilterInput;
}>;


export type SaveEntryFilterMutation = { saveEntryFilter: { __typename: 'SaveEntryFilterPayload', entryFilter: { __typename: 'EntryFilter', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteEntryFilterMutationVariables = Exact<{
  input: DeleteEntryFilterInput;
}>;


export type DeleteEntryFilterMutation = { deleteEntryFilter: { __typename: 'DeleteEntryFilterPayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EntryFiltersQueryVariables = Exact<{ [key: string]: never; }>;


export type EntryFiltersQuery = { entryFilters: Array<{ __typename: 'EntryFilter', id: string, name: string, isShared: boolean, viewerCanDelete: boolean, filter: { __typename: 'EntryFilterValues', keyword: string | null, statuses: Array<EntryStatus>, workId: string | null, openOnly: boolean | null, assigneeId: string | null, unassigned: boolean | null, tagId: string | null, verdicts: Array<PermissionVerdict>, levelFrom: JapaneseLevel | null, waitingDays: number | null, sort: CompanyEntrySort | null } }> };

export type ConversationEntry_EntryFragment = (
  { __typename: 'Entry', id: string, status: EntryStatus, interviewRound: number, version: number, viewerCanWithdraw: boolean, viewerCanAnswerOffer: boolean, offerCondition: { __typename: 'OfferCondition', way: OfferWay, status: ResidenceStatus | null, weeklyHours: number | null, startsOn: string | null } | null, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null } }
  & { ' $fragmentRefs'?: { 'PickSlot_EntryFragment': PickSlot_EntryFragment } }
) & { ' $fragmentName'?: 'ConversationEntry_EntryFragment' };

export type EntryDraftFields_DraftFragment = { __typename: 'EntryDraft', id: string, message: string, version: number, confirmed: boolean, updatedAt: string, answers: Array<{ __typename: 'ScreeningAnswer', questionId: string, question: string, answer: string }>, resume: { __typename: 'Attachment', id: string, fileName: string } | null } & { ' $fragmentName'?: 'EntryDraftFields_DraftFragment' };

export type EntryCard_EntryFragment = (
  { __typename: 'Entry', id: string, status: EntryStatus, interviewRound: number, version: number, companyRemindedAt: string | null, createdAt: string, viewerCanWithdraw: boolean, viewerCanAnswerOffer: boolean, conversationId: string | null, offerCondition: { __typename: 'OfferCondition', way: OfferWay, status: ResidenceStatus | null, weeklyHours: number | null, startsOn: string | null } | null, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null } }, events: Array<{ __typename: 'EntryEvent', id: string, to: EntryStatus, interviewRound: number, by: ActorKind, reason: string | null, at: string }> }
  & { ' $fragmentRefs'?: { 'PickSlot_EntryFragment': PickSlot_EntryFragment } }
) & { ' $fragmentName'?: 'EntryCard_EntryFragment' };

export type EntryActions_EntryFragment = { __typename: 'Entry', id: string, status: EntryStatus, version: number, viewerCanWithdraw: boolean, viewerCanAnswerOffer: boolean, interviewSlots: Array<{ __typename: 'InterviewSlot', id: string, state: InterviewSlotState }>, events: Array<{ __typename: 'EntryEvent', id: string, to: EntryStatus, interviewRound: number, by: ActorKind, reason: string | null, at: string }> } & { ' $fragmentName'?: 'EntryActions_EntryFragment' };

export type SaveEntryDraftMutationVariables = Exact<{
  input: SaveEntryDraftInput;
}>;


export type SaveEntryDraftMutation = { saveEntryDraft: { __typename: 'SaveEntryDraftPayload', draft: (
      { __typename: 'EntryDraft', id: string, version: number }
      & { ' $fragmentRefs'?: { 'EntryDraftFields_DraftFragment': EntryDraftFields_DraftFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmEntryDraftMutationVariables = Exact<{
  input: ConfirmEntryDraftInput;
}>;


export type ConfirmEntryDraftMutation = { confirmEntryDraft: { __typename: 'ConfirmEntryDraftPayload', draft: { __typename: 'EntryDraft', id: string, version: number, confirmed: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SubmitEntryMutationVariables = Exact<{
  input: SubmitEntryInput;
}>;


export type SubmitEntryMutation = { submitEntry: { __typename: 'SubmitEntryPayload', entry: { __typename: 'Entry', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type WithdrawEntryMutationVariables = Exact<{
  input: WithdrawEntryInput;
}>;


export type WithdrawEntryMutation = { withdrawEntry: { __typename: 'WithdrawEntryPayload', entry: (
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'EntryActions_EntryFragment': EntryActions_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AnswerOfferMutationVariables = Exact<{
  input: AnswerOfferInput;
}>;


export type AnswerOfferMutation = { answerOffer: { __typename: 'AnswerOfferPayload', entry: (
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'EntryActions_EntryFragment': EntryActions_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ExamAttemptQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamAttemptQuery = { examAttempt: { __typename: 'ExamAttempt', id: string } | null, examResults: { __typename: 'ExamResultPage', items: Array<{ __typename: 'ExamResult', id: string }> } };

export type ExamResultFields_ResultFragment = { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } & { ' $fragmentName'?: 'ExamResultFields_ResultFragment' };

export type ExamAttemptFields_AttemptFragment = { __typename: 'ExamAttempt', id: string, status: ExamAttemptStatus, withListening: boolean, deadlineAt: string, serverTime: string, answeredCount: number, maximumCount: number, question: { __typename: 'ExamQuestion', position: number, skill: ExamSkill, stem: string, passage: string | null, options: Array<string>, deadlineAt: string, recording: { __typename: 'ExamRecording', durationMs: number, playsLeft: number, isDemo: boolean } | null } | null, result: { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } | null } & { ' $fragmentName'?: 'ExamAttemptFields_AttemptFragment' };

export type StartExamMutationVariables = Exact<{
  input: StartExamInput;
}>;


export type StartExamMutation = { startExam: { __typename: 'StartExamPayload', attempt: { __typename: 'ExamAttempt', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AnswerExamItemMutationVariables = Exact<{
  input: AnswerExamItemInput;
}>;


export type AnswerExamItemMutation = { answerExamItem: { __typename: 'AnswerExamItemPayload', attempt: { __typename: 'ExamAttempt', id: string, status: ExamAttemptStatus, withListening: boolean, deadlineAt: string, serverTime: string, answeredCount: number, maximumCount: number, question: { __typename: 'ExamQuestion', position: number, skill: ExamSkill, stem: string, passage: string | null, options: Array<string>, deadlineAt: string, recording: { __typename: 'ExamRecording', durationMs: number, playsLeft: number, isDemo: boolean } | null } | null, result: { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PlayExamRecordingMutationVariables = Exact<{
  input: PlayExamRecordingInput;
}>;


export type PlayExamRecordingMutation = { playExamRecording: { __typename: 'PlayExamRecordingPayload', play: { __typename: 'ExamPlay', url: string, playsLeft: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ContinueExamMutationVariables = Exact<{
  input: ExamAttemptInput;
}>;


export type ContinueExamMutation = { continueExam: { __typename: 'ContinueExamPayload', attempt: { __typename: 'ExamAttempt', id: string, status: ExamAttemptStatus, withListening: boolean, deadlineAt: string, serverTime: string, answeredCount: number, maximumCount: number, question: { __typename: 'ExamQuestion', position: number, skill: ExamSkill, stem: string, passage: string | null, options: Array<string>, deadlineAt: string, recording: { __typename: 'ExamRecording', durationMs: number, playsLeft: number, isDemo: boolean } | null } | null, result: { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type FinishExamMutationVariables = Exact<{
  input: ExamAttemptInput;
}>;


export type FinishExamMutation = { finishExam: { __typename: 'FinishExamPayload', attempt: { __typename: 'ExamAttempt', id: string, status: ExamAttemptStatus, withListening: boolean, deadlineAt: string, serverTime: string, answeredCount: number, maximumCount: number, question: { __typename: 'ExamQuestion', position: number, skill: ExamSkill, stem: string, passage: string | null, options: Array<string>, deadlineAt: string, recording: { __typename: 'ExamRecording', durationMs: number, playsLeft: number, isDemo: boolean } | null } | null, result: { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type IssueExamCertificateMutationVariables = Exact<{
  input: IssueExamCertificateInput;
}>;


export type IssueExamCertificateMutation = { issueExamCertificate: { __typename: 'IssueExamCertificatePayload', result: { __typename: 'ExamResult', id: string, certificateCode: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OwnLevelQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnLevelQuery = { me: { __typename: 'Seeker', id: string, profile: { __typename: 'SeekerProfile', measurement: { __typename: 'Measurement', level: JapaneseLevel } | null } } };

export type CompanyHireTasksQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyHireTasksQuery = { companyHireTasks: Array<{ __typename: 'HireTask', id: string, kind: HireTaskKind, dueOn: string, isOverdue: boolean, entry: { __typename: 'CompanyEntry', id: string, applicant: { __typename: 'Applicant', displayName: string }, work: { __typename: 'CompanyWork', id: string, title: string } } }> };

export type HireDuties_EntryFragment = { __typename: 'CompanyEntry', id: string, hire: { __typename: 'HireCheck', id: string, version: number, startsOn: string | null, isExempt: boolean, isInsured: boolean, cardCheckedOn: string | null, cardCheckedBy: string | null, residenceStatus: ResidenceStatus | null, cardExpiresOn: string | null, workCondition: WorkCondition | null, numberConfirmed: boolean, noticeDueOn: string | null, noticeFiledOn: string | null, noticeFiledBy: string | null, warnings: Array<HireWarning> } | null } & { ' $fragmentName'?: 'HireDuties_EntryFragment' };

export type SaveHireTermsMutationVariables = Exact<{
  input: SaveHireTermsInput;
}>;


export type SaveHireTermsMutation = { saveHireTerms: { __typename: 'HirePayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'HireDuties_EntryFragment': HireDuties_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RecordCardCheckMutationVariables = Exact<{
  input: RecordCardCheckInput;
}>;


export type RecordCardCheckMutation = { recordCardCheck: { __typename: 'HirePayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'HireDuties_EntryFragment': HireDuties_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RecordHireNoticeMutationVariables = Exact<{
  input: RecordHireNoticeInput;
}>;


export type RecordHireNoticeMutation = { recordHireNotice: { __typename: 'HirePayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'HireDuties_EntryFragment': HireDuties_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AnswerInquiryMutationVariables = Exact<{
  input: AnswerInquiryInput;
}>;


export type AnswerInquiryMutation = { answerInquiry: { __typename: 'HandleInquiryPayload', inquiry: { __typename: 'Inquiry', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type NoteInquiryMutationVariables = Exact<{
  input: NoteInquiryInput;
}>;


export type NoteInquiryMutation = { noteInquiry: { __typename: 'HandleInquiryPayload', inquiry: { __typename: 'Inquiry', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AssignInquiryMutationVariables = Exact<{
  input: AssignInquiryInput;
}>;


export type AssignInquiryMutation = { assignInquiry: { __typename: 'HandleInquiryPayload', inquiry: { __typename: 'Inquiry', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MoveInquiryMutationVariables = Exact<{
  input: MoveInquiryInput;
}>;


export type MoveInquiryMutation = { moveInquiry: { __typename: 'HandleInquiryPayload', inquiry: { __typename: 'Inquiry', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OfferInterviewSlotsMutationVariables = Exact<{
  input: OfferInterviewSlotsInput;
}>;


export type OfferInterviewSlotsMutation = { offerInterviewSlots: { __typename: 'OfferInterviewSlotsPayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'InterviewSlots_EntryFragment': InterviewSlots_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CancelInterviewSlotMutationVariables = Exact<{
  input: CancelInterviewSlotInput;
}>;


export type CancelInterviewSlotMutation = { cancelInterviewSlot: { __typename: 'CancelInterviewSlotPayload', entry: (
      { __typename: 'CompanyEntry', id: string }
      & { ' $fragmentRefs'?: { 'InterviewSlots_EntryFragment': InterviewSlots_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PickInterviewSlotMutationVariables = Exact<{
  input: PickInterviewSlotInput;
}>;


export type PickInterviewSlotMutation = { pickInterviewSlot: { __typename: 'PickInterviewSlotPayload', entry: (
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'PickSlot_EntryFragment': PickSlot_EntryFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type InterviewSlots_EntryFragment = { __typename: 'CompanyEntry', id: string, status: EntryStatus, interviewRound: number, version: number, legalMoves: Array<EntryStatus>, events: Array<{ __typename: 'EntryEvent', id: string, to: EntryStatus, interviewRound: number, by: ActorKind, reason: string | null, at: string }>, interviewSlots: Array<{ __typename: 'InterviewSlot', id: string, startsAt: string, minutes: number, way: InterviewWay, place: string, state: InterviewSlotState }> } & { ' $fragmentName'?: 'InterviewSlots_EntryFragment' };

export type PickSlot_EntryFragment = { __typename: 'Entry', id: string, status: EntryStatus, interviewSlots: Array<{ __typename: 'InterviewSlot', id: string, startsAt: string, minutes: number, way: InterviewWay, place: string, state: InterviewSlotState }> } & { ' $fragmentName'?: 'PickSlot_EntryFragment' };

export type SetLocaleMutationVariables = Exact<{
  input: SetLocaleInput;
}>;


export type SetLocaleMutation = { setLocale: { __typename: 'SetLocalePayload', me: { __typename: 'Seeker', id: string, locale: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PurchaseLicenceMutationVariables = Exact<{
  input: PurchaseLicenceInput;
}>;


export type PurchaseLicenceMutation = { purchaseLicence: { __typename: 'PurchaseLicencePayload', purchase: { __typename: 'LicencePurchase', id: string, status: CardPaymentStatus, clientSecret: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompleteLicencePurchaseMutationVariables = Exact<{
  input: CompleteLicencePurchaseInput;
}>;


export type CompleteLicencePurchaseMutation = { completeLicencePurchase: { __typename: 'CompleteLicencePurchasePayload', purchase: { __typename: 'LicencePurchase', id: string, status: CardPaymentStatus, clientSecret: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MatchingCriteriaQueryVariables = Exact<{ [key: string]: never; }>;


export type MatchingCriteriaQuery = { matchingCriteria: Array<{ __typename: 'MatchingCriterion', criterion: MatchCriterion, weight: number, conditional: number | null, tolerance: number | null, reachKilometres: number | null }> };

export type WorkMatch_WorkFragment = { __typename: 'Work', id: string, commute: { __typename: 'Commute', kilometres: number, band: CommuteBand } | null, match: { __typename: 'WorkMatch', score: number, maximum: number, reasons: Array<{ __typename: 'MatchReason', criterion: MatchCriterion, state: MatchState, points: number, weight: number, wanted: Array<string>, offered: Array<string> }> } | null } & { ' $fragmentName'?: 'WorkMatch_WorkFragment' };

export type WorkPermission_WorkFragment = { __typename: 'Work', id: string, permission: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict, residenceStatus: ResidenceStatus | null, seekerField: SpecifiedSkillField | null, workField: SpecifiedSkillField | null, weeklyHours: number | null, expiresOn: string | null, judgedOn: string, reasons: Array<{ __typename: 'PermissionReason', code: PermissionReasonCode, evidence: string | null, source: string | null, sourceDate: string | null, maxWeeklyHours: number | null, remedy: PermissionRemedy | null }> } | null, namedStatuses: Array<{ __typename: 'StatusVerdict', status: ResidenceStatus, needsGraduation: boolean, earliestStart: string | null, check: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict } }> } & { ' $fragmentName'?: 'WorkPermission_WorkFragment' };

export type MovieCard_MovieFragment = { __typename: 'Movie', id: string, language: string, title: string, description: string, level: JapaneseLevel, topic: MovieTopic, access: MovieAccess, durationMs: number, posterUrl: string | null, locked: boolean, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, progress: { __typename: 'MovieProgress', id: string, watchedMs: number, completedAt: string | null } | null, practice: { __typename: 'MoviePractice', items: number, answered: number } } & { ' $fragmentName'?: 'MovieCard_MovieFragment' };

export type AnswerPracticeMutationVariables = Exact<{
  input: AnswerPracticeInput;
}>;


export type AnswerPracticeMutation = { answerPractice: { __typename: 'AnswerPracticePayload', itemId: string | null, grade: { __typename: 'PracticeGrade', choice: number | null, correct: boolean, firstCorrect: boolean, rightChoice: number, explanation: string, dueOn: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PracticeSetQueryVariables = Exact<{
  input: PracticeSetInput;
}>;


export type PracticeSetQuery = { practiceSet: { __typename: 'PracticeSet', items: Array<{ __typename: 'PracticeItem', id: string, skill: ExamSkill, level: JapaneseLevel, stem: string, passage: string | null, options: Array<string>, grade: { __typename: 'PracticeGrade', choice: number | null, correct: boolean, firstCorrect: boolean, rightChoice: number, explanation: string, dueOn: string } | null }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyNewsLink_NewsFragment = { __typename: 'News', id: string, title: string, summary: string, publishedAt: string } & { ' $fragmentName'?: 'CompanyNewsLink_NewsFragment' };

export type NewsItemScreenQueryVariables = Exact<{
  id: string;
  category: NewsCategory;
}>;


export type NewsItemScreenQuery = { newsItem: { __typename: 'NewsItem', withdrawn: boolean, news: { __typename: 'News', id: string, category: NewsCategory, topic: NewsTopic, language: string, title: string, summary: string, bodyHtml: string, publishedAt: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: Array<(string | [text: string, reading: string, level: number])[]> | null } | null, related: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsCard_NewsFragment': NewsCard_NewsFragment } }
    )> } | null };

export type NewsCard_NewsFragment = { __typename: 'News', id: string, category: NewsCategory, topic: NewsTopic, language: string, title: string, summary: string, publishedAt: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } & { ' $fragmentName'?: 'NewsCard_NewsFragment' };

export type NewsLink_NewsFragment = { __typename: 'News', id: string, language: string, title: string, publishedAt: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } & { ' $fragmentName'?: 'NewsLink_NewsFragment' };

export type NewsListScreenQueryVariables = Exact<{
  category: NewsCategory;
  keyword?: string | null | undefined;
  month?: string | null | undefined;
  topic?: NewsTopic | null | undefined;
  after?: string | null | undefined;
}>;


export type NewsListScreenQuery = { newsArchive: { __typename: 'NewsArchive', months: Array<{ __typename: 'NewsMonth', month: string, count: number }>, topics: Array<{ __typename: 'NewsTopicCount', topic: NewsTopic, count: number }> }, newsList: { __typename: 'NewsPage', totalCount: number, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsCard_NewsFragment': NewsCard_NewsFragment } }
    )> } };

export type LatestNewsQueryVariables = Exact<{
  id: string;
}>;


export type LatestNewsQuery = { adminNews: { __typename: 'AdminNews', id: string, version: number, category: NewsCategory, topic: NewsTopic, audience: NewsAudience, title: string, summary: string, bodyHtml: string, updatedAt: string, updatedByName: string | null } | null };

export type NewsPreviewQueryVariables = Exact<{
  newsId?: string | null | undefined;
  content: NewsContentInput;
}>;


export type NewsPreviewQuery = { newsPreview: { __typename: 'NewsPreview', title: string, summary: string, topic: NewsTopic, bodyHtml: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] }, bodyRuby: Array<(string | [text: string, reading: string, level: number])[]> } | null };

export type CreateNewsMutationVariables = Exact<{
  input: CreateNewsInput;
}>;


export type CreateNewsMutation = { createNews: { __typename: 'CreateNewsPayload', news: { __typename: 'AdminNews', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateNewsMutationVariables = Exact<{
  input: UpdateNewsInput;
}>;


export type UpdateNewsMutation = { updateNews: { __typename: 'UpdateNewsPayload', news: { __typename: 'AdminNews', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PublishNewsMutationVariables = Exact<{
  input: PublishNewsInput;
}>;


export type PublishNewsMutation = { publishNews: { __typename: 'PublishNewsPayload', news: { __typename: 'AdminNews', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type WithdrawNewsMutationVariables = Exact<{
  input: WithdrawNewsInput;
}>;


export type WithdrawNewsMutation = { withdrawNews: { __typename: 'WithdrawNewsPayload', news: { __typename: 'AdminNews', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteNewsMutationVariables = Exact<{
  input: DeleteNewsInput;
}>;


export type DeleteNewsMutation = { deleteNews: { __typename: 'DeleteNewsPayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveNewsDraftMutationVariables = Exact<{
  input: SaveNewsDraftInput;
}>;


export type SaveNewsDraftMutation = { saveNewsDraft: { __typename: 'SaveNewsDraftPayload', savedAt: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DiscardNewsDraftMutationVariables = Exact<{
  input: DiscardNewsDraftInput;
}>;


export type DiscardNewsDraftMutation = { discardNewsDraft: { __typename: 'DiscardNewsDraftPayload', discarded: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SetNewsReadingMutationVariables = Exact<{
  input: SetNewsReadingInput;
}>;


export type SetNewsReadingMutation = { setNewsReading: { __typename: 'SetNewsReadingPayload', readings: Array<{ __typename: 'ReadingCorrection', id: string }> | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type LanguageVersion_VersionFragment = { __typename: 'LanguageVersion', language: string, title: string, summary: string, bodyHtml: string, isBehind: boolean, version: number } & { ' $fragmentName'?: 'LanguageVersion_VersionFragment' };

export type SaveNewsVersionMutationVariables = Exact<{
  input: SaveNewsVersionInput;
}>;


export type SaveNewsVersionMutation = { saveNewsVersion: { __typename: 'SaveNewsVersionPayload', news: { __typename: 'AdminNews', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveNewsVersionMutationVariables = Exact<{
  input: RemoveNewsVersionInput;
}>;


export type RemoveNewsVersionMutation = { removeNewsVersion: { __typename: 'RemoveNewsVersionPayload', news: { __typename: 'AdminNews', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveMovieVersionMutationVariables = Exact<{
  input: SaveMovieVersionInput;
}>;


export type SaveMovieVersionMutation = { saveMovieVersion: { __typename: 'SaveMovieVersionPayload', movie: { __typename: 'AdminMovie', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveMovieVersionMutationVariables = Exact<{
  input: RemoveMovieVersionInput;
}>;


export type RemoveMovieVersionMutation = { removeMovieVersion: { __typename: 'RemoveMovieVersionPayload', movie: { __typename: 'AdminMovie', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type LikedOfflineQueryVariables = Exact<{ [key: string]: never; }>;


export type LikedOfflineQuery = { likedWorks: { __typename: 'LikedWorkPage', items: Array<{ __typename: 'LikedWork', work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null } }> } };

export type AimedWorkQueryVariables = Exact<{
  id: string;
}>;


export type AimedWorkQuery = { work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, status: WorkStatus, applyBy: string | null, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null }, company: { __typename: 'Company', id: string, name: string, nameEn: string | null } } | null };

export type OperatorConversationsScreenQueryVariables = Exact<{
  audience: MailingAudience;
  filter?: OperatorThreadFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type OperatorConversationsScreenQuery = { operatorThreads: { __typename: 'OperatorThreadPage', totalCount: number, items: Array<{ __typename: 'OperatorThread', id: string, subject: string, recipientName: string, unreadCount: number, preview: string, lastMessageByRecipient: boolean, lastMessageAt: string, readByRecipientAt: string | null, toMany: boolean }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } }, mailings: { __typename: 'MailingPage', items: Array<{ __typename: 'Mailing', id: string, status: MailingStatus }> } };

export type MessageRecipientScreenQueryVariables = Exact<{
  audience: MailingAudience;
  keyword: string;
}>;


export type MessageRecipientScreenQuery = { messageRecipients: Array<{ __typename: 'MessageRecipient', id: string, name: string, note: string }> };

export type MailingRecipientCountQueryVariables = Exact<{
  audience: MailingAudience;
  filter: MailingFilter;
}>;


export type MailingRecipientCountQuery = { mailingRecipientCount: number };

export type MailingsPanelQueryVariables = Exact<{
  audience: MailingAudience;
}>;


export type MailingsPanelQuery = { mailings: { __typename: 'MailingPage', items: Array<{ __typename: 'Mailing', id: string, subject: string, status: MailingStatus, recipientCount: number, sentCount: number, skippedCount: number, readCount: number, adminName: string, createdAt: string }> } };

export type OperatorConversationScreenQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type OperatorConversationScreenQuery = { operatorThread: { __typename: 'OperatorThread', id: string, audience: MailingAudience, subject: string, recipientId: string, recipientName: string, unreadCount: number, readByRecipientAt: string | null, toMany: boolean, createdAt: string, messages: { __typename: 'OperatorMessagePage', items: Array<{ __typename: 'OperatorMessage', id: string, body: string, by: ActorKind, senderName: string, fileName: string | null, fileUrl: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type StartMailingMutationVariables = Exact<{
  input: StartMailingInput;
}>;


export type StartMailingMutation = { startMailing: { __typename: 'MailingPayload', mailing: { __typename: 'Mailing', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type StopMailingMutationVariables = Exact<{
  input: StopMailingInput;
}>;


export type StopMailingMutation = { stopMailing: { __typename: 'MailingPayload', mailing: { __typename: 'Mailing', id: string, status: MailingStatus } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type StartOperatorConversationMutationVariables = Exact<{
  input: StartThreadInput;
}>;


export type StartOperatorConversationMutation = { startThread: { __typename: 'OperatorThreadPayload', thread: { __typename: 'OperatorThread', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MarkOperatorConversationReadMutationVariables = Exact<{
  input: MarkThreadReadInput;
}>;


export type MarkOperatorConversationReadMutation = { markThreadRead: { __typename: 'OperatorThreadPayload', thread: { __typename: 'OperatorThread', id: string, unreadCount: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReplyToConversationMutationVariables = Exact<{
  input: ReplyToThreadInput;
}>;


export type ReplyToConversationMutation = { replyToThread: { __typename: 'OperatorThreadPayload', thread: { __typename: 'OperatorThread', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SaveMessageTemplateMutationVariables = Exact<{
  input: SaveMessageTemplateInput;
}>;


export type SaveMessageTemplateMutation = { saveMessageTemplate: { __typename: 'SaveMessageTemplatePayload', template: { __typename: 'MessageTemplate', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteMessageTemplateMutationVariables = Exact<{
  input: DeleteMessageTemplateInput;
}>;


export type DeleteMessageTemplateMutation = { deleteMessageTemplate: { __typename: 'DeleteMessageTemplatePayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OperatorMessages_PageFragment = { __typename: 'OperatorMessagePage', items: Array<{ __typename: 'OperatorMessage', id: string, body: string, by: ActorKind, senderName: string, fileName: string | null, fileUrl: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } & { ' $fragmentName'?: 'OperatorMessages_PageFragment' };

export type MessageRecipientsQueryVariables = Exact<{
  audience: MailingAudience;
  keyword: string;
}>;


export type MessageRecipientsQuery = { messageRecipients: Array<{ __typename: 'MessageRecipient', id: string, name: string, note: string }> };

export type MessageTemplatesQueryVariables = Exact<{
  audience: MailingAudience;
}>;


export type MessageTemplatesQuery = { messageTemplates: Array<{ __typename: 'MessageTemplate', id: string, name: string, subject: string, body: string, version: number }> };

export type ProfileFields_ProfileFragment = { __typename: 'SeekerProfile', version: number, completeness: number, missingParts: Array<ProfilePart>, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, latinName: string, birthDate: string | null, phone: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, building: string | null, addressKana: string | null, workPermission: WorkPermission | null, residenceStatus: ResidenceStatus | null, residenceExpiresOn: string | null, partTimePermission: boolean, specifiedSkillField: SpecifiedSkillField | null, designatedActivity: DesignatedActivity | null, graduatesOn: string | null, renewalAppliedOn: string | null, isAbroad: boolean, selfDeclaredLevel: JapaneseLevel | null, qualifications: Array<Qualification>, otherLanguages: Array<string>, introduction: string | null, requests: string | null, wishedPrefectures: Array<string>, wishedCategories: Array<JobCategory>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, startableOn: string | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null, certificates: Array<{ __typename: 'Certificate', kind: CertificateKind, level: string, score: number | null, takenOn: string | null, fileId: string | null }>, education: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, workHistory: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, qualificationRecords: Array<{ __typename: 'QualificationRecord', name: string, obtainedOn: string }> } & { ' $fragmentName'?: 'ProfileFields_ProfileFragment' };

export type ProfileScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileScreenQuery = { matchingCriteria: Array<{ __typename: 'MatchingCriterion', criterion: MatchCriterion, weight: number }>, me: { __typename: 'Seeker', id: string, email: string, locale: string, resumes: Array<{ __typename: 'Attachment', id: string, fileName: string, createdAt: string, url: string }>, photo: { __typename: 'Attachment', id: string, url: string } | null, certificateFiles: Array<{ __typename: 'Attachment', id: string, fileName: string, url: string }>, profile: { __typename: 'SeekerProfile', version: number, completeness: number, missingParts: Array<ProfilePart>, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, latinName: string, birthDate: string | null, phone: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, building: string | null, addressKana: string | null, workPermission: WorkPermission | null, residenceStatus: ResidenceStatus | null, residenceExpiresOn: string | null, partTimePermission: boolean, specifiedSkillField: SpecifiedSkillField | null, designatedActivity: DesignatedActivity | null, graduatesOn: string | null, renewalAppliedOn: string | null, isAbroad: boolean, selfDeclaredLevel: JapaneseLevel | null, qualifications: Array<Qualification>, otherLanguages: Array<string>, introduction: string | null, requests: string | null, wishedPrefectures: Array<string>, wishedCategories: Array<JobCategory>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, startableOn: string | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null, certificates: Array<{ __typename: 'Certificate', kind: CertificateKind, level: string, score: number | null, takenOn: string | null, fileId: string | null }>, education: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, workHistory: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, qualificationRecords: Array<{ __typename: 'QualificationRecord', name: string, obtainedOn: string }> } } };

export type DeleteAttachmentMutationVariables = Exact<{
  input: DeleteAttachmentInput;
}>;


export type DeleteAttachmentMutation = { deleteAttachment: { __typename: 'DeleteAttachmentPayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReadResumeMutationVariables = Exact<{
  input: ReadResumeInput;
}>;


export type ReadResumeMutation = { readResume: { __typename: 'ReadResumePayload', facts: { __typename: 'ResumeFacts', familyName: string | null, givenName: string | null, familyNameKana: string | null, givenNameKana: string | null, latinName: string | null, birthDate: string | null, phone: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, jlptLevel: string | null, education: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, workHistory: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }> } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { __typename: 'UpdateProfilePayload', me: { __typename: 'Seeker', id: string, profile: { __typename: 'SeekerProfile', version: number, completeness: number, missingParts: Array<ProfilePart>, familyName: string, givenName: string, familyNameKana: string, givenNameKana: string, latinName: string, birthDate: string | null, phone: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, building: string | null, addressKana: string | null, workPermission: WorkPermission | null, residenceStatus: ResidenceStatus | null, residenceExpiresOn: string | null, partTimePermission: boolean, specifiedSkillField: SpecifiedSkillField | null, designatedActivity: DesignatedActivity | null, graduatesOn: string | null, renewalAppliedOn: string | null, isAbroad: boolean, selfDeclaredLevel: JapaneseLevel | null, qualifications: Array<Qualification>, otherLanguages: Array<string>, introduction: string | null, requests: string | null, wishedPrefectures: Array<string>, wishedCategories: Array<JobCategory>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, startableOn: string | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null, certificates: Array<{ __typename: 'Certificate', kind: CertificateKind, level: string, score: number | null, takenOn: string | null, fileId: string | null }>, education: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, workHistory: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null, ending: SchoolEnding | null }>, qualificationRecords: Array<{ __typename: 'QualificationRecord', name: string, obtainedOn: string }> } } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyReadingsQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyReadingsQuery = { company: { __typename: 'CompanyAccount', id: string, profile: { __typename: 'Company', id: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } }, companyReadings: Array<{ __typename: 'ReadingCorrection', id: string, word: string, reading: string }> };

export type SetCompanyReadingMutationVariables = Exact<{
  input: SetCompanyReadingInput;
}>;


export type SetCompanyReadingMutation = { setCompanyReading: { __typename: 'SetCompanyReadingPayload', readings: Array<{ __typename: 'ReadingCorrection', id: string }> | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type WorkReadingsQueryVariables = Exact<{
  id: string;
}>;


export type WorkReadingsQuery = { companyWork: { __typename: 'CompanyWork', id: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } | null, companyReadings: Array<{ __typename: 'ReadingCorrection', id: string, word: string, reading: string }> };

export type ReauthenticateMutationVariables = Exact<{
  input: ReauthenticateInput;
}>;


export type ReauthenticateMutation = { reauthenticate: { __typename: 'SignInPayload', viewer: { __typename: 'Viewer', admin: { __typename: 'AdminSession', confirmedUntil: string } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmedUntilQueryVariables = Exact<{ [key: string]: never; }>;


export type ConfirmedUntilQuery = { viewer: { __typename: 'Viewer', admin: { __typename: 'AdminSession', confirmedUntil: string } | null } };

export type SaveSearchMutationVariables = Exact<{
  input: SaveSearchInput;
}>;


export type SaveSearchMutation = { saveSearch: { __typename: 'SavedSearchPayload', savedSearch: { __typename: 'SavedSearch', id: string, alert: SearchAlert } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteSavedSearchMutationVariables = Exact<{
  input: DeleteSavedSearchInput;
}>;


export type DeleteSavedSearchMutation = { deleteSavedSearch: { __typename: 'DeleteSavedSearchPayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ScoutCard_CardFragment = { __typename: 'ScoutCard', id: string, verdict: ScoutVerdict | null, isAsked: boolean, level: JapaneseLevel | null, trust: ScoutTrust | null, prefecture: string | null, wishedPrefectures: Array<string>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, qualifications: Array<Qualification>, start: ScoutStart | null, experience: Array<{ __typename: 'ScoutExperienceItem', family: JobCategory, years: ScoutExperience }> } & { ' $fragmentName'?: 'ScoutCard_CardFragment' };

export type AddOperatorFactsMutationVariables = Exact<{
  input: AddOperatorFactsInput;
}>;


export type AddOperatorFactsMutation = { addOperatorFacts: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddMinimumWagesMutationVariables = Exact<{
  input: AddMinimumWagesInput;
}>;


export type AddMinimumWagesMutation = { addMinimumWages: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddOperatingTermMutationVariables = Exact<{
  input: AddOperatingTermInput;
}>;


export type AddOperatingTermMutation = { addOperatingTerm: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddLegalTextMutationVariables = Exact<{
  input: AddLegalTextInput;
}>;


export type AddLegalTextMutation = { addLegalText: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddPermissionRuleMutationVariables = Exact<{
  input: AddPermissionRuleInput;
}>;


export type AddPermissionRuleMutation = { addPermissionRule: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddNoticeRuleMutationVariables = Exact<{
  input: AddNoticeRuleInput;
}>;


export type AddNoticeRuleMutation = { addNoticeRule: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SetRuleTierMutationVariables = Exact<{
  input: SetRuleTierInput;
}>;


export type SetRuleTierMutation = { setRuleTier: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type WithdrawSettingMutationVariables = Exact<{
  input: WithdrawSettingInput;
}>;


export type WithdrawSettingMutation = { withdrawSetting: { __typename: 'ChangeSettingPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ShiftCalendarQueryVariables = Exact<{
  from: string;
  to: string;
}>;


export type ShiftCalendarQuery = { shiftCalendar: { __typename: 'ShiftCalendar', weeklyLimitMinutes: number | null, vacationDailyLimitMinutes: number | null, shifts: Array<{ __typename: 'Shift', id: string, day: string, startMinute: number, endMinute: number, breakMinutes: number, employer: string }>, days: Array<{ __typename: 'ShiftDay', day: string, minutes: number, sevenDayMinutes: number, limitMinutes: number | null, remainingMinutes: number | null, isVacation: boolean }>, usualShifts: Array<{ __typename: 'UsualShift', startMinute: number, endMinute: number, breakMinutes: number, employer: string }>, vacations: Array<{ __typename: 'SchoolVacation', id: string, startsOn: string, endsOn: string }>, excesses: Array<{ __typename: 'HourExcess', kind: HourExcessKind, from: string, to: string, minutes: number, limitMinutes: number }> } };

export type AddShiftMutationVariables = Exact<{
  input: AddShiftInput;
}>;


export type AddShiftMutation = { addShift: { __typename: 'AddShiftPayload', shifts: Array<{ __typename: 'Shift', id: string }>, excesses: Array<{ __typename: 'HourExcess', kind: HourExcessKind, from: string, to: string, minutes: number, limitMinutes: number }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveShiftMutationVariables = Exact<{
  input: RemoveShiftInput;
}>;


export type RemoveShiftMutation = { removeShift: { __typename: 'RemoveShiftPayload', removedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AddSchoolVacationMutationVariables = Exact<{
  input: AddSchoolVacationInput;
}>;


export type AddSchoolVacationMutation = { addSchoolVacation: { __typename: 'AddSchoolVacationPayload', vacation: { __typename: 'SchoolVacation', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemoveSchoolVacationMutationVariables = Exact<{
  input: RemoveShiftInput;
}>;


export type RemoveSchoolVacationMutation = { removeSchoolVacation: { __typename: 'RemoveShiftPayload', removedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type IdentityProvidersQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityProvidersQuery = { identityProviders: Array<IdentityProvider> };

export type SignInSettingsQueryVariables = Exact<{
  kind: PasskeyKind;
}>;


export type SignInSettingsQuery = { signInSettings: { __typename: 'SignInSettings', id: string, email: string, hasPassword: boolean, mustConfirmPassword: boolean, providers: Array<IdentityProvider>, passkeys: Array<{ __typename: 'Passkey', id: string, name: string, createdAt: string, lastUsedAt: string | null }>, identities: Array<{ __typename: 'LinkedIdentity', id: string, provider: IdentityProvider, createdAt: string, lastUsedAt: string | null }> } | null };

export type StartPasskeySignInMutationVariables = Exact<{
  input: StartPasskeySignInInput;
}>;


export type StartPasskeySignInMutation = { startPasskeySignIn: { __typename: 'PasskeyQuestionPayload', options: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type FinishPasskeySignInMutationVariables = Exact<{
  input: FinishPasskeySignInInput;
}>;


export type FinishPasskeySignInMutation = { finishPasskeySignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type StartPasskeyMutationVariables = Exact<{
  input: StartPasskeyInput;
}>;


export type StartPasskeyMutation = { startPasskey: { __typename: 'PasskeyQuestionPayload', options: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type FinishPasskeyMutationVariables = Exact<{
  input: FinishPasskeyInput;
}>;


export type FinishPasskeyMutation = { finishPasskey: { __typename: 'SignInSettingsPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RemovePasskeyMutationVariables = Exact<{
  input: RemovePasskeyInput;
}>;


export type RemovePasskeyMutation = { removePasskey: { __typename: 'SignInSettingsPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type StartProviderVisitMutationVariables = Exact<{
  input: StartProviderVisitInput;
}>;


export type StartProviderVisitMutation = { startProviderVisit: { __typename: 'StartProviderVisitPayload', url: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type FinishProviderVisitMutationVariables = Exact<{
  input: FinishProviderVisitInput;
}>;


export type FinishProviderVisitMutation = { finishProviderVisit: { __typename: 'FinishProviderVisitPayload', outcome: ProviderVisitOutcome | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RegisterWithProviderMutationVariables = Exact<{
  input: RegisterWithProviderInput;
}>;


export type RegisterWithProviderMutation = { registerWithProvider: { __typename: 'RegisterPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnlinkIdentityMutationVariables = Exact<{
  input: UnlinkIdentityInput;
}>;


export type UnlinkIdentityMutation = { unlinkIdentity: { __typename: 'SignInSettingsPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RequestEmailChangeMutationVariables = Exact<{
  input: RequestEmailChangeInput;
}>;


export type RequestEmailChangeMutation = { requestEmailChange: { __typename: 'EmailChangePayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmEmailChangeMutationVariables = Exact<{
  input: EmailChangeTokenInput;
}>;


export type ConfirmEmailChangeMutation = { confirmEmailChange: { __typename: 'EmailChangePayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RevokeEmailChangeMutationVariables = Exact<{
  input: EmailChangeTokenInput;
}>;


export type RevokeEmailChangeMutation = { revokeEmailChange: { __typename: 'RevokeEmailChangePayload', outcome: EmailChangeOutcome | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmItIsMeMutationVariables = Exact<{
  input: ConfirmItIsMeInput;
}>;


export type ConfirmItIsMeMutation = { confirmItIsMe: { __typename: 'SignInSettingsPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type NewcomerQueryVariables = Exact<{ [key: string]: never; }>;


export type NewcomerQuery = { newcomer: { __typename: 'Newcomer', provider: IdentityProvider, email: string | null } | null };

export type PendingTermsQueryVariables = Exact<{
  kind: PasskeyKind;
}>;


export type PendingTermsQuery = { pendingTerms: { __typename: 'PendingTerms', version: string, validFrom: string, texts: Array<{ __typename: 'NewTermsText', page: SitePageName, validFrom: string, changes: string | null }> } | null };

export type AcceptTermsMutationVariables = Exact<{
  input: AcceptTermsInput;
}>;


export type AcceptTermsMutation = { acceptTerms: { __typename: 'AcceptTermsPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OwnTwoFactorQueryVariables = Exact<{
  kind: TwoFactorKind;
}>;


export type OwnTwoFactorQuery = { twoFactor: { __typename: 'TwoFactor', id: string, enabledAt: string | null, recoveryCodesLeft: number, isRequired: boolean, mustConfirmPassword: boolean } | null };

export type StartTwoFactorMutationVariables = Exact<{
  input: StartTwoFactorInput;
}>;


export type StartTwoFactorMutation = { startTwoFactor: { __typename: 'StartTwoFactorPayload', enrolment: { __typename: 'TwoFactorSecret', secret: string, uri: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmTwoFactorMutationVariables = Exact<{
  input: ConfirmTwoFactorInput;
}>;


export type ConfirmTwoFactorMutation = { confirmTwoFactor: { __typename: 'RecoveryCodesPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RenewRecoveryCodesMutationVariables = Exact<{
  input: RenewRecoveryCodesInput;
}>;


export type RenewRecoveryCodesMutation = { renewRecoveryCodes: { __typename: 'RecoveryCodesPayload', recoveryCodes: Array<string>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type TurnOffTwoFactorMutationVariables = Exact<{
  input: TurnOffTwoFactorInput;
}>;


export type TurnOffTwoFactorMutation = { turnOffTwoFactor: { __typename: 'ChangeTwoFactorPayload', done: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PlaceSketch_WorkFragment = { __typename: 'Work', ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, workplace: { __typename: 'Workplace', prefecture: string | null, city: string | null, cityLatin: string | null, addressLine: string | null, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null }> }, placeSketch: { __typename: 'PlaceSketch', station: { __typename: 'NamedStation', name: string, line: string | null, walk: number | null } | null, town: { __typename: 'MapPoint', latitude: number, longitude: number } | null } | null } & { ' $fragmentName'?: 'PlaceSketch_WorkFragment' };

export type HideWorkMutationVariables = Exact<{
  input: HideWorkInput;
}>;


export type HideWorkMutation = { hideWork: { __typename: 'HideWorkPayload', work: { __typename: 'Work', id: string, hidden: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReportWorkMutationVariables = Exact<{
  input: ReportWorkInput;
}>;


export type ReportWorkMutation = { reportWork: { __typename: 'ReportWorkPayload', taken: boolean, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReviewQueueQueryVariables = Exact<{
  hasChanges?: boolean | null | undefined;
}>;


export type ReviewQueueQuery = { adminWorks: { __typename: 'AdminWorkPage', totalCount: number, items: Array<{ __typename: 'AdminWork', id: string, title: string, status: WorkStatus, submittedAt: string | null, reviewRisks: Array<ReviewRisk>, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null, company: { __typename: 'AdminCompany', id: string, name: string } }> } };

export type ClaimReviewMutationVariables = Exact<{
  input: ClaimReviewInput;
}>;


export type ClaimReviewMutation = { claimReview: { __typename: 'ReviewPayload', work: { __typename: 'AdminWork', id: string, isSeen: boolean, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReleaseReviewMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type ReleaseReviewMutation = { releaseReview: { __typename: 'ReviewPayload', work: { __typename: 'AdminWork', id: string, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type HoldApprovalMutationVariables = Exact<{
  input: HoldApprovalInput;
}>;


export type HoldApprovalMutation = { holdApproval: { __typename: 'ReviewPayload', work: { __typename: 'AdminWork', id: string, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type TakeBackApprovalMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type TakeBackApprovalMutation = { takeBackApproval: { __typename: 'ReviewPayload', work: { __typename: 'AdminWork', id: string, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ApproveSeenWorkMutationVariables = Exact<{
  input: ReviewInput;
}>;


export type ApproveSeenWorkMutation = { approveSeenWork: { __typename: 'ReviewPayload', work: { __typename: 'AdminWork', id: string, status: WorkStatus, version: number, revisionStatus: WorkStatus | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type PostingStartsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingStartsQuery = { postingTemplates: Array<{ __typename: 'PostingTemplate', id: string, title: string, titleEn: string, category: JobCategory, employmentType: EmploymentType, description: string }>, postingPhrases: Array<{ __typename: 'PostingPhrase', path: string, text: string }> };

export type PostingProfileVersionQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingProfileVersionQuery = { postingProfile: { __typename: 'PostingProfile', version: number } };

export type StartWorkMutationVariables = Exact<{
  input: StartWorkInput;
}>;


export type StartWorkMutation = { startWork: { __typename: 'StartWorkPayload', fromProfile: Array<string>, fromSheet: Array<string>, work: { __typename: 'CompanyWork', id: string } | null, unread: Array<{ __typename: 'SheetItem', label: string, text: string }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SavePostingProfileMutationVariables = Exact<{
  input: SavePostingProfileInput;
}>;


export type SavePostingProfileMutation = { savePostingProfile: { __typename: 'SavePostingProfilePayload', profile: { __typename: 'PostingProfile', version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyFacts_CompanyFragment = { __typename: 'Company', id: string, name: string, nameEn: string | null, industry: string, prefecture: string, city: string, cityLatin: string | null, addressLine: string, building: string | null, websiteUrl: string | null, employeeCount: number | null, foundedYear: number | null, description: string, verified: boolean, openWorkCount: number, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, replies: { __typename: 'CompanyReplies', rate: number, medianDays: number | null } | null, photos: Array<{ __typename: 'CompanyPhoto', id: string, alt: string, files: Array<{ __typename: 'CompanyPhotoFile', url: string, mimeType: string, width: number, height: number }> }> } & { ' $fragmentName'?: 'CompanyFacts_CompanyFragment' };

export type MapPrefecturesQueryVariables = Exact<{
  filter: WorkFilter;
}>;


export type MapPrefecturesQuery = { workFacets: { __typename: 'WorkFacets', exact: boolean, prefectures: Array<{ __typename: 'PrefectureCount', prefecture: string, count: number }> } };

export type MapTownsQueryVariables = Exact<{
  filter: WorkFilter;
}>;


export type MapTownsQuery = { workFacets: { __typename: 'WorkFacets', total: { __typename: 'WorkCount', value: number }, towns: Array<{ __typename: 'TownCount', prefecture: string, city: string, cityLatin: string | null, count: number, latitude: number | null, longitude: number | null }> } };

export type WorkPreviewQueryVariables = Exact<{
  id: string;
  residenceStatus?: ResidenceStatus | null | undefined;
}>;


export type WorkPreviewQuery = { work: (
    { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, status: WorkStatus, liked: boolean, openEntryId: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } }
    & { ' $fragmentRefs'?: { 'WorkBody_Posting_Work_Fragment': WorkBody_Posting_Work_Fragment;'WorkMatch_WorkFragment': WorkMatch_WorkFragment;'WorkPermission_WorkFragment': WorkPermission_WorkFragment } }
  ) | null };

export type SearchSuggestionsQueryVariables = Exact<{
  text: string;
}>;


export type SearchSuggestionsQuery = { searchSuggestions: Array<{ __typename: 'SearchSuggestion', kind: SearchSuggestionKind, text: string, note: string | null, workId: string | null }> };

export type MyStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type MyStatusQuery = { me: { __typename: 'Seeker', id: string, profile: { __typename: 'SeekerProfile', residenceStatus: ResidenceStatus | null } } };

export type WorkRelaxationsQueryVariables = Exact<{
  filter: WorkFilter;
}>;


export type WorkRelaxationsQuery = { workRelaxations: Array<{ __typename: 'WorkRelaxation', condition: WorkFilterPart, found: { __typename: 'WorkCount', value: number, exact: boolean } }> };

export type SearchLinesQueryVariables = Exact<{
  filter: WorkFilter;
}>;


export type SearchLinesQuery = { workFacets: { __typename: 'WorkFacets', lines: Array<{ __typename: 'LineCount', line: string | null, lineLatin: string | null, count: number, stations: Array<{ __typename: 'StationCount', name: string, nameLatin: string | null, count: number }> }> } };

export type SearchCountsQueryVariables = Exact<{
  filter: WorkFilter;
  anyPlace: WorkFilter;
  anyCategory: WorkFilter;
  anyType: WorkFilter;
  byPlace: boolean;
  byCategory: boolean;
  byType: boolean;
  anyLevel: WorkFilter;
  byLevel: boolean;
  anyPay: WorkFilter;
  byPay: boolean;
}>;


export type SearchCountsQuery = { workFacets: { __typename: 'WorkFacets', exact: boolean, total: { __typename: 'WorkCount', value: number, exact: boolean }, prefectures: Array<{ __typename: 'PrefectureCount', prefecture: string, count: number }>, categories: Array<{ __typename: 'CategoryCount', category: JobCategory, count: number }>, employmentTypes: Array<{ __typename: 'EmploymentTypeCount', employmentType: EmploymentType, count: number }>, levels: Array<{ __typename: 'LevelCount', level: JapaneseLevel, count: number }>, options: Array<{ __typename: 'WorkOptionCount', option: WorkOption, count: number }> }, places?: { __typename: 'WorkFacets', exact: boolean, prefectures: Array<{ __typename: 'PrefectureCount', prefecture: string, count: number }> }, categories?: { __typename: 'WorkFacets', exact: boolean, categories: Array<{ __typename: 'CategoryCount', category: JobCategory, count: number }> }, types?: { __typename: 'WorkFacets', exact: boolean, employmentTypes: Array<{ __typename: 'EmploymentTypeCount', employmentType: EmploymentType, count: number }> }, levels?: { __typename: 'WorkFacets', exact: boolean, levels: Array<{ __typename: 'LevelCount', level: JapaneseLevel, count: number }> }, pays?: { __typename: 'WorkFacets', total: { __typename: 'WorkCount', value: number }, options: Array<{ __typename: 'WorkOptionCount', option: WorkOption, count: number }> } };

export type SearchOtherCountsQueryVariables = Exact<{
  anyTime: WorkFilter;
  byTime: boolean;
  ofStatus: WorkFilter;
  anyStatus: WorkFilter;
  byStatus: boolean;
}>;


export type SearchOtherCountsQuery = { times?: { __typename: 'WorkFacets', options: Array<{ __typename: 'WorkOptionCount', option: WorkOption, count: number }> }, mine?: { __typename: 'WorkFacets', total: { __typename: 'WorkCount', value: number, exact: boolean } }, everybody?: { __typename: 'WorkFacets', total: { __typename: 'WorkCount', value: number, exact: boolean } } };

type WorkBody_Posting_AdminWork_Fragment = { __typename: 'AdminWork', id: string, status: WorkStatus, publishedAt: string | null, infoUpdatedAt: string | null, confirmedOn: string | null, publishedUntil: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, title: string, titleEn: string | null, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, studentsAfterGraduation: boolean, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, requiredQualifications: Array<Qualification>, appeal: string | null, benefitKinds: Array<BenefitKind>, benefits: string | null, housing: boolean, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', kind: WorkplaceKind | null, name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null, cityLatin: string | null, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null, line: string | null, lineLatin: string | null, walk: number | null }> }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_AdminWork_Fragment' };

type WorkBody_Posting_CompanyWork_Fragment = { __typename: 'CompanyWork', id: string, status: WorkStatus, publishedAt: string | null, infoUpdatedAt: string | null, confirmedOn: string | null, publishedUntil: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, title: string, titleEn: string | null, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, studentsAfterGraduation: boolean, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, requiredQualifications: Array<Qualification>, appeal: string | null, benefitKinds: Array<BenefitKind>, benefits: string | null, housing: boolean, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', kind: WorkplaceKind | null, name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null, cityLatin: string | null, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null, line: string | null, lineLatin: string | null, walk: number | null }> }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_CompanyWork_Fragment' };

type WorkBody_Posting_Work_Fragment = { __typename: 'Work', id: string, status: WorkStatus, publishedAt: string | null, infoUpdatedAt: string | null, confirmedOn: string | null, publishedUntil: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, title: string, titleEn: string | null, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, studentsAfterGraduation: boolean, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, requiredQualifications: Array<Qualification>, appeal: string | null, benefitKinds: Array<BenefitKind>, benefits: string | null, housing: boolean, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', kind: WorkplaceKind | null, name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null, cityLatin: string | null, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null, line: string | null, lineLatin: string | null, walk: number | null }> }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_Work_Fragment' };

type WorkBody_Posting_WorkRevision_Fragment = { __typename: 'WorkRevision', id: string, status: WorkStatus, publishedAt: string | null, infoUpdatedAt: string | null, confirmedOn: string | null, publishedUntil: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, title: string, titleEn: string | null, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, studentsAfterGraduation: boolean, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, requiredQualifications: Array<Qualification>, appeal: string | null, benefitKinds: Array<BenefitKind>, benefits: string | null, housing: boolean, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', kind: WorkplaceKind | null, name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null, cityLatin: string | null, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null, line: string | null, lineLatin: string | null, walk: number | null }> }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_WorkRevision_Fragment' };

export type WorkBody_PostingFragment =
  | WorkBody_Posting_AdminWork_Fragment
  | WorkBody_Posting_CompanyWork_Fragment
  | WorkBody_Posting_Work_Fragment
  | WorkBody_Posting_WorkRevision_Fragment
;

export type WorkCard_WorkFragment = { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, employmentType: EmploymentType | null, japaneseLevel: JapaneseLevel, visaSupport: boolean, beginnerWelcome: boolean, publishedAt: string | null, applyBy: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null }, workplace: { __typename: 'Workplace', prefecture: string | null, city: string | null, cityLatin: string | null, nearestStation: string | null, remote: RemoteMode, stations: Array<{ __typename: 'NearStation', name: string, nameLatin: string | null, line: string | null, lineLatin: string | null, walk: number | null }> }, company: { __typename: 'Company', id: string, name: string, nameEn: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null } } & { ' $fragmentName'?: 'WorkCard_WorkFragment' };

export type WorkListQueryVariables = Exact<{
  filter?: WorkFilter | null | undefined;
  sort: WorkSort;
  after?: string | null | undefined;
  fits: boolean;
  residenceStatus?: ResidenceStatus | null | undefined;
}>;


export type WorkListQuery = { works: { __typename: 'WorkPage', items: Array<(
      { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, liked: boolean }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    ) & (
      { __typename: 'Work' }
      & { ' $fragmentRefs'?: { 'WorkMatch_WorkFragment': WorkMatch_WorkFragment } }
    ) & { __typename: 'Work' } & (
      { __typename: 'Work' }
      & { ' $fragmentRefs'?: { 'WorkPermission_WorkFragment': WorkPermission_WorkFragment } }
    ) & { __typename: 'Work' }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, totalCount: { __typename: 'WorkCount', value: number, exact: boolean, widened: boolean | null } } };

export type WorkPageQueryVariables = Exact<{
  id: string;
  residenceStatus?: ResidenceStatus | null | undefined;
}>;


export type WorkPageQuery = { work: (
    { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, status: WorkStatus, applyBy: string | null, liked: boolean, hidden: boolean, openEntryId: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, company: (
      { __typename: 'Company', id: string, name: string, nameEn: string | null, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null }
      & { ' $fragmentRefs'?: { 'CompanyFacts_CompanyFragment': CompanyFacts_CompanyFragment } }
    ), related: Array<(
      { __typename: 'Work', id: string }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'PlaceSketch_WorkFragment': PlaceSketch_WorkFragment;'WorkBody_Posting_Work_Fragment': WorkBody_Posting_Work_Fragment;'WorkMatch_WorkFragment': WorkMatch_WorkFragment;'WorkPermission_WorkFragment': WorkPermission_WorkFragment } }
  ) | null };

export type LikeWorkMutationVariables = Exact<{
  input: LikeWorkInput;
}>;


export type LikeWorkMutation = { likeWork: { __typename: 'LikeWorkPayload', work: { __typename: 'Work', id: string, liked: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnlikeWorkMutationVariables = Exact<{
  input: UnlikeWorkInput;
}>;


export type UnlikeWorkMutation = { unlikeWork: { __typename: 'UnlikeWorkPayload', work: { __typename: 'Work', id: string, liked: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type Problem_ErrorFragment = { __typename: 'UserError', code: string, path: Array<string>, message: string } & { ' $fragmentName'?: 'Problem_ErrorFragment' };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', viewer: { __typename: 'Viewer', seeker: { __typename: 'SeekerSession', id: string } | null } } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', adminMustEnrol: boolean, seeker: { __typename: 'SeekerSession', id: string, email: string, locale: string, displayName: string, unreadCount: number, japaneseLevel: JapaneseLevel | null } | null, company: { __typename: 'CompanySession', id: string, name: string, locale: string, role: CompanyRole, companyId: string, companyName: string, companyStatus: CompanyStatus, unreadCount: number, can: { __typename: 'CompanyAbilities', editWorks: boolean, moveEntries: boolean, sendMessages: boolean } } | null, admin: { __typename: 'AdminSession', id: string, name: string, role: AdminRole, can: { __typename: 'AdminAbilities', moderateWorks: boolean, manageUsers: boolean, editNews: boolean, managePayments: boolean, manageAdmins: boolean } } | null } };

export type SendInquiryMutationVariables = Exact<{
  input: SendInquiryInput;
}>;


export type SendInquiryMutation = { sendInquiry: { __typename: 'SendInquiryPayload', receipt: { __typename: 'InquiryReceipt', ticket: string, email: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type GradeExamSamplesMutationVariables = Exact<{
  input: GradeExamSamplesInput;
}>;


export type GradeExamSamplesMutation = { gradeExamSamples: { __typename: 'GradeExamSamplesPayload', grades: Array<{ __typename: 'ExamSampleGrade', sampleId: string, correct: boolean, rightChoice: number, explanation: string }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SitePageScreenQueryVariables = Exact<{
  name: SitePageName;
  version?: string | null | undefined;
}>;


export type SitePageScreenQuery = { sitePage: { __typename: 'SitePage', locale: string, isReference: boolean, title: string, lead: string, updatedOn: string, when: SettingTime, demo: boolean, versions: Array<{ __typename: 'SitePageVersion', validFrom: string, when: SettingTime, changes: string | null }>, sections: Array<{ __typename: 'SiteSection', id: string, heading: string, paragraphs: Array<string>, items: Array<string>, facts: Array<{ __typename: 'SiteFact', term: string, value: string }> }> } };

export type PlanOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanOffersQuery = { planOffers: Array<{ __typename: 'PlanOffer', code: string, name: string, publishedWorkLimit: number, memberLimit: number, monthlyPrice: number, monthlyPriceWithTax: number }> };

export type ExamScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ExamScreenQuery = { examSamples: Array<{ __typename: 'ExamSample', id: string, level: JapaneseLevel, skill: ExamSkill, stem: string, passage: string | null, options: Array<string> }> };

export type FaqScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type FaqScreenQuery = { faq: { __typename: 'Faq', groups: Array<{ __typename: 'FaqGroup', id: string, title: string, questions: Array<{ __typename: 'FaqQuestion', id: string, question: string, answer: Array<string> }> }> } };

export type TopScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type TopScreenQuery = { works: { __typename: 'WorkPage', items: Array<(
      { __typename: 'Work', id: string }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )> }, workFacets: { __typename: 'WorkFacets', categories: Array<{ __typename: 'CategoryCount', category: JobCategory, count: number }>, levels: Array<{ __typename: 'LevelCount', level: JapaneseLevel, count: number }> }, news: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsCard_NewsFragment': NewsCard_NewsFragment } }
    )> }, movies: { __typename: 'MoviePage', items: Array<(
      { __typename: 'Movie', id: string }
      & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
    )> }, columns: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsCard_NewsFragment': NewsCard_NewsFragment } }
    )> } };

export type RevokeExamCertificateMutationVariables = Exact<{
  input: RevokeExamCertificateInput;
}>;


export type RevokeExamCertificateMutation = { revokeExamCertificate: { __typename: 'RevokeExamCertificatePayload', certificate: { __typename: 'ExamCertificate', code: string, valid: boolean, revokedAt: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type VerifyScreenQueryVariables = Exact<{
  code: string;
}>;


export type VerifyScreenQuery = { examCertificate: { __typename: 'ExamCertificate', code: string, valid: boolean, revokedAt: string | null, holder: string, level: JapaneseLevel, claimChance: number, provisional: boolean, notMeasured: Array<ExamSkill>, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null };

export type CreateApiKeyMutationVariables = Exact<{
  input: CreateApiKeyInput;
}>;


export type CreateApiKeyMutation = { createApiKey: { __typename: 'CreateApiKeyPayload', token: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RevokeApiKeyMutationVariables = Exact<{
  input: RevokeApiKeyInput;
}>;


export type RevokeApiKeyMutation = { revokeApiKey: { __typename: 'RevokeApiKeyPayload', apiKey: { __typename: 'ApiKey', id: string, revokedAt: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RotateApiKeyMutationVariables = Exact<{
  input: RotateApiKeyInput;
}>;


export type RotateApiKeyMutation = { rotateApiKey: { __typename: 'RotateApiKeyPayload', token: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RegisterOperationsMutationVariables = Exact<{
  input: RegisterOperationsInput;
}>;


export type RegisterOperationsMutation = { registerOperations: { __typename: 'RegisterOperationsPayload', alreadyKnown: number, registered: Array<{ __typename: 'ClientOperation', id: string }>, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RetireOperationMutationVariables = Exact<{
  input: RetireOperationInput;
}>;


export type RetireOperationMutation = { retireOperation: { __typename: 'RetireOperationPayload', operation: { __typename: 'ClientOperation', id: string, retiredAt: string | null, advice: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConversationScreen_ConversationFragment = { __typename: 'AdminConversation', id: string, companyName: string, seekerId: string, seekerName: string, workTitle: string, messageCount: number, createdAt: string, lastMessageAt: string, readableUntil: string | null, messages: { __typename: 'OperatorMessagePage', items: Array<{ __typename: 'OperatorMessage', id: string, body: string, by: ActorKind, senderName: string, fileName: string | null, fileUrl: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } | null } & { ' $fragmentName'?: 'ConversationScreen_ConversationFragment' };

export type LookIntoConversationMutationVariables = Exact<{
  input: LookIntoConversationInput;
}>;


export type LookIntoConversationMutation = { lookIntoConversation: { __typename: 'LookIntoConversationPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ApproveOAuthClientMutationVariables = Exact<{
  input: ApproveOAuthClientInput;
}>;


export type ApproveOAuthClientMutation = { approveOAuthClient: { __typename: 'ApproveOAuthClientPayload', client: { __typename: 'OAuthClient', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndOAuthClientMutationVariables = Exact<{
  input: EndOAuthClientInput;
}>;


export type EndOAuthClientMutation = { endOAuthClient: { __typename: 'EndOAuthClientPayload', client: { __typename: 'OAuthClient', id: string, endedAt: string | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmScoutPermitMutationVariables = Exact<{
  input: ConfirmScoutPermitInput;
}>;


export type ConfirmScoutPermitMutation = { confirmScoutPermit: { __typename: 'ScoutOverviewPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndScoutPermitMutationVariables = Exact<{ [key: string]: never; }>;


export type EndScoutPermitMutation = { endScoutPermit: { __typename: 'ScoutOverviewPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type StopCompanyScoutsMutationVariables = Exact<{
  input: StopCompanyScoutsInput;
}>;


export type StopCompanyScoutsMutation = { stopCompanyScouts: { __typename: 'ScoutOverviewPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RestoreCompanyScoutsMutationVariables = Exact<{
  input: RestoreCompanyScoutsInput;
}>;


export type RestoreCompanyScoutsMutation = { restoreCompanyScouts: { __typename: 'ScoutOverviewPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type LookIntoScoutMutationVariables = Exact<{
  input: LookIntoScoutInput;
}>;


export type LookIntoScoutMutation = { lookIntoScout: { __typename: 'LookIntoScoutPayload', scout: { __typename: 'LookedAtScout', id: string, body: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminExamAttemptsQueryVariables = Exact<{
  statuses?: Array<ExamAttemptStatus> | ExamAttemptStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminExamAttemptsQuery = { adminTestAttempts: { __typename: 'AdminTestAttemptPage', totalCount: number, items: Array<{ __typename: 'AdminTestAttempt', id: string, sitter: string, status: ExamAttemptStatus, startedAt: string, endedAt: string | null, scoredCount: number, theta: number, se: number }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type DecideExamItemMutationVariables = Exact<{
  input: DecideTestItemInput;
}>;


export type DecideExamItemMutation = { decideTestItem: { __typename: 'DecideTestItemPayload', item: { __typename: 'AdminTestItem', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ImportExamItemsMutationVariables = Exact<{
  input: ImportTestItemsInput;
}>;


export type ImportExamItemsMutation = { importTestItems: { __typename: 'ImportTestItemsPayload', report: { __typename: 'ImportReport', rows: number, added: number, changed: number, unchanged: number, refused: number, problems: Array<{ __typename: 'ImportRowProblem', line: number, code: string | null, problem: string, detail: string }> } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RecordExamItemMutationVariables = Exact<{
  input: RecordTestItemInput;
}>;


export type RecordExamItemMutation = { recordTestItem: { __typename: 'RecordTestItemPayload', item: { __typename: 'AdminTestItem', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type NameExamItemReviewerMutationVariables = Exact<{
  input: NameTestItemReviewerInput;
}>;


export type NameExamItemReviewerMutation = { nameTestItemReviewer: { __typename: 'NameTestItemReviewerPayload', item: { __typename: 'AdminTestItem', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminExamItemQueryVariables = Exact<{
  id: string;
}>;


export type AdminExamItemQuery = { adminTestItem: { __typename: 'AdminTestItem', id: string, code: string, pool: TestItemPool, status: TestItemStatus, level: JapaneseLevel, skill: ExamSkill, type: TestItemType | null, reviewedOn: string | null, reviewMethod: TestItemReview | null, reviewer: string | null, stem: string, passage: string | null, script: string | null, options: Array<string>, key: number, explanation: string, explanationEn: string, a: number, b: number, c: number, calibratedAt: string | null, alarm: TestItemAlarm | null, shown: number, answered: number, correct: number, chosen: Array<number>, decisions: Array<TestItemDecision>, version: number, recording: { __typename: 'TestItemRecording', url: string, durationMs: number, kind: TestItemRecordingKind } | null, finding: { __typename: 'TestItemFinding', a: number, b: number, seOfB: number, responses: number, betterKey: number | null } | null } | null };

export type AdminExamItemsQueryVariables = Exact<{
  filter?: TestItemFilter | null | undefined;
  sort: TestItemSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminExamItemsQuery = { testItemCounts: { __typename: 'TestItemCounts', active: number, pilots: number, practice: number, listening: number, recorded: number, retired: number, alarms: number }, adminTestItems: { __typename: 'AdminTestItemPage', totalCount: number, items: Array<{ __typename: 'AdminTestItem', id: string, code: string, pool: TestItemPool, status: TestItemStatus, origin: TestItemOrigin, level: JapaneseLevel, skill: ExamSkill, stem: string, b: number, alarm: TestItemAlarm | null, shown: number, answered: number, correct: number, decisions: Array<TestItemDecision>, version: number, updatedAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type ResendMailMutationVariables = Exact<{
  input: ResendMailInput;
}>;


export type ResendMailMutation = { resendMail: { __typename: 'ResendMailPayload', mail: { __typename: 'UnsentMail', id: string, failedAt: string | null, canResend: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminUsersScreenQueryVariables = Exact<{
  filter?: AdminUserFilter | null | undefined;
  sort: AdminUserSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminUsersScreenQuery = { adminUsers: { __typename: 'AdminUserPage', totalCount: number, items: Array<{ __typename: 'AdminUser', id: string, name: string, email: string, role: AdminRole, status: AdminStatus, hasTwoFactor: boolean, lastSignInAt: string | null, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminUserScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminUserScreenQuery = { adminUser: { __typename: 'AdminUser', id: string, name: string, email: string, role: AdminRole, status: AdminStatus, hasTwoFactor: boolean, lastSignInAt: string | null, createdAt: string, version: number, devices: Array<{ __typename: 'Device', id: string, name: string, ip: string, lastSeenAt: string, isCurrent: boolean }> } | null };

export type AdminApiKeysScreenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminApiKeysScreenQuery = { adminApiKeys: { __typename: 'ApiKeyPage', totalCount: number, items: Array<{ __typename: 'ApiKey', id: string, name: string, prefix: string, requestsPerMinute: number, createdAt: string, lastUsedAt: string | null, revokedAt: string | null, expiresAt: string | null, formerUntil: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AuditScreenQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AuditScreenQuery = { auditEvents: { __typename: 'AuditEventPage', totalCount: number, items: Array<{ __typename: 'AuditEvent', id: string, at: string, actorKind: ActorKind, actorId: string | null, actorName: string | null, action: string, objectType: string, objectId: string | null, result: AuditResult, ip: string | null, requestId: string | null, detail: Array<{ __typename: 'AuditDetail', name: string, value: string }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminClientOperationsScreenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  client?: string | null | undefined;
}>;


export type AdminClientOperationsScreenQuery = { adminClientOperations: { __typename: 'ClientOperationPage', totalCount: number, items: Array<{ __typename: 'ClientOperation', id: string, client: string, name: string, version: number, sha256: string, uses: number, lastUsedAt: string | null, registeredAt: string, retiredAt: string | null, advice: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminCompaniesScreenQueryVariables = Exact<{
  filter?: AdminCompanyFilter | null | undefined;
  sort: AdminCompanySort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminCompaniesScreenQuery = { adminCompanies: { __typename: 'AdminCompanyPage', totalCount: number, items: Array<{ __typename: 'AdminCompany', id: string, name: string, nameKana: string | null, corporateNumber: string | null, corporateNumberValid: boolean, status: CompanyStatus, planCode: PlanCode, publishedWorks: number, refusedAt: string | null, contactEmail: string, createdAt: string, updatedAt: string, version: number }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type BankFilesScreenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type BankFilesScreenQuery = { bankFiles: { __typename: 'BankFilePage', totalCount: number, items: Array<{ __typename: 'BankFile', id: string, fileName: string, status: BankFileStatus, fromDay: string, toDay: string, lineCount: number, total: number, matchedCount: number, openCount: number, knownCount: number, uploadedAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type BankInvoicesScreenQueryVariables = Exact<{
  filter?: AdminInvoiceFilter | null | undefined;
  sort: AdminInvoiceSort;
  first: number;
  after?: string | null | undefined;
}>;


export type BankInvoicesScreenQuery = { moneyFigures: { __typename: 'MoneyFigures', openCount: number, openAmount: number, overdueCount: number, overdueAmount: number, unassignedCount: number, unassignedAmount: number, bookBalance: number }, adminInvoices: { __typename: 'AdminInvoicePage', totalCount: number, items: Array<{ __typename: 'AdminInvoice', id: string, number: string, status: InvoiceStatus, method: BillingMethod, total: number, paidAmount: number, openAmount: number, overdue: boolean, issuedAt: string, dueAt: string, company: { __typename: 'AdminCompany', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type BankPaymentsScreenQueryVariables = Exact<{
  filter?: BankPaymentFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type BankPaymentsScreenQuery = { bankPayments: { __typename: 'BankPaymentPage', totalCount: number, items: Array<{ __typename: 'BankPayment', id: string, status: BankPaymentStatus, source: BankPaymentSource, paidOn: string, amount: number, rest: number, payerName: string, bankName: string | null, branchName: string | null, candidates: Array<{ __typename: 'InvoiceCandidate', score: number, invoice: { __typename: 'AdminInvoice', id: string, company: { __typename: 'AdminCompany', id: string, name: string } } }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type LicenceSalesScreenQueryVariables = Exact<{
  filter?: LicenceSaleFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type LicenceSalesScreenQuery = { licenceSales: { __typename: 'LicenceSalePage', totalCount: number, items: Array<{ __typename: 'LicenceSale', id: string, status: CardPaymentStatus, price: number, card: string | null, receiptNumber: string | null, createdAt: string, product: { __typename: 'LicenceProduct', code: string, name: string }, refund: { __typename: 'LicenceSaleRefund', id: string, amount: number, status: RefundStatus } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AccountDecisions_CompanyFragment = { __typename: 'AdminCompany', id: string, status: CompanyStatus, version: number, refusal: string | null, corporateNumberValid: boolean } & { ' $fragmentName'?: 'AccountDecisions_CompanyFragment' };

export type AccountFacts_CompanyFragment = { __typename: 'AdminCompany', id: string, nameKana: string | null, nameEn: string | null, corporateNumber: string | null, corporateNumberValid: boolean, industry: string, postalCode: string, prefecture: string, city: string, addressLine: string, building: string | null, contactEmail: string, contactPhone: string, websiteUrl: string | null, representative: string | null, employeeCount: number | null, foundedYear: number | null, description: string, twins: Array<{ __typename: 'AdminCompany', id: string, name: string, status: CompanyStatus }> } & { ' $fragmentName'?: 'AccountFacts_CompanyFragment' };

export type AccountFigures_CompanyFragment = { __typename: 'AdminCompany', id: string, name: string, workCounts: Array<{ __typename: 'WorkStatusCount', status: WorkStatus, count: number }>, funnel: { __typename: 'CompanyAccountFunnel', viewCount: number, likeCount: number, entryCount: number, interviewCount: number, offerCount: number, joinedCount: number } } & { ' $fragmentName'?: 'AccountFigures_CompanyFragment' };

export type AccountHistory_CompanyFragment = { __typename: 'AdminCompany', id: string, createdAt: string, decisions: Array<{ __typename: 'CompanyEvent', id: string, kind: CompanyEventKind, reason: string | null, at: string, byName: string | null }> } & { ' $fragmentName'?: 'AccountHistory_CompanyFragment' };

export type AccountMembers_CompanyFragment = { __typename: 'AdminCompany', id: string, members: Array<{ __typename: 'AdminCompanyMember', id: string, name: string, email: string, role: CompanyRole, status: MemberStatus, createdAt: string, agreedTerms: Array<{ __typename: 'AgreedTerms', version: string, acceptedAt: string }> }> } & { ' $fragmentName'?: 'AccountMembers_CompanyFragment' };

export type AccountPlan_CompanyFragment = { __typename: 'AdminCompany', id: string, name: string, status: CompanyStatus, planCode: PlanCode, publishedWorks: number, subscription: { __typename: 'AdminPlanSubscription', status: SubscriptionStatus, method: BillingMethod, periodEnd: string | null, nextPlan: PlanCode | null } | null, recentInvoices: Array<{ __typename: 'AdminInvoice', id: string, number: string, status: InvoiceStatus, total: number, dueAt: string }> } & { ' $fragmentName'?: 'AccountPlan_CompanyFragment' };

export type ApproveCompanyMutationVariables = Exact<{
  input: ApproveCompanyInput;
}>;


export type ApproveCompanyMutation = { approveCompany: { __typename: 'ApproveCompanyPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RefuseCompanyMutationVariables = Exact<{
  input: DecideCompanyInput;
}>;


export type RefuseCompanyMutation = { refuseCompany: { __typename: 'RefuseCompanyPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SuspendCompanyMutationVariables = Exact<{
  input: SuspendCompanyInput;
}>;


export type SuspendCompanyMutation = { suspendCompany: { __typename: 'SuspendCompanyPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RestoreCompanyMutationVariables = Exact<{
  input: DecideCompanyInput;
}>;


export type RestoreCompanyMutation = { restoreCompany: { __typename: 'RestoreCompanyPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SetCompanyPlanMutationVariables = Exact<{
  input: SetCompanyPlanInput;
}>;


export type SetCompanyPlanMutation = { setCompanyPlan: { __typename: 'SetCompanyPlanPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyPlanQuoteQueryVariables = Exact<{
  id: string;
  planCode: PlanCode;
}>;


export type CompanyPlanQuoteQuery = { companyPlanQuote: { __typename: 'PlanQuote', kind: PlanChangeKind, total: number, effectiveAt: string } | null };

export type AssignForm_PaymentFragment = { __typename: 'BankPayment', id: string, version: number, rest: number, payerName: string, candidates: Array<{ __typename: 'InvoiceCandidate', score: number, name: number, amount: number, invoice: { __typename: 'AdminInvoice', id: string, number: string, openAmount: number, dueAt: string, version: number, company: { __typename: 'AdminCompany', id: string, name: string, nameKana: string | null } } }> } & { ' $fragmentName'?: 'AssignForm_PaymentFragment' };

export type FindInvoicesQueryVariables = Exact<{
  keyword: string;
}>;


export type FindInvoicesQuery = { adminInvoices: { __typename: 'AdminInvoicePage', totalCount: number, items: Array<{ __typename: 'AdminInvoice', id: string, number: string, openAmount: number, dueAt: string, version: number, company: { __typename: 'AdminCompany', id: string, name: string, nameKana: string | null } }> } };

export type AssignmentList_AssignmentFragment = { __typename: 'BankAssignment', id: string, amount: number, how: string, at: string, byName: string | null, undoneAt: string | null, undoneReason: string | null, invoice: { __typename: 'AdminInvoice', id: string, number: string, company: { __typename: 'AdminCompany', id: string, name: string } }, payment: { __typename: 'BankPayment', id: string, version: number, paidOn: string, payerName: string } } & { ' $fragmentName'?: 'AssignmentList_AssignmentFragment' };

export type RecordBankPaymentMutationVariables = Exact<{
  input: RecordBankPaymentInput;
}>;


export type RecordBankPaymentMutation = { recordBankPayment: { __typename: 'RecordBankPaymentPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CancelInvoiceMutationVariables = Exact<{
  input: CancelInvoiceInput;
}>;


export type CancelInvoiceMutation = { cancelInvoice: { __typename: 'CancelInvoicePayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AssignBankPaymentMutationVariables = Exact<{
  input: AssignBankPaymentInput;
}>;


export type AssignBankPaymentMutation = { assignBankPayment: { __typename: 'AssignBankPaymentPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnassignBankPaymentMutationVariables = Exact<{
  input: UnassignBankPaymentInput;
}>;


export type UnassignBankPaymentMutation = { unassignBankPayment: { __typename: 'UnassignBankPaymentPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CloseBankPaymentMutationVariables = Exact<{
  input: CloseBankPaymentInput;
}>;


export type CloseBankPaymentMutation = { closeBankPayment: { __typename: 'CloseBankPaymentPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ImportBankFileMutationVariables = Exact<{
  input: ImportBankFileInput;
}>;


export type ImportBankFileMutation = { importBankFile: { __typename: 'ImportBankFilePayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RefundLicenceMutationVariables = Exact<{
  input: RefundLicenceInput;
}>;


export type RefundLicenceMutation = { refundLicence: { __typename: 'RefundLicencePayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type BankFileScreenQueryVariables = Exact<{
  id: string;
  verdict?: BankLineVerdict | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type BankFileScreenQuery = { bankFile: { __typename: 'BankFile', id: string, fileName: string, status: BankFileStatus, account: string, fromDay: string, toDay: string, lineCount: number, total: number, importedAt: string | null, matchedCount: number, openCount: number, knownCount: number, counts: Array<{ __typename: 'BankFileCount', verdict: BankLineVerdict, count: number, sum: number }>, lines: { __typename: 'BankFileLinePage', totalCount: number, items: Array<{ __typename: 'BankFileLine', line: number, paidOn: string, amount: number, payerName: string, bank: string, verdict: BankLineVerdict, invoice: { __typename: 'AdminInvoice', id: string, number: string, company: { __typename: 'AdminCompany', id: string, name: string } } | null, candidates: Array<{ __typename: 'InvoiceCandidate', score: number, invoice: { __typename: 'AdminInvoice', id: string, number: string, company: { __typename: 'AdminCompany', id: string, name: string } } }> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type BankInvoiceScreenQueryVariables = Exact<{
  id: string;
}>;


export type BankInvoiceScreenQuery = { adminInvoice: { __typename: 'AdminInvoice', id: string, number: string, status: InvoiceStatus, method: BillingMethod, recipientName: string, planCode: PlanCode, subtotal: number, taxRate: number, tax: number, total: number, paidAmount: number, openAmount: number, overdue: boolean, issuedAt: string, dueAt: string, paidAt: string | null, version: number, lines: Array<{ __typename: 'InvoiceLine', code: string, planCode: PlanCode, from: string, to: string, amount: number }>, company: { __typename: 'AdminCompany', id: string, name: string }, assignments: Array<(
      { __typename: 'BankAssignment', id: string }
      & { ' $fragmentRefs'?: { 'AssignmentList_AssignmentFragment': AssignmentList_AssignmentFragment } }
    )> } | null };

export type BankPaymentScreenQueryVariables = Exact<{
  id: string;
}>;


export type BankPaymentScreenQuery = { bankPayment: (
    { __typename: 'BankPayment', id: string, source: BankPaymentSource, status: BankPaymentStatus, paidOn: string, amount: number, assigned: number, rest: number, payerName: string, bankName: string | null, branchName: string | null, ediInfo: string | null, note: string | null, line: number | null, version: number, assignments: Array<(
      { __typename: 'BankAssignment', id: string }
      & { ' $fragmentRefs'?: { 'AssignmentList_AssignmentFragment': AssignmentList_AssignmentFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'AssignForm_PaymentFragment': AssignForm_PaymentFragment } }
  ) | null };

export type LicenceSaleScreenQueryVariables = Exact<{
  id: string;
}>;


export type LicenceSaleScreenQuery = { licenceSale: { __typename: 'LicenceSale', id: string, status: CardPaymentStatus, price: number, tax: number, taxRate: number, card: string | null, receiptNumber: string | null, createdAt: string, paidAt: string | null, used: boolean, validUntil: string | null, refundTermEnd: string | null, refundCauses: Array<RefundCause>, product: { __typename: 'LicenceProduct', code: string, name: string }, refund: { __typename: 'LicenceSaleRefund', id: string, amount: number, status: RefundStatus, source: RefundSource, cause: RefundCause | null, reason: string | null, byName: string | null, number: string | null, createdAt: string, doneAt: string | null } | null } | null };

export type AdminCompanyScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminCompanyScreenQuery = { adminCompany: (
    { __typename: 'AdminCompany', id: string, name: string, nameKana: string | null, status: CompanyStatus, refusedAt: string | null }
    & { ' $fragmentRefs'?: { 'AccountDecisions_CompanyFragment': AccountDecisions_CompanyFragment;'AccountFacts_CompanyFragment': AccountFacts_CompanyFragment;'AccountFigures_CompanyFragment': AccountFigures_CompanyFragment;'AccountHistory_CompanyFragment': AccountHistory_CompanyFragment;'AccountMembers_CompanyFragment': AccountMembers_CompanyFragment;'AccountPlan_CompanyFragment': AccountPlan_CompanyFragment } }
  ) | null };

export type AdminCompanyPhotosScreenQueryVariables = Exact<{
  state: CompanyPhotoState;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminCompanyPhotosScreenQuery = { companyPhotos: { __typename: 'AdminCompanyPhotoPage', totalCount: number, items: Array<{ __typename: 'AdminCompanyPhoto', id: string, version: number, companyId: string, companyName: string, submittedAt: string | null, returnReason: string | null, shown: { __typename: 'CompanyPhotoVersion', alt: string, files: Array<{ __typename: 'CompanyPhotoFile', url: string, mimeType: string, width: number, height: number }> } | null, waiting: { __typename: 'CompanyPhotoVersion', alt: string, files: Array<{ __typename: 'CompanyPhotoFile', url: string, mimeType: string, width: number, height: number }> } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type ApproveCompanyPhotoMutationVariables = Exact<{
  input: ApproveCompanyPhotoInput;
}>;


export type ApproveCompanyPhotoMutation = { approveCompanyPhoto: { __typename: 'ModerateCompanyPhotoPayload', photo: { __typename: 'AdminCompanyPhoto', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReturnCompanyPhotoMutationVariables = Exact<{
  input: ReturnCompanyPhotoInput;
}>;


export type ReturnCompanyPhotoMutation = { returnCompanyPhoto: { __typename: 'ModerateCompanyPhotoPayload', photo: { __typename: 'AdminCompanyPhoto', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminComplaintsScreenQueryVariables = Exact<{
  filter?: ComplaintFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminComplaintsScreenQuery = { complaints: { __typename: 'ComplaintPage', totalCount: number, items: Array<{ __typename: 'Complaint', id: string, number: string, receivedAt: string, subject: ComplaintSubject, partyName: string, companyName: string | null, status: ComplaintStatus, answerDueOn: string, answeredAt: string | null, settleDueOn: string, settledAt: string | null, overdue: boolean, assignee: { __typename: 'Colleague', id: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type ComplaintInquiryQueryVariables = Exact<{
  id: string;
}>;


export type ComplaintInquiryQuery = { inquiry: { __typename: 'Inquiry', id: string, name: string, email: string, body: string, workId: string | null, companyName: string | null, createdAt: string } | null };

export type AdminComplaintScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminComplaintScreenQuery = { complaint: { __typename: 'Complaint', id: string, version: number, number: string, receivedAt: string, channel: ComplaintChannel, party: ComplaintParty, partyName: string, partyContact: string, subject: ComplaintSubject, body: string, workId: string | null, companyName: string | null, inquiryId: string | null, status: ComplaintStatus, answerDueOn: string, answeredAt: string | null, settleDueOn: string, settledAt: string | null, overdue: boolean, outcome: string, prevention: string, assignee: { __typename: 'Colleague', id: string, name: string } | null, steps: Array<{ __typename: 'ComplaintStep', id: string, kind: ComplaintStepKind, by: string | null, body: string, at: string }> } | null, operators: Array<{ __typename: 'Colleague', id: string, name: string }> };

export type AdminHomeScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminHomeScreenQuery = { adminHome: { __typename: 'AdminHome', openWorkCount: number, userCount: number, entryCount: number }, adminQueues: Array<{ __typename: 'AdminQueue', kind: AdminQueueKind, count: number, oldestAt: string | null }>, adminTrends: Array<{ __typename: 'AdminTrendDay', day: string, users: number, entries: number, works: number, companies: number }> };

export type AdminIncidentsScreenQueryVariables = Exact<{
  statuses?: Array<DataIncidentStatus> | DataIncidentStatus | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminIncidentsScreenQuery = { dataIncidents: { __typename: 'DataIncidentPage', totalCount: number, items: Array<{ __typename: 'DataIncident', id: string, number: string, noticedAt: string, kind: DataIncidentKind, people: number | null, status: DataIncidentStatus, mustReport: boolean, late: boolean, preliminaryDueOn: string, preliminaryReportedAt: string | null, finalDueOn: string, finalReportedAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminIncidentScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminIncidentScreenQuery = { dataIncident: { __typename: 'DataIncident', id: string, version: number, number: string, noticedAt: string, kind: DataIncidentKind, summary: string, people: number | null, sensitive: boolean, financial: boolean, malicious: boolean, status: DataIncidentStatus, mustReport: boolean, late: boolean, preliminaryAimOn: string, preliminaryDueOn: string, finalDueOn: string, preliminaryReportedAt: string | null, finalReportedAt: string | null, peopleToldAt: string | null, steps: Array<{ __typename: 'DataIncidentStep', id: string, kind: DataIncidentStepKind, by: string | null, body: string, at: string }> } | null };

export type AdminInquiriesScreenQueryVariables = Exact<{
  filter?: InquiryFilter | null | undefined;
  sort: InquirySort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminInquiriesScreenQuery = { inquiries: { __typename: 'InquiryPage', totalCount: number, items: Array<{ __typename: 'Inquiry', id: string, ticket: string, version: number, preview: string, category: InquiryCategory, status: InquiryStatus, legalMoves: Array<InquiryStatus>, name: string, companyName: string | null, createdAt: string, answerDueAt: string, answeredAt: string | null, assignee: { __typename: 'Colleague', id: string, name: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminInquiryScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminInquiryScreenQuery = { inquiry: { __typename: 'Inquiry', id: string, version: number, ticket: string, category: InquiryCategory, status: InquiryStatus, name: string, email: string, companyName: string | null, body: string, workId: string | null, locale: string, createdAt: string, answerDueAt: string, answeredAt: string | null, deletedAt: string, complaintId: string | null, legalMoves: Array<InquiryStatus>, assignee: { __typename: 'Colleague', id: string, name: string } | null, events: Array<{ __typename: 'InquiryEvent', id: string, kind: InquiryEventKind, by: string | null, body: string, to: InquiryStatus | null, assignee: string | null, at: string }> } | null, operators: Array<{ __typename: 'Colleague', id: string, name: string }>, waiting: { __typename: 'InquiryPage', totalCount: number, items: Array<{ __typename: 'Inquiry', id: string, category: InquiryCategory, name: string, companyName: string | null, preview: string, createdAt: string, answerDueAt: string }> } };

export type AdminConversationsScreenQueryVariables = Exact<{
  filter?: AdminConversationFilter | null | undefined;
  first: number;
  after?: string | null | undefined;
  id: string;
  isOne: boolean;
  before?: string | null | undefined;
}>;


export type AdminConversationsScreenQuery = { adminConversations?: { __typename: 'AdminConversationPage', totalCount: number, items: Array<{ __typename: 'AdminConversation', id: string, companyName: string, seekerName: string, workTitle: string, messageCount: number, lastMessageAt: string, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } }, adminConversation?: (
    { __typename: 'AdminConversation', id: string }
    & { ' $fragmentRefs'?: { 'ConversationScreen_ConversationFragment': ConversationScreen_ConversationFragment } }
  ) | null };

export type AdminMoviesScreenQueryVariables = Exact<{
  filter?: AdminMovieFilter | null | undefined;
  sort: AdminMovieSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminMoviesScreenQuery = { adminMovies: { __typename: 'AdminMoviePage', totalCount: number, items: Array<{ __typename: 'AdminMovie', id: string, title: string, level: JapaneseLevel, topic: MovieTopic, access: MovieAccess, status: MovieStatus, position: number, durationMs: number, viewers: number, completed: number, publishAt: string | null, closesAt: string | null, updatedAt: string, version: number, legalMoves: Array<MovieStatus> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CreateMovieMutationVariables = Exact<{
  input: CreateMovieInput;
}>;


export type CreateMovieMutation = { createMovie: { __typename: 'CreateMoviePayload', movie: { __typename: 'AdminMovie', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UpdateMovieMutationVariables = Exact<{
  input: UpdateMovieInput;
}>;


export type UpdateMovieMutation = { updateMovie: { __typename: 'UpdateMoviePayload', movie: { __typename: 'AdminMovie', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MoveMovieMutationVariables = Exact<{
  input: MoveMovieInput;
}>;


export type MoveMovieMutation = { moveMovie: { __typename: 'MoveMoviePayload', movie: { __typename: 'AdminMovie', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeleteMovieMutationVariables = Exact<{
  input: DeleteMovieInput;
}>;


export type DeleteMovieMutation = { deleteMovie: { __typename: 'DeleteMoviePayload', deletedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminMovieScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminMovieScreenQuery = { adminMovie: { __typename: 'AdminMovie', id: string, title: string, description: string, level: JapaneseLevel, topic: MovieTopic, access: MovieAccess, status: MovieStatus, position: number, durationMs: number, captions: string, captionsEn: string, closesAt: string | null, publishAt: string | null, practiceCodes: Array<string>, viewers: number, completed: number, legalMoves: Array<MovieStatus>, version: number, file: { __typename: 'MovieFile', id: string, fileName: string } | null, poster: { __typename: 'MovieFile', id: string, fileName: string } | null, source: { __typename: 'MovieSource', videoUrl: string, captionsUrl: string | null, captionsEnUrl: string | null } | null, languageVersions: Array<{ __typename: 'LanguageVersion', language: string, title: string, summary: string, bodyHtml: string, isBehind: boolean, version: number }> } | null };

export type AdminNewsListScreenQueryVariables = Exact<{
  filter?: AdminNewsFilter | null | undefined;
  sort: AdminNewsSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminNewsListScreenQuery = { adminNewsList: { __typename: 'AdminNewsPage', totalCount: number, items: Array<{ __typename: 'AdminNews', id: string, category: NewsCategory, topic: NewsTopic, audience: NewsAudience, status: NewsStatus, title: string, version: number, publishAt: string | null, publishedAt: string | null, createdAt: string, updatedAt: string, updatedByName: string | null, legalMoves: Array<NewsStatus> }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminNewsCreateScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminNewsCreateScreenQuery = { newsDraft: { __typename: 'NewsDraft', baseVersion: number | null, savedAt: string, content: { __typename: 'NewsContent', category: NewsCategory, topic: NewsTopic, audience: NewsAudience, title: string, summary: string, bodyHtml: string } } | null };

export type AdminNewsEditScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminNewsEditScreenQuery = { adminNews: { __typename: 'AdminNews', id: string, version: number, category: NewsCategory, topic: NewsTopic, audience: NewsAudience, status: NewsStatus, title: string, summary: string, bodyHtml: string, publishAt: string | null, publishedAt: string | null, legalMoves: Array<NewsStatus>, draft: { __typename: 'NewsDraft', baseVersion: number | null, savedAt: string, content: { __typename: 'NewsContent', category: NewsCategory, topic: NewsTopic, audience: NewsAudience, title: string, summary: string, bodyHtml: string } } | null, history: Array<{ __typename: 'NewsAct', id: string, at: string, action: string, by: string | null, changed: Array<string>, reason: string | null }>, preview: { __typename: 'NewsPreview', ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] }, bodyRuby: Array<(string | [text: string, reading: string, level: number])[]> }, readings: Array<{ __typename: 'ReadingCorrection', id: string, word: string, reading: string }>, languageVersions: Array<{ __typename: 'LanguageVersion', language: string, title: string, summary: string, bodyHtml: string, isBehind: boolean, version: number }> } | null };

export type AdminAppsScreenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type AdminAppsScreenQuery = { adminOAuthClients: { __typename: 'OAuthClientPage', totalCount: number, items: Array<{ __typename: 'OAuthClient', id: string, name: string, recipient: string, country: string, kind: AppKind, scopes: Array<string>, approvedAt: string, endedAt: string | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminReportScreenQueryVariables = Exact<{
  year: number;
}>;


export type AdminReportScreenQuery = { businessReport: { __typename: 'BusinessReport', year: number, asOf: string, from: string, to: string, isOpen: boolean, figures: Array<{ __typename: 'ReportFigure', key: string, value: number, unit: ReportUnit }> } };

export type AdminScoutScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminScoutScreenQuery = { scoutOverview: { __typename: 'ScoutOverview', permit: { __typename: 'ScoutPermit', kind: ScoutPermitKind, number: string, issuedOn: string, confirmedAt: string } | null, counts: { __typename: 'ScoutCounts', people: number, paused: number, searches: number, sent: number, opened: number, declined: number, applied: number, reported: number }, companies: Array<{ __typename: 'ScoutCompany', id: string, name: string, stopReason: string | null, searches: number, sent: number, reported: number }>, reported: Array<{ __typename: 'ReportedScout', id: string, companyName: string, workTitle: string, reason: ScoutReportReason, reportedAt: string }> } };

export type AdminSettingsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSettingsScreenQuery = { operatorFactRows: Array<{ __typename: 'OperatorFactsRow', id: string, validFrom: string, when: SettingTime, demo: boolean, permit: OperatorPermit, by: string | null, createdAt: string | null, facts: Array<{ __typename: 'OperatorFact', name: string, value: string }> }>, minimumWageRows: Array<{ __typename: 'MinimumWageRow', id: string, prefecture: string, validFrom: string, amount: number, source: string | null, when: SettingTime, by: string | null, createdAt: string | null }>, operatingTermRows: Array<{ __typename: 'OperatingTermRow', id: string, code: OperatingTermCode, validFrom: string, amount: number, basis: string, when: SettingTime, by: string | null, createdAt: string | null }>, permissionRuleRows: Array<{ __typename: 'PermissionRuleRow', id: string, status: ResidenceStatus | null, permission: WorkPermission | null, categories: Array<JobCategory>, reason: PermissionRuleAnswer, verdict: PermissionVerdict, maxWeeklyHours: number | null, vacationDailyHours: number | null, validFrom: string, validTo: string | null, when: SettingTime, source: string, sourceDate: string, evidence: string, evidenceEn: string, evidenceEasy: string, by: string | null, createdAt: string | null }>, noticeRuleRows: Array<{ __typename: 'NoticeRuleRow', id: string, isInsured: boolean, dueDay: number | null, validFrom: string, validTo: string | null, when: SettingTime, source: string, sourceDate: string, by: string | null, createdAt: string | null }>, raisableRules: Array<{ __typename: 'RaisableRule', rule: string, says: string, tier: IssueTier, rows: Array<{ __typename: 'RuleTierRow', id: string, validFrom: string, when: SettingTime, raised: boolean, reason: string, by: string | null, createdAt: string | null }> }>, legalTextRows: Array<{ __typename: 'LegalTextRow', id: string, page: LegalPage, validFrom: string, when: SettingTime, ja: string, en: string, easy: string, changes: string | null, by: string | null, createdAt: string | null }> };

export type AdminSystemScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type AdminSystemScreenQuery = { systemState: { __typename: 'SystemState', mailsWaiting: number, oldestMailAt: string | null, mailsGivenUp: number, mailsUnnoted: number, storageTrouble: StorageTrouble | null, migration: string, node: string, database: string, lanes: Array<{ __typename: 'SystemLane', lane: SystemLaneName, due: number, active: number, oldestDueAt: string | null }>, tasks: Array<{ __typename: 'SystemTask', name: string, finishedAt: string | null, failedAt: string | null, lastError: string | null }> } };

export type UnsentMailsScreenQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type UnsentMailsScreenQuery = { unsentMails: { __typename: 'UnsentMailPage', totalCount: number, items: Array<{ __typename: 'UnsentMail', id: string, recipient: string, template: string, attempts: number, lastError: string | null, failedAt: string | null, createdAt: string, canResend: boolean }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type AdminSeekersScreenQueryVariables = Exact<{
  filter?: AdminSeekerFilter | null | undefined;
  sort: AdminSeekerSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminSeekersScreenQuery = { adminSeekers: { __typename: 'AdminSeekerPage', totalCount: number, items: Array<{ __typename: 'AdminSeeker', id: string, name: string, kana: string, email: string, status: UserStatus, locale: string, prefecture: string | null, measuredLevel: JapaneseLevel | null, selfDeclaredLevel: JapaneseLevel | null, registeredAt: string, lastSeenAt: string | null, entryCount: number }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SeekerPanels_DetailFragment = { __typename: 'AdminSeekerDetail', id: string, eraseAfter: string | null, legalMoves: Array<UserStatus>, seeker: { __typename: 'AdminSeeker', id: string, name: string, kana: string, latinName: string, email: string, status: UserStatus, locale: string, prefecture: string | null, selfDeclaredLevel: JapaneseLevel | null, measuredLevel: JapaneseLevel | null, registeredAt: string, lastSeenAt: string | null, entryCount: number, version: number }, agreedTerms: Array<{ __typename: 'AgreedTerms', version: string, acceptedAt: string }>, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null, attempts: Array<{ __typename: 'AdminSeekerAttempt', id: string, status: ExamAttemptStatus, startedAt: string, endedAt: string | null, scoredCount: number, level: JapaneseLevel | null, complete: boolean }>, entryCounts: Array<{ __typename: 'AdminSeekerEntryCount', status: EntryStatus, count: number }>, entries: Array<{ __typename: 'AdminSeekerEntry', id: string, workId: string, workTitle: string, companyName: string, status: EntryStatus, createdAt: string }>, purchases: Array<{ __typename: 'AdminSeekerPurchase', id: string, product: string, price: number, status: CardPaymentStatus, refundStatus: RefundStatus | null, receiptNumber: string | null, createdAt: string }>, sessions: Array<{ __typename: 'AdminSeekerSession', id: string, device: string, ip: string, createdAt: string, lastSeenAt: string }>, events: Array<{ __typename: 'AdminSeekerEvent', id: string, from: UserStatus, to: UserStatus, actorName: string, reason: string | null, at: string }> } & { ' $fragmentName'?: 'SeekerPanels_DetailFragment' };

export type SuspendSeekerMutationVariables = Exact<{
  input: SuspendSeekerInput;
}>;


export type SuspendSeekerMutation = { suspendSeeker: { __typename: 'AdminSeekerPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnsuspendSeekerMutationVariables = Exact<{
  input: UnsuspendSeekerInput;
}>;


export type UnsuspendSeekerMutation = { unsuspendSeeker: { __typename: 'AdminSeekerPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EraseSeekerMutationVariables = Exact<{
  input: EraseSeekerInput;
}>;


export type EraseSeekerMutation = { eraseSeeker: { __typename: 'AdminSeekerPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndSeekerSessionsMutationVariables = Exact<{
  input: EndSeekerSessionsInput;
}>;


export type EndSeekerSessionsMutation = { endSeekerSessions: { __typename: 'AdminSeekerPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminSeekerScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminSeekerScreenQuery = { adminSeeker: (
    { __typename: 'AdminSeekerDetail', id: string }
    & { ' $fragmentRefs'?: { 'SeekerPanels_DetailFragment': SeekerPanels_DetailFragment } }
  ) | null };

export type AdminWorksScreenQueryVariables = Exact<{
  filter?: AdminWorkFilter | null | undefined;
  sort: AdminWorkSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminWorksScreenQuery = { adminWorks: { __typename: 'AdminWorkPage', totalCount: number, items: Array<{ __typename: 'AdminWork', id: string, title: string, status: WorkStatus, revisionStatus: WorkStatus | null, isSeen: boolean, reviewRisks: Array<ReviewRisk>, submittedAt: string | null, updatedAt: string, publishedAt: string | null, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null, company: { __typename: 'AdminCompany', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type Moderation_WorkFragment = { __typename: 'AdminWork', id: string, title: string, status: WorkStatus, version: number, legalMoves: Array<WorkStatus>, reviewClaim: { __typename: 'ReviewClaim', by: string, isOwn: boolean, approvesAt: string | null } | null, revision: { __typename: 'WorkRevision', id: string, version: number, status: WorkStatus } | null } & { ' $fragmentName'?: 'Moderation_WorkFragment' };

export type CorrectWorkMutationVariables = Exact<{
  input: CorrectWorkInput;
}>;


export type CorrectWorkMutation = { correctWork: { __typename: 'CorrectWorkPayload', work: { __typename: 'AdminWork', id: string, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReturnWorkMutationVariables = Exact<{
  input: ReturnWorkInput;
}>;


export type ReturnWorkMutation = { returnWork: { __typename: 'ReturnWorkPayload', work: { __typename: 'AdminWork', id: string, status: WorkStatus, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SuspendWorkMutationVariables = Exact<{
  input: SuspendWorkInput;
}>;


export type SuspendWorkMutation = { suspendWork: { __typename: 'SuspendWorkPayload', work: { __typename: 'AdminWork', id: string, status: WorkStatus, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type UnsuspendWorkMutationVariables = Exact<{
  input: UnsuspendWorkInput;
}>;


export type UnsuspendWorkMutation = { unsuspendWork: { __typename: 'UnsuspendWorkPayload', work: { __typename: 'AdminWork', id: string, status: WorkStatus, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReturnWorkRevisionMutationVariables = Exact<{
  input: ReturnWorkRevisionInput;
}>;


export type ReturnWorkRevisionMutation = { returnWorkRevision: { __typename: 'ReturnWorkRevisionPayload', work: { __typename: 'AdminWork', id: string, status: WorkStatus, version: number, revisionStatus: WorkStatus | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type AdminWorkScreenQueryVariables = Exact<{
  id: string;
}>;


export type AdminWorkScreenQuery = { adminWork: (
    { __typename: 'AdminWork', id: string, title: string, status: WorkStatus, version: number, japaneseLevel: JapaneseLevel, submittedAt: string | null, reviewRisks: Array<ReviewRisk>, company: { __typename: 'AdminCompany', id: string, name: string, status: CompanyStatus, corporateNumber: string | null, contactEmail: string, contactPhone: string, publishedWorks: number }, issues: Array<{ __typename: 'WorkIssue', code: string, message: string, path: Array<string>, group: number, tier: IssueTier }>, namedStatuses: Array<{ __typename: 'StatusVerdict', status: ResidenceStatus, needsGraduation: boolean, earliestStart: string | null, check: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict, reasons: Array<{ __typename: 'PermissionReason', code: PermissionReasonCode, evidence: string | null, source: string | null, sourceDate: string | null }> } }>, readability: { __typename: 'Readability', level: ReadabilityLevel, isTooHard: boolean, hardWords: Array<{ __typename: 'HardWord', word: string, level: ReadabilityLevel }> }, events: Array<{ __typename: 'WorkEvent', id: string, to: WorkStatus, by: ActorKind, reason: string | null, at: string }>, revision: (
      { __typename: 'WorkRevision', id: string, status: WorkStatus, japaneseLevel: JapaneseLevel, changes: Array<{ __typename: 'WorkChange', path: Array<string>, before: string, after: string }>, issues: Array<{ __typename: 'WorkIssue', code: string, message: string, path: Array<string>, group: number, tier: IssueTier }>, namedStatuses: Array<{ __typename: 'StatusVerdict', status: ResidenceStatus, needsGraduation: boolean, earliestStart: string | null, check: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict, reasons: Array<{ __typename: 'PermissionReason', code: PermissionReasonCode, evidence: string | null, source: string | null, sourceDate: string | null }> } }>, readability: { __typename: 'Readability', level: ReadabilityLevel, isTooHard: boolean, hardWords: Array<{ __typename: 'HardWord', word: string, level: ReadabilityLevel }> } }
      & { ' $fragmentRefs'?: { 'WorkBody_Posting_WorkRevision_Fragment': WorkBody_Posting_WorkRevision_Fragment } }
    ) | null, pastRevisions: Array<{ __typename: 'WorkRevision', id: string, decidedAt: string | null, changes: Array<{ __typename: 'WorkChange', path: Array<string>, before: string, after: string }> }> }
    & { ' $fragmentRefs'?: { 'Moderation_WorkFragment': Moderation_WorkFragment;'WorkBody_Posting_AdminWork_Fragment': WorkBody_Posting_AdminWork_Fragment } }
  ) | null };

export type AdminWorkReportsScreenQueryVariables = Exact<{
  filter?: WorkReportFilter | null | undefined;
  sort: WorkReportSort;
  first: number;
  after?: string | null | undefined;
}>;


export type AdminWorkReportsScreenQuery = { workReports: { __typename: 'WorkReportPage', totalCount: number, items: Array<{ __typename: 'WorkReport', id: string, workId: string, workTitle: string, workStatus: WorkStatus, companyName: string, reason: WorkReportReason, origin: WorkReportOrigin, urgent: boolean, body: string, status: WorkReportStatus, dueAt: string, note: string, version: number, createdAt: string }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type SettleWorkReportMutationVariables = Exact<{
  input: SettleWorkReportInput;
}>;


export type SettleWorkReportMutation = { settleWorkReport: { __typename: 'SettleWorkReportPayload', report: { __typename: 'WorkReport', id: string, status: WorkReportStatus, version: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyConversationQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type CompanyConversationQuery = { conversation: { __typename: 'CompanyConversation', id: string, counterpartName: string, isReachable: boolean, hasLeft: boolean, subject: string | null, unreadCount: number, readByCounterpartAt: string | null, entry: { __typename: 'CompanyEntry', id: string, work: { __typename: 'CompanyWork', id: string, title: string } } | null, messages: { __typename: 'MessagePage', items: Array<{ __typename: 'Message', id: string, body: string, bodyRuby: (string | [text: string, reading: string, level: number])[] | null, mine: boolean, senderName: string, createdAt: string, phrase: { __typename: 'MessagePhrase', locale: string, otherLocale: string, otherText: string, otherRuby: (string | [text: string, reading: string, level: number])[] | null } | null, attachment: { __typename: 'Attachment', id: string, fileName: string, url: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type CompanySendMessageMutationVariables = Exact<{
  input: CompanySendMessageInput;
}>;


export type CompanySendMessageMutation = { companySendMessage: { __typename: 'CompanySendMessagePayload', message: { __typename: 'Message', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyMarkConversationReadMutationVariables = Exact<{
  input: CompanyMarkConversationReadInput;
}>;


export type CompanyMarkConversationReadMutation = { companyMarkConversationRead: { __typename: 'CompanyMarkConversationReadPayload', conversation: { __typename: 'CompanyConversation', id: string, unreadCount: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SearchForScoutsMutationVariables = Exact<{
  input: SearchForScoutsInput;
}>;


export type SearchForScoutsMutation = { searchForScouts: { __typename: 'SearchForScoutsPayload', listId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ScoutListQueryVariables = Exact<{
  id: string;
  page: number;
}>;


export type ScoutListQuery = { scoutList: { __typename: 'ScoutList', id: string, size: ScoutSize, page: number, pages: number, cards: Array<{ __typename: 'ScoutCard', id: string, verdict: ScoutVerdict | null, isAsked: boolean, level: JapaneseLevel | null, trust: ScoutTrust | null, prefecture: string | null, wishedPrefectures: Array<string>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, qualifications: Array<Qualification>, start: ScoutStart | null, experience: Array<{ __typename: 'ScoutExperienceItem', family: JobCategory, years: ScoutExperience }> }> } | null };

export type SendScoutMutationVariables = Exact<{
  input: SendScoutInput;
}>;


export type SendScoutMutation = { sendScout: { __typename: 'SendScoutPayload', scout: { __typename: 'SentScout', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type FirstDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type FirstDaysQuery = { company: { __typename: 'CompanyAccount', id: string, reviewDueOn: string | null }, companyWorks: { __typename: 'CompanyWorkPage', statusCounts: Array<{ __typename: 'CompanyWorkCount', status: WorkStatus, count: number }> } };

export type CompanyWaitingEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyWaitingEntriesQuery = { companyWaitingEntries: Array<{ __typename: 'CompanyEntry', id: string, status: EntryStatus, movedAt: string, work: { __typename: 'CompanyWork', id: string, title: string }, applicant: { __typename: 'Applicant', displayName: string } }> };

export type CreateWebhookMutationVariables = Exact<{
  input: CreateWebhookInput;
}>;


export type CreateWebhookMutation = { createWebhook: { __typename: 'WebhookSecretPayload', secret: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type RotateWebhookSecretMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type RotateWebhookSecretMutation = { rotateWebhookSecret: { __typename: 'WebhookSecretPayload', secret: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndWebhookMutationVariables = Exact<{
  input: WebhookInput;
}>;


export type EndWebhookMutation = { endWebhook: { __typename: 'EndWebhookPayload', endedId: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ResendWebhookEventMutationVariables = Exact<{
  input: ResendWebhookEventInput;
}>;


export type ResendWebhookEventMutation = { resendWebhookEvent: { __typename: 'ResendWebhookEventPayload', event: { __typename: 'WebhookEvent', id: string, state: WebhookState, attempts: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type CompanyEntriesScreenQueryVariables = Exact<{
  filter?: CompanyEntryFilter | null | undefined;
  sort?: CompanyEntrySort | null | undefined;
  first: number;
  after?: string | null | undefined;
}>;


export type CompanyEntriesScreenQuery = { companyEntries: { __typename: 'CompanyEntryPage', totalCount: number, items: Array<{ __typename: 'CompanyEntry', id: string, status: EntryStatus, interviewRound: number, version: number, legalMoves: Array<EntryStatus>, createdAt: string, movedAt: string, waitingDays: number | null, unreadCount: number, otherEntries: Array<{ __typename: 'OtherEntry', id: string }>, assignee: { __typename: 'EntryAssignee', id: string, name: string } | null, tags: Array<{ __typename: 'EntryTag', id: string, name: string }>, work: { __typename: 'CompanyWork', id: string, title: string }, permission: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict } | null, applicant: { __typename: 'Applicant', displayName: string, isReachable: boolean, hasLeft: boolean, latinName: string, selfDeclaredLevel: JapaneseLevel | null, workPermission: WorkPermission | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CompanyEntryBoardScreenQueryVariables = Exact<{
  filter?: CompanyEntryFilter | null | undefined;
}>;


export type CompanyEntryBoardScreenQuery = { companyEntryBoard: Array<{ __typename: 'EntryColumn', status: EntryStatus, count: number, items: Array<{ __typename: 'CompanyEntry', id: string, status: EntryStatus, interviewRound: number, version: number, legalMoves: Array<EntryStatus>, movedAt: string, waitingDays: number | null, assignee: { __typename: 'EntryAssignee', id: string, name: string } | null, tags: Array<{ __typename: 'EntryTag', id: string, name: string }>, work: { __typename: 'CompanyWork', id: string, title: string }, permission: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict } | null, offerCondition: { __typename: 'OfferCondition', way: OfferWay } | null, applicant: { __typename: 'Applicant', displayName: string, isReachable: boolean, hasLeft: boolean, selfDeclaredLevel: JapaneseLevel | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null } }> }> };

export type CompanyEntryScreenQueryVariables = Exact<{
  id: string;
}>;


export type CompanyEntryScreenQuery = { companyEntry: (
    { __typename: 'CompanyEntry', id: string, status: EntryStatus, interviewRound: number, version: number, message: string, conversationId: string | null, legalMoves: Array<EntryStatus>, work: { __typename: 'CompanyWork', id: string, title: string }, permission: { __typename: 'WorkPermissionCheck', verdict: PermissionVerdict, residenceStatus: ResidenceStatus | null, seekerField: SpecifiedSkillField | null, workField: SpecifiedSkillField | null, weeklyHours: number | null, expiresOn: string | null, judgedOn: string, reasons: Array<{ __typename: 'PermissionReason', code: PermissionReasonCode, evidence: string | null, source: string | null, sourceDate: string | null, maxWeeklyHours: number | null, remedy: PermissionRemedy | null }> } | null, answers: Array<{ __typename: 'ScreeningAnswer', questionId: string, question: string, answer: string }>, resume: { __typename: 'Attachment', id: string, fileName: string, url: string } | null, events: Array<{ __typename: 'EntryEvent', id: string, to: EntryStatus, interviewRound: number, by: ActorKind, reason: string | null, at: string }>, applicant: { __typename: 'Applicant', displayName: string, isReachable: boolean, hasLeft: boolean, displayNameKana: string, latinName: string, email: string, phone: string | null, prefecture: string | null, city: string | null, workPermission: WorkPermission | null, residenceStatus: ResidenceStatus | null, residenceExpiresOn: string | null, partTimePermission: boolean, specifiedSkillField: SpecifiedSkillField | null, selfDeclaredLevel: JapaneseLevel | null, otherLanguages: Array<string>, introduction: string | null, startableOn: string | null, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null, certificates: Array<{ __typename: 'Certificate', kind: CertificateKind, level: string }>, education: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null }>, workHistory: Array<{ __typename: 'HistoryItem', name: string, detail: string, from: string, to: string | null }> } }
    & { ' $fragmentRefs'?: { 'MoveEntry_EntryFragment': MoveEntry_EntryFragment;'EntryReview_EntryFragment': EntryReview_EntryFragment;'InterviewSlots_EntryFragment': InterviewSlots_EntryFragment;'HireDuties_EntryFragment': HireDuties_EntryFragment;'HandlingPanel_EntryFragment': HandlingPanel_EntryFragment } }
  ) | null };

export type MemberInfoScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type MemberInfoScreenQuery = { company: (
    { __typename: 'CompanyAccount', id: string, status: CompanyStatus, refusal: string | null, version: number, contactEmail: string, contactPhone: string, postalCode: string, profile: { __typename: 'Company', id: string, name: string, nameKana: string | null, nameEn: string | null, corporateNumber: string | null, industry: string, representative: string | null, foundedYear: number | null, employeeCount: number | null, prefecture: string, city: string, addressLine: string, building: string | null, websiteUrl: string | null, description: string } }
    & { ' $fragmentRefs'?: { 'OwnPhotos_CompanyFragment': OwnPhotos_CompanyFragment } }
  ) };

export type MembersScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type MembersScreenQuery = { companyMembers: { __typename: 'CompanyMemberPage', totalCount: number, items: Array<{ __typename: 'CompanyMember', id: string, name: string, email: string, role: CompanyRole, status: MemberStatus, version: number, hasTwoFactor: boolean }> }, company: { __typename: 'CompanyAccount', id: string, plan: { __typename: 'CompanyPlan', memberLimit: number } } };

export type CreditCardScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CreditCardScreenQuery = { companyCardForm: { __typename: 'CompanyCardForm', provider: PaymentProvider | null, publishableKey: string | null }, planSubscription: { __typename: 'PlanSubscription', card: string | null } | null };

export type CompanyMessageScreenQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CompanyMessageScreenQuery = { companyConversations: { __typename: 'CompanyConversationPage', totalCount: number, items: Array<{ __typename: 'CompanyConversation', id: string, counterpartName: string, subject: string | null, unreadCount: number, lastMessageAt: string, lastMessage: { __typename: 'Message', id: string, body: string, mine: boolean, phrase: { __typename: 'MessagePhrase', otherText: string } | null } | null, entry: { __typename: 'CompanyEntry', id: string, work: { __typename: 'CompanyWork', id: string, title: string } } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CompanyNewsListScreenQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type CompanyNewsListScreenQuery = { companyNewsList: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'CompanyNewsLink_NewsFragment': CompanyNewsLink_NewsFragment } }
    )>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CompanyNewsScreenQueryVariables = Exact<{
  id: string;
}>;


export type CompanyNewsScreenQuery = { companyNews: { __typename: 'News', id: string, title: string, publishedAt: string, bodyHtml: string } | null };

export type PlanScreenQueryVariables = Exact<{
  isOwner: boolean;
}>;


export type PlanScreenQuery = { planOffers: Array<{ __typename: 'PlanOffer', code: string, name: string, publishedWorkLimit: number, memberLimit: number, monthlyPrice: number, monthlyPriceWithTax: number }>, company: { __typename: 'CompanyAccount', id: string, plan: { __typename: 'CompanyPlan', code: string, name: string, publishedWorks: number, publishedWorkLimit: number, memberLimit: number } }, companyMembers: { __typename: 'CompanyMemberPage', totalCount: number }, planSubscription: { __typename: 'PlanSubscription', status: SubscriptionStatus, method: BillingMethod, periodEnd: string | null, endsUnpaidAt: string | null, nextPlan: PlanCode | null, card: string | null } | null, invoices?: { __typename: 'InvoicePage', items: Array<{ __typename: 'Invoice', id: string, number: string, status: InvoiceStatus, method: BillingMethod, total: number, paidAmount: number, planCode: PlanCode, issuedAt: string, dueAt: string }> } };

export type PlanConfirmScreenQueryVariables = Exact<{
  planCode: PlanCode;
}>;


export type PlanConfirmScreenQuery = { planQuote: { __typename: 'PlanQuote', kind: PlanChangeKind, subtotal: number, tax: number, total: number, effectiveAt: string, renewsAt: string, lines: Array<{ __typename: 'InvoiceLine', code: string, planCode: PlanCode, from: string, to: string, amount: number }> }, planOffers: Array<{ __typename: 'PlanOffer', code: string, name: string, publishedWorkLimit: number, memberLimit: number, monthlyPriceWithTax: number }>, planSubscription: { __typename: 'PlanSubscription', method: BillingMethod, card: string | null } | null };

export type CompanyScoutScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyScoutScreenQuery = { scoutAccess: { __typename: 'ScoutAccess', obstacle: ScoutObstacle | null, dailyLimit: number, sentToday: number }, scoutFormula: Array<{ __typename: 'ScoutWeight', criterion: ScoutCriterion, met: number }>, companyWorks: { __typename: 'CompanyWorkPage', items: Array<{ __typename: 'CompanyWork', id: string, title: string }> }, companyTemplates: Array<{ __typename: 'CompanyTemplate', id: string, name: string, body: string }>, sentScouts: { __typename: 'SentScoutPage', items: Array<{ __typename: 'SentScout', id: string, workTitle: string, senderName: string | null, state: ScoutState, declineReason: ScoutDeclineReason | null, createdAt: string }> } };

export type CompanyTopScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CompanyTopScreenQuery = { company: { __typename: 'CompanyAccount', id: string, status: CompanyStatus, refusal: string | null }, companyDashboard: { __typename: 'CompanyDashboard', openWorkCount: number, reviewWorkCount: number, newEntryCount: number, activeEntryCount: number, unreadCount: number, plan: { __typename: 'CompanyPlan', code: string, name: string, publishedWorkLimit: number, publishedWorks: number }, latestEntries: Array<{ __typename: 'CompanyEntry', id: string, status: EntryStatus, movedAt: string, work: { __typename: 'CompanyWork', id: string, title: string }, applicant: { __typename: 'Applicant', displayName: string } }>, funnel: Array<{ __typename: 'WorkFunnel', id: string, title: string, viewCount: number, likeCount: number, entryCount: number, interviewCount: number, offerCount: number }>, days: Array<{ __typename: 'CompanyDay', day: string, entries: number, interviews: number, offers: number }> }, companyNewsList: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'CompanyNewsLink_NewsFragment': CompanyNewsLink_NewsFragment } }
    )> } };

export type ClosingScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ClosingScreenQuery = { companyClosing: { __typename: 'CompanyClosing', publishedWorkCount: number, undecidedEntryCount: number, promisedEntryCount: number, unpaidInvoiceCount: number } };

export type OwnMemberScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnMemberScreenQuery = { ownMember: { __typename: 'CompanyMember', id: string, name: string, email: string, role: CompanyRole, locale: string } | null };

export type WebhookScreenQueryVariables = Exact<{
  state?: WebhookState | null | undefined;
  after?: string | null | undefined;
}>;


export type WebhookScreenQuery = { webhooks: Array<{ __typename: 'Webhook', id: string, url: string, scopes: Array<WebhookScope>, formerUntil: string | null }>, webhookEvents: { __typename: 'WebhookEventPage', items: Array<{ __typename: 'WebhookEvent', id: string, type: string, state: WebhookState, attempts: number, lastAnswer: string | null, occurredAt: string, webhook: { __typename: 'Webhook', id: string, url: string } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type CompanyWorksScreenQueryVariables = Exact<{
  filter?: CompanyWorkFilter | null | undefined;
  sort?: CompanyWorkSort | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyWorksScreenQuery = { companyWorks: { __typename: 'CompanyWorkPage', totalCount: number, items: Array<(
      { __typename: 'CompanyWork', id: string, title: string, status: WorkStatus, version: number, legalMoves: Array<WorkStatus> }
      & { ' $fragmentRefs'?: { 'CompanyWorkRow_WorkFragment': CompanyWorkRow_WorkFragment } }
    )>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, statusCounts: Array<{ __typename: 'CompanyWorkCount', status: WorkStatus, count: number }> } };

export type CompanyWorkScreenQueryVariables = Exact<{
  id: string;
}>;


export type CompanyWorkScreenQuery = { companyWork: (
    { __typename: 'CompanyWork', id: string, title: string, status: WorkStatus, version: number, viewerCanEdit: boolean, returnReason: string | null, revision: (
      { __typename: 'WorkRevision', id: string, version: number, status: WorkStatus, returnReason: string | null, changes: Array<{ __typename: 'WorkChange', path: Array<string>, before: string, after: string }> }
      & { ' $fragmentRefs'?: { 'WorkBody_Posting_WorkRevision_Fragment': WorkBody_Posting_WorkRevision_Fragment } }
    ) | null }
    & { ' $fragmentRefs'?: { 'WorkBody_Posting_CompanyWork_Fragment': WorkBody_Posting_CompanyWork_Fragment } }
  ) | null };

export type SendMessageMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type SendMessageMutation = { sendMessage: { __typename: 'SendMessagePayload', message: { __typename: 'Message', id: string } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MarkConversationReadMutationVariables = Exact<{
  input: MarkConversationReadInput;
}>;


export type MarkConversationReadMutation = { markConversationRead: { __typename: 'MarkConversationReadPayload', conversation: { __typename: 'Conversation', id: string, unreadCount: number } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type SeekerConversationQueryVariables = Exact<{
  id: string;
  after?: string | null | undefined;
}>;


export type SeekerConversationQuery = { conversation: { __typename: 'Conversation', id: string, kind: ConversationKind, counterpartName: string, isReachable: boolean, subject: string | null, unreadCount: number, readByCounterpartAt: string | null, entry: (
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'ConversationEntry_EntryFragment': ConversationEntry_EntryFragment } }
    ) | null, messages: { __typename: 'MessagePage', items: Array<{ __typename: 'Message', id: string, body: string, bodyRuby: (string | [text: string, reading: string, level: number])[] | null, mine: boolean, senderName: string, createdAt: string, phrase: { __typename: 'MessagePhrase', locale: string, otherLocale: string, otherText: string, otherRuby: (string | [text: string, reading: string, level: number])[] | null } | null, attachment: { __typename: 'Attachment', id: string, fileName: string, url: string } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } } | null };

export type StartScoutsMutationVariables = Exact<{
  input: StartScoutsInput;
}>;


export type StartScoutsMutation = { startScouts: { __typename: 'ScoutSettingPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeScoutSettingMutationVariables = Exact<{
  input: ChangeScoutSettingInput;
}>;


export type ChangeScoutSettingMutation = { changeScoutSetting: { __typename: 'ScoutSettingPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type EndScoutsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndScoutsMutation = { endScouts: { __typename: 'ScoutSettingPayload', errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type OpenScoutMutationVariables = Exact<{
  input: ScoutInput;
}>;


export type OpenScoutMutation = { openScout: { __typename: 'ScoutPayload', scout: { __typename: 'Scout', id: string, state: ScoutState } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DeclineScoutMutationVariables = Exact<{
  input: DeclineScoutInput;
}>;


export type DeclineScoutMutation = { declineScout: { __typename: 'ScoutPayload', scout: { __typename: 'Scout', id: string, state: ScoutState, declineReason: ScoutDeclineReason | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ReportScoutMutationVariables = Exact<{
  input: ReportScoutInput;
}>;


export type ReportScoutMutation = { reportScout: { __typename: 'ScoutPayload', scout: { __typename: 'Scout', id: string, isReported: boolean } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type DailyPracticeQueryVariables = Exact<{ [key: string]: never; }>;


export type DailyPracticeQuery = { practiceStanding: { __typename: 'PracticeStanding', due: number, nextDueOn: string | null, goalSeconds: number, practisedSeconds: number, streakDays: number, streakEndsToday: boolean, skills: Array<{ __typename: 'SkillPractice', skill: ExamSkill, items: number, answered: number, right: number, firm: number }> } };

export type LearningPathQueryVariables = Exact<{
  workId: string;
}>;


export type LearningPathQuery = { learningPath: { __typename: 'LearningPath', id: string, workTitle: string, required: JapaneseLevel, ownLevel: JapaneseLevel | null, measuredLevel: JapaneseLevel | null, claimedLevel: JapaneseLevel | null, levelsDisagree: boolean, practisedAnswers: number, reached: boolean, answersMissing: number | null, match: { __typename: 'WorkMatch', score: number, maximum: number }, steps: Array<{ __typename: 'LearningStep', level: JapaneseLevel, practice: { __typename: 'MoviePractice', items: number, answered: number }, movies: Array<(
        { __typename: 'Movie', id: string }
        & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
      )> }> } | null };

export type ReportMovieProgressMutationVariables = Exact<{
  input: ReportMovieProgressInput;
}>;


export type ReportMovieProgressMutation = { reportMovieProgress: { __typename: 'ReportMovieProgressPayload', movie: { __typename: 'Movie', id: string, progress: { __typename: 'MovieProgress', id: string, positionMs: number, watchedMs: number, completedAt: string | null } | null } | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type MovieSourceQueryVariables = Exact<{
  id: string;
}>;


export type MovieSourceQuery = { movie: { __typename: 'Movie', id: string, source: { __typename: 'MovieSource', videoUrl: string, captionsUrl: string | null, captionsEnUrl: string | null, mimeType: string, expiresAt: string | null } | null } | null };

export type CancelScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type CancelScreenQuery = { cancellationImpact: { __typename: 'CancellationImpact', openEntryCount: number, conversationCount: number, likedWorkCount: number, fileCount: number } };

export type DashboardScreenQueryVariables = Exact<{
  residenceStatus?: ResidenceStatus | null | undefined;
}>;


export type DashboardScreenQuery = { me: { __typename: 'Seeker', id: string, profile: { __typename: 'SeekerProfile', completeness: number, measurement: { __typename: 'Measurement', provisional: boolean, level: JapaneseLevel, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } } | null } }, entryCounts: Array<{ __typename: 'EntryCount', status: EntryStatus, count: number }>, entriesUnderWay: Array<{ __typename: 'Entry', id: string, status: EntryStatus, movedAt: string, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null } } }>, conversations: { __typename: 'ConversationPage', items: Array<{ __typename: 'Conversation', id: string, counterpartName: string, unreadCount: number, lastMessageAt: string, lastMessage: { __typename: 'Message', id: string, body: string } | null, entry: { __typename: 'Entry', id: string, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null } } | null }> }, notificationSettings: Array<{ __typename: 'NotificationSetting', family: NotificationFamily, site: boolean | null }>, closingLikedWorks: Array<{ __typename: 'LikedWork', work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, applyBy: string | null } }>, recommendedWorks: { __typename: 'RecommendedWorks', unset: Array<MatchCriterion>, items: Array<(
      { __typename: 'Work', id: string }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment;'WorkMatch_WorkFragment': WorkMatch_WorkFragment;'WorkPermission_WorkFragment': WorkPermission_WorkFragment } }
    )> }, moviesToContinue: Array<(
    { __typename: 'Movie', id: string }
    & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
  )>, userNewsList: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsLink_NewsFragment': NewsLink_NewsFragment } }
    )> } };

export type EntryScreenQueryVariables = Exact<{
  workId: string;
}>;


export type EntryScreenQuery = { work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, status: WorkStatus, openEntryId: string | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null }, selection: { __typename: 'Selection', resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } | null, entryDraft: (
    { __typename: 'EntryDraft', id: string }
    & { ' $fragmentRefs'?: { 'EntryDraftFields_DraftFragment': EntryDraftFields_DraftFragment } }
  ) | null, me: { __typename: 'Seeker', id: string, resumes: Array<{ __typename: 'Attachment', id: string, fileName: string, createdAt: string }>, profile: { __typename: 'SeekerProfile', completeness: number } } };

export type EntryCompleteScreenQueryVariables = Exact<{
  id: string;
}>;


export type EntryCompleteScreenQuery = { entry: { __typename: 'Entry', id: string, number: string, createdAt: string, conversationId: string | null, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null, replies: { __typename: 'CompanyReplies', medianDays: number | null } | null }, related: Array<(
        { __typename: 'Work', id: string }
        & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
      )> } } | null };

export type EntryConfirmScreenQueryVariables = Exact<{
  workId: string;
}>;


export type EntryConfirmScreenQuery = { entryDraft: { __typename: 'EntryDraft', id: string, message: string, version: number, answers: Array<{ __typename: 'ScreeningAnswer', questionId: string, question: string, answer: string }>, resume: { __typename: 'Attachment', id: string, fileName: string } | null, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, company: { __typename: 'Company', id: string, name: string, nameEn: string | null } } } | null, me: { __typename: 'Seeker', id: string, email: string, profile: { __typename: 'SeekerProfile', familyName: string, givenName: string, completeness: number } } };

export type EntriesScreenQueryVariables = Exact<{
  after?: string | null | undefined;
  turn?: EntryTurn | null | undefined;
  isAll: boolean;
  id: string;
  isNamed: boolean;
}>;


export type EntriesScreenQuery = { named?: (
    { __typename: 'Entry', id: string }
    & { ' $fragmentRefs'?: { 'EntryCard_EntryFragment': EntryCard_EntryFragment } }
  ) | null, entryCounts: Array<{ __typename: 'EntryCount', status: EntryStatus, count: number }>, yours?: { __typename: 'EntryPage', items: Array<(
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'EntryCard_EntryFragment': EntryCard_EntryFragment } }
    )> }, entries: { __typename: 'EntryPage', totalCount: number, items: Array<(
      { __typename: 'Entry', id: string }
      & { ' $fragmentRefs'?: { 'EntryCard_EntryFragment': EntryCard_EntryFragment } }
    )>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type UserExamScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type UserExamScreenQuery = { examStanding: { __typename: 'ExamStanding', mayStart: boolean, freeAt: string | null, paidSittings: number, retakesOwed: number, spentUntil: string | null, hasRecordings: boolean, provisional: boolean, attempt: { __typename: 'ExamAttempt', id: string } | null }, examResults: { __typename: 'ExamResultPage', totalCount: number, items: Array<{ __typename: 'ExamResult', id: string, level: JapaneseLevel, provisional: boolean, flags: Array<ExamSittingFlag>, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } };

export type AfterResultQueryVariables = Exact<{
  id: string;
}>;


export type AfterResultQuery = { afterResult: { __typename: 'AfterResult', id: string, level: JapaneseLevel, learn: JapaneseLevel, claimedLevel: JapaneseLevel | null, levelsDisagree: boolean, works: Array<{ __typename: 'LevelWorks', level: JapaneseLevel, works: number }>, weakest: Array<{ __typename: 'WeakSkill', skill: ExamSkill, items: number }>, movies: Array<(
      { __typename: 'Movie', id: string }
      & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
    )> } | null };

export type ExamResultQueryVariables = Exact<{
  id: string;
}>;


export type ExamResultQuery = { examResult: { __typename: 'ExamResult', id: string, level: JapaneseLevel, claimChance: number, provisional: boolean, flags: Array<ExamSittingFlag>, notMeasured: Array<ExamSkill>, scoredCount: number, complete: boolean, certificateCode: string | null, revokedAt: string | null, measuredAt: string, probabilities: Array<{ __typename: 'ExamLevelProbability', level: JapaneseLevel, probability: number }>, score: { __typename: 'ExamScore', points: number, low: number, high: number }, skills: Array<{ __typename: 'ExamSkillResult', skill: ExamSkill, answered: number, correct: number, score: { __typename: 'ExamScore', points: number, low: number, high: number } }> } | null };

export type LikedWorksScreenQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LikedWorksScreenQuery = { likedWorks: { __typename: 'LikedWorkPage', totalCount: number, items: Array<{ __typename: 'LikedWork', likedAt: string, work: (
        { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null, status: WorkStatus, liked: boolean, applyBy: string | null }
        & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type PurchaseResultQueryVariables = Exact<{
  id: string;
}>;


export type PurchaseResultQuery = { licencePurchase: { __typename: 'LicencePurchase', id: string, status: CardPaymentStatus, receiptNumber: string | null } | null };

export type LicenceScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type LicenceScreenQuery = { licenceProducts: Array<{ __typename: 'LicenceProduct', code: string, kind: LicenceKind, name: string, uses: number | null, days: number, price: number, taxRate: number }>, licences: Array<{ __typename: 'Licence', id: string, kind: LicenceKind, usesLeft: number | null, validUntil: string }>, licencePurchases: { __typename: 'LicencePurchasePage', totalCount: number, items: Array<{ __typename: 'LicencePurchase', id: string, status: CardPaymentStatus, price: number, card: string | null, receiptNumber: string | null, createdAt: string, refund: { __typename: 'LicenceRefund', id: string, amount: number, status: RefundStatus, number: string | null } | null, product: { __typename: 'LicenceProduct', code: string, name: string } }> }, paymentForm: { __typename: 'PaymentForm', provider: PaymentProvider | null, publishableKey: string | null } };

export type BlockedSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type BlockedSectionQuery = { blockedCompanies: Array<{ __typename: 'CompanyName', id: string, name: string, nameEn: string | null }> };

export type CompaniesNamedQueryVariables = Exact<{
  keyword: string;
}>;


export type CompaniesNamedQuery = { companiesNamed: Array<{ __typename: 'CompanyName', id: string, name: string, nameEn: string | null }> };

export type SetNotificationMutationVariables = Exact<{
  input: SetNotificationInput;
}>;


export type SetNotificationMutation = { setNotification: { __typename: 'SetNotificationPayload', notificationSettings: Array<{ __typename: 'NotificationSetting', family: NotificationFamily, email: boolean | null, site: boolean | null }> | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ChangeSavedSearchMutationVariables = Exact<{
  input: ChangeSavedSearchInput;
}>;


export type ChangeSavedSearchMutation = { changeSavedSearch: { __typename: 'SavedSearchPayload', savedSearch: (
      { __typename: 'SavedSearch', id: string }
      & { ' $fragmentRefs'?: { 'SavedSearchCard_SearchFragment': SavedSearchCard_SearchFragment } }
    ) | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type ConfirmSearchAlertMutationVariables = Exact<{
  input: ConfirmSearchAlertInput;
}>;


export type ConfirmSearchAlertMutation = { confirmSearchAlert: { __typename: 'ConfirmSearchAlertPayload', name: string | null, errors: Array<{ __typename: 'UserError', code: string, path: Array<string>, message: string }> } };

export type NotificationsSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsSectionQuery = { notificationSettings: Array<{ __typename: 'NotificationSetting', family: NotificationFamily, email: boolean | null, site: boolean | null }> };

export type SavedSearchCard_SearchFragment = { __typename: 'SavedSearch', id: string, name: string, alert: SearchAlert, frequency: AlertFrequency, filter: { __typename: 'SavedFilter', keyword: string | null, prefectures: Array<string> | null, towns: Array<string> | null, categories: Array<JobCategory> | null, employmentTypes: Array<EmploymentType> | null, japaneseLevel: JapaneseLevel | null, monthlyPayMin: number | null, remote: boolean | null, visaSupport: boolean | null, beginnerWelcome: boolean | null, residenceStatus: ResidenceStatus | null, postedWithinDays: number | null, shifts: Array<ShiftBand> | null, dayBands: Array<DayBand> | null, weeklyHoursMax: number | null, station: string | null, stations: Array<string> | null, walkMinutesMax: number | null, companyId: string | null } } & { ' $fragmentName'?: 'SavedSearchCard_SearchFragment' };

export type SearchesSectionQueryVariables = Exact<{ [key: string]: never; }>;


export type SearchesSectionQuery = { savedSearches: Array<(
    { __typename: 'SavedSearch', id: string }
    & { ' $fragmentRefs'?: { 'SavedSearchCard_SearchFragment': SavedSearchCard_SearchFragment } }
  )> };

export type MessageScreenQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MessageScreenQuery = { conversations: { __typename: 'ConversationPage', totalCount: number, items: Array<{ __typename: 'Conversation', id: string, counterpartName: string, subject: string | null, unreadCount: number, lastMessageAt: string, lastMessage: { __typename: 'Message', id: string, body: string, mine: boolean, phrase: { __typename: 'MessagePhrase', otherText: string } | null } | null, entry: { __typename: 'Entry', id: string, work: { __typename: 'Work', id: string, title: string, titleEn: string | null, madeTitle: string | null } } | null }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type UserNewsScreenQueryVariables = Exact<{
  id: string;
}>;


export type UserNewsScreenQuery = { userNews: { __typename: 'News', id: string, language: string, title: string, publishedAt: string, bodyHtml: string, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, bodyRuby: Array<(string | [text: string, reading: string, level: number])[]> | null } | null, userNewsList: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsLink_NewsFragment': NewsLink_NewsFragment } }
    )> } };

export type UserScoutScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type UserScoutScreenQuery = { scoutSetting: { __typename: 'ScoutSetting', isOffered: boolean, isOn: boolean, isPaused: boolean, families: Array<JobCategory>, consentVersion: string, experience: Array<{ __typename: 'StatedExperience', family: JobCategory, years: number }> }, scoutPreview: { __typename: 'ScoutCard', id: string, verdict: ScoutVerdict | null, isAsked: boolean, level: JapaneseLevel | null, trust: ScoutTrust | null, prefecture: string | null, wishedPrefectures: Array<string>, wishedEmploymentTypes: Array<EmploymentType>, wishedMonthlyPay: number | null, wishedWeeklyHours: number | null, qualifications: Array<Qualification>, start: ScoutStart | null, experience: Array<{ __typename: 'ScoutExperienceItem', family: JobCategory, years: ScoutExperience }> } | null, scoutFormula: Array<{ __typename: 'ScoutWeight', criterion: ScoutCriterion, met: number }>, scouts: { __typename: 'ScoutPage', items: Array<{ __typename: 'Scout', id: string, companyId: string, companyName: string, workId: string, workTitle: string, senderName: string | null, body: string, state: ScoutState, declineReason: ScoutDeclineReason | null, isReported: boolean, answeredShare: number | null, createdAt: string }> } };

export type TeachingScreenQueryVariables = Exact<{
  filter?: MovieFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type TeachingScreenQuery = { movieShelf: { __typename: 'MovieShelf', levels: Array<{ __typename: 'MovieLevelCount', level: JapaneseLevel, count: number }>, topics: Array<{ __typename: 'MovieTopicCount', topic: MovieTopic, count: number }> }, movies: { __typename: 'MoviePage', totalCount: number, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, items: Array<(
      { __typename: 'Movie', id: string }
      & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
    )> } };

export type MovieScreenQueryVariables = Exact<{
  id: string;
}>;


export type MovieScreenQuery = { movie: { __typename: 'Movie', id: string, language: string, title: string, description: string, level: JapaneseLevel, topic: MovieTopic, access: MovieAccess, durationMs: number, posterUrl: string | null, locked: boolean, ruby: { readonly [field: string]: (string | [text: string, reading: string, level: number])[] } | null, source: { __typename: 'MovieSource', videoUrl: string, captionsUrl: string | null, captionsEnUrl: string | null, mimeType: string, expiresAt: string | null } | null, cues: Array<{ __typename: 'MovieCue', startMs: number, endMs: number, text: string, ruby: (string | [text: string, reading: string, level: number])[] | null }> | null, progress: { __typename: 'MovieProgress', id: string, positionMs: number, watchedMs: number, completedAt: string | null } | null, practice: { __typename: 'MoviePractice', items: number, answered: number } } | null, relatedMovies: Array<(
    { __typename: 'Movie', id: string }
    & { ' $fragmentRefs'?: { 'MovieCard_MovieFragment': MovieCard_MovieFragment } }
  )> };
