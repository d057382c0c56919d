import { createPdf, type PdfSheet, pdfBytes } from "../../../platform/pdf/pdf-document.ts";
import { type Box, cell, cellText, frame } from "../../../platform/pdf/pdf-table.ts";
import type { ResumeFacts } from "./resume-facts.ts";
import * as words from "./resume-words.ts";

const left = 42;
const width = 511;
const photoBox = { x: left + width - 92, y: 62, width: 85, height: 113 };
const rowHeight = 24;
const yearWidth = 56;
const monthWidth = 34;
/** Rows of the first sheet's table, and of the second sheet's two tables, as in the official form. */
const firstRows = 16;
const secondRows = 7;
const qualificationRows = 7;

function title(sheet: PdfSheet, facts: ResumeFacts): void {
  sheet.font("bold").fontSize(20).text("履　歴　書", left, 44, { lineBreak: false });
  cellText(sheet, `${words.japaneseDay(facts.at)}現在`, { x: left + 170, y: 50, width: 240, height: 20 }, { size: 9, align: "right" });
}

function photo(sheet: PdfSheet, picture: Buffer | null): void {
  if (picture) {
    sheet.image(picture, photoBox.x, photoBox.y, { width: photoBox.width, height: photoBox.height });
    return frame(sheet, photoBox);
  }
  cell(sheet, "写真をはる位置\n\n写真をはる必要が\nある場合\n縦 36〜40mm\n横 24〜30mm", photoBox, { size: 7, align: "center" });
  return undefined;
}

/** A label in small print at the top of a box and the value below it. */
function labelled(sheet: PdfSheet, label: string, value: string, box: Box, size = 11): void {
  frame(sheet, box);
  cellText(sheet, label, { ...box, height: 14 }, { size: 7.5 });
  cellText(sheet, value, { x: box.x + 6, y: box.y + 13, width: box.width - 12, height: box.height - 14 }, { size });
}

function person(sheet: PdfSheet, { profile, at }: ResumeFacts): void {
  const inner = width - 104;
  cell(sheet, `ふりがな　${words.shownKana(profile)}`, { x: left, y: 74, width: inner, height: 20 }, { size: 8.5 });
  const latin = profile.latinName ? `　（${profile.latinName}）` : "";
  labelled(sheet, "氏　名", words.shownName(profile) + latin, { x: left, y: 94, width: inner, height: 50 }, 16);
  const birth = profile.birthDate
    ? `${words.japaneseDay(new Date(`${profile.birthDate}T00:00:00+09:00`))}生　（満 ${words.ageAt(profile.birthDate, at)} 歳）`
    : "　　　　年　　月　　日生　（満　　歳）";
  cell(sheet, `生年月日　${birth}`, { x: left, y: 144, width: inner - 96, height: 34 }, { size: 9.5 });
  cell(sheet, "※性別", { x: left + inner - 96, y: 144, width: 96, height: 34 }, { size: 8 });
}

function contact(sheet: PdfSheet, { profile, email }: ResumeFacts): void {
  const { postal, line } = words.shownAddress(profile);
  const inner = width - 150;
  cell(sheet, `ふりがな　${words.furigana(profile.addressKana ?? "")}`, { x: left, y: 184, width: inner, height: 18 }, { size: 8 });
  labelled(sheet, `現住所　${postal}`, line, { x: left, y: 202, width: inner, height: 46 }, 10.5);
  labelled(sheet, "電話", words.shownPhone(profile.phone), { x: left + inner, y: 184, width: 150, height: 30 }, 10);
  labelled(sheet, "E-mail", email, { x: left + inner, y: 214, width: 150, height: 34 }, 9);
  cell(sheet, "ふりがな", { x: left, y: 248, width: inner, height: 18 }, { size: 8 });
  labelled(sheet, "連絡先　〒　　　　　（現住所以外に連絡を希望する場合のみ記入）", "", { x: left, y: 266, width: inner, height: 40 });
  labelled(sheet, "電話", "", { x: left + inner, y: 248, width: 150, height: 28 });
  labelled(sheet, "E-mail", "", { x: left + inner, y: 276, width: 150, height: 30 });
}

