import { createPdf, type PdfSheet, pdfBytes } from "../../../platform/pdf/pdf-document.ts";
import { cell, cellText, textHeight } from "../../../platform/pdf/pdf-table.ts";
import type { HistoryItem } from "../../account/profile/user-profile.entity.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import * as words from "./resume-words.ts";

const left = 48;
const width = 499;
const bottom = 790;

/** Writes from the top down and takes a new sheet when the next part does not fit. */
interface Pen {
  sheet: PdfSheet;
  y: number;
}

function room(pen: Pen, height: number): void {
  if (pen.y + height <= bottom) return;
  pen.sheet.addPage();
  pen.y = 48;
}

function heading(pen: Pen, text: string): void {
  room(pen, 60);
  pen.y += 10;
  pen.sheet.rect(left, pen.y, 4, 16).fill("#1c4680");
  cellText(pen.sheet, text, { x: left + 6, y: pen.y - 2, width, height: 20 }, { size: 12, bold: true });
  pen.y += 24;
}

function paragraph(pen: Pen, text: string, size = 10): void {
  for (const line of text.split("\n")) {
    const height = textHeight(pen.sheet, line, { width: width - 12, size });
    room(pen, height);
    pen.sheet.fillColor("#1a1a1c").text(line || " ", left + 6, pen.y, { width: width - 12 });
    pen.y += height + 1;
  }
  pen.y += 4;
}

function period({ from, to }: HistoryItem): string {
  const say = (month: string) => words.yearAndMonth(month).join("年") + "月";
  return `${say(from)}〜${to ? say(to) : "現在"}`;
}

function job(pen: Pen, item: HistoryItem): void {
  const text = item.detail || "　";
  const height = Math.max(textHeight(pen.sheet, text, { width: width - 138, size: 10 }) + 12, 34);
  room(pen, Math.min(height, 600) + 26);
  cell(pen.sheet, item.name, { x: left, y: pen.y, width, height: 24 }, { size: 10.5, bold: true, fill: "#f1f1f4" });
  pen.y += 24;
  const shown = Math.min(height, bottom - pen.y);
  cell(pen.sheet, period(item), { x: left, y: pen.y, width: 130, height: shown }, { size: 9.5, valign: "top" });
  cell(pen.sheet, text, { x: left + 130, y: pen.y, width: width - 130, height: shown }, { size: 10, valign: "top" });
  pen.y += shown + 10;
}

/** The seeker's 職務経歴書: what was done where, newest first, with what the seeker can and wants. */
export async function shokumuKeirekishoPdf({ profile, at }: ResumeFacts): Promise<Buffer> {
  const sheet = createPdf({ title: `職務経歴書 ${words.shownName(profile)}`, at });
  const pen: Pen = { sheet, y: 48 };
  cellText(sheet, "職務経歴書", { x: left, y: 44, width, height: 30 }, { size: 18, bold: true, align: "center" });
  cellText(sheet, `${words.japaneseDay(at)}現在`, { x: left, y: 78, width, height: 16 }, { size: 9.5, align: "right" });
  cellText(sheet, `氏名　${words.shownName(profile)}`, { x: left, y: 94, width, height: 18 }, { size: 11, align: "right" });
  pen.y = 116;
  if (profile.introduction) {
    heading(pen, "自己ＰＲ");
    paragraph(pen, profile.introduction);
  }
  heading(pen, "職務経歴");
  const jobs = profile.workHistory.toSorted((a, b) => b.from.localeCompare(a.from));
  if (jobs.length === 0) paragraph(pen, "職務経歴はありません。");
  for (const item of jobs) job(pen, item);
  const qualifications = words.qualificationLines(profile);
  if (qualifications.length > 0) {
    heading(pen, "免許・資格");
    for (const { year, month, text } of qualifications) paragraph(pen, `${year ? `${year}年${month}月　` : ""}${text}`);
  }
  if (profile.otherLanguages.length > 0) {
    heading(pen, "語学");
    paragraph(pen, profile.otherLanguages.join("、"));
  }
  pen.y += 6;
  room(pen, 20);
  cellText(sheet, "以上", { x: left, y: pen.y, width, height: 18 }, { size: 10, align: "right" });
  return pdfBytes(sheet);
}
