import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";
import { formatPhone } from "#platform/phone.ts";
import type { Description } from "#ui/description-list.tsx";
import { placeText, salaryText } from "./salary-text.ts";

type Posting = WorkBody_PostingFragment;
type Translate = TFunction<"work", "vocabulary">;

function yesNo(t: Translate, value: boolean | null): string | null {
  if (value === null) return null;
  return t(value ? "common:yes" : "common:no");
}

function lines(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** How a field is shown: as a row, in the row of another field, or not among the facts but elsewhere on the page. */
type Fact<Group> = ((t: Translate, group: Group) => Description) | { within: keyof Group } | "elsewhere";
/** Every field of a group has its place: one that is added and shown nowhere does not compile. */
type Facts<Group, Other = "__typename"> = { readonly [Name in Exclude<keyof Group, Other>]: Fact<Group> };
/** Fields of the posting that are not the company's to fill in. */
type Meta = " $fragmentName" | "__typename" | "id" | "status" | "publishedAt" | "infoUpdatedAt" | "ruby" | "bodyRuby";
type Group = "employer" | "workplace" | "salary" | "hours" | "insurance" | "contract" | "selection";

function rowsOf<G>(facts: Readonly<Record<string, Fact<G>>>, t: Translate, group: G): Description[] {
  return Object.values(facts).flatMap((fact) => (typeof fact === "function" ? [fact(t, group)] : []));
}

const offer = {
  title: "elsewhere",
  titleEn: "elsewhere",
  description: "elsewhere",
  descriptionEn: "elsewhere",
  beginnerWelcome: "elsewhere",
  applyBy: "elsewhere",
  appeal: "elsewhere",
  benefits: "elsewhere",
  housing: "elsewhere",
  employmentType: (t, work) => ({
    term: t("employmentType"),
    value: work.employmentType && t(`vocabulary:employmentType.${work.employmentType}`),
  }),
  category: (t, work) => ({ term: t("category"), value: work.category && t(`vocabulary:jobCategory.${work.category}`) }),
  occupation: (t, work) => ({ term: t("occupation"), value: work.occupation }),
  openings: (t, work) => ({ term: t("openings"), value: t("people", { count: work.openings }) }),
  dutiesChangeScope: (t, work) => ({ term: t("dutiesChangeScope"), value: work.dutiesChangeScope }),
  requirements: (t, work) => ({ term: t("requirements"), value: work.requirements }),
  requiredQualifications: (t, work) => ({
    term: t("requiredQualifications"),
    value: joinList(work.requiredQualifications.map((code) => t(`vocabulary:qualification.${code}`))),
  }),
  japaneseLevel: (t, work) => ({
    term: t("japaneseLevel"),
    value: lines(t(`vocabulary:japaneseLevel.${work.japaneseLevel}`), work.japaneseUse),
  }),
  japaneseUse: { within: "japaneseLevel" },
  acceptedStatuses: (t, work) => ({
    term: t("acceptedStatuses"),
    value: lines(
      joinList(work.acceptedStatuses.map((status) => t(`vocabulary:residenceStatus.${status}`))),
      work.studentsAfterGraduation && t("studentsAfterGraduation"),
    ),
  }),
  studentsAfterGraduation: { within: "acceptedStatuses" },
  specifiedSkillField: (t, work) => ({
    term: t("specifiedSkillField"),
    value: work.specifiedSkillField && t(`vocabulary:specifiedSkillField.${work.specifiedSkillField}`),
  }),
  visaSupport: (t, work) => ({ term: t("visaSupport"), value: work.visaSupport ? t("common:yes") : null }),
  startsOn: (t, work) => ({ term: t("startsOn"), value: work.startsOn && formatDate(work.startsOn) }),
} satisfies Facts<Posting, Meta | Group>;

/** 1 and 3: what the work is. */
export const jobFacts = (t: Translate, work: Posting) => rowsOf(offer, t, work);

const place = {
  name: (t, workplace) => {
    const postal = workplace.postalCode ? `〒${workplace.postalCode.slice(0, 3)}-${workplace.postalCode.slice(3)}` : "";
    const kind = workplace.kind && t(`vocabulary:workplaceKind.${workplace.kind}`);
    return { term: t("workplace"), value: lines(workplace.name, `${postal} ${placeText(t, workplace)}`.trim(), kind) };
  },
  kind: { within: "name" },
  postalCode: { within: "name" },
  prefecture: { within: "name" },
  city: { within: "name" },
  addressLine: { within: "name" },
  nearestStation: (t, { nearestStation }) => ({ term: t("nearestStation"), value: nearestStation }),
  changeScope: (t, { changeScope }) => ({ term: t("workplaceChangeScope"), value: changeScope }),
  remote: (t, { remote }) => ({ term: t("remote"), value: t(`vocabulary:remoteMode.${remote}`) }),
  smoking: (t, { smoking, smokingNote }) => ({
    term: t("smoking"),
    value: smoking && lines(t(`vocabulary:smokingMeasure.${smoking}`), smokingNote),
  }),
  smokingNote: { within: "smoking" },
} satisfies Facts<Posting["workplace"]>;

/** 2: where. */
export const placeFacts = (t: Translate, { workplace }: Posting) => rowsOf(place, t, workplace);

/** The three facts of fixed overtime stand together, as the law asks. */
const pay = {
  unit: (t, salary) => ({ term: t("salary"), value: salaryText(t, salary) }),
  min: { within: "unit" },
  max: { within: "unit" },
  allowances: (t, { allowances }) => ({
    term: t("allowances"),
    value: allowances.map(({ name, amount }) => `${name} ${formatYen(amount)}`).join("\n"),
  }),
  fixedOvertime: (t, { fixedOvertime }) => ({
    term: t("fixedOvertime"),
    value:
      fixedOvertime &&
      lines(
        t("fixedOvertimeText", { amount: formatYen(fixedOvertime.amount ?? 0), hours: fixedOvertime.hours ?? 0 }),
        fixedOvertime.excessPaid && t("fixedOvertimeExcess"),
      ),
  }),
  commuting: (t, { commuting }) => ({ term: t("commuting"), value: commuting }),
  raise: (t, { raise }) => ({ term: t("raise"), value: raise }),
  bonus: (t, { bonus }) => ({ term: t("bonus"), value: bonus }),
  closing: (t, { closing, payDay }) => ({ term: t("payDays"), value: [closing, payDay].filter(Boolean).join(" ／ ") }),
  payDay: { within: "closing" },
} satisfies Facts<Posting["salary"]>;

/** 4: pay. */
export const payFacts = (t: Translate, { salary }: Posting) => rowsOf(pay, t, salary);

const times = {
  system: (t, { system }) => ({ term: t("workTimeSystem"), value: system && t(`vocabulary:workTimeSystem.${system}`) }),
  times: (t, { note, times: days }) => ({
    term: t("workTimes"),
    value: lines(days.map(({ start, end }) => t("common:range", { from: start, to: end })).join("\n"), note),
  }),
  note: { within: "times" },
  deemedHoursPerDay: (t, { deemedHoursPerDay: hours }) => ({
    term: t("deemedHours"),
    value: hours === null ? null : t("hoursPerDay", { hours }),
  }),
  breakMinutes: (t, { breakMinutes: minutes }) => ({ term: t("breakTime"), value: minutes === null ? null : t("minutes", { minutes }) }),
  weeklyHours: (t, { weeklyHours: hours }) => ({ term: t("weeklyHours"), value: hours === null ? null : t("hoursPerWeek", { hours }) }),
  overtime: (t, { overtime, overtimeHoursPerMonth: hours }) => ({
    term: t("overtime"),
    value: overtime === null ? null : `${yesNo(t, overtime)}${hours ? t("overtimeHours", { hours }) : ""}`,
  }),
  overtimeHoursPerMonth: { within: "overtime" },
  holidays: (t, { holidays }) => ({ term: t("holidays"), value: holidays }),
  holidaysPerYear: (t, { holidaysPerYear: days }) => ({ term: t("holidaysPerYear"), value: days === null ? null : t("days", { days }) }),
} satisfies Facts<Posting["hours"]>;

/** 5: hours and holidays. */
export const hoursFacts = (t: Translate, { hours }: Posting) => rowsOf(times, t, hours);

const insured = ["health", "pension", "accident", "employment"] as const;
const insurances = {
  health: (t, insurance) => {
    const kinds = joinList(insured.filter((kind) => insurance[kind]).map((kind) => t(`insurance.${kind}`)));
    return { term: t("insuranceTitle"), value: lines(kinds || t("common:none"), insurance.note) };
  },
  pension: { within: "health" },
  accident: { within: "health" },
  employment: { within: "health" },
  note: { within: "health" },
} satisfies Facts<Posting["insurance"]>;

const terms = {
  fixedTerm: (t, { fixedTerm, termMonths: months }) => ({
    term: t("term"),
    value: fixedTerm === null ? null : t(fixedTerm ? "fixedTerm" : "noTerm") + (months ? t("fixedTermMonths", { months }) : ""),
  }),
  termMonths: { within: "fixedTerm" },
  renewal: (t, { renewal, renewalCriteria }) => ({
    term: t("renewal"),
    value: renewal && lines(t(`vocabulary:renewalKind.${renewal}`), renewalCriteria),
  }),
  renewalCriteria: { within: "renewal" },
  renewalLimit: (t, { renewalLimit }) => ({ term: t("renewalLimit"), value: renewalLimit }),
  trial: (t, contract) => ({
    term: t("trial"),
    value: contract.trial === null ? null : lines(trialText(t, contract), contract.trialConditions),
  }),
  trialMonths: { within: "trial" },
  trialConditions: { within: "trial" },
  retirement: (t, { retirement }) => ({ term: t("retirement"), value: retirement }),
} satisfies Facts<Posting["contract"]>;

/** 6: insurance, contract and trial. */
export const contractFacts = (t: Translate, { insurance, contract }: Posting) => [
  ...rowsOf(insurances, t, insurance),
  ...rowsOf(terms, t, contract),
];

function trialText(t: Translate, contract: Posting["contract"]): string {
  if (!contract.trial) return t("common:no");
  return contract.trialMonths === null ? t("common:yes") : t("trialMonths", { months: contract.trialMonths });
}

const choosing = {
  process: (t, { process }) => ({ term: t("selection"), value: process }),
  documents: (t, { documents, resumeRequired }) => ({
    term: t("documents"),
    value: lines(documents, resumeRequired && t("resumeRequired")),
  }),
  resumeRequired: { within: "documents" },
  questions: "elsewhere",
} satisfies Facts<Posting["selection"]>;

const recruiter = {
  name: (t, { name }) => ({ term: t("employerName"), value: name }),
  address: (t, { address }) => ({ term: t("employerAddress"), value: address }),
  contactPhone: (t, { contactEmail, contactFormUrl, contactPhone }) => ({
    term: t("employerContact"),
    value: lines(contactPhone && formatPhone(contactPhone), contactEmail, contactFormUrl),
  }),
  contactEmail: { within: "contactPhone" },
  contactFormUrl: { within: "contactPhone" },
} satisfies Facts<Posting["employer"]>;

/** 7, 8 and the employer: what comes with it, how they choose, and who posts it. */
export const employerFacts = (t: Translate, { employer, selection, benefits, housing }: Posting): Description[] => [
  { term: t("benefits"), value: lines(benefits, housing && t("housing")) },
  ...rowsOf(choosing, t, selection),
  ...rowsOf(recruiter, t, employer),
];
