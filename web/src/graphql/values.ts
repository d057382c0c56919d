export const accountKindValues = [
  "SEEKER",
  "COMPANY",
  "ADMIN",
] as const;

export const actorKindValues = [
  "SEEKER",
  "COMPANY",
  "ADMIN",
  "SYSTEM",
] as const;

export const adminCompanySortValues = [
  "NEWEST",
  "WAITING_FIRST",
  "UPDATED_LAST",
  "NAME",
] as const;

export const adminInvoiceSortValues = [
  "NEWEST",
  "DUE_FIRST",
] as const;

export const adminMovieSortValues = [
  "POSITION",
  "UPDATED_LAST",
  "NEWEST",
] as const;

export const adminNewsSortValues = [
  "UPDATED_LAST",
  "NEWEST",
  "PUBLISHED_LAST",
] as const;

export const adminQueueKindValues = [
  "POSTING_REVIEW",
  "COMPANY_REVIEW",
  "INQUIRY",
  "COMPLAINT",
  "OVERDUE_INVOICE",
  "REFUSED_REFUND",
] as const;

export const adminRoleValues = [
  "OWNER",
  "OPERATOR",
  "EDITOR",
  "ACCOUNTANT",
] as const;

export const adminSeekerSortValues = [
  "NEWEST",
  "OLDEST",
] as const;

export const adminStatusValues = [
  "INVITED",
  "ACTIVE",
  "DISABLED",
] as const;

export const adminUserSortValues = [
  "NEWEST",
  "NAME",
] as const;

export const adminWorkSortValues = [
  "NEWEST",
  "SUBMITTED_FIRST",
  "UPDATED_LAST",
] as const;

export const alertFrequencyValues = [
  "DAILY",
  "WEEKLY",
] as const;

export const auditResultValues = [
  "OK",
  "DENIED",
  "FAILED",
] as const;

export const bankFileStatusValues = [
  "STAGED",
  "IMPORTED",
] as const;

export const bankLineVerdictValues = [
  "MATCHED",
  "OPEN",
  "KNOWN",
  "CANCELLED",
] as const;

export const bankPaymentOutcomeValues = [
  "RETURNED",
  "SET_ASIDE",
  "TAKEN_BACK",
  "OPEN",
] as const;

export const bankPaymentSourceValues = [
  "FILE",
  "HAND",
] as const;

export const bankPaymentStatusValues = [
  "OPEN",
  "ASSIGNED",
  "RETURNED",
  "SET_ASIDE",
  "TAKEN_BACK",
] as const;

export const billingMethodValues = [
  "CARD",
  "TRANSFER",
] as const;

export const cancellationReasonValues = [
  "FOUND_HERE",
  "FOUND_ELSEWHERE",
  "NO_SUITABLE_WORK",
  "JAPANESE_TOO_HARD",
  "PERMISSION_UNCLEAR",
  "SITE_HARD_TO_USE",
  "TOO_MANY_MAILS",
  "PRIVACY",
  "OTHER",
] as const;

export const cardPaymentStatusValues = [
  "PENDING",
  "ACTION",
  "PAID",
  "DECLINED",
  "CANCELED",
  "UNSETTLED",
] as const;

export const certificateKindValues = [
  "JLPT",
  "JFT_BASIC",
  "BJT",
  "NAT_TEST",
  "J_TEST",
  "OTHER",
] as const;

export const companyEventKindValues = [
  "APPROVED",
  "REFUSED",
  "SUSPENDED",
  "RESTORED",
  "PLAN",
] as const;

export const companyReviewValues = [
  "WAITING",
  "REFUSED",
] as const;

export const companyRoleValues = [
  "OWNER",
  "RECRUITER",
  "VIEWER",
] as const;

export const companyStatusValues = [
  "PENDING",
  "ACTIVE",
  "SUSPENDED",
  "CLOSED",
] as const;

export const companyWorkSortValues = [
  "NEWEST",
  "UPDATED_LAST",
  "CLOSING_SOON",
  "MOST_ENTRIES",
  "MOST_VIEWED",
] as const;

export const complaintActValues = [
  "INVESTIGATED",
  "ANSWERED",
  "MEASURE",
  "NOTE",
] as const;

