import QRCode from "qrcode";
import { createPdf, type PdfSheet, pdfBytes } from "../../../platform/pdf/pdf-document.ts";
import { cellText, frame } from "../../../platform/pdf/pdf-table.ts";
import { jstDate } from "../../../shared/calendar/jst.ts";
import { textOf } from "../../../shared/messages/message-of.ts";
import { chanceOfAtLeast } from "../engine/level-bands.ts";
import { scoreOf } from "../engine/score-scale.ts";
import type { ExamResult } from "./exam-result.entity.ts";
import { notMeasured } from "./not-measured.ts";

const left = 70;
const width = 455;

/** Why a result is provisional, as the paper says it to any reader. */
const provisionalReason = [textOf("EXAM_PROVISIONAL", "ja"), textOf("EXAM_PROVISIONAL", "en")].join(" ");

const skillNames = { VOCABULARY: "文字・語彙", GRAMMAR: "文法", READING: "読解", LISTENING: "聴解" } as const;

/** A level as the certificate says it; never the name alone, as it is not that of the official test, and never without its chance. */
function levelName({ level, probabilities }: Pick<ExamResult, "level" | "probabilities">): string {
  if (level === "NONE") return "N5に届いたと言えません";
  return `${level}（${level}以上 ${sayChance(chanceOfAtLeast(level, probabilities))}）`;
}

function line(
  sheet: PdfSheet,
  y: number,
  text: string,
  style: { size: number; bold?: boolean; align?: "left" | "center"; color?: string },
): void {
  cellText(sheet, text, { x: left, y, width, height: style.size * 1.9 }, style);
}

function heading(sheet: PdfSheet, { holder, result }: CertificateInput): void {
  frame(sheet, { x: 36, y: 36, width: 523, height: 770 }, { lineWidth: 1.2 });
  line(sheet, 80, "日本語力測定 証明書", { size: 26, bold: true, align: "center" });
  line(sheet, 124, "Certificate of Measured Japanese Proficiency", { size: 12, align: "center", color: "#4d4d4d" });
  line(sheet, 176, `${holder} 様`, { size: 20, bold: true, align: "center" });
  line(sheet, 230, levelName(result), { size: 30, bold: true, align: "center" });
  if (result.provisional) line(sheet, 276, "暫定 Provisional", { size: 14, bold: true, align: "center" });
  const { points, low, high } = scoreOf(result);
  line(sheet, 304, `得点 ${points}（95%の範囲 ${low}〜${high} / 600点満点）`, { size: 13, align: "center" });
  line(sheet, 330, `測定日 ${jstDate(result.measuredAt)}  出題 ${result.scoredCount}問`, { size: 11, align: "center" });
}

/** Writes a probability as a percentage; one that is not certain never becomes 0 % or 100 %. */
function sayChance(probability: number): string {
  const rounded = Math.round(probability * 100);
  if (rounded === 0 && probability > 0.0005) return "<1 %";
  return rounded === 100 ? ">99 %" : `${rounded} %`;
}

/** A bar a level: how likely the ability lies in it. */
function bars(sheet: PdfSheet, { result }: CertificateInput): void {
  line(sheet, 372, "レベルごとの確率", { size: 12, bold: true });
  for (const [index, { level, probability }] of result.probabilities.entries()) {
    const y = 400 + index * 22;
    cellText(sheet, level === "NONE" ? "N5未満" : level, { x: left, y, width: 60, height: 18 }, { size: 10 });
    sheet.rect(left + 64, y + 3, 320, 12).fill("#e6e6e6");
    sheet.rect(left + 64, y + 3, 320 * probability, 12).fill("#0017c1");
    cellText(sheet, sayChance(probability), { x: left + 392, y, width: 60, height: 18 }, { size: 10 });
  }
}

function skillTable(sheet: PdfSheet, { result }: CertificateInput): void {
  line(sheet, 548, "分野ごとの正答", { size: 12, bold: true });
  const texts = result.skills.map(({ skill, answered, correct }) => `${skillNames[skill]}  ${correct} / ${answered}`);
  line(sheet, 572, texts.join("     "), { size: 10 });
  const missing = notMeasured(result).map((skill) => skillNames[skill]);
  if (missing.length > 0) line(sheet, 592, `測っていない分野（not measured）：${missing.join("、")}`, { size: 10 });
}

/** Drawn as squares, so that it stays sharp on paper. */
function qrCode(sheet: PdfSheet, text: string, { x, y, size }: { x: number; y: number; size: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const unit = size / modules.size;
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) sheet.rect(x + column * unit, y + row * unit, unit, unit);
    }
  }
  sheet.fill("#000000");
}

function foot(sheet: PdfSheet, { result, verifyUrl }: CertificateInput): void {
  qrCode(sheet, verifyUrl, { x: left, y: 624, size: 110 });
  const x = left + 130;
  const box = (y: number, height: number) => ({ x, y, width: width - 130, height });
  cellText(sheet, `証明書番号 ${result.certificateCode}`, box(622, 22), { size: 12, bold: true });
  cellText(sheet, "左のコードまたは次の住所で、この証明書が有効かどうかを確かめられます。", box(646, 30), { size: 9 });
  cellText(sheet, verifyUrl, box(678, 30), { size: 9 });
  cellText(sheet, "JLPTの公式結果ではありません。This is not an official JLPT result.", box(710, 24), { size: 9, bold: true });
  if (result.provisional) {
    cellText(sheet, provisionalReason, { x: left, y: 736, width, height: 26 }, { size: 7.5 });
  }
  line(sheet, 768, "ことばワークス Kotoba Works", { size: 10, align: "center", color: "#4d4d4d" });
}

export interface CertificateInput {
  result: ExamResult;
  holder: string;
  verifyUrl: string;
}

/** The certificate of a complete result: one A4 sheet with a code that leads to its page. */
export function certificatePdf(input: CertificateInput): Promise<Buffer> {
  const sheet = createPdf({ title: `日本語力測定 証明書 ${input.result.certificateCode}`, at: input.result.measuredAt });
  heading(sheet, input);
  bars(sheet, input);
  skillTable(sheet, input);
  foot(sheet, input);
  return pdfBytes(sheet);
}
