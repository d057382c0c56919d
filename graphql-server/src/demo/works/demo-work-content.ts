import type { PayUnit, RemoteMode } from "../../modules/work/posting/work.vocabulary.ts";
import type { BenefitKind } from "../../shared/vocabulary/benefit-kind.ts";
import type { EmploymentType } from "../../shared/vocabulary/employment-type.ts";
import type { PrefectureCode } from "../../shared/vocabulary/prefecture.ts";
import type { Qualification } from "../../shared/vocabulary/qualification.ts";
import type { ResidenceStatus } from "../../shared/vocabulary/work-permission.ts";
import type { DemoCompany } from "../accounts/demo-companies.ts";
import type { Archetype } from "../content/archetypes.ts";
import { cities, stations } from "../content/companies.ts";
import { beginnings, dutyDetails } from "../content/duty-details.data.ts";
import { demoId, pickBy, type Random } from "../random.ts";

const types: readonly EmploymentType[] = [
  "FULL_TIME",
  "FULL_TIME",
  "CONTRACT",
  "PART_TIME",
  "PART_TIME",
  "DISPATCH",
  "PERMANENT_DISPATCH",
  "TEMP_TO_PERM",
  "INTERN",
  "SHOKUTAKU",
  "OUTSOURCING",
];
const hoursPerUnit: Record<PayUnit, number> = { HOUR: 1, DAY: 8, WEEK: 40, MONTH: 173, YEAR: 2_080 };
const hourly: readonly EmploymentType[] = ["PART_TIME", "DISPATCH", "INTERN"];
const fixedTermTypes: readonly EmploymentType[] = ["CONTRACT", "PART_TIME", "DISPATCH", "TEMP_TO_PERM", "INTERN", "SHOKUTAKU"];
const times = {
  DAY: [["09:00", "18:00"]],
  EARLY_LATE: [
    ["07:00", "16:00"],
    ["12:00", "21:00"],
  ],
  NIGHT: [
    ["08:30", "17:30"],
    ["20:30", "29:30"],
  ],
} as const;
const knowledge = new Set<Archetype["category"]>(["RESEARCH_ENGINEERING", "LAW_BUSINESS_ARTS", "OFFICE", "MANAGEMENT", "SALES"]);
const free: readonly ResidenceStatus[] = ["PERMANENT_RESIDENT", "SPOUSE_OF_JAPANESE", "LONG_TERM_RESIDENT"];

function unitOf(random: Random, type: EmploymentType): PayUnit {
  if (hourly.includes(type)) return random.chance(0.85) ? "HOUR" : "DAY";
  if (type === "OUTSOURCING") return "WEEK";
  return random.chance(0.12) ? "YEAR" : "MONTH";
}

function roundTo(step: number, amount: number): number {
  return Math.ceil(amount / step) * step;
}

function payOf(random: Random, input: { type: EmploymentType; base: number }) {
  const payUnit = unitOf(random, input.type);
  const step = { HOUR: 10, DAY: 100, WEEK: 1_000, MONTH: 1_000, YEAR: 100_000 }[payUnit];
  const payMin = roundTo(step, input.base * hoursPerUnit[payUnit] * 1.03);
  const fixedOvertime = payUnit === "MONTH" && random.chance(0.15);
  const hours = 10 + random.int(3) * 5;
  return {
    payUnit,
    payMin,
    payMax: roundTo(step, payMin * (1.1 + random.int(3) / 10)),
    allowances: payUnit === "MONTH" && random.chance(0.4) ? [{ name: "語学手当", amount: 10_000 }] : [],
    fixedOvertime,
    fixedOvertimeAmount: fixedOvertime ? roundTo(100, input.base * 1.25 * hours * 1.2) : null,
    fixedOvertimeHours: fixedOvertime ? hours : null,
    fixedOvertimeExcessPaid: fixedOvertime ? true : null,
    commuting: "実費を支給（月3万円まで）",
    raise: random.chance(0.6) ? "年1回（前年度の実績：1月あたり3,000円〜8,000円）" : null,
    bonus: payUnit === "MONTH" ? "年2回（業績による）" : null,
    payClosing: "毎月末日",
    payDay: "翌月25日",
  };
}

const dispatched: readonly EmploymentType[] = ["DISPATCH", "PERMANENT_DISPATCH", "TEMP_TO_PERM"];

/** 派遣法4条: no dispatch to these trades. */
const bannedFromDispatch: readonly Archetype["category"][] = ["CONSTRUCTION", "SECURITY", "MEDICAL"];