export const complaintChannelValues = [
  "FORM",
  "MAIL",
  "PHONE",
  "LETTER",
  "AUTHORITY",
] as const;

export const complaintPartyValues = [
  "SEEKER",
  "COMPANY",
  "OTHER",
] as const;

export const complaintStatusValues = [
  "OPEN",
  "ANSWERED",
  "SETTLED",
] as const;

export const complaintStepKindValues = [
  "RECEIVED",
  "INVESTIGATED",
  "ANSWERED",
  "MEASURE",
  "NOTE",
  "ASSIGNED",
  "SETTLED",
  "REOPENED",
] as const;

export const complaintSubjectValues = [
  "POSTING_DIFFERS",
  "POSTING_ENDED",
  "COMPANY_CONDUCT",
  "DISCRIMINATION",
  "PERSONAL_DATA",
  "FEE",
  "SERVICE",
  "OTHER",
] as const;

export const conversationKindValues = [
  "SEEKER_COMPANY",
  "ADMIN_SEEKER",
  "ADMIN_COMPANY",
] as const;

export const employmentTypeValues = [
  "FULL_TIME",
  "CONTRACT",
  "PART_TIME",
  "DISPATCH",
  "PERMANENT_DISPATCH",
  "TEMP_TO_PERM",
  "INTERN",
  "OUTSOURCING",
  "SHOKUTAKU",
] as const;

export const entryStatusValues = [
  "APPLIED",
  "SCREENING",
  "SCHEDULING",
  "INTERVIEW",
  "OFFERED",
  "ACCEPTED",
  "JOINED",
  "ON_HOLD",
  "REJECTED",
  "WITHDRAWN",
  "DECLINED",
  "JOB_CLOSED",
  "ACCOUNT_CLOSED",
] as const;

export const eraseGroundValues = [
  "OWN_REQUEST",
  "POLICY_BREACH",
  "DUPLICATE",
  "OTHER",
] as const;

export const examAttemptStatusValues = [
  "OPEN",
  "FINISHED",
  "EXPIRED",
] as const;

export const examSkillValues = [
  "VOCABULARY",
  "GRAMMAR",
  "READING",
  "LISTENING",
] as const;

export const hireTaskKindValues = [
  "CARD_CHECK",
  "NOTICE",
  "CARD_RENEWAL",
] as const;

export const hireWarningValues = [
  "NO_WORK_PERMISSION",
  "CARD_EXPIRED",
  "CARD_EXPIRES_BEFORE_START",
  "CARD_EXPIRES_SOON",
  "STATUS_DIFFERS",
  "NUMBER_UNCONFIRMED",
  "PART_TIME_LIMIT",
  "DESIGNATION_PAPER",
  "NOTICE_OVERDUE",
  "NOTICE_DUE_SOON",
] as const;

export const hourExcessKindValues = [
  "WINDOW",
  "VACATION_DAY",
] as const;

export const industryValues = [
  "A",
  "B",
  "C",
  "D",
  "E",
  "F",
  "G",
  "H",
  "I",
  "J",
  "K",
  "L",
  "M",
  "N",
  "O",
  "P",
  "Q",
  "R",
  "S",
  "T",
] as const;

export const inquiryCategoryValues = [
  "SERVICE",
  "APPLICATION",
  "POSTING",
  "EXAM",
  "PERSONAL_DATA",
  "COMPANY",
  "OTHER",
] as const;

export const inquiryEventKindValues = [
  "ANSWERED",
  "NOTED",
  "ASSIGNED",
  "MOVED",
] as const;

export const inquirySortValues = [
  "OLDEST",
  "NEWEST",
] as const;

export const inquiryStatusValues = [
  "NEW",
  "IN_PROGRESS",
  "DONE",
  "SPAM",
] as const;

export const interviewSlotStateValues = [
  "OPEN",
  "PICKED",
  "TAKEN",
  "PAST",
  "CANCELLED",
] as const;

export const interviewWayValues = [
  "ONSITE",
  "ONLINE",
  "PHONE",
] as const;

export const invoiceStatusValues = [
  "INVOICED",
  "PARTIAL",
  "PAID",
  "OVERPAID",
  "OVERDUE",
  "VOID",
] as const;

export const japaneseLevelValues = [
  "NONE",
  "N5",
  "N4",
  "N3",
  "N2",
  "N1",
  "NATIVE",
] as const;

