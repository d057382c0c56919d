/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountKind =
  | 'ADMIN'
  | 'COMPANY'
  | 'SEEKER';

export type AdminRole =
  | 'ACCOUNTANT'
  | 'EDITOR'
  | 'OPERATOR'
  | 'OWNER';

export type CompanyRole =
  | 'OWNER'
  | 'RECRUITER'
  | 'VIEWER';

export type CompanyStatus =
  | 'ACTIVE'
  | 'CLOSED'
  | 'PENDING'
  | 'SUSPENDED';

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

export type JapaneseLevel =
  | 'N1'
  | 'N2'
  | 'N3'
  | 'N4'
  | 'N5'
  | 'NATIVE'
  | 'NONE';

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

export type LikeWorkInput = {
  workId: string;
};

export type PayUnit =
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'WEEK'
  | 'YEAR';

export type RemoteMode =
  | 'FULL'
  | 'NONE'
  | 'PARTIAL';

export type RenewalKind =
  | 'AUTOMATIC'
  | 'NONE'
  | 'POSSIBLE';

export type ResidenceStatus =
  | 'ARTIST'
  | 'BUSINESS_MANAGER'
  | 'CULTURAL_ACTIVITIES'
  | 'DEPENDENT'
  | 'DESIGNATED_ACTIVITIES'
  | 'DIPLOMAT'
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

export type SignInInput = {
  email: string;
  password: string;
};

export type SignOutInput = {
  kind: AccountKind;
};

export type SmokingMeasure =
  | 'NO_SMOKING'
  | 'OUTDOOR_ONLY'
  | 'SMOKING_ALLOWED'
  | 'SMOKING_ROOM';

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
  | 'LODGING'
  | 'MANUFACTURING'
  | 'RAILWAY'
  | 'SHIPBUILDING'
  | 'WOOD';

export type UnlikeWorkInput = {
  workId: string;
};

export type WorkFilter = {
  beginnerWelcome?: boolean | null | undefined;
  categories?: Array<JobCategory> | null | undefined;
  companyId?: string | null | undefined;
  employmentTypes?: Array<EmploymentType> | null | undefined;
  /** Works that demand this level or an easier one. */
  japaneseLevel?: JapaneseLevel | null | undefined;
  keyword?: string | null | undefined;
  /** Yen a month at least; hourly, daily and yearly pay are converted. */
  monthlyPayMin?: number | null | undefined;
  prefectures?: Array<string> | null | undefined;
  remote?: boolean | null | undefined;
  residenceStatus?: ResidenceStatus | null | undefined;
  visaSupport?: boolean | null | undefined;
};

export type WorkSort =
  | 'CLOSING_SOON'
  | 'NEWEST'
  | 'PAY'
  | 'RELEVANCE';

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

export type WorkTimeSystem =
  | 'DISCRETIONARY'
  | 'FIXED'
  | 'FLEX'
  | 'SHIFT'
  | 'VARIABLE';

export type CompanySignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type CompanySignInMutation = { companySignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, message: string, path: Array<string> }> } };

export type AdminSignInMutationVariables = Exact<{
  input: SignInInput;
}>;


export type AdminSignInMutation = { adminSignIn: { __typename: 'SignInPayload', errors: Array<{ __typename: 'UserError', code: string, message: string, path: Array<string> }> } };

