import type { EmploymentType } from "../../shared/vocabulary/employment-type.ts";
import type { JapaneseLevel } from "../../shared/vocabulary/japanese-level.ts";
import { prefectures } from "../../shared/vocabulary/prefecture.ts";
import type { ResidenceStatus, WorkPermission } from "../../shared/vocabulary/work-permission.ts";
import { cities } from "../content/companies.ts";
import { people } from "../content/people.ts";
import { demoMeasurement } from "../exam/demo-measurement.ts";
import { demoId, type Random } from "../random.ts";
import { demoSeekers } from "./demo-accounts.ts";

const levels: readonly JapaneseLevel[] = ["N5", "N4", "N3", "N3", "N2", "N2", "N1"];
const permissions: readonly WorkPermission[] = ["UNRESTRICTED", "STATUS_BOUND", "STATUS_BOUND", "PART_TIME_28H", "DESIGNATED"];

/** The 在留資格 of somebody who may do what the permission says, and the work such a person looks for. */
const lives: Partial<Record<WorkPermission, { residenceStatus: ResidenceStatus; type: EmploymentType; hours: number }>> = {
  UNRESTRICTED: { residenceStatus: "PERMANENT_RESIDENT", type: "FULL_TIME", hours: 40 },
  STATUS_BOUND: { residenceStatus: "ENGINEER_HUMANITIES_INTERNATIONAL", type: "FULL_TIME", hours: 40 },
  PART_TIME_28H: { residenceStatus: "STUDENT", type: "PART_TIME", hours: 24 },
  DESIGNATED: { residenceStatus: "DESIGNATED_ACTIVITIES", type: "CONTRACT", hours: 38 },
};

/** A demo seeker's account and profile; the private fields carry the mark when there is one. */
export function demoSeeker(random: Random, input: { index: number; now: Date; email: string; mark: string; filled: boolean }) {
  const { index, now, email, mark, filled } = input;
  const [familyName, givenName, kana, latinName, language] = people[index % people.length] ?? [
    "山田",
    "花子",
    "ヤマダ ハナコ",
    "YAMADA HANAKO",
    "英語",
  ];
  const [familyNameKana = "", givenNameKana = ""] = kana.split(" ");
  // More of them came lately: the site grows. Whoever applied was there two weeks ago.
  const age = 15 + random.int(300) ** 2 / 300;
  const createdAt = new Date(now.getTime() - age * 86_400_000);
  const id = demoId(random, createdAt);
  const place = random.pick(prefectures);
  const picked = random.pick(levels);
  // Between the levels: whoever tries the demo sees works that are open to them, and works with something to learn for.
  const level = email === demoSeekers.rich ? "N3" : picked;
  const permission = random.pick(permissions);
  const life = lives[permission];
  const user = {
    id,
    email,
    status: "ACTIVE" as const,
    locale: "ja" as const,
    termsVersion: "2026-11",
    termsAcceptedAt: createdAt,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
  const names = { familyName, givenName, familyNameKana, givenNameKana, latinName };
  if (!filled)
    return { user, profile: { user: id, ...names, certificates: [], education: [], workHistory: [], version: 1, updatedAt: createdAt } };
  const measurement = index < 2 ? null : demoMeasurement({ level, index, now });
  const profile = {
    user: id,
    ...names,
    birthDate: `${1985 + random.int(20)}-0${1 + random.int(9)}-1${random.int(10)}`,
    phone: mark ? `+8190${mark}` : `+819000000${String(100 + index)}`,
    postalCode: cities[place.code]?.[2] ?? null,
    prefecture: place.code,
    city: cities[place.code]?.[0] ?? null,
    addressLine: mark || `${cities[place.code]?.[1] ?? ""}${1 + random.int(30)}`,
    building: null,
    workPermission: permission,
    residenceStatus: life?.residenceStatus ?? null,
    residenceExpiresOn: permission === "UNRESTRICTED" ? null : new Date(now.getTime() + 400 * 86_400_000).toISOString().slice(0, 10),
    partTimePermission: permission === "PART_TIME_28H",
    selfDeclaredLevel: level,
    // The two whose accounts are printed have their own history at the exam.
    measurement,
    measuredLevel: measurement?.level ?? null,
    certificates: random.chance(0.7) ? [{ kind: "JLPT" as const, level, score: null, takenOn: "2024-12-01" }] : [],
    otherLanguages: [language, ...(language === "英語" ? [] : ["英語"])],
    introduction:
      mark || `日本で${1 + random.int(6)}年くらしています。仕事では、あいさつと報告を大切にしています。新しいことを覚えるのが好きです。`,
    education: [{ name: "日本語学校", detail: "進学コース", from: "2019-04", to: "2021-03" }],
    workHistory: random.chance(0.6) ? [{ name: "飲食店", detail: "ホールスタッフ", from: "2021-04", to: null }] : [],
    wishedPrefectures: [place.code],
    wishedCategories: ["SERVICE" as const, "OFFICE" as const],
    wishedEmploymentTypes: [life?.type ?? ("FULL_TIME" as const)],
    wishedWeeklyHours: life?.hours ?? 40,
    wishedMonthlyPay: 220_000 + random.int(10) * 10_000,
    version: 1,
    updatedAt: createdAt,
  };
  return { user, profile };
}
