import type { EmploymentType } from "../../../shared/vocabulary/employment-type.ts";
import type { JobCategory } from "../../../shared/vocabulary/job-category.ts";
import type { ContentColumns } from "../posting/work.columns.ts";

type Shape = Partial<ContentColumns>;

const permanent: Shape = {
  payUnit: "MONTH",
  fixedTerm: false,
  overtime: true,
  overtimeHoursPerMonth: 10,
  weeklyHours: 40,
  breakMinutes: 60,
};
const renewed: Shape = {
  fixedTerm: true,
  renewal: "POSSIBLE",
  renewalCriteria: "契約期間が終わるときの業務量、勤務成績、勤務態度によって判断します。",
  renewalLimit: "更新の上限はありません。",
};
const byHour: Shape = { payUnit: "HOUR", ...renewed, termMonths: 6, overtime: false };
const weekends: Shape = {
  holidays: "完全週休2日制（土曜日・日曜日）、祝日、夏季休暇、年末年始休暇、年次有給休暇",
  holidaysPerYear: 120,
};
const byRota: Shape = { holidays: "シフト制（月9日）、夏季休暇、年末年始休暇、年次有給休暇", holidaysPerYear: 113 };

/** Hours, days off and terms of a contract as they are usual. Times and days are where a company begins, and it changes them. */
export const shapes = {
  /** 9 to 6, weekends off. */
  DAY: { ...permanent, ...weekends, workTimeSystem: "FIXED", workTimes: [{ start: "09:00", end: "18:00" }] },
  /** 8 to 5 on a site or in a factory. */
  SITE: {
    ...permanent,
    workTimeSystem: "FIXED",
    workTimes: [{ start: "08:00", end: "17:00" }],
    holidays: "日曜日、会社カレンダーで決めた土曜日、夏季休暇、年末年始休暇、年次有給休暇",
    holidaysPerYear: 110,
  },
  /** Early and late, by rota. */
  ROTA: {
    ...permanent,
    ...byRota,
    workTimeSystem: "SHIFT",
    workTimes: [
      { start: "07:00", end: "16:00" },
      { start: "10:00", end: "19:00" },
    ],
  },
  /** Afternoon and evening, by rota, as in a restaurant. */
  EVENING: {
    ...permanent,
    ...byRota,
    workTimeSystem: "SHIFT",
    workTimes: [
      { start: "10:00", end: "19:00" },
      { start: "13:00", end: "22:00" },
    ],
  },
  /** Three shifts with nights, on average 40 hours a week over a month. */
  NIGHTS: {
    ...permanent,
    ...byRota,
    workTimeSystem: "VARIABLE",
    workTimes: [
      { start: "07:00", end: "16:00" },
      { start: "10:00", end: "19:00" },
      { start: "16:30", end: "33:30" },
    ],
    workTimeNote: "1か月単位の変形労働時間制です。夜勤は月4回くらいで、夜勤の休憩は120分です。",
  },
  /** Two shifts of a factory. */
  TWO_SHIFTS: {
    ...permanent,
    workTimeSystem: "SHIFT",
    workTimes: [
      { start: "08:00", end: "17:00" },
      { start: "20:00", end: "29:00" },
    ],
    workTimeNote: "昼の勤務と夜の勤務を1週間ごとに交替します。",
    holidays: "週休2日制（会社カレンダーによる）、夏季休暇、年末年始休暇、年次有給休暇",
    holidaysPerYear: 116,
  },
  /** Core time only. */
  FLEX: {
    ...permanent,
    ...weekends,
    workTimeSystem: "FLEX",
    workTimes: [],
    workTimeNote: "フレックスタイム制です。コアタイムは10:00〜15:00、1日の標準労働時間は8時間です。",
  },
  /** A year, renewed. */
  CONTRACT_DAY: {
    ...permanent,
    ...weekends,
    ...renewed,
    termMonths: 12,
    workTimeSystem: "FIXED",
    workTimes: [{ start: "09:00", end: "18:00" }],
  },
  CONTRACT_ROTA: {
    ...permanent,
    ...byRota,
    ...renewed,
    termMonths: 12,
    workTimeSystem: "SHIFT",
    workTimes: [
      { start: "07:00", end: "16:00" },
      { start: "10:00", end: "19:00" },
    ],
  },
  /** Five days of a shorter day, paid by the hour. */
  PART_DAY: {
    ...byHour,
    workTimeSystem: "FIXED",
    workTimes: [{ start: "09:00", end: "15:00" }],
    breakMinutes: 60,
    weeklyHours: 25,
    holidays: "土曜日、日曜日、祝日、年次有給休暇",
  },
  /** Four days by rota, paid by the hour. */
  PART_ROTA: {
    ...byHour,
    workTimeSystem: "SHIFT",
    workTimes: [
      { start: "09:00", end: "14:00" },
      { start: "14:00", end: "19:00" },
    ],
    breakMinutes: 0,
    weeklyHours: 20,
    holidays: "週3日（シフト制、希望を聞いて2週間前に決めます）、年次有給休暇",
  },
  /** Four evenings, paid by the hour. */
  PART_EVENING: {
    ...byHour,
    workTimeSystem: "SHIFT",
    workTimes: [{ start: "17:00", end: "22:00" }],
    breakMinutes: 0,
    weeklyHours: 20,
    holidays: "週3日（シフト制、希望を聞いて2週間前に決めます）、年次有給休暇",
  },
  /** Through an agency, by the hour. */
  DISPATCH_DAY: {
    ...byHour,
    workTimeSystem: "FIXED",
    workTimes: [{ start: "09:00", end: "18:00" }],
    breakMinutes: 60,
    weeklyHours: 40,
    overtime: true,
    overtimeHoursPerMonth: 10,
    holidays: "土曜日、日曜日、祝日、年次有給休暇",
    holidaysPerYear: 120,
  },
} as const satisfies Record<string, Shape>;
export type ShapeName = keyof typeof shapes;

/** A posting of a trade and a kind of employment as far as it is the same at every company: no pay, no place, no name. */
export interface PostingTemplate {
  /** Stays the same for good: links name it. */
  id: string;
  title: string;
  titleEn: string;
  occupation: string;
  category: JobCategory;
  employmentType: EmploymentType;
  /** Hours, days off and term, as they are usual in the trade. */
  shape: ShapeName;
  description: string;
  requirements: string;
  japaneseUse: string;
  more: Partial<ContentColumns>;
}
