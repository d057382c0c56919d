/** 定額的手当: a fixed monthly allowance, integer yen. */
export interface Allowance {
  name: string;
  amount: number;
}

/** A question the applicant answers with the application. */
export interface ScreeningQuestion {
  id: string;
  text: string;
  required: boolean;
}

/** Start and end of a working day, "HH:MM" (24:00 and later mean the next day). */
export interface WorkTime {
  start: string;
  end: string;
}
