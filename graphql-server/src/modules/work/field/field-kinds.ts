import { p } from "@mikro-orm/core";
import { z } from "zod";
import type { Allowance, ScreeningQuestion, WorkTime } from "./field-rows.ts";
import * as value from "./field-values.ts";

/** Names of the closed lists of codes, as the site's vocabulary has them. */
export type Vocabulary =
  | "benefitKind"
  | "employmentType"
  | "japaneseLevel"
  | "jobCategory"
  | "payUnit"
  | "prefecture"
  | "qualification"
  | "remoteMode"
  | "renewalKind"
  | "residenceStatus"
  | "smokingMeasure"
  | "workplaceKind"
  | "specifiedSkillField"
  | "workTimeSystem";

/** What the contracts call the type of a field. */
export type ContractType = "text" | "whole" | "decimal" | "flag" | "day" | "allowances" | "workTimes" | "questions" | Vocabulary;

/** How a field is entered in the posting form of the site. */
export type Entry =
  | { kind: "text" | "date" | "email" | "tel" | "url" | "check" | "yesNo" | "times" | "allowances" | "questions" }
  | { kind: "number"; decimal?: boolean }
  | { kind: "area"; limit: number }
  | { kind: "select" | "checks"; vocabulary: Vocabulary };

/** How a cell of an import file is read. A choice names its words; a list of choices ends in `[]`. */
export type Cell =
  | "text"
  | "whole"
  | "number"
  | "flag"
  | "date"
  | "times"
  | "allowances"
  | "questions"
  | "category"
  | "employmentType"
  | "payUnit"
  | "japaneseLevel"
  | "prefecture"
  | "remote"
  | "timeSystem"
  | "renewal"
  | "smoking"
  | "workplaceKind"
  | "skill"
  | "residenceStatus[]"
  | "qualification[]"
  | "benefitKind[]";

/** What all fields of a kind have in common. */
export interface FieldKind {
  /** Builder of its column. */
  column: object;
  /** How a value that comes in is read. */
  value: z.ZodType;
  /** What null puts the column back to: null, or the first value of a column that is never empty. */
  cleared: unknown;
  type: ContractType;
  isList: boolean;
  /** The codes of a choice. */
  codes?: readonly string[];
  entry: Entry;
  cell: Cell;
}

const one = { cleared: null, isList: false } as const;
const ofText = { ...one, type: "text", cell: "text" } as const;

/** Text on one line. */
export const line = (limit: number) =>
  ({ ...ofText, column: p.string().length(limit).nullable(), value: value.lineValue(limit), entry: { kind: "text" } }) as const;

/** Text on one line that is never null. */
export const namedLine = (limit: number) => ({ ...line(limit), column: p.string().length(limit).default(""), cleared: "" }) as const;

/** A short text that may have several lines. */
export const note = (limit: number) =>
  ({ ...ofText, column: p.string().length(limit).nullable(), value: value.textValue(limit), entry: { kind: "text" } }) as const;

/** A longer text; the form says how long it is best. */
export const prose = ({ limit, advised }: { limit: number; advised: number }) =>
  ({ ...ofText, column: p.text().nullable(), value: value.textValue(limit), entry: { kind: "area", limit: advised } }) as const;

/** A longer text that is never null. */
export const namedProse = (lengths: { limit: number; advised: number }) =>
  ({ ...prose(lengths), column: p.text().default(""), cleared: "" }) as const;

const typed = (limit: number) => ({ ...ofText, column: p.string().length(limit).nullable() }) as const;
export const email = { ...typed(254), value: value.emailValue, entry: { kind: "email" } } as const;
export const phone = { ...typed(20), value: value.phoneValue, entry: { kind: "tel" } } as const;
export const formUrl = { ...typed(500), value: value.formUrlValue, entry: { kind: "url" } } as const;
export const postalCode = { ...typed(7), value: value.postalCodeValue, entry: { kind: "text" } } as const;

