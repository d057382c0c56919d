import { latinCity } from "../../base/reading/place-name.ts";
import { type ContentColumn, type fields, fieldsOfPart, type NameIn, type PartName } from "../field/fields.ts";
import { stationsOf } from "../naming/station-name.ts";
import type { Work } from "./work.entity.ts";

type Shown = { [C in ContentColumn]: (typeof fields)[C] extends { shown: false } ? never : C }[ContentColumn];

/** The fields of a group as they are shown: null for what is not stated. */
export type PostingPart<Part extends PartName | null> = { [C in Shown as NameIn<Part, C>]: Exclude<Work[C], undefined> };
/** What the fields of a group are read from. */
type PartColumns<Part extends PartName | null> = Pick<Work, { [C in Shown]: [NameIn<Part, C>] extends [never] ? never : C }[Shown]>;

type Row = Readonly<Record<string, unknown>>;
type Values = Readonly<Record<string, (work: Row) => unknown>>;
type Column = ContentColumn | "monthlyPayMin" | "monthlyPayMax" | "ruby";

/** A group of columns that the posting shows as one object. */
interface PostingGroup<Source, Shown> {
  /** The columns behind each of its fields. */
  columns: Readonly<Record<string, readonly Column[]>>;
  /** The group of a row whose fields are read when they are asked for: a list asks for few of them. */
  view(work: Source): Shown;
  /** The whole group as a plain object. */
  of(work: Source): Shown;
}

/** Gives each field as a property that is read from the row. The class is made once, so that a row costs one small object. */
function viewOf(values: Values) {
  class View {
    constructor(readonly row: Row) {}
  }
  for (const [name, read] of Object.entries(values)) {
    Object.defineProperty(View.prototype, name, {
      get(this: View) {
        return read(this.row);
      },
    });
  }
  return (work: Row) => new View(work);
}

function columnsIn(part: PartName): Record<string, readonly Column[]> {
  const shown = fieldsOfPart(part).filter((field) => field.shown !== false);
  return Object.fromEntries(shown.map(({ column, name }) => [name, [column]]));
}

function group<Part extends PartName>(part: Part): PostingGroup<PartColumns<Part>, PostingPart<Part>>;
function group<Part extends PartName, More>(
  part: Part,
  more: { columns: Readonly<Record<keyof More, readonly Column[]>>; values: { [N in keyof More]: (work: Pick<Work, Column>) => More[N] } },
): PostingGroup<PartColumns<Part> & Pick<Work, Column>, PostingPart<Part> & More>;
function group(part: PartName, more?: { columns: Readonly<Record<string, readonly Column[]>>; values: object }): object {
  const own = columnsIn(part);
  const read = Object.entries(own).map(([name, [column = ""]]) => [name, (work: Row) => work[column] ?? null] as const);
  const values: Values = Object.fromEntries([...read, ...Object.entries(more?.values ?? {})]);
  const named = Object.entries(values);
  return {
    columns: { ...own, ...more?.columns },
    view: viewOf(values),
    of: (work: Row) => Object.fromEntries(named.map(([name, value]) => [name, value(work)])),
  };
}

function fixedOvertimeOf(work: Pick<Work, Column>) {
  const { fixedOvertimeAmount: amount = null, fixedOvertimeExcessPaid: excessPaid = null, fixedOvertimeHours: hours = null } = work;
  return work.fixedOvertime ? { amount, hours, excessPaid } : null;
}

/** The groups of the posting. The pay has yen a month besides, as the search compares them, and fixed overtime as one object; the place its
 * name and its stations in Latin letters. */
export const postingParts = {
  salary: group("salary", {
    columns: {
      monthlyMin: ["monthlyPayMin"],
      monthlyMax: ["monthlyPayMax"],
      fixedOvertime: ["fixedOvertime", "fixedOvertimeAmount", "fixedOvertimeHours", "fixedOvertimeExcessPaid"],
    },
    values: {
      monthlyMin: ({ monthlyPayMin }) => monthlyPayMin ?? null,
      monthlyMax: ({ monthlyPayMax }) => monthlyPayMax ?? null,
      fixedOvertime: fixedOvertimeOf,
    },
  }),
  employer: group("employer"),
  workplace: {
    ...group("workplace", {
      columns: { cityLatin: ["city", "prefecture", "ruby"], stations: ["nearestStation", "ruby"] },
      values: { cityLatin: latinCity, stations: stationsOf },
    }),
    // REST says what the company wrote.
    of: group("workplace").of,
  },
  hours: group("hours"),
  insurance: group("insurance"),
  contract: group("contract"),
  selection: group("selection"),
} as const satisfies Record<PartName, object>;
