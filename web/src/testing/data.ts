import { HttpResponse } from "msw";
import type { Viewer } from "#platform/session/viewer.ts";
import { api } from "./api.ts";
import { blankPosting } from "./blank-posting.ts";

const nobody: Viewer = { __typename: "Viewer", seeker: null, company: null, admin: null, adminMustEnrol: false };

export const aSeeker: NonNullable<Viewer["seeker"]> = {
  __typename: "SeekerSession",
  id: "seeker-1",
  email: "mai@example.jp",
  locale: "ja",
  displayName: "グエン ティ・マイ",
  japaneseLevel: "N3",
  unreadCount: 0,
};

export const aCompany: NonNullable<Viewer["company"]> = {
  __typename: "CompanySession",
  id: "member-1",
  name: "佐藤 恵",
  locale: "ja",
  role: "OWNER",
  companyId: "company-1",
  companyName: "みなとの風福祉会",
  companyStatus: "ACTIVE",
  unreadCount: 0,
  can: { __typename: "CompanyAbilities", editWorks: true, moveEntries: true, sendMessages: true },
};

export const anAdmin: NonNullable<Viewer["admin"]> = {
  __typename: "AdminSession",
  id: "admin-1",
  name: "運営 太郎",
  role: "OPERATOR",
  can: {
    __typename: "AdminAbilities",
    moderateWorks: true,
    manageUsers: true,
    editNews: false,
    managePayments: false,
    manageAdmins: false,
  },
};

/** An administrator with every right. */
export const anOwner: NonNullable<Viewer["admin"]> = {
  ...anAdmin,
  role: "OWNER",
  can: { ...anAdmin.can, editNews: true, managePayments: true, manageAdmins: true },
};

/** Serves the viewer a test signs in. */
export function signedIn(sides: Partial<Viewer>) {
  return api.query("Viewer", () => HttpResponse.json({ data: { viewer: { ...nobody, ...sides } } }));
}

/** A page of a list, with a cursor when there is more. */
export function pageInfo(endCursor: string | null) {
  return { __typename: "PageInfo", endCursor, hasNextPage: endCursor !== null };
}

/** A work as lists show it. */
export function workCard(number: number, overrides: object = {}) {
  return {
    __typename: "Work",
    id: `work-${number}`,
    title: `介護スタッフ ${number}`,
    titleEn: null,
    madeTitle: null,
    liked: false,
    employmentType: "FULL_TIME",
    japaneseLevel: "N3",
    visaSupport: true,
    beginnerWelcome: false,
    publishedAt: "2026-11-01T00:00:00.000Z",
    applyBy: null,
    salary: { __typename: "Salary", unit: "MONTH", min: 238_000, max: 286_000 },
    workplace: {
      __typename: "Workplace",
      prefecture: "08",
      city: "つくば市",
      cityLatin: null,
      nearestStation: null,
      stations: [],
      remote: "NONE",
    },
    ruby: null,
    company: { __typename: "Company", id: "company-1", name: "みなとの風福祉会", nameEn: null, ruby: null },
    ...overrides,
  };
}

/** Everything a posting says. `kind` is the face of it: Work, CompanyWork or AdminWork. */
export function posting(kind: "Work" | "CompanyWork" | "AdminWork", overrides: object = {}) {
  const { contract, employer, hours, insurance, salary, selection, workplace } = blankPosting;
  return {
    ...blankPosting,
    ...workCard(1),
    __typename: kind,
    status: "OPEN",
    version: 3,
    category: "CARE",
    occupation: "介護員",
    openings: 2,
    description: "入居者の食事と入浴を手伝います。",
    dutiesChangeScope: "変更なし",
    infoUpdatedAt: null,
    confirmedOn: null,
    publishedUntil: null,
    bodyRuby: null,
    match: null,
    commute: null,
    permission: null,
    employer: { ...employer, name: "みなとの風福祉会" },
    workplace: {
      ...workplace,
      name: "みなと苑",
      postalCode: "3050001",
      prefecture: "08",
      city: "つくば市",
      changeScope: "変更なし",
      smoking: "NO_SMOKING",
    },
    salary: { ...salary, unit: "MONTH", min: 238_000, max: 286_000 },
    hours: { ...hours, system: "FIXED", breakMinutes: 60, weeklyHours: 40, overtime: false, holidays: "土日", holidaysPerYear: 120 },
    insurance: { ...insurance, health: true, pension: true, accident: true, employment: true },
    contract: { ...contract, fixedTerm: false, trial: false },
    selection,
    ...overrides,
  };
}
