/** A piece of SQL with its values, `?` for each. */
export interface Sql {
  text: string;
  values: (string | number)[];
}

/** A PostgreSQL array of texts as one value. */
export function textArray(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/[\\"]/g, "\\$&")}"`).join(",")}}`;
}
