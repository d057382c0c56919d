import { createPdf, type PdfSheet, pdfBytes } from "../../../platform/pdf/pdf-document.ts";
import { type Box, cell, cellText } from "../../../platform/pdf/pdf-table.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";

const sumLabels = { 請求書: "ご請求金額", 領収書: "領収金額", 適格返還請求書: "返金額" } as const;

/** The contents of an invoice, a receipt or a return invoice; amounts in yen. Holds all six items of a 適格請求書. */
export interface Bill {
  title: keyof typeof sumLabels;
  number: string;
  issuedAt: Date;
  /** With its honorific, 御中 or 様. */
  recipient: string;
  lines: readonly { label: string; amount: number }[];
  subtotal: number;
  taxRate: number;
  tax: number;
  total: number;
  /** The way it was or is to be paid, one line each. */
  notes: readonly string[];
  issuer: { name: string; address: string; phone: string; invoiceNumber: string };
}

const left = 48;
const width = 499;
const yen = (amount: number) => `${new Intl.NumberFormat("en-US").format(amount)}円`;

/** A day (YYYY-MM-DD) as papers write it: 2026年11月1日. */
export function longDay(isoDay: string): string {
  const [year, month, day] = isoDay.split("-").map(Number);
  return `${year}年${month}月${day}日`;
}

function row(sheet: PdfSheet, y: number, cells: readonly [string, string], look: { bold?: boolean; fill?: string } = {}): number {
  const height = 26;
  const wide: Box = { x: left, y, width: width - 140, height };
  cell(sheet, cells[0], wide, look);
  cell(sheet, cells[1], { ...wide, x: left + wide.width, width: 140 }, { ...look, align: "right" });
  return y + height;
}

function head(sheet: PdfSheet, bill: Bill): void {
  cellText(sheet, bill.title, { x: left, y: 48, width, height: 40 }, { size: 22, bold: true, align: "center" });
  cellText(sheet, bill.recipient, { x: left, y: 110, width: 280, height: 30 }, { size: 14, bold: true, padding: 0 });
  const facts = [`番号：${bill.number}`, `発行日：${longDay(jstDate(bill.issuedAt))}`];
  cellText(sheet, facts.join("\n"), { x: left + 300, y: 104, width: 199, height: 40 }, { align: "right", padding: 0 });
  const { name, address, phone, invoiceNumber } = bill.issuer;
  const issuer = [name, address, `電話 ${phone}`, `登録番号 ${invoiceNumber}`].join("\n");
  cellText(sheet, issuer, { x: left + 260, y: 150, width: 239, height: 80 }, { size: 9, align: "right", padding: 0, valign: "top" });
  cell(
    sheet,
    `${sumLabels[bill.title]}　${yen(bill.total)}（税込）`,
    { x: left, y: 240, width, height: 40 },
    { size: 16, bold: true, align: "center", fill: "#f1f4f8" },
  );
}

/** An A4 sheet in Japanese: invoice (適格請求書), receipt or return invoice (適格返還請求書). */
export async function drawBill(bill: Bill): Promise<Buffer> {
  const sheet = createPdf({ title: `${bill.title} ${bill.number}`, at: bill.issuedAt });
  head(sheet, bill);
  let y = row(sheet, 304, ["内容", "金額（税抜）"], { bold: true, fill: "#f1f4f8" });
  for (const { label, amount } of bill.lines) y = row(sheet, y, [label, yen(amount)]);
  y = row(sheet, y, [`${bill.taxRate}%対象　小計`, yen(bill.subtotal)]);
  y = row(sheet, y, [`消費税（${bill.taxRate}%）`, yen(bill.tax)]);
  y = row(sheet, y, ["合計（税込）", yen(bill.total)], { bold: true });
  cellText(sheet, bill.notes.join("\n"), { x: left, y: y + 16, width, height: 90 }, { padding: 0, valign: "top" });
  return pdfBytes(sheet);
}
