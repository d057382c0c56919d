import { type Sql, textArray } from "./sql.ts";

export type { Sql };

/** Puts parts of SQL together; a part is text with ? for each of its values. */
export function sql(strings: TemplateStringsArray, ...parts: readonly Sql[]): Sql {
  return {
    text: strings.reduce((text, string, index) => text + (parts[index - 1]?.text ?? "") + string),
    values: parts.flatMap(({ values }) => values),
  };
}

export const raw = (text: string): Sql => ({ text, values: [] });
export const value = (of: string | number, type: string): Sql => ({ text: `?::${type}`, values: [of] });
export const texts = (of: readonly string[]): Sql => value(textArray(of), "text[]");

/** The parts one after another, with a text between them. */
export function joined(parts: readonly Sql[], between: string): Sql {
  return { text: parts.map(({ text }) => text).join(between), values: parts.flatMap(({ values }) => values) };
}