export const jobCategoryValues = [
  "MANAGEMENT",
  "RESEARCH_ENGINEERING",
  "LAW_BUSINESS_ARTS",
  "MEDICAL",
  "CHILDCARE_EDUCATION",
  "OFFICE",
  "SALES",
  "WELFARE_CARE",
  "SERVICE",
  "SECURITY",
  "AGRICULTURE",
  "MANUFACTURING",
  "TRANSPORT_OPERATION",
  "CONSTRUCTION",
  "CARRYING_CLEANING",
] as const;

export const legalPageValues = [
  "TERMS",
  "PRIVACY",
  "LAW",
  "COMPANY_INFO",
] as const;

export const licenceKindValues = [
  "EXAM_ATTEMPT",
  "CERTIFICATE",
  "PREMIUM_MOVIES",
] as const;

export const localeValues = [
  "ja",
  "ja-x-easy",
  "en",
] as const;

export const mailingAudienceValues = [
  "SEEKER",
  "COMPANY",
] as const;

export const mailingStatusValues = [
  "SENDING",
  "SENT",
  "STOPPED",
] as const;

export const matchCriterionValues = [
  "LEVEL",
  "PERMISSION",
  "PLACE",
  "CATEGORY",
  "PAY",
  "HOURS",
  "EMPLOYMENT_TYPE",
  "QUALIFICATIONS",
] as const;

export const matchStateValues = [
  "MET",
  "UNMET",
  "UNKNOWN",
] as const;

export const memberStatusValues = [
  "INVITED",
  "ACTIVE",
  "DISABLED",
] as const;

export const moderationReasonValues = [
  "MISSING_ITEM",
  "UNCLEAR_DUTIES",
  "PAY_UNCLEAR",
  "WORDING",
  "FALSE_OR_MISLEADING",
  "UNLAWFUL_CONDITIONS",
  "DUPLICATE",
  "CONTACT",
  "OUTDATED",
  "COMPLAINT",
  "OTHER",
] as const;

export const movieAccessValues = [
  "FREE",
  "PREMIUM",
] as const;

export const movieProgressStateValues = [
  "NEW",
  "STARTED",
  "COMPLETED",
] as const;

export const movieStatusValues = [
  "DRAFT",
  "SCHEDULED",
  "PUBLISHED",
  "ARCHIVED",
] as const;

export const movieTopicValues = [
  "VOCABULARY",
  "GRAMMAR",
  "READING",
  "CONVERSATION",
  "WORKPLACE",
] as const;

export const newsAudienceValues = [
  "PUBLIC",
  "SEEKER",
  "COMPANY",
] as const;

export const newsCategoryValues = [
  "NEWS",
  "COLUMN",
] as const;

export const newsStatusValues = [
  "DRAFT",
  "SCHEDULED",
  "PUBLISHED",
  "ARCHIVED",
] as const;

export const newsTopicValues = [
  "SERVICE",
  "MAINTENANCE",
  "SAFETY",
  "LAW",
  "JAPANESE",
  "JOB_HUNT",
  "LIFE",
] as const;

export const notificationFamilyValues = [
  "ENTRY",
  "MESSAGE",
  "SAVED_SEARCH",
  "CLOSING_SOON",
  "NEWS",
] as const;

export const operatingTermCodeValues = [
  "COMPLAINT_ANSWER",
  "COMPLAINT_SETTLE",
  "COMPLAINT_KEPT",
  "INQUIRY_KEPT",
] as const;

export const operatorPermitValues = [
  "TODOKEDE",
  "SHOKUGYO_SHOKAI",
] as const;

export const paymentProviderValues = [
  "STRIPE",
  "TEST",
] as const;

export const payUnitValues = [
  "HOUR",
  "DAY",
  "WEEK",
  "MONTH",
  "YEAR",
] as const;

