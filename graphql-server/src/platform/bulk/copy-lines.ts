// Only erasable types and no entities: threads that write lines start from this file as it is.

/** How a value of a column is written. */
export type CopyKind = "plain" | "list" | "json";

interface CopyColumn {
  /** Of the entity's property. */
  name: string;
  column: string;
  kind: CopyKind;
}

/** A table as threads know it that have no entities. */
export interface CopyPlan {
  table: string;
  columns: readonly CopyColumn[];
}

/** Lines of COPY, and where they go. */
export interface CopyLines {
  into: string;
  lines: Uint8Array;
}

/** A value that is already as a line has it. */
export class WrittenValue {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const escapes: Readonly<Record<string, string>> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
const special = /[\\\n\r\t]/g;

/** A value as COPY reads it in its text format. */
export function copyText(value: unknown): string {
  if (value === null || value === undefined) return "\\N";
  if (value instanceof WrittenValue) return value.text;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return `${value}`;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replace(special, (sign) => escapes[sign] ?? sign);
}

/** A member of a list as a line has it. */
export const listItem = (text: string): string => copyText(`"${text.replace(/["\\]/g, "\\$&")}"`);

function valueText(value: unknown, kind: CopyKind): string {
  if (value === null || value === undefined) return "\\N";
  if (kind === "list" && Array.isArray(value)) return `{${value.map((item) => listItem(String(item))).join(",")}}`;
  return copyText(kind === "json" ? JSON.stringify(value) : value);
}

/** Rows of one shape as lines. */
export function copyLines({ table, columns }: CopyPlan, rows: readonly object[]): CopyLines {
  const filled = columns.filter(({ name }) => rows.some((row) => Reflect.get(row, name) !== undefined));
  const lineOf = (row: object) => filled.map(({ name, kind }) => valueText(Reflect.get(row, name), kind)).join("\t");
  const into = `"${table}" (${filled.map(({ column }) => `"${column}"`).join(", ")})`;
  return { into, lines: new TextEncoder().encode(`${rows.map(lineOf).join("\n")}\n`) };
}
