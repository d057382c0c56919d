import type { BankItem } from "../bank/bank-item.ts";

/** Something that keeps a row out. `line` counts from 1, the heading included. */
export interface RowProblem {
  line: number;
  code: string | null;
  problem: string;
  detail: string;
}

/** Items that may be written, each with its line, and what is wrong with the others. */
export interface ReadItems {
  rows: number;
  items: { line: number; item: BankItem }[];
  problems: RowProblem[];
}

/** A row of a CSV by its columns. */
export type Row = Readonly<Record<string, string>>;