export const permissionReasonCodeValues = [
  "UNRESTRICTED",
  "WITHIN_STATUS",
  "LANGUAGE_EVIDENCE",
  "LICENCE_NEEDED",
  "EMPLOYER_CHANGE",
  "ACTIVITY_TO_CHECK",
  "DESIGNATION_DECIDES",
  "OUTSIDE_STATUS",
  "EMPLOYER_BOUND",
  "NO_WORK",
  "PART_TIME_HOURS",
  "FIELD_MATCHES",
  "HOURS_OVER_LIMIT",
  "HOURS_UNKNOWN",
  "PART_TIME_PERMISSION_MISSING",
  "PART_TIME_PERMISSION_DECIDES",
  "FIELD_MISMATCH",
  "FIELD_UNKNOWN",
  "NAMED_BY_COMPANY",
  "EXPIRES_BEFORE_START",
  "DUTIES_UNKNOWN",
  "STATUS_UNKNOWN",
  "NO_RULE",
] as const;

export const permissionRuleAnswerValues = [
  "UNRESTRICTED",
  "WITHIN_STATUS",
  "LANGUAGE_EVIDENCE",
  "LICENCE_NEEDED",
  "EMPLOYER_CHANGE",
  "ACTIVITY_TO_CHECK",
  "DESIGNATION_DECIDES",
  "OUTSIDE_STATUS",
  "EMPLOYER_BOUND",
  "NO_WORK",
  "PART_TIME_HOURS",
  "FIELD_MATCHES",
] as const;

export const permissionVerdictValues = [
  "OK",
  "CONDITIONAL",
  "NG",
  "NEEDS_CHECK",
] as const;

export const planChangeKindValues = [
  "START",
  "UPGRADE",
  "LATER",
  "KEEP",
] as const;

export const planCodeValues = [
  "FREE",
  "STANDARD",
  "PREMIUM",
] as const;

export const prefectureValues = [
  "01",
  "02",
  "03",
  "04",
  "05",
  "06",
  "07",
  "08",
  "09",
  "10",
  "11",
  "12",
  "13",
  "14",
  "15",
  "16",
  "17",
  "18",
  "19",
  "20",
  "21",
  "22",
  "23",
  "24",
  "25",
  "26",
  "27",
  "28",
  "29",
  "30",
  "31",
  "32",
  "33",
  "34",
  "35",
  "36",
  "37",
  "38",
  "39",
  "40",
  "41",
  "42",
  "43",
  "44",
  "45",
  "46",
  "47",
] as const;

export const qualificationValues = [
  "DRIVER_REGULAR",
  "DRIVER_MEDIUM",
  "DRIVER_LARGE",
  "DRIVER_SECOND_CLASS",
  "FORKLIFT",
  "CARE_INITIAL",
  "CARE_PRACTITIONER",
  "CERTIFIED_CARE_WORKER",
  "NURSE",
  "NURSERY_TEACHER",
  "COOK",
  "ELECTRICIAN",
  "AUTO_MECHANIC",
  "REAL_ESTATE",
  "BOOKKEEPING_2",
  "REGISTERED_JAPANESE_TEACHER",
] as const;

export const readabilityLevelValues = [
  "N5",
  "N4",
  "N3",
  "N2",
  "N1",
] as const;

export const recommendationValues = [
  "YES",
  "UNSURE",
  "NO",
] as const;

export const refundCauseValues = [
  "WITHIN_TERMS",
  "DOUBLE_CHARGE",
  "OPERATOR_FAULT",
] as const;

export const refundSourceValues = [
  "OPERATOR",
  "PROVIDER",
] as const;

export const refundStatusValues = [
  "PENDING",
  "DONE",
  "PARTIAL",
  "REFUSED",
] as const;

export const remoteModeValues = [
  "NONE",
  "PARTIAL",
  "FULL",
] as const;

export const renewalKindValues = [
  "NONE",
  "POSSIBLE",
  "AUTOMATIC",
] as const;

export const reportUnitValues = [
  "WORKS",
  "PEOPLE",
  "COMPANIES",
  "CASES",
] as const;

