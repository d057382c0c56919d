import { newId } from "../../../shared/ids.ts";
import { type ScreeningQuestion, workContent } from "./work.content.ts";
import type { Work } from "./work.entity.ts";
import type { WorkContentValues } from "./work.validation.ts";

export type ContentColumn = keyof typeof workContent;
export type ContentColumns = Pick<Work, ContentColumn>;

/** True for the name of a column of the posting itself. */
export function isContentColumn(name: string): name is ContentColumn {
  return name in workContent;
}

/** The columns of the posting itself, in the order of the form. */
export const contentColumns: readonly ContentColumn[] = Object.keys(workContent).filter(isContentColumn);

type Maybe<T> = T | null | undefined;

/** A value of a group: absent when the group is, null when the whole group is cleared. */
function of<G extends object, K extends keyof G>(group: Maybe<G>, key: K): Maybe<G[K]> {
  return group === null ? null : group?.[key];
}

/** A column that is never empty: null puts it back to its first value. */
function or<T>(value: T, cleared: NonNullable<T>): NonNullable<T> | undefined {
  return value === null ? cleared : (value ?? undefined);
}

function questionsOf(values: Maybe<{ id?: Maybe<string>; text: string; required: boolean }[]>): ScreeningQuestion[] | undefined {
  if (values === undefined) return undefined;
  return (values ?? []).map(({ id, text, required }) => ({ id: id ?? newId(), text, required }));
}

function payColumns(salary: WorkContentValues["salary"]) {
  return {
    payUnit: of(salary, "unit"),
    payMin: of(salary, "min"),
    payMax: of(salary, "max"),
    allowances: or(of(salary, "allowances"), []),
    fixedOvertime: or(of(salary, "hasFixedOvertime"), false),
    fixedOvertimeAmount: of(salary, "fixedOvertimeAmount"),
    fixedOvertimeHours: of(salary, "fixedOvertimeHours"),
    fixedOvertimeExcessPaid: of(salary, "fixedOvertimeExcessPaid"),
    commuting: of(salary, "commuting"),
    raise: of(salary, "raise"),
    bonus: of(salary, "bonus"),
    payClosing: of(salary, "closing"),
    payDay: of(salary, "payDay"),
  };
}

function placeColumns({ employer, workplace }: WorkContentValues) {
  return {
    employerName: of(employer, "name"),
    employerAddress: of(employer, "address"),
    contactEmail: of(employer, "contactEmail"),
    contactPhone: of(employer, "contactPhone"),
    contactFormUrl: of(employer, "contactFormUrl"),
    workplaceName: of(workplace, "name"),
    postalCode: of(workplace, "postalCode"),
    prefecture: of(workplace, "prefecture"),
    city: of(workplace, "city"),
    addressLine: of(workplace, "addressLine"),
    nearestStation: of(workplace, "nearestStation"),
    workplaceChangeScope: of(workplace, "changeScope"),
    remote: or(of(workplace, "remote"), "NONE"),
    smoking: of(workplace, "smoking"),
    smokingNote: of(workplace, "smokingNote"),
  };
}

function conditionColumns({ contract, hours, insurance, selection }: WorkContentValues) {
  return {
    workTimeSystem: of(hours, "system"),
    workTimes: or(of(hours, "times"), []),
    workTimeNote: of(hours, "note"),
    deemedHoursPerDay: of(hours, "deemedHoursPerDay"),
    breakMinutes: of(hours, "breakMinutes"),
    weeklyHours: of(hours, "weeklyHours"),
    overtime: of(hours, "overtime"),
    overtimeHoursPerMonth: of(hours, "overtimeHoursPerMonth"),
    holidays: of(hours, "holidays"),
    holidaysPerYear: of(hours, "holidaysPerYear"),
    healthInsurance: of(insurance, "health"),
    pensionInsurance: of(insurance, "pension"),
    accidentInsurance: of(insurance, "accident"),
    employmentInsurance: of(insurance, "employment"),
    insuranceNote: of(insurance, "note"),
    fixedTerm: of(contract, "fixedTerm"),
    termMonths: of(contract, "termMonths"),
    renewal: of(contract, "renewal"),
    renewalCriteria: of(contract, "renewalCriteria"),
    renewalLimit: of(contract, "renewalLimit"),
    trial: of(contract, "trial"),
    trialMonths: of(contract, "trialMonths"),
    trialConditions: of(contract, "trialConditions"),
    retirement: of(contract, "retirement"),
    selection: of(selection, "process"),
    documents: of(selection, "documents"),
    resumeRequired: or(of(selection, "resumeRequired"), false),
    screeningQuestions: questionsOf(of(selection, "questions")),
  };
}

/** The columns that an input sets; those it leaves out are missing here. */
export function columnsOf(content: WorkContentValues): Partial<ContentColumns> {
  const columns: Partial<ContentColumns> = {
    title: or(content.title, ""),
    titleEn: content.titleEn,
    category: content.category,
    occupation: content.occupation,
    employmentType: content.employmentType,
    openings: or(content.openings, 1),
    startsOn: content.startsOn,
    applyBy: content.applyBy,
    description: or(content.description, ""),
    descriptionEn: content.descriptionEn,
    dutiesChangeScope: content.dutiesChangeScope,
    requirements: content.requirements,
    japaneseLevel: or(content.japaneseLevel, "NONE"),
    japaneseUse: content.japaneseUse,
    acceptedStatuses: or(content.acceptedStatuses && [...new Set(content.acceptedStatuses)], []),
    specifiedSkillField: content.specifiedSkillField,
    visaSupport: or(content.visaSupport, false),
    beginnerWelcome: or(content.beginnerWelcome, false),
    requiredQualifications: or(content.requiredQualifications && [...new Set(content.requiredQualifications)], []),
    appeal: content.appeal,
    benefits: content.benefits,
    housing: or(content.housing, false),
    ...payColumns(content.salary),
    ...placeColumns(content),
    ...conditionColumns(content),
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
