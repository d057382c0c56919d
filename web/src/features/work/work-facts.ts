import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import type { MemberOf, PlainTextKey, TextKey, TFunction } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";
import { formatPhone } from "#platform/phone.ts";
import type { Description } from "#ui/description-list.tsx";
import { placeText, salaryText } from "./salary-text.ts";
import { stationText } from "./station-text.ts";

type Posting = WorkBody_PostingFragment;
type Translate = TFunction<"work", "vocabulary">;

function yesNo(t: Translate, value: boolean | null): string | null {
  if (value === null) return null;
  return t(value ? "common:yes" : "common:no");
}

function lines(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** The fields that readers know by a label, each by its place: `benefits`, `salary_raise`. */
type Labelled = MemberOf<TextKey<"work">, "field">;
type Value<Group> = (t: Translate, group: Group) => Description["value"];
/** A field in a row under another text, in the row of another field, or not among the facts but elsewhere on the page. */
type Other<Group> = { term: PlainTextKey<"work">; value: Value<Group> } | { within: keyof Group } | "elsewhere";
/** A field with a row under its label shows what is made of it, or as `row` its text as it is. */
type Fact<Group> = "row" | Value<Group> | Other<Group>;
type Row<Group, Field> = Value<Group> | (Field extends string | null ? "row" : never);
/** Every field of a group has its place: one that is added and shown nowhere does not compile, nor does a row without a label. */
type Facts<Group, Part extends string = "", Left = "__typename"> = {
  readonly [Name in Exclude<keyof Group, Left> & string]: `${Part}${Name}` extends Labelled
    ? Row<Group, Group[Name]> | Other<Group>
    : Other<Group>;
};
/** Fields of the posting that are not the company's to fill in. */
type Meta =
  | " $fragmentName"
  | "__typename"
  | "id"
  | "status"
  | "publishedAt"
  | "infoUpdatedAt"
  | "confirmedOn"
  | "publishedUntil"
  | "ruby"
  | "bodyRuby";
type Group = "employer" | "workplace" | "salary" | "hours" | "insurance" | "contract" | "selection";

function textOf(group: object, name: string): string | null {
  const text: unknown = Reflect.get(group, name);
  return typeof text === "string" ? text : null;
}

/** The rows of a group; `part` is what the keys of its labels begin with. */
function rowsOf<G extends object>(facts: Readonly<Record<string, Fact<G>>>, t: Translate, group: G, part = ""): Description[] {
  return Object.entries(facts).flatMap(([name, fact]) => {
    const term = t.code("field", `${part}${name}`);
    if (typeof fact === "function") return { term, value: fact(t, group) };
    if (typeof fact === "object") return "term" in fact ? { term: t(fact.term), value: fact.value(t, group) } : [];
    return fact === "row" ? { term, value: textOf(group, name) } : [];
  });
}

const offer = {
  title: "elsewhere",
  titleEn: "elsewhere",
  description: "elsewhere",
  descriptionEn: "elsewhere",
  beginnerWelcome: "elsewhere",
  applyBy: "elsewhere",
  appeal: "elsewhere",
  benefitKinds: "elsewhere",
  benefits: "elsewhere",
  housing: "elsewhere",
  employmentType: (t, work) => work.employmentType && t(`vocabulary:employmentType.${work.employmentType}`),
  category: (t, work) => work.category && t(`vocabulary:jobCategory.${work.category}`),
  occupation: "row",
  openings: (t, work) => t("people", { count: work.openings }),
  dutiesChangeScope: "row",
  requirements: "row",
  requiredQualifications: (t, work) => joinList(work.requiredQualifications.map((code) => t(`vocabulary:qualification.${code}`))),
  japaneseLevel: (t, work) => lines(t(`vocabulary:japaneseLevel.${work.japaneseLevel}`), work.japaneseUse),
  japaneseUse: { within: "japaneseLevel" },
  acceptedStatuses: (t, work) =>
    lines(
      joinList(work.acceptedStatuses.map((status) => t(`vocabulary:residenceStatus.${status}`))),
      work.studentsAfterGraduation && t("field.studentsAfterGraduation"),
    ),
  studentsAfterGraduation: { within: "acceptedStatuses" },
  specifiedSkillField: (t, work) => work.specifiedSkillField && t(`vocabulary:specifiedSkillField.${work.specifiedSkillField}`),
  visaSupport: (t, work) => (work.visaSupport ? t("common:yes") : null),
  startsOn: (t, work) => work.startsOn && formatDate(work.startsOn),
} satisfies Facts<Posting, "", Meta | Group>;

/** 1 and 3: what the work is. */
export const jobFacts = (t: Translate, work: Posting) => rowsOf(offer, t, work);

const place = {
  name: (t, workplace) => {
    const postal = workplace.postalCode ? `〒${workplace.postalCode.slice(0, 3)}-${workplace.postalCode.slice(3)}` : "";
    const kind = workplace.kind && t(`vocabulary:workplaceKind.${workplace.kind}`);
    return lines(workplace.name, `${postal} ${placeText(t, workplace)}`.trim(), kind);
  },
  kind: { within: "name" },
  postalCode: { within: "name" },
  prefecture: { within: "name" },
  city: { within: "name" },
  cityLatin: { within: "name" },
  addressLine: { within: "name" },
  nearestStation: stationText,
  stations: { within: "nearestStation" },
  changeScope: "row",
  remote: (t, { remote }) => t(`vocabulary:remoteMode.${remote}`),
  smoking: (t, { smoking, smokingNote }) => smoking && lines(t(`vocabulary:smokingMeasure.${smoking}`), smokingNote),
  smokingNote: { within: "smoking" },
} satisfies Facts<Posting["workplace"], "workplace_">;

/** 2: where. */
export const placeFacts = (t: Translate, { workplace }: Posting) => rowsOf(place, t, workplace, "workplace_");

/** The three facts of fixed overtime stand together, as the law asks. */
const pay = {
  unit: (t, salary) => salaryText(t, salary),
  min: { within: "unit" },
  max: { within: "unit" },
  allowances: (t, { allowances }) => allowances.map(({ name, amount }) => `${name} ${formatYen(amount)}`).join("\n"),
  fixedOvertime: {
    term: "fixedOvertime",
    value: (t, { fixedOvertime }) =>
      fixedOvertime &&
      lines(
        t("fixedOvertimeText", { amount: formatYen(fixedOvertime.amount ?? 0), hours: fixedOvertime.hours ?? 0 }),
        fixedOvertime.excessPaid && t("fixedOvertimeExcess"),
      ),
  },
  commuting: "row",
  raise: "row",
  bonus: "row",
  closing: (t, { closing, payDay }) => [closing, payDay].filter(Boolean).join(" ／ "),
  payDay: { within: "closing" },
} satisfies Facts<Posting["salary"], "salary_">;

/** 4: pay. */
export const payFacts = (t: Translate, { salary }: Posting) => rowsOf(pay, t, salary, "salary_");

const times = {
  system: (t, { system }) => system && t(`vocabulary:workTimeSystem.${system}`),
  times: (t, { note, times: days }) => lines(days.map(({ start, end }) => t("common:range", { from: start, to: end })).join("\n"), note),
  note: { within: "times" },
  deemedHoursPerDay: (t, { deemedHoursPerDay: hours }) => (hours === null ? null : t("hoursPerDay", { hours })),
  breakMinutes: (t, { breakMinutes: minutes }) => (minutes === null ? null : t("minutes", { minutes })),
  weeklyHours: (t, { weeklyHours: hours }) => (hours === null ? null : t("hoursPerWeek", { hours })),
  overtime: (t, { overtime, overtimeHoursPerMonth: hours }) =>
    overtime === null ? null : `${yesNo(t, overtime)}${hours ? t("overtimeHours", { hours }) : ""}`,
  overtimeHoursPerMonth: { within: "overtime" },
  holidays: "row",
  holidaysPerYear: (t, { holidaysPerYear: days }) => (days === null ? null : t("days", { days })),
} satisfies Facts<Posting["hours"], "hours_">;

/** 5: hours and holidays. */
export const hoursFacts = (t: Translate, { hours }: Posting) => rowsOf(times, t, hours, "hours_");

const insured = ["health", "pension", "accident", "employment"] as const;
const insurances = {
  health: {
    term: "insuranceTitle",
    value: (t, insurance) => {
      const kinds = joinList(insured.filter((kind) => insurance[kind]).map((kind) => t(`field.insurance_${kind}`)));
      return lines(kinds || t("common:none"), insurance.note);
    },
  },
  pension: { within: "health" },
  accident: { within: "health" },
  employment: { within: "health" },
  note: { within: "health" },
} satisfies Facts<Posting["insurance"], "insurance_">;

const terms = {
  fixedTerm: (t, { fixedTerm, termMonths: months }) =>
    fixedTerm === null ? null : t(fixedTerm ? "fixedTerm" : "noTerm") + (months ? t("fixedTermMonths", { months }) : ""),
  termMonths: { within: "fixedTerm" },
  renewal: (t, { renewal, renewalCriteria }) => renewal && lines(t(`vocabulary:renewalKind.${renewal}`), renewalCriteria),
  renewalCriteria: { within: "renewal" },
  renewalLimit: "row",
  trial: (t, contract) => (contract.trial === null ? null : lines(trialText(t, contract), contract.trialConditions)),
  trialMonths: { within: "trial" },
  trialConditions: { within: "trial" },
  retirement: "row",
} satisfies Facts<Posting["contract"], "contract_">;

/** 6: insurance, contract and trial. */
export const contractFacts = (t: Translate, { insurance, contract }: Posting) => [
  ...rowsOf(insurances, t, insurance, "insurance_"),
  ...rowsOf(terms, t, contract, "contract_"),
];

function trialText(t: Translate, contract: Posting["contract"]): string {
  if (!contract.trial) return t("common:no");
  return contract.trialMonths === null ? t("common:yes") : t("trialMonths", { months: contract.trialMonths });
}

const choosing = {
  process: "row",
  documents: (t, { documents, resumeRequired }) => lines(documents, resumeRequired && t("field.selection_resumeRequired")),
  resumeRequired: { within: "documents" },
  questions: "elsewhere",
} satisfies Facts<Posting["selection"], "selection_">;

const recruiter = {
  name: "row",
  address: "row",
  contactPhone: (t, { contactEmail, contactFormUrl, contactPhone }) =>
    lines(contactPhone && formatPhone(contactPhone), contactEmail, contactFormUrl),
  contactEmail: { within: "contactPhone" },
  contactFormUrl: { within: "contactPhone" },
} satisfies Facts<Posting["employer"], "employer_">;

/** 7, 8 and the employer: what comes with it, how they choose, and who posts it. */
export const employerFacts = (t: Translate, { employer, selection, benefitKinds, benefits, housing }: Posting): Description[] => [
  {
    term: t("field.benefits"),
    value: lines(joinList(benefitKinds.map((kind) => t(`vocabulary:benefitKind.${kind}`))), benefits, housing && t("field.housing")),
  },
  ...rowsOf(choosing, t, selection, "selection_"),
  ...rowsOf(recruiter, t, employer, "employer_"),
];
