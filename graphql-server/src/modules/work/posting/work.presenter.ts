import { type ContentColumn, type fields, fieldsOfPart, type NameIn, type PartName } from "../field/fields.ts";
import type { Work } from "./work.entity.ts";

type Shown = { [C in ContentColumn]: (typeof fields)[C] extends { shown: false } ? never : C }[ContentColumn];

/** The fields of a group as they are shown: null for what is not stated. */
export type PostingPart<Part extends PartName | null> = { [C in Shown as NameIn<Part, C>]: Exclude<Work[C], undefined> };
/** What the fields of a group are read from. */
type PartColumns<Part extends PartName | null> = Pick<Work, { [C in Shown]: [NameIn<Part, C>] extends [never] ? never : C }[Shown]>;

type Row = Readonly<Record<string, unknown>>;

/** Reads the shown fields of a group. What is copied has every name already, so that a row costs one copy and its values. */
function shownOf<Part extends PartName | null>(part: Part): (work: PartColumns<Part>) => PostingPart<Part>;
function shownOf(part: string | null): object {
  const shown = fieldsOfPart(part).filter((field) => field.shown !== false);
  const blank: Record<string, unknown> = Object.fromEntries(shown.map(({ name }) => [name, null]));
  return (work: Row) => {
    const made = { ...blank };
    for (const { column, name } of shown) made[name] = work[column] ?? null;
    return made;
  };
}

/** The columns behind each shown field of a group. */
function columnsIn(part: PartName): Record<string, readonly ContentColumn[]> {
  const shown = fieldsOfPart(part).filter((field) => field.shown !== false);
  return Object.fromEntries(shown.map(({ column, name }) => [name, [column]]));
}

const paid = shownOf("salary");
const fixedOvertimeColumns = ["fixedOvertime", "fixedOvertimeAmount", "fixedOvertimeHours", "fixedOvertimeExcessPaid"] as const;
type PaidColumns = PartColumns<"salary"> & Pick<Work, "monthlyPayMin" | "monthlyPayMax" | (typeof fixedOvertimeColumns)[number]>;

/** Columns of the pay as one object, with yen a month as the search compares them. */
function salaryOf(work: PaidColumns) {
  const { fixedOvertimeAmount = null, fixedOvertimeExcessPaid = null, fixedOvertimeHours = null, monthlyPayMax = null } = work;
  const { monthlyPayMin = null } = work;
  const facts = { amount: fixedOvertimeAmount, hours: fixedOvertimeHours, excessPaid: fixedOvertimeExcessPaid };
  const more = { monthlyMin: monthlyPayMin, monthlyMax: monthlyPayMax, fixedOvertime: work.fixedOvertime ? facts : null };
  return Object.assign(paid(work), more);
}

const salaryColumns: Record<string, readonly string[]> = {
  ...columnsIn("salary"),
  monthlyMin: ["monthlyPayMin"],
  monthlyMax: ["monthlyPayMax"],
  fixedOvertime: fixedOvertimeColumns,
};

/** Groups of columns that the posting shows as one object each: what they are read from and how they are made. */
export const postingParts = {
  salary: { columns: salaryColumns, of: salaryOf },
  employer: { columns: columnsIn("employer"), of: shownOf("employer") },
  workplace: { columns: columnsIn("workplace"), of: shownOf("workplace") },
  hours: { columns: columnsIn("hours"), of: shownOf("hours") },
  insurance: { columns: columnsIn("insurance"), of: shownOf("insurance") },
  contract: { columns: columnsIn("contract"), of: shownOf("contract") },
  selection: { columns: columnsIn("selection"), of: shownOf("selection") },
} as const satisfies Record<PartName, object>;
