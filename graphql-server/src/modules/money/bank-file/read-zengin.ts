import { eraDate } from "./era-date.ts";
import { decodeHalfWidth } from "./half-width.ts";
import { cutRecord, recordLength, type ZenginKind } from "./zengin-layout.ts";

/** The operator's account that a file tells about. Names are half-width, as the bank wrote them. */
export interface ZenginAccount {
  bankCode: string;
  bankName: string;
  branchCode: string;
  branchName: string;
  number: string;
  holder: string;
}

/** A transfer that came in. */
export interface ZenginLine {
  /** Of the file, from 1. */
  line: number;
  account: ZenginAccount;
  inquiryNumber: string;
  /** YYYY-MM-DD. */
  paidOn: string;
  /** Yen. */
  amount: number;
  clientCode: string;
  /** Half-width, without the spaces at the end, at most 48 bytes. */
  payerName: string;
  bankName: string;
  branchName: string;
  ediInfo: string;
  /** The bank takes an earlier transfer back. */
  cancelled: boolean;
}

export const zenginFaults = ["EMPTY", "TOO_MANY", "LENGTH", "CHARACTER", "ORDER", "KIND", "NUMBER", "DATE", "TOTAL"] as const;
export type ZenginFault = (typeof zenginFaults)[number];

export interface ZenginProblem {
  line: number;
  fault: ZenginFault;
}

export interface ZenginFile {
  accounts: ZenginAccount[];
  lines: ZenginLine[];
  from: string;
  to: string;
  /** Movements other than transfers: they are counted and left out. */
  otherCount: number;
  problems: ZenginProblem[];
}

const maximumLines = 20_000;
const largestAmount = 2_147_483_647;

/** Records with or without line ends; an end-of-file mark is left out. */
function recordsOf(bytes: Buffer): Buffer[] {
  let end = bytes.length;
  while (end > 0 && [0x1a, 0x0d, 0x0a].includes(bytes[end - 1] ?? 0)) end -= 1;
  const body = bytes.subarray(0, end);
  const records: Buffer[] = [];
  if (!body.includes(0x0a) && !body.includes(0x0d)) {
    for (let at = 0; at < body.length; at += recordLength) records.push(body.subarray(at, at + recordLength));
    return records;
  }
  for (let at = 0; at <= body.length; ) {
    const next = body.subarray(at).findIndex((byte) => byte === 0x0a || byte === 0x0d);
    const stop = next < 0 ? body.length : at + next;
    records.push(body.subarray(at, stop));
    at = stop + (body[stop] === 0x0d && body[stop + 1] === 0x0a ? 2 : 1);
  }
  return records;
}

/** The reader's state between two records. */
interface State {
  kind: ZenginKind | undefined;
  account: ZenginAccount | undefined;
  expects: "HEADER" | "DATA" | "HEADER_OR_END" | "NOTHING";
  count: number;
  sum: number;
  cancelCount: number;
  cancelSum: number;
}

const numberOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** A bank may name the whole month as the period of a file. */
const periodAhead = 31;

/** Reads one file. Of a record that is wrong the rest is still looked at, so that every fault is told at once. */
class Reader {
  readonly file: ZenginFile = { accounts: [], lines: [], from: "", to: "", otherCount: 0, problems: [] };
  private readonly state: State = {
    kind: undefined,
    account: undefined,
    expects: "HEADER",
    count: 0,
    sum: 0,
    cancelCount: 0,
    cancelSum: 0,
  };
  private readonly today: Date;

  constructor(today: Date) {
    this.today = today;
  }

  private fault(line: number, fault: ZenginFault): void {
    this.file.problems.push({ line, fault });
  }

  take(record: Buffer, line: number): void {
    if (record.length !== recordLength) return this.fault(line, "LENGTH");
    const text = decodeHalfWidth(record);
    if (text === undefined) return this.fault(line, "CHARACTER");
    const { expects } = this.state;
    const first = text[0];
    if (first === "1" && (expects === "HEADER" || expects === "HEADER_OR_END")) return this.header(text, line);
    if (first === "2" && expects === "DATA") return this.data(text, line);
    if (first === "8" && expects === "DATA") return this.trailer(text, line);
    if (first === "9" && expects === "HEADER_OR_END") {
      this.state.expects = "NOTHING";
      return;
    }
    this.fault(line, "ORDER");
  }