export const residenceStatusValues = [
  "PERMANENT_RESIDENT",
  "SPOUSE_OF_JAPANESE",
  "SPOUSE_OF_PERMANENT_RESIDENT",
  "LONG_TERM_RESIDENT",
  "SPECIAL_PERMANENT_RESIDENT",
  "DIPLOMAT",
  "OFFICIAL",
  "PROFESSOR",
  "ARTIST",
  "RELIGIOUS_ACTIVITIES",
  "JOURNALIST",
  "HIGHLY_SKILLED_PROFESSIONAL",
  "BUSINESS_MANAGER",
  "LEGAL_ACCOUNTING",
  "MEDICAL_SERVICES",
  "RESEARCHER",
  "INSTRUCTOR",
  "ENGINEER_HUMANITIES_INTERNATIONAL",
  "INTRA_COMPANY_TRANSFEREE",
  "NURSING_CARE",
  "ENTERTAINER",
  "SKILLED_LABOR",
  "SPECIFIED_SKILLED_WORKER",
  "TECHNICAL_INTERN",
  "CULTURAL_ACTIVITIES",
  "TEMPORARY_VISITOR",
  "STUDENT",
  "TRAINEE",
  "DEPENDENT",
  "DESIGNATED_ACTIVITIES",
] as const;

export const searchAlertValues = [
  "OFF",
  "UNCONFIRMED",
  "ON",
] as const;

export const settingKindValues = [
  "OPERATOR",
  "WAGE",
  "TERM",
  "LEGAL_TEXT",
  "PERMISSION",
  "NOTICE",
] as const;

export const settingTimeValues = [
  "PAST",
  "NOW",
  "FUTURE",
] as const;

export const sitePageNameValues = [
  "ABOUT",
  "ABOUT_FOR_COMPANY",
  "TERMS",
  "PRIVACY",
  "LAW",
  "COMPANY_INFO",
] as const;

export const smokingMeasureValues = [
  "NO_SMOKING",
  "SMOKING_ROOM",
  "OUTDOOR_ONLY",
  "SMOKING_ALLOWED",
] as const;

export const specifiedSkillFieldValues = [
  "CARE",
  "BUILDING_CLEANING",
  "MANUFACTURING",
  "CONSTRUCTION",
  "SHIPBUILDING",
  "AUTO_REPAIR",
  "AVIATION",
  "LODGING",
  "AGRICULTURE",
  "FISHERY",
  "FOOD_MANUFACTURING",
  "FOOD_SERVICE",
  "AUTO_TRANSPORT",
  "RAILWAY",
  "FORESTRY",
  "WOOD",
] as const;

export const subscriptionStatusValues = [
  "NONE",
  "ACTIVE",
  "PAST_DUE",
] as const;

export const testItemAlarmValues = [
  "MISKEYED",
  "DRIFT",
  "WEAK",
] as const;

export const testItemDecisionValues = [
  "RETIRE",
  "RESTORE",
  "KEEP",
  "TAKE_FIT",
  "TAKE_KEY",
] as const;

export const testItemOriginValues = [
  "BANK",
  "IMPORT",
] as const;

export const testItemPoolValues = [
  "EXAM",
  "PRACTICE",
] as const;

export const testItemSortValues = [
  "CODE",
  "SHOWN_MOST",
  "HARDEST",
  "UPDATED_LAST",
] as const;

export const testItemStatusValues = [
  "PILOT",
  "ACTIVE",
  "RETIRED",
] as const;

export const twoFactorKindValues = [
  "COMPANY",
  "ADMIN",
] as const;

export const userStatusValues = [
  "ACTIVE",
  "SUSPENDED",
  "CANCELLING",
  "ERASED",
] as const;

export const workApplicantsValues = [
  "NEW",
  "UNREAD",
  "NONE",
] as const;

export const workConditionValues = [
  "NO_RESTRICTION",
  "WITHIN_STATUS",
  "DESIGNATED",
  "PART_TIME_PERMIT",
  "NOT_ALLOWED",
] as const;

export const workPermissionValues = [
  "UNRESTRICTED",
  "STATUS_BOUND",
  "PART_TIME_28H",
  "DESIGNATED",
  "NONE",
  "JAPANESE_NATIONAL",
] as const;

export const workSortValues = [
  "NEWEST",
  "PAY",
  "CLOSING_SOON",
  "RELEVANCE",
  "MATCH",
] as const;

export const workStatusValues = [
  "DRAFT",
  "REVIEW",
  "RETURNED",
  "SCHEDULED",
  "OPEN",
  "PAUSED",
  "CLOSED",
  "FILLED",
  "EXPIRED",
  "SUSPENDED",
] as const;

export const workTimeSystemValues = [
  "FIXED",
  "SHIFT",
  "FLEX",
  "VARIABLE",
  "DISCRETIONARY",
] as const;