/** 業務委託 is for work that its taker can do where and when they like; at a shop or a bedside it would be employment in fact. */
function lawfulType(type: EmploymentType, { category, remote }: Archetype): EmploymentType {
  if (type === "OUTSOURCING" && !remote) return "CONTRACT";
  return dispatched.includes(type) && bannedFromDispatch.includes(category) ? "CONTRACT" : type;
}

/** 特定技能 is direct employment but in agriculture and fishery. */
function skillOf({ skill }: Archetype, type: EmploymentType) {
  if (!skill || type === "PART_TIME" || type === "OUTSOURCING" || type === "INTERN") return null;
  return dispatched.includes(type) && skill !== "AGRICULTURE" && skill !== "FISHERY" ? null : skill;
}

function statusesOf(archetype: Archetype, type: EmploymentType): ResidenceStatus[] {
  if (archetype.skill && !skillOf(archetype, type) && type !== "PART_TIME") return [...free];
  if (type === "OUTSOURCING") return [...free];
  const bound: ResidenceStatus[] = archetype.skill ? ["SPECIFIED_SKILLED_WORKER"] : ofKnowledge(archetype);
  return type === "PART_TIME" ? [...free, "STUDENT", "DEPENDENT"] : [...free, ...bound];
}

/** 技術・人文知識・国際業務 is for work of knowledge or of a foreign culture. */
function ofKnowledge({ category }: Archetype): ResidenceStatus[] {
  return knowledge.has(category) ? ["ENGINEER_HUMANITIES_INTERNATIONAL"] : [];
}

/** The duties of one workplace: those of its kind, what is different here, and how one begins. */
function dutiesOf({ category, duties, occupation }: Archetype, company: DemoCompany, city: string): string {
  const key = `${company.name}${occupation}${city}`;
  return `${duties}${pickBy(key, dutyDetails[category])}${pickBy(`${city}${key}`, beginnings)}`;
}

function contractOf(random: Random, type: EmploymentType) {
  const fixedTerm = fixedTermTypes.includes(type);
  const trial = !fixedTerm && type !== "OUTSOURCING";
  return {
    fixedTerm,
    termMonths: fixedTerm ? 6 + random.int(2) * 6 : null,
    renewal: fixedTerm ? ("POSSIBLE" as const) : null,
    renewalCriteria: fixedTerm ? "契約期間が終わるときの業務量、勤務の成績、能力によって判断します。" : null,
    renewalLimit: fixedTerm ? "通算5年まで" : null,
    trial,
    trialMonths: trial ? 3 : null,
    trialConditions: trial ? "試用期間中も賃金・労働条件は同じです。" : null,
    retirement: type === "FULL_TIME" ? "あり（定年65歳、再雇用あり）" : null,
  };
}

function remoteOf(random: Random, archetype: Archetype): RemoteMode {
  if (!archetype.remote || random.chance(0.5)) return "NONE";
  return random.chance(0.4) ? "FULL" : "PARTIAL";
}

/** 業務委託: whoever takes the work decides when it is done. */
const timeOfOutsourcing = {
  workTimeSystem: null,
  workTimes: [],
  workTimeNote: "働く時間と場所は、受ける人が決めます。",
  deemedHoursPerDay: null,
  breakMinutes: null,
  weeklyHours: null,
  overtime: null,
  overtimeHoursPerMonth: null,
  holidays: null,
  holidaysPerYear: null,
};

function timeOf(random: Random, archetype: Archetype, type: EmploymentType) {
  const part = type === "PART_TIME";
  if (type === "OUTSOURCING") return timeOfOutsourcing;
  return {
    workTimeSystem: archetype.shift === "DAY" ? ("FIXED" as const) : ("SHIFT" as const),
    workTimes: times[archetype.shift].map(([start, end]) => ({ start, end })),
    workTimeNote: part ? "週3日、1日4時間から相談できます。" : null,
    deemedHoursPerDay: null,
    breakMinutes: 60,
    weeklyHours: part ? 24 : 40,
    overtime: !part,
    overtimeHoursPerMonth: part ? null : 5 + random.int(15),
    holidays: archetype.shift === "DAY" ? "土曜・日曜・祝日、年末年始、夏季休暇" : "4週8休（シフトによる）、年次有給休暇",
    holidaysPerYear: archetype.shift === "DAY" ? 122 : 110,
  };
}

/** 必須の資格・免許 that such a title demands. */
const demanded: readonly [RegExp, Qualification][] = [
  [/中型トラック/, "DRIVER_MEDIUM"],
  [/送迎|配送|ルート営業/, "DRIVER_REGULAR"],
  [/看護師/, "NURSE"],
];