interface TableOptions {
  y: number;
  heading: string;
  rows: readonly words.DatedLine[];
  count: number;
}

function table(sheet: PdfSheet, { y, heading, rows, count }: TableOptions): number {
  const rest = width - yearWidth - monthWidth;
  const columns = (top: number): [Box, Box, Box] => [
    { x: left, y: top, width: yearWidth, height: rowHeight },
    { x: left + yearWidth, y: top, width: monthWidth, height: rowHeight },
    { x: left + yearWidth + monthWidth, y: top, width: rest, height: rowHeight },
  ];
  const head = columns(y);
  for (const [index, text] of ["年", "月", heading].entries()) {
    cell(sheet, text, head[index] ?? head[0], { size: 9, align: "center", fill: "#f1f1f4" });
  }
  for (let index = 0; index < count; index += 1) {
    const [year, month, text] = columns(y + rowHeight * (index + 1));
    const row: words.DatedLine = rows[index] ?? { year: "", month: "", text: "" };
    cell(sheet, row.year, year, { size: 9.5, align: "center" });
    cell(sheet, row.month, month, { size: 9.5, align: "center" });
    cell(sheet, row.text, text, { size: 9.5, align: row.align ?? "left", padding: row.align === "right" ? 24 : 4 });
  }
  return y + rowHeight * (count + 1);
}

function free(sheet: PdfSheet, label: string, text: string, box: Box): void {
  frame(sheet, box);
  cellText(sheet, label, { ...box, height: 18 }, { size: 8 });
  cellText(sheet, text, { x: box.x + 4, y: box.y + 18, width: box.width - 8, height: box.height - 20 }, { size: 10, valign: "top" });
}

/** The seeker's 履歴書 in the form the ministry of labour publishes (厚生労働省履歴書様式例): two sheets, more when the history is long. */
export async function rirekishoPdf(facts: ResumeFacts): Promise<Buffer> {
  const { profile } = facts;
  const sheet = createPdf({ title: `履歴書 ${words.shownName(profile)}`, at: facts.at });
  title(sheet, facts);
  photo(sheet, facts.photo);
  person(sheet, facts);
  contact(sheet, facts);
  const history = words.historyLines(profile, facts.at);
  table(sheet, { y: 316, heading: "学　歴　・　職　歴（各別にまとめて書く）", rows: history.slice(0, firstRows), count: firstRows });
  cellText(sheet, "※「性別」欄：記載は任意です。未記載とすることも可能です。", { x: left, y: 730, width, height: 16 }, { size: 7.5 });
  let rest = history.slice(firstRows);
  const qualifications = words.qualificationLines(profile);
  for (; rest.length > secondRows; rest = rest.slice(28)) {
    sheet.addPage();
    table(sheet, { y: 48, heading: "学　歴　・　職　歴（つづき）", rows: rest.slice(0, 28), count: 28 });
  }
  sheet.addPage();
  let y = table(sheet, { y: 48, heading: "学　歴　・　職　歴（各別にまとめて書く）", rows: rest, count: secondRows });
  const count = Math.max(qualificationRows, Math.min(qualifications.length, 12));
  y = table(sheet, { y: y + 14, heading: "免　許　・　資　格", rows: qualifications, count });
  const height = 190 - (count - qualificationRows) * 18;
  free(sheet, "志望の動機、特技、好きな学科、アピールポイントなど", profile.introduction ?? "", { x: left, y: y + 14, width, height });
  const wishes = "本人希望記入欄（特に給料・職種・勤務時間・勤務地・その他についての希望などがあれば記入）";
  free(sheet, wishes, profile.requests ?? "", { x: left, y: y + 28 + height, width, height: 86 });
  return pdfBytes(sheet);
}
