import type { WorkBody_PostingFragment } from "#graphql/operations.ts";
import { formatDate } from "#platform/dates.ts";
import { joinList } from "#platform/i18n/punctuation.ts";
import type { TFunction } from "#platform/i18n/text-key.ts";
import { formatYen } from "#platform/money.ts";
import { formatPhone } from "#platform/phone.ts";
import type { Description } from "#ui/description-list.tsx";
import { placeText, salaryText } from "./salary-text.ts";

type Posting = WorkBody_PostingFragment;

function yesNo(t: TFunction<"work", "vocabulary">, value: boolean | null): string | null {
  if (value === null) return null;
  return t(value ? "common:yes" : "common:no");
}

function lines(...parts: (string | null | undefined | false)[]): string {
  return parts.filter(Boolean).join("\n");
}

/** 1 and 3: what the work is. */
export function jobFacts(t: TFunction<"work", "vocabulary">, work: Posting): Description[] {
  return [
    { term: t("employmentType"), value: work.employmentType && t(`vocabulary:employmentType.${work.employmentType}`) },
    { term: t("category"), value: work.category && t(`vocabulary:jobCategory.${work.category}`) },
    { term: t("occupation"), value: work.occupation },
    { term: t("openings"), value: t("people", { count: work.openings }) },
    { term: t("dutiesChangeScope"), value: work.dutiesChangeScope },
    { term: t("requirements"), value: work.requirements },
    {
      term: t("requiredQualifications"),
      value: joinList(work.requiredQualifications.map((code) => t(`vocabulary:qualification.${code}`))),
    },
    { term: t("japaneseLevel"), value: lines(t(`vocabulary:japaneseLevel.${work.japaneseLevel}`), work.japaneseUse) },
    {
      term: t("acceptedStatuses"),
      value: joinList(work.acceptedStatuses.map((status) => t(`vocabulary:residenceStatus.${status}`))),
    },
    { term: t("specifiedSkillField"), value: work.specifiedSkillField && t(`vocabulary:specifiedSkillField.${work.specifiedSkillField}`) },
    { term: t("visaSupport"), value: work.visaSupport ? t("common:yes") : null },
    { term: t("startsOn"), value: work.startsOn && formatDate(work.startsOn) },
  ];
}

/** 2: where. */
export function placeFacts(t: TFunction<"work", "vocabulary">, { workplace }: Posting): Description[] {
  const postal = workplace.postalCode ? `〒${workplace.postalCode.slice(0, 3)}-${workplace.postalCode.slice(3)}` : "";
  return [
    { term: t("workplace"), value: lines(workplace.name, `${postal} ${placeText(t, workplace)}`.trim()) },
    { term: t("nearestStation"), value: workplace.nearestStation },
    { term: t("workplaceChangeScope"), value: workplace.changeScope },
    { term: t("remote"), value: t(`vocabulary:remoteMode.${workplace.remote}`) },
    { term: t("smoking"), value: workplace.smoking && lines(t(`vocabulary:smokingMeasure.${workplace.smoking}`), workplace.smokingNote) },
  ];
}

/** 4: pay. The three facts of fixed overtime stand together, as the law asks. */
export function payFacts(t: TFunction<"work", "vocabulary">, { salary }: Posting): Description[] {
  const { fixedOvertime } = salary;
  return [
    { term: t("salary"), value: salaryText(t, salary) },
    { term: t("allowances"), value: salary.allowances.map(({ name, amount }) => `${name} ${formatYen(amount)}`).join("\n") },
    {
      term: t("fixedOvertime"),
      value:
        fixedOvertime &&
        lines(
          t("fixedOvertimeText", { amount: formatYen(fixedOvertime.amount ?? 0), hours: fixedOvertime.hours ?? 0 }),
          fixedOvertime.excessPaid && t("fixedOvertimeExcess"),
        ),
    },
    { term: t("commuting"), value: salary.commuting },
    { term: t("raise"), value: salary.raise },
    { term: t("bonus"), value: salary.bonus },
    { term: t("payDays"), value: [salary.closing, salary.payDay].filter(Boolean).join(" ／ ") },
  ];
}

/** 5: hours and holidays. */
export function hoursFacts(t: TFunction<"work", "vocabulary">, { hours }: Posting): Description[] {
  const times = hours.times.map(({ start, end }) => t("common:range", { from: start, to: end })).join("\n");
  const overtime = hours.overtimeHoursPerMonth ? t("overtimeHours", { hours: hours.overtimeHoursPerMonth }) : "";
  return [
    { term: t("workTimeSystem"), value: hours.system && t(`vocabulary:workTimeSystem.${hours.system}`) },
    { term: t("workTimes"), value: lines(times, hours.note) },
    { term: t("deemedHours"), value: hours.deemedHoursPerDay === null ? null : t("hoursPerDay", { hours: hours.deemedHoursPerDay }) },
    { term: t("breakTime"), value: hours.breakMinutes === null ? null : t("minutes", { minutes: hours.breakMinutes }) },
    { term: t("weeklyHours"), value: hours.weeklyHours === null ? null : t("hoursPerWeek", { hours: hours.weeklyHours }) },
    { term: t("overtime"), value: hours.overtime === null ? null : `${yesNo(t, hours.overtime)}${overtime}` },
    { term: t("holidays"), value: hours.holidays },
    { term: t("holidaysPerYear"), value: hours.holidaysPerYear === null ? null : t("days", { days: hours.holidaysPerYear }) },
  ];
}

/** 6: insurance, contract and trial. */
export function contractFacts(t: TFunction<"work", "vocabulary">, { insurance, contract }: Posting): Description[] {
  const joined = (["health", "pension", "accident", "employment"] as const).filter((kind) => insurance[kind]);
  const insured = joinList(joined.map((kind) => t(`insurance.${kind}`)));
  const term = contract.termMonths ? t("fixedTermMonths", { months: contract.termMonths }) : "";
  return [
    { term: t("insuranceTitle"), value: lines(insured || t("common:none"), insurance.note) },
    { term: t("term"), value: contract.fixedTerm === null ? null : t(contract.fixedTerm ? "fixedTerm" : "noTerm") + term },
    { term: t("renewal"), value: contract.renewal && lines(t(`vocabulary:renewalKind.${contract.renewal}`), contract.renewalCriteria) },
    { term: t("renewalLimit"), value: contract.renewalLimit },
    { term: t("trial"), value: contract.trial === null ? null : lines(trialText(t, contract), contract.trialConditions) },
    { term: t("retirement"), value: contract.retirement },
  ];
}

function trialText(t: TFunction<"work", "vocabulary">, contract: Posting["contract"]): string {
  if (!contract.trial) return t("common:no");
  return contract.trialMonths === null ? t("common:yes") : t("trialMonths", { months: contract.trialMonths });
}

/** 7, 8 and the employer: who posts it, how they choose, and from when the facts are. */
export function employerFacts(t: TFunction<"work", "vocabulary">, { employer, selection, benefits, housing }: Posting): Description[] {
  return [
    { term: t("benefits"), value: lines(benefits, housing && t("housing")) },
    { term: t("selection"), value: selection.process },
    { term: t("documents"), value: lines(selection.documents, selection.resumeRequired && t("resumeRequired")) },
    { term: t("employerName"), value: employer.name },
    { term: t("employerAddress"), value: employer.address },
    {
      term: t("employerContact"),
      value: lines(employer.contactPhone && formatPhone(employer.contactPhone), employer.contactEmail, employer.contactFormUrl),
    },
  ];
}