/** 福利厚生 of a posting: kinds that every reader gets in their language, and words of the company's own. */
function benefitsOf(
  random: Random,
  { part, isDay }: { part: boolean; isDay: boolean },
): { benefitKinds: BenefitKind[]; benefits: string | null } {
  if (!random.chance(0.6)) return { benefitKinds: [], benefits: null };
  const kinds: BenefitKind[] = [
    "LICENCE_SUPPORT",
    ...(isDay ? [] : (["UNIFORM"] as const)),
    part ? "EMPLOYEE_DISCOUNT" : "RETIREMENT_PAY",
    "CHECKUP",
  ];
  return { benefitKinds: kinds, benefits: isDay ? "年に1回、社員の交流会があります。" : null };
}

/** The columns of a lawful posting of an archetype at a company, paid above the minimum wage of its place. */
export function demoWorkContent(
  random: Random,
  input: { archetype: Archetype; company: DemoCompany; prefecture: PrefectureCode; minimumWage: number; type?: EmploymentType; now: Date },
) {
  const { archetype, company, prefecture, now } = input;
  const employmentType = lawfulType(input.type ?? random.pick(types), archetype);
  const [city, street, postalCode] = cities[prefecture] ?? ["", "", ""];
  const part = employmentType === "PART_TIME";
  const insured = employmentType !== "OUTSOURCING";
  const title = random.pick(archetype.titles);
  return {
    title: `${title}／${city}`,
    titleEn: random.chance(0.45) ? `${archetype.titleEn} (${company.nameEn})` : null,
    category: archetype.category,
    occupation: archetype.occupation,
    employmentType,
    openings: 1 + random.int(5),
    startsOn: null,
    applyBy: random.chance(0.6) ? new Date(now.getTime() + (7 + random.int(80)) * 86_400_000).toISOString().slice(0, 10) : null,
    employerName: company.name,
    employerAddress: `${company.city}${company.addressLine} ${company.building}`,
    contactEmail: company.contactEmail,
    contactPhone: company.contactPhone,
    contactFormUrl: null,
    workplaceName: `${company.name} ${city}事業所`,
    postalCode,
    prefecture,
    city,
    addressLine: `${street}${1 + random.int(30)}-${1 + random.int(20)}`,
    nearestStation: random.chance(0.7) ? `${stations[prefecture]}から徒歩${3 + random.int(15)}分` : null,
    workplaceChangeScope: random.chance(0.5) ? "変更なし" : "会社の定める事業所（同じ都道府県内）",
    remote: remoteOf(random, archetype),
    smoking: "NO_SMOKING" as const,
    smokingNote: null,
    description: `${dutiesOf(archetype, company, city)}\n\n【1日の流れ】\n${archetype.day}\n\n【会社から】\n${company.description}`,
    descriptionEn: random.chance(0.4)
      ? `${archetype.titleEn} at ${company.nameEn}. Training is given from the first day; colleagues from several countries work here. Ask us anything by message before you apply.`
      : null,
    dutiesChangeScope: random.chance(0.5) ? "変更なし" : "会社の定める業務",
    requirements: archetype.requirements,
    japaneseLevel: archetype.level,
    japaneseUse: archetype.japaneseUse,
    studentsAfterGraduation: false,
    acceptedStatuses: random.chance(0.7) ? statusesOf(archetype, employmentType) : [],
    specifiedSkillField: skillOf(archetype, employmentType),
    visaSupport: random.chance(0.35),
    requiredQualifications: demanded.filter(([pattern]) => pattern.test(title)).map(([, code]) => code),
    beginnerWelcome: archetype.extra < 300 && random.chance(0.7),
    ...payOf(random, { type: employmentType, base: input.minimumWage + archetype.extra }),
    ...timeOf(random, archetype, employmentType),
    healthInsurance: insured,
    pensionInsurance: insured,
    accidentInsurance: insured,
    employmentInsurance: insured,
    insuranceNote: part ? "働く時間が短い場合の加入については、面接でご説明します。" : null,
    ...contractOf(random, employmentType),
    appeal: random.chance(0.5) ? "面接の前に、職場を見学できます。仕事で使う日本語の一覧（ふりがな付き）をお渡しします。" : null,
    ...benefitsOf(random, { part, isDay: archetype.shift === "DAY" }),
    housing: random.chance(0.2),
    selection: "応募 → 書類選考（5日以内にお返事します） → 面接1回 → 内定",
    documents: "履歴書（書式は自由です）",
    resumeRequired: random.chance(0.2),
    screeningQuestions: random.chance(0.5)
      ? [
          { id: demoId(random, now), text: "この仕事に応募した理由を教えてください。", required: true },
          { id: demoId(random, now), text: "いつから働き始められますか。", required: false },
        ]
      : [],
  };
}