  private header(text: string, line: number): void {
    Object.assign(this.state, { expects: "DATA", count: 0, sum: 0, cancelCount: 0, cancelSum: 0 });
    const kind = text.slice(1, 3);
    if ((kind !== "01" && kind !== "03") || text[3] === "1") return this.fault(line, "KIND");
    const field = cutRecord(text, kind, "header");
    const from = eraDate(field("from"), { today: this.today, daysAhead: periodAhead });
    const to = eraDate(field("to"), { today: this.today, daysAhead: periodAhead });
    if (!from || !to) return this.fault(line, "DATE");
    const account = {
      bankCode: field("bankCode"),
      bankName: field("bankName").trim(),
      branchCode: field("branchCode"),
      branchName: field("branchName").trim(),
      number: field("accountNumber").trim(),
      holder: field("accountName").trim(),
    };
    Object.assign(this.state, { kind, account });
    this.file.accounts.push(account);
    if (!this.file.from || from < this.file.from) this.file.from = from;
    if (to > this.file.to) this.file.to = to;
  }

  private data(text: string, line: number): void {
    const { kind, account } = this.state;
    // The header before it was wrong: what its records mean is not known.
    if (!kind || !account) return;
    const field = cutRecord(text, kind, "data");
    const amount = numberOf(field("amount"));
    // Money that has not come in yet is nobody's payment.
    const paidOn = eraDate(field("paidOn"), { today: this.today, daysAhead: 0 });
    if (amount === undefined || amount > largestAmount) return this.fault(line, "NUMBER");
    if (!paidOn) return this.fault(line, "DATE");
    const cancelled = field("cancelled") === "1";
    if (kind === "03" && field("direction") !== "1") return void (this.file.otherCount += 1);
    if (cancelled) {
      this.state.cancelCount += 1;
      this.state.cancelSum += amount;
    } else {
      this.state.count += 1;
      this.state.sum += amount;
    }
    // Interest, cash and cheques are no transfers.
    if (amount === 0 || (kind === "03" && field("movement") !== "11")) return void (this.file.otherCount += 1);
    this.file.lines.push({
      line,
      account,
      inquiryNumber: field("inquiryNumber").trim(),
      paidOn,
      amount,
      clientCode: field("clientCode").trim(),
      payerName: field("payerName").trimEnd(),
      bankName: field("bankName").trim(),
      branchName: field("branchName").trim(),
      ediInfo: field("ediInfo").trim(),
      cancelled,
    });
  }

  private trailer(text: string, line: number): void {
    const { kind, count, sum, cancelCount, cancelSum } = this.state;
    this.state.expects = "HEADER_OR_END";
    if (!kind) return;
    const field = cutRecord(text, kind, "trailer");
    const same = numberOf(field("count")) === count && numberOf(field("sum")) === sum;
    const sameCancelled = kind === "03" || (numberOf(field("cancelCount")) === cancelCount && numberOf(field("cancelSum")) === cancelSum);
    // A fault above is the reason already.
    if (this.file.problems.length === 0 && !(same && sameCancelled)) this.fault(line, "TOTAL");
  }

  end(lines: number): ZenginFile {
    if (this.state.expects !== "NOTHING" && this.file.problems.length === 0) this.fault(lines, "ORDER");
    return this.file;
  }
}

/**
 * Reads a 全銀 file of 200-byte records (振込入金通知 or 入出金取引明細) in JIS X 0201, with or without line ends. Nothing of a file with
 * problems may be used. Source: the record tables of 全銀協 as banks publish them.
 */
export function readZengin(bytes: Buffer, today: Date): ZenginFile {
  const reader = new Reader(today);
  const records = recordsOf(bytes);
  if (bytes.length === 0 || records.length > maximumLines) {
    reader.file.problems.push({ line: 1, fault: bytes.length === 0 ? "EMPTY" : "TOO_MANY" });
    return reader.file;
  }
  for (const [index, record] of records.entries()) reader.take(record, index + 1);
  return reader.end(records.length);
}