/** A day, YYYY-MM-DD. */
export const day = {
  ...one,
  column: p.type("date").$type<string>().nullable(),
  value: z.iso.date().nullish(),
  type: "day",
  entry: { kind: "date" },
  cell: "date",
} as const;

/** A whole number between two bounds. */
export const whole = (minimum: number, maximum: number) =>
  ({
    ...one,
    column: p.integer().nullable(),
    value: value.wholeValue(minimum, maximum),
    type: "whole",
    entry: { kind: "number" },
    cell: "whole",
  }) as const;

/** How many, from one up; never null. */
export const count = (maximum: number) => ({ ...whole(1, maximum), column: p.integer().default(1), cleared: 1 }) as const;

export const yen = whole(1, 100_000_000);

/** A number of hours with `digits` decimal places. */
export const hours = (maximum: number, digits: number) =>
  ({
    ...one,
    column: p.decimal("number").precision(4).scale(digits).nullable(),
    value: value.hoursValue(maximum, digits),
    type: "decimal",
    entry: { kind: "number", decimal: true },
    cell: "number",
  }) as const;

const ofFlag = { isList: false, value: z.boolean().nullish(), type: "flag", cell: "flag" } as const;
/** True when the posting says so. */
export const flag = { ...ofFlag, column: p.boolean().default(false), cleared: false, entry: { kind: "check" } } as const;
/** Yes, no, or not said. */
export const yesNo = { ...ofFlag, column: p.boolean().nullable(), cleared: null, entry: { kind: "yesNo" } } as const;

interface Codes<Code extends string, Name extends Vocabulary, C extends Cell> {
  values: readonly Code[];
  vocabulary: Name;
  cell: C;
}

/** One code of a closed list. */
export const choice = <const Code extends string, const Name extends Vocabulary>({ values, vocabulary, cell }: Codes<Code, Name, Cell>) =>
  ({
    ...one,
    column: p.enum(values).nullable(),
    value: z.enum(values).nullish(),
    type: vocabulary,
    codes: values,
    entry: { kind: "select", vocabulary },
    cell,
  }) as const;

/** One code of a list that the law makes longer: the database takes any, the server those it knows. */
export const openChoice = <const Code extends string, const Name extends Vocabulary>(codes: Codes<Code, Name, Cell>) =>
  ({ ...choice(codes), column: p.text().$type<Code>().nullable() }) as const;

/** One code of a closed list, never null: the first value stands for nothing said. */
export const choiceOr = <const Code extends string, const Name extends Vocabulary>(
  first: NoInfer<Code>,
  { values, vocabulary, cell }: Codes<Code, Name, Cell>,
) => ({ ...choice({ values, vocabulary, cell }), column: p.enum(values).default(first), cleared: first }) as const;

/** Any number of codes of a closed list. */
export const choices = <const Code extends string, const Name extends Vocabulary>({ values, vocabulary, cell }: Codes<Code, Name, Cell>) =>
  ({
    column: p.array().$type<Code[]>().default([]),
    value: value.codesValue(values),
    cleared: [],
    type: vocabulary,
    isList: true,
    codes: values,
    entry: { kind: "checks", vocabulary },
    cell,
  }) as const;

const rows = <Row>() =>
  p
    .json()
    .$type<Row[]>()
    .defaultRaw("'[]'")
    .onCreate(() => []);
const ofRows = { cleared: [], isList: true } as const;

export const allowances = {
  ...ofRows,
  column: rows<Allowance>(),
  value: value.allowancesValue,
  type: "allowances",
  entry: { kind: "allowances" },
  cell: "allowances",
} as const;
export const workTimes = {
  ...ofRows,
  column: rows<WorkTime>(),
  value: value.workTimesValue,
  type: "workTimes",
  entry: { kind: "times" },
  cell: "times",
} as const;
export const screeningQuestions = {
  ...ofRows,
  column: rows<ScreeningQuestion>(),
  value: value.questionsValue,
  type: "questions",
  entry: { kind: "questions" },
  cell: "questions",
} as const;
