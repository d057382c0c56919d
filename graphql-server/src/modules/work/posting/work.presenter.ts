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

/** The source of a group: its fields, each with its columns. */
type Group = Readonly<Record<string, readonly (keyof Work)[]>>;
type Columns<G extends Group> = Pick<Work, G[keyof G][number]>;

const orNull = <T>(value: T | null | undefined): T | null => value ?? null;

const salaryColumns = {
  unit: ["payUnit"],
  min: ["payMin"],
  max: ["payMax"],
  monthlyMin: ["monthlyPayMin"],
  monthlyMax: ["monthlyPayMax"],
  allowances: ["allowances"],
  fixedOvertime: ["fixedOvertime", "fixedOvertimeAmount", "fixedOvertimeHours", "fixedOvertimeExcessPaid"],
  commuting: ["commuting"],
  raise: ["raise"],
  bonus: ["bonus"],
  closing: ["payClosing"],
  payDay: ["payDay"],
} as const;
/** Columns of the pay as one object. */
export function salaryOf(work: Columns<typeof salaryColumns>): SalaryType {
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

const employerColumns = {
  name: ["employerName"],
  address: ["employerAddress"],
  contactEmail: ["contactEmail"],
  contactPhone: ["contactPhone"],
  contactFormUrl: ["contactFormUrl"],
} as const;
/** Columns of the employer as one object. */
export function employerOf(work: Columns<typeof employerColumns>): EmployerType {
  return {
    name: orNull(work.employerName),
    address: orNull(work.employerAddress),
    contactEmail: orNull(work.contactEmail),
    contactPhone: orNull(work.contactPhone),
    contactFormUrl: orNull(work.contactFormUrl),
  };
}

const workplaceColumns = {
  name: ["workplaceName"],
  postalCode: ["postalCode"],
  prefecture: ["prefecture"],
  city: ["city"],
  addressLine: ["addressLine"],
  nearestStation: ["nearestStation"],
  changeScope: ["workplaceChangeScope"],
  remote: ["remote"],
  smoking: ["smoking"],
  smokingNote: ["smokingNote"],
} as const;
/** Columns of the place as one object. */
export function workplaceOf(work: Columns<typeof workplaceColumns>): WorkplaceType {
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

const hoursColumns = {
  system: ["workTimeSystem"],
  times: ["workTimes"],
  note: ["workTimeNote"],
  deemedHoursPerDay: ["deemedHoursPerDay"],
  breakMinutes: ["breakMinutes"],
  weeklyHours: ["weeklyHours"],
  overtime: ["overtime"],
  overtimeHoursPerMonth: ["overtimeHoursPerMonth"],
  holidays: ["holidays"],
  holidaysPerYear: ["holidaysPerYear"],
} as const;
/** Columns of the working time as one object. */
export function hoursOf(work: Columns<typeof hoursColumns>): WorkHoursType {
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

const insuranceColumns = {
  health: ["healthInsurance"],
  pension: ["pensionInsurance"],
  accident: ["accidentInsurance"],
  employment: ["employmentInsurance"],
  note: ["insuranceNote"],
} as const;
/** Columns of the insurances as one object. */
export function insuranceOf(work: Columns<typeof insuranceColumns>): InsuranceType {
  return {
    health: orNull(work.healthInsurance),
    pension: orNull(work.pensionInsurance),
    accident: orNull(work.accidentInsurance),
    employment: orNull(work.employmentInsurance),
    note: orNull(work.insuranceNote),
  };
}

const contractColumns = {
  fixedTerm: ["fixedTerm"],
  termMonths: ["termMonths"],
  renewal: ["renewal"],
  renewalCriteria: ["renewalCriteria"],
  renewalLimit: ["renewalLimit"],
  trial: ["trial"],
  trialMonths: ["trialMonths"],
  trialConditions: ["trialConditions"],
  retirement: ["retirement"],
} as const;
/** Columns of the contract as one object. */
export function contractOf(work: Columns<typeof contractColumns>): WorkContractType {
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

const selectionColumns = {
  process: ["selection"],
  documents: ["documents"],
  resumeRequired: ["resumeRequired"],
  questions: ["screeningQuestions"],
} as const;
/** Columns of the selection as one object. */
export function selectionOf(work: Columns<typeof selectionColumns>): SelectionType {
  return {
    process: orNull(work.selection),
    documents: orNull(work.documents),
    resumeRequired: work.resumeRequired,
    questions: work.screeningQuestions,
  };
}

/** Groups of columns that the posting shows as one object each: what they are read from and how they are made. */
export const postingParts = {
  salary: { columns: salaryColumns, of: salaryOf },
  employer: { columns: employerColumns, of: employerOf },
  workplace: { columns: workplaceColumns, of: workplaceOf },
  hours: { columns: hoursColumns, of: hoursOf },
  insurance: { columns: insuranceColumns, of: insuranceOf },
  contract: { columns: contractColumns, of: contractOf },
  selection: { columns: selectionColumns, of: selectionOf },
} as const;
