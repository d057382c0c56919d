/** Name and length in bytes of every field of a record, in order. */
type Layout = readonly (readonly [name: string, length: number])[];

export const recordLength = 200;

/** 振込入金通知: incoming transfers (種別コード 01). */
const notice = {
  header: [
    ["record", 1],
    ["kind", 2],
    ["encoding", 1],
    ["madeOn", 6],
    ["from", 6],
    ["to", 6],
    ["bankCode", 4],
    ["bankName", 15],
    ["branchCode", 3],
    ["branchName", 15],
    ["accountKind", 1],
    ["accountNumber", 7],
    ["accountName", 40],
    ["filler", 93],
  ],
  data: [
    ["record", 1],
    ["inquiryNumber", 6],
    ["paidOn", 6],
    ["valueOn", 6],
    ["amount", 10],
    ["cheques", 10],
    ["clientCode", 10],
    ["payerName", 48],
    ["bankName", 15],
    ["branchName", 15],
    ["cancelled", 1],
    ["ediInfo", 20],
    ["filler", 52],
  ],
  trailer: [
    ["record", 1],
    ["count", 6],
    ["sum", 12],
    ["cancelCount", 6],
    ["cancelSum", 12],
    ["filler", 163],
  ],
} as const satisfies Record<string, Layout>;

/** 入出金取引明細: every movement of the account (種別コード 03); only transfers that came in are taken from it. */
const statement = {
  header: [
    ["record", 1],
    ["kind", 2],
    ["encoding", 1],
    ["madeOn", 6],
    ["from", 6],
    ["to", 6],
    ["bankCode", 4],
    ["bankName", 15],
    ["branchCode", 3],
    ["branchName", 15],
    ["filler", 3],
    ["accountKind", 1],
    ["accountNumber", 10],
    ["accountName", 40],
    ["overdraft", 1],
    ["book", 1],
    ["balance", 14],
    ["rest", 71],
  ],
  data: [
    ["record", 1],
    ["inquiryNumber", 8],
    ["paidOn", 6],
    ["valueOn", 6],
    ["direction", 1],
    ["movement", 2],
    ["amount", 12],
    ["cheques", 12],
    ["presentedOn", 6],
    ["returnedOn", 6],
    ["billKind", 1],
    ["billNumber", 7],
    ["branch", 3],
    ["clientCode", 10],
    ["payerName", 48],
    ["bankName", 15],
    ["branchName", 15],
    ["summary", 20],
    ["ediInfo", 20],
    ["filler", 1],
  ],
  trailer: [
    ["record", 1],
    ["count", 6],
    ["sum", 13],
    ["outCount", 6],
    ["outSum", 13],
    ["overdraft", 1],
    ["balance", 14],
    ["records", 7],
    ["filler", 139],
  ],
} as const satisfies Record<string, Layout>;

export type ZenginKind = "01" | "03";
type RecordName = "header" | "data" | "trailer";

const layouts: Readonly<Record<ZenginKind, Readonly<Record<RecordName, Layout>>>> = { "01": notice, "03": statement };

/** Cuts a record of 200 characters into its fields, as they stand. */
export function cutRecord(text: string, kind: ZenginKind, record: RecordName): (name: string) => string {
  const fields = new Map<string, string>();
  let at = 0;
  for (const [name, length] of layouts[kind][record]) {
    fields.set(name, text.slice(at, at + length));
    at += length;
  }
  return (name) => fields.get(name) ?? "";
}

/** Writes a record: text stands left, numbers right. For files that are made here. */
export function writeRecord(kind: ZenginKind, record: RecordName, values: Readonly<Record<string, string | number>>): string {
  return layouts[kind][record]
    .map(([name, length]) => {
      const value = values[name] ?? "";
      const text = typeof value === "number" ? String(value).padStart(length, "0") : value.padEnd(length, " ");
      return text.slice(0, length);
    })
    .join("");
}
