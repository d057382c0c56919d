import type { Work } from "./work.entity.ts";
import type {
  EmployerType,
  InsuranceType,
  SalaryType,
  SelectionType,
  WorkContractType,
  WorkHoursType,
  WorkplaceType,
} from "./work-parts.type.ts";

type Columns<K extends keyof Work> = Pick<Work, K>;

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

/** Columns of the pay as one object. */
export function salaryOf(
  work: Columns<
    | "payUnit"
    | "payMin"
    | "payMax"
    | "monthlyPayMin"
    | "monthlyPayMax"
    | "allowances"
    | "fixedOvertime"
    | "fixedOvertimeAmount"
    | "fixedOvertimeHours"
    | "fixedOvertimeExcessPaid"
    | "commuting"
    | "raise"
    | "bonus"
    | "payClosing"
    | "payDay"
  >,
): SalaryType {
  const fixedOvertime = {
    amount: orNull(work.fixedOvertimeAmount),
    hours: orNull(work.fixedOvertimeHours),
    excessPaid: orNull(work.fixedOvertimeExcessPaid),
  };
  return {
    unit: orNull(work.payUnit),
    min: orNull(work.payMin),
    max: orNull(work.payMax),
    monthlyMin: orNull(work.monthlyPayMin),
    monthlyMax: orNull(work.monthlyPayMax),
    allowances: work.allowances,
    fixedOvertime: work.fixedOvertime ? fixedOvertime : null,
    commuting: orNull(work.commuting),
    raise: orNull(work.raise),
    bonus: orNull(work.bonus),
    closing: orNull(work.payClosing),
    payDay: orNull(work.payDay),
  };
}

/** Columns of the employer as one object. */
export function employerOf(
  work: Columns<"employerName" | "employerAddress" | "contactEmail" | "contactPhone" | "contactFormUrl">,
): EmployerType {
  return {
    name: orNull(work.employerName),
    address: orNull(work.employerAddress),
    contactEmail: orNull(work.contactEmail),
    contactPhone: orNull(work.contactPhone),
    contactFormUrl: orNull(work.contactFormUrl),
  };
}

/** Columns of the place as one object. */
export function workplaceOf(
  work: Columns<
    | "workplaceName"
    | "postalCode"
    | "prefecture"
    | "city"
    | "addressLine"
    | "nearestStation"
    | "workplaceChangeScope"
    | "remote"
    | "smoking"
    | "smokingNote"
  >,
): WorkplaceType {
  return {
    name: orNull(work.workplaceName),
    postalCode: orNull(work.postalCode),
    prefecture: orNull(work.prefecture),
    city: orNull(work.city),
    addressLine: orNull(work.addressLine),
    nearestStation: orNull(work.nearestStation),
    changeScope: orNull(work.workplaceChangeScope),
    remote: work.remote,
    smoking: orNull(work.smoking),
    smokingNote: orNull(work.smokingNote),
  };
}

/** Columns of the working time as one object. */
export function hoursOf(
  work: Columns<
    | "workTimeSystem"
    | "workTimes"
    | "workTimeNote"
    | "deemedHoursPerDay"
    | "breakMinutes"
    | "weeklyHours"
    | "overtime"
    | "overtimeHoursPerMonth"
    | "holidays"
    | "holidaysPerYear"
  >,
): WorkHoursType {
  return {
    system: orNull(work.workTimeSystem),
    times: work.workTimes,
    note: orNull(work.workTimeNote),
    deemedHoursPerDay: orNull(work.deemedHoursPerDay),
    breakMinutes: orNull(work.breakMinutes),
    weeklyHours: orNull(work.weeklyHours),
    overtime: orNull(work.overtime),
    overtimeHoursPerMonth: orNull(work.overtimeHoursPerMonth),
    holidays: orNull(work.holidays),
    holidaysPerYear: orNull(work.holidaysPerYear),
  };
}

/** Columns of the insurances as one object. */
export function insuranceOf(
  work: Columns<"healthInsurance" | "pensionInsurance" | "accidentInsurance" | "employmentInsurance" | "insuranceNote">,
): InsuranceType {
  return {
    health: orNull(work.healthInsurance),
    pension: orNull(work.pensionInsurance),
    accident: orNull(work.accidentInsurance),
    employment: orNull(work.employmentInsurance),
    note: orNull(work.insuranceNote),
  };
}

/** Columns of the contract as one object. */
export function contractOf(
  work: Columns<
    "fixedTerm" | "termMonths" | "renewal" | "renewalCriteria" | "renewalLimit" | "trial" | "trialMonths" | "trialConditions" | "retirement"
  >,
): WorkContractType {
  return {
    fixedTerm: orNull(work.fixedTerm),
    termMonths: orNull(work.termMonths),
    renewal: orNull(work.renewal),
    renewalCriteria: orNull(work.renewalCriteria),
    renewalLimit: orNull(work.renewalLimit),
    trial: orNull(work.trial),
    trialMonths: orNull(work.trialMonths),
    trialConditions: orNull(work.trialConditions),
    retirement: orNull(work.retirement),
  };
}

/** Columns of the selection as one object. */
export function selectionOf(work: Columns<"selection" | "documents" | "resumeRequired" | "screeningQuestions">): SelectionType {
  return {
    process: orNull(work.selection),
    documents: orNull(work.documents),
    resumeRequired: work.resumeRequired,
    questions: work.screeningQuestions,
  };
}