export type InboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type InboxChangedSubscription = { inboxChanged: { __typename: 'InboxEvent', conversationId: string, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type CompanyInboxChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CompanyInboxChangedSubscription = { companyInboxChanged: { __typename: 'InboxEvent', conversationId: string, unreadCount: number, totalUnreadCount: number, message: { __typename: 'Message', id: string } | null } };

export type CompanyFacts_CompanyFragment = { __typename: 'Company', id: string, name: string, industry: string, prefecture: string, city: string, addressLine: string, building: string | null, websiteUrl: string | null, employeeCount: number | null, foundedYear: number | null, description: string, verified: boolean, openWorkCount: number } & { ' $fragmentName'?: 'CompanyFacts_CompanyFragment' };

export type LikeWorkMutationVariables = Exact<{
  input: LikeWorkInput;
}>;


export type LikeWorkMutation = { likeWork: { __typename: 'LikeWorkPayload', work: { __typename: 'Work', id: string, liked: boolean } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

export type UnlikeWorkMutationVariables = Exact<{
  input: UnlikeWorkInput;
}>;


export type UnlikeWorkMutation = { unlikeWork: { __typename: 'UnlikeWorkPayload', work: { __typename: 'Work', id: string, liked: boolean } | null, errors: Array<{ __typename: 'UserError', message: string }> } };

type WorkBody_Posting_AdminWork_Fragment = { __typename: 'AdminWork', id: string, title: string, titleEn: string | null, status: WorkStatus, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, appeal: string | null, benefits: string | null, housing: boolean, publishedAt: string | null, infoUpdatedAt: string | null, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_AdminWork_Fragment' };

type WorkBody_Posting_CompanyWork_Fragment = { __typename: 'CompanyWork', id: string, title: string, titleEn: string | null, status: WorkStatus, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, appeal: string | null, benefits: string | null, housing: boolean, publishedAt: string | null, infoUpdatedAt: string | null, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_CompanyWork_Fragment' };

type WorkBody_Posting_Work_Fragment = { __typename: 'Work', id: string, title: string, titleEn: string | null, status: WorkStatus, category: JobCategory | null, occupation: string | null, employmentType: EmploymentType | null, openings: number, startsOn: string | null, applyBy: string | null, description: string, descriptionEn: string | null, dutiesChangeScope: string | null, requirements: string | null, japaneseLevel: JapaneseLevel, japaneseUse: string | null, acceptedStatuses: Array<ResidenceStatus>, specifiedSkillField: SpecifiedSkillField | null, visaSupport: boolean, beginnerWelcome: boolean, appeal: string | null, benefits: string | null, housing: boolean, publishedAt: string | null, infoUpdatedAt: string | null, employer: { __typename: 'Employer', name: string | null, address: string | null, contactEmail: string | null, contactPhone: string | null, contactFormUrl: string | null }, workplace: { __typename: 'Workplace', name: string | null, postalCode: string | null, prefecture: string | null, city: string | null, addressLine: string | null, nearestStation: string | null, changeScope: string | null, remote: RemoteMode, smoking: SmokingMeasure | null, smokingNote: string | null }, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null, commuting: string | null, raise: string | null, bonus: string | null, closing: string | null, payDay: string | null, allowances: Array<{ __typename: 'Allowance', name: string, amount: number }>, fixedOvertime: { __typename: 'FixedOvertime', amount: number | null, hours: number | null, excessPaid: boolean | null } | null }, hours: { __typename: 'WorkHours', system: WorkTimeSystem | null, note: string | null, deemedHoursPerDay: number | null, breakMinutes: number | null, weeklyHours: number | null, overtime: boolean | null, overtimeHoursPerMonth: number | null, holidays: string | null, holidaysPerYear: number | null, times: Array<{ __typename: 'WorkTime', start: string, end: string }> }, insurance: { __typename: 'Insurance', health: boolean | null, pension: boolean | null, accident: boolean | null, employment: boolean | null, note: string | null }, contract: { __typename: 'WorkContract', fixedTerm: boolean | null, termMonths: number | null, renewal: RenewalKind | null, renewalCriteria: string | null, renewalLimit: string | null, trial: boolean | null, trialMonths: number | null, trialConditions: string | null, retirement: string | null }, selection: { __typename: 'Selection', process: string | null, documents: string | null, resumeRequired: boolean, questions: Array<{ __typename: 'ScreeningQuestion', id: string, text: string, required: boolean }> } } & { ' $fragmentName'?: 'WorkBody_Posting_Work_Fragment' };

export type WorkBody_PostingFragment =
  | WorkBody_Posting_AdminWork_Fragment
  | WorkBody_Posting_CompanyWork_Fragment
  | WorkBody_Posting_Work_Fragment
;

export type WorkCard_WorkFragment = { __typename: 'Work', id: string, title: string, titleEn: string | null, employmentType: EmploymentType | null, japaneseLevel: JapaneseLevel, visaSupport: boolean, beginnerWelcome: boolean, publishedAt: string | null, applyBy: string | null, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null }, workplace: { __typename: 'Workplace', prefecture: string | null, city: string | null, nearestStation: string | null, remote: RemoteMode }, company: { __typename: 'Company', id: string, name: string } } & { ' $fragmentName'?: 'WorkCard_WorkFragment' };

export type WorkListQueryVariables = Exact<{
  filter?: WorkFilter | null | undefined;
  sort: WorkSort;
  after?: string | null | undefined;
}>;


export type WorkListQuery = { works: { __typename: 'WorkPage', items: Array<(
      { __typename: 'Work', id: string, title: string, liked: boolean }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean }, totalCount: { __typename: 'WorkCount', value: number, exact: boolean } } };

export type WorkPageQueryVariables = Exact<{
  id: string;
}>;


export type WorkPageQuery = { work: (
    { __typename: 'Work', id: string, title: string, titleEn: string | null, status: WorkStatus, applyBy: string | null, liked: boolean, openEntryId: string | null, salary: { __typename: 'Salary', unit: PayUnit | null, min: number | null, max: number | null }, workplace: { __typename: 'Workplace', prefecture: string | null, city: string | null }, company: (
      { __typename: 'Company', id: string, name: string }
      & { ' $fragmentRefs'?: { 'CompanyFacts_CompanyFragment': CompanyFacts_CompanyFragment } }
    ), related: Array<(
      { __typename: 'Work', id: string }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )> }
    & { ' $fragmentRefs'?: { 'WorkBody_Posting_Work_Fragment': WorkBody_Posting_Work_Fragment } }
  ) | null };

export type SignOutMutationVariables = Exact<{
  input: SignOutInput;
}>;


export type SignOutMutation = { signOut: { __typename: 'SignOutPayload', viewer: { __typename: 'Viewer', seeker: { __typename: 'SeekerSession', id: string } | null } } };

export type ViewerQueryVariables = Exact<{ [key: string]: never; }>;


export type ViewerQuery = { viewer: { __typename: 'Viewer', seeker: { __typename: 'SeekerSession', id: string, email: string, displayName: string, unreadCount: number } | null, company: { __typename: 'CompanySession', id: string, name: string, role: CompanyRole, companyId: string, companyName: string, companyStatus: CompanyStatus, unreadCount: number, can: { __typename: 'CompanyAbilities', editWorks: boolean, moveEntries: boolean, sendMessages: boolean } } | null, admin: { __typename: 'AdminSession', id: string, name: string, role: AdminRole, can: { __typename: 'AdminAbilities', moderateWorks: boolean } } | null } };

export type NewsTitle_NewsFragment = { __typename: 'News', id: string, title: string, summary: string, publishedAt: string } & { ' $fragmentName'?: 'NewsTitle_NewsFragment' };

export type TopScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type TopScreenQuery = { works: { __typename: 'WorkPage', items: Array<(
      { __typename: 'Work', id: string }
      & { ' $fragmentRefs'?: { 'WorkCard_WorkFragment': WorkCard_WorkFragment } }
    )> }, workFacets: { __typename: 'WorkFacets', categories: Array<{ __typename: 'CategoryCount', category: JobCategory, count: number }>, levels: Array<{ __typename: 'LevelCount', level: JapaneseLevel, count: number }> }, news: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsTitle_NewsFragment': NewsTitle_NewsFragment } }
    )> }, columns: { __typename: 'NewsPage', items: Array<(
      { __typename: 'News', id: string }
      & { ' $fragmentRefs'?: { 'NewsTitle_NewsFragment': NewsTitle_NewsFragment } }
    )> } };
