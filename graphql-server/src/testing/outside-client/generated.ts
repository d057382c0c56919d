/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The three kinds of account, each with its own session. */
export type AccountKind =
  | 'ADMIN'
  | 'COMPANY'
  | 'SEEKER';

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

/** The draft as it was shown. */
export type ConfirmEntryDraftInput = {
  /** Of the draft as it was shown. */
  version: number;
  /** What it is for. */
  workId: string;
};

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

/** Bookmarks a work. */
export type LikeWorkInput = {
  /** The work. */
  workId: string;
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

/** Which time. */
export type PickInterviewSlotInput = {
  /** Of the offer. */
  id: string;
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

/** Makes a seeker's account with the mailed token. */
export type RegisterInput = {
  /** True when the person agreed to the terms of use and the privacy policy. */
  agreeToTerms: boolean;
  /** 姓. May be empty when the person has one name only. */
  familyName: string;
  /** セイ; hiragana and half-width kana are taken too. */
  familyNameKana?: string | null | undefined;
  /** 名. May be empty when the person has one name only. */
  givenName: string;
  /** メイ; hiragana and half-width kana are taken too. */
  givenNameKana?: string | null | undefined;
  /** Name in Latin letters as on the residence card. */
  latinName?: string | null | undefined;
  /** Language of mails, a value of Locale; the request's language when left out. */
  locale?: string | null | undefined;
  /** Password, 15 to 128 characters. */
  password: string;
  /** Token from the mailed link; works once, for 24 hours. */
  token: string;
};

/** What the visitor was about to do: taken up once they have registered. */
export type RegistrationIntentInput = {
  /** To apply, or to bookmark. */
  kind: RegistrationIntentKind;
  /** The message to the company that was begun, at most 4,000 characters. */
  message?: string | null | undefined;
  /** The work. */
  workId: string;
};

/** What a visitor was about to do with a work when they were asked to register. */
export type RegistrationIntentKind =
  | 'APPLY'
  | 'LIKE';

/** Asks for a mail with a link to finish the registration. */
export type RequestRegistrationInput = {
  /** Mail address of the new account. */
  email: string;
  /** What they were about to do. */
  intent?: RegistrationIntentInput | null | undefined;
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

/** How a time at a school ends: 卒業, 修了, 中退. */
export type SchoolEnding =
  | 'COMPLETED'
  | 'GRADUATED'
  | 'LEFT';

/** The answer to one screening question. */
export type ScreeningAnswerInput = {
  /** At most 2,000 characters. */
  answer: string;
  /** The question. */
  questionId: string;
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

/** What a person may do in Japan; asked instead of nationality. */
export type WorkPermission =
  | 'DESIGNATED'
  | 'JAPANESE_NATIONAL'
  | 'NONE'
  | 'PART_TIME_28H'
  | 'STATUS_BOUND'
  | 'UNRESTRICTED';

/** Order of a list of works. */
export type WorkSort =
  | 'CLOSING_SOON'
  | 'MATCH'
  | 'NEAREST'
  | 'NEWEST'
  | 'PAY'
  | 'RELEVANCE';

export type RequestRegistrationMutationVariables = Exact<{
  input: RequestRegistrationInput;
}>;


export type RequestRegistrationMutation = { requestRegistration: { errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { viewer: { seeker: { id: string, displayName: string } | null } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type MyProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type MyProfileQuery = { me: { profile: { version: number, selfDeclaredLevel: JapaneseLevel | null } } };

export type UpdateProfileMutationVariables = Exact<{
  input: UpdateProfileInput;
}>;


export type UpdateProfileMutation = { updateProfile: { me: { profile: { version: number, selfDeclaredLevel: JapaneseLevel | null } } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type SearchWorksQueryVariables = Exact<{
  filter?: WorkFilter | null | undefined;
  sort?: WorkSort | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SearchWorksQuery = { works: { items: Array<{ id: string, title: string, liked: boolean, openEntryId: string | null, company: { id: string, name: string }, selection: { resumeRequired: boolean, questions: Array<{ id: string, required: boolean }> } }>, pageInfo: { endCursor: string | null, hasNextPage: boolean }, totalCount: { value: number, exact: boolean } } };

export type LikeWorkMutationVariables = Exact<{
  input: LikeWorkInput;
}>;


export type LikeWorkMutation = { likeWork: { errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type LikedWorksQueryVariables = Exact<{ [key: string]: never; }>;


export type LikedWorksQuery = { likedWorks: { items: Array<{ work: { id: string } }> } };

export type SaveDraftMutationVariables = Exact<{
  input: SaveEntryDraftInput;
}>;


export type SaveDraftMutation = { saveEntryDraft: { draft: { version: number } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type ConfirmDraftMutationVariables = Exact<{
  input: ConfirmEntryDraftInput;
}>;


export type ConfirmDraftMutation = { confirmEntryDraft: { draft: { version: number, confirmed: boolean } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type ApplyMutationVariables = Exact<{
  input: SubmitEntryInput;
}>;


export type ApplyMutation = { submitEntry: { entry: { id: string, status: EntryStatus } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type MyEntriesQueryVariables = Exact<{ [key: string]: never; }>;


export type MyEntriesQuery = { entries: { items: Array<{ id: string, status: EntryStatus, conversationId: string | null, work: { title: string } }> } };

export type ConversationQueryVariables = Exact<{
  id: string;
}>;


export type ConversationQuery = { conversation: { id: string, messages: { items: Array<{ id: string, body: string }> } } | null };

export type CompanySignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type CompanySignInMutation = { companySignIn: { viewer: { company: { companyId: string, companyName: string } | null } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type ApplicantQueryVariables = Exact<{
  id: string;
}>;


export type ApplicantQuery = { companyEntry: { id: string, status: EntryStatus, version: number, message: string, conversationId: string | null, applicant: { displayName: string } } | null };

export type MoveEntryMutationVariables = Exact<{
  input: MoveEntryInput;
}>;


export type MoveEntryMutation = { moveEntry: { entry: { status: EntryStatus } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type CompanySendMessageMutationVariables = Exact<{
  input: CompanySendMessageInput;
}>;


export type CompanySendMessageMutation = { companySendMessage: { message: { id: string, body: string } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type ProblemFragment = { code: string, message: string, path: Array<string> };

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { viewer: { seeker: { id: string, displayName: string } | null } };

export type WriteMutationVariables = Exact<{
  input: SendMessageInput;
}>;


export type WriteMutation = { sendMessage: { message: { id: string } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type OfferedSlotsQueryVariables = Exact<{
  id: string;
}>;


export type OfferedSlotsQuery = { entry: { id: string, status: EntryStatus, conversationId: string | null, interviewSlots: Array<{ id: string, startsAt: string, state: InterviewSlotState }> } | null };

export type PickSlotMutationVariables = Exact<{
  input: PickInterviewSlotInput;
}>;


export type PickSlotMutation = { pickInterviewSlot: { entry: { status: EntryStatus } | null, errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type OfferSlotsMutationVariables = Exact<{
  input: OfferInterviewSlotsInput;
}>;


export type OfferSlotsMutation = { offerInterviewSlots: { errors: Array<{ code: string, message: string, path: Array<string> }> } };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { viewer: { seeker: { id: string } | null } } };

export const ProblemFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ProblemFragment, unknown>;
export const RequestRegistrationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestRegistration"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestRegistrationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestRegistration"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<RequestRegistrationMutation, RequestRegistrationMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const MyProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"selfDeclaredLevel"}}]}}]}}]}}]} as unknown as DocumentNode<MyProfileQuery, MyProfileQueryVariables>;
export const UpdateProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateProfile"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateProfileInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateProfile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"selfDeclaredLevel"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const SearchWorksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchWorks"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkSort"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"works"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"liked"}},{"kind":"Field","name":{"kind":"Name","value":"openEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"selection"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeRequired"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"exact"}}]}}]}}]}}]} as unknown as DocumentNode<SearchWorksQuery, SearchWorksQueryVariables>;
export const LikeWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LikeWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LikeWorkInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likeWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<LikeWorkMutation, LikeWorkMutationVariables>;
export const LikedWorksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LikedWorks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"likedWorks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<LikedWorksQuery, LikedWorksQueryVariables>;
export const SaveDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveEntryDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveEntryDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<SaveDraftMutation, SaveDraftMutationVariables>;
export const ConfirmDraftDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmDraft"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmEntryDraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmEntryDraft"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ConfirmDraftMutation, ConfirmDraftMutationVariables>;
export const ApplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Apply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubmitEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<ApplyMutation, ApplyMutationVariables>;
export const MyEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyEntries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"work"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}}]}}]}}]}}]} as unknown as DocumentNode<MyEntriesQuery, MyEntriesQueryVariables>;
export const ConversationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Conversation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"conversation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"messages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ConversationQuery, ConversationQueryVariables>;
export const CompanySignInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanySignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignInInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyId"}},{"kind":"Field","name":{"kind":"Name","value":"companyName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<CompanySignInMutation, CompanySignInMutationVariables>;
export const ApplicantDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Applicant"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companyEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"applicant"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<ApplicantQuery, ApplicantQueryVariables>;
export const MoveEntryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveEntry"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveEntryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<MoveEntryMutation, MoveEntryMutationVariables>;
export const CompanySendMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompanySendMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompanySendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"companySendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"body"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<CompanySendMessageMutation, CompanySendMessageMutationVariables>;
export const WhoAmIDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WhoAmI"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<WhoAmIQuery, WhoAmIQueryVariables>;
export const WriteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Write"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendMessageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<WriteMutation, WriteMutationVariables>;
export const OfferedSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OfferedSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"conversationId"}},{"kind":"Field","name":{"kind":"Name","value":"interviewSlots"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"startsAt"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]}}]} as unknown as DocumentNode<OfferedSlotsQuery, OfferedSlotsQueryVariables>;
export const PickSlotDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PickSlot"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PickInterviewSlotInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pickInterviewSlot"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<PickSlotMutation, PickSlotMutationVariables>;
export const OfferSlotsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfferSlots"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OfferInterviewSlotsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offerInterviewSlots"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Problem"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Problem"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UserError"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"path"}}]}}]} as unknown as DocumentNode<OfferSlotsMutation, OfferSlotsMutationVariables>;
export const SignOutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignOut"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SignOutInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signOut"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"seeker"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SignOutMutation, SignOutMutationVariables>;