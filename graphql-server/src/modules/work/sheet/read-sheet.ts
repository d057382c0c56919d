import { addressCells } from "../import/job-posting-place.ts";
import { readCells } from "../import/read-cells.ts";
import { breakCells, hoursCells, overtimeCells, weeklyCells, yearCells } from "./sheet-hours.ts";
import type { SheetKey } from "./sheet-labels.data.ts";
import { cutSheet, type SheetField } from "./sheet-lines.ts";
import { allowanceCells, type Cells, fixedOvertimeCells, payCells } from "./sheet-pay.ts";
import * as terms from "./sheet-terms.ts";

/** A sheet as it was understood. */
export interface ReadSheet {
  /** Cells by the columns of the import. */
  cells: ReadonlyMap<string, string>;
  /** What was said and did not become a cell, or not wholly: for the eyes of who brought it. */
  unread: readonly { label: string; text: string }[];
}

class Sheet {
  constructor(readonly fields: readonly SheetField[]) {}

  of(key: SheetKey): string {
    return this.fields
      .filter((field) => field.key === key && field.text !== "")
      .map(({ text }) => text)
      .join("\n");
  }
}

function line(column: string, text: string): Cells {
  return text === "" ? [] : [[column, text.replace(/\s*\n\s*/g, " ")]];
}

function prose(column: string, text: string): Cells {
  return text === "" ? [] : [[column, text]];
}

/** The one address in a text of the place, its name before or above it, and the way from the station. */
function placeCells(text: string): Cells {
  if (text === "") return [];
  const lines = text.split(/\n|[（(]/u).map((part) => part.replace(/[)）]$/u, "").trim());
  const read = lines
    .map((part) => ({ part, cells: addressCells(part) }))
    .filter(({ cells }) => cells.some(([column]) => column === "workplace.prefecture"));
  const [only, second] = read;
  if (!only || second) return [];
  const name = lines.find((part) => part !== only.part && part.length <= 40 && !/[〒:：]|駅|徒歩|範囲/.test(part));
  const postal = /〒\s*(\d{3}-?\d{4})/u.exec(text.normalize("NFKC"))?.[1];
  const found = only.cells.flatMap(([column, value]): Cells => (value ? [[column, value]] : []));
  return [
    ...found,
    ...(postal && !found.some(([column]) => column === "workplace.postalCode") ? line("workplace.postalCode", postal) : []),
    ...(name && lines.indexOf(name) < lines.indexOf(only.part) ? line("workplace.name", name) : []),
  ];
}

function stationOf(text: string): Cells {
  const found = /(?:最寄り?駅[:：\s]*)?([^\n]*駅[^\n]*)/u.exec(text)?.[1];
  return found ? line("workplace.nearestStation", found.trim()) : [];
}

function contactCells(sheet: Sheet): Cells {
  const phone = /\+?0\d{1,4}[-(（ ]?\d{1,4}[-)） ]?\d{3,4}/u.exec(sheet.of("phone").normalize("NFKC"))?.[0];
  const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/u.exec(sheet.of("email").normalize("NFKC"))?.[0];
  return [...line("employer.contactPhone", phone ?? ""), ...line("employer.contactEmail", email ?? "")];
}

/** What applicants must bring, of all the labels under which that stands. */
function demandCells(sheet: Sheet): Cells {
  const parts = [
    sheet.of("requirements"),
    sheet.of("qualification") && `資格・免許：${sheet.of("qualification")}`,
    sheet.of("education") && `学歴：${sheet.of("education")}`,
  ];
  const texts = parts.filter((text) => text !== "");
  const isOpen = /未経験(?:者|の方)?(?:も|の方も)?(?:可|歓迎|大歓迎|OK|応募)|経験(?:は)?(?:不問|問いません)/i.test(texts.join("\n"));
  return [...prose("requirements", texts.join("\n")), ...(isOpen ? ([["beginnerWelcome", "はい"]] satisfies Cells) : [])];
}

function titleCells(sheet: Sheet): Cells {
  const [title, occupation] = [sheet.of("title"), sheet.of("occupation").split("\n")[0] ?? ""];
  return [...line("title", title || occupation), ...line("occupation", occupation)];
}

function timeCells(sheet: Sheet): Cells {
  const [hours, system] = [sheet.of("hours"), sheet.of("hoursSystem")];
  const around = [hours, system, sheet.of("weeklyHours")];
  return [
    ...hoursCells(hours, system),
    ...breakCells([hours], sheet.of("break")),
    ...weeklyCells(around, sheet.of("weeklyHours")),
    ...overtimeCells(sheet.of("overtime")),
    ...prose("hours.holidays", sheet.of("holidays")),
    ...yearCells([sheet.of("holidays")], sheet.of("holidaysPerYear")),
  ];
}

function contractCells(sheet: Sheet): Cells {
  const term = sheet.of("term");
  const renewal = sheet.of("renewal");
  return [
    ...terms.termCells(term),
    ...terms.renewalCells(renewal || (/更新/.test(term) ? term : "")),
    ...prose("contract.renewalCriteria", sheet.of("renewalCriteria")),
    ...line("contract.renewalLimit", sheet.of("renewalLimit")),
    ...terms.trialCells(sheet.of("trial"), sheet.of("trialConditions")),
    ...line("contract.retirement", sheet.of("retirement")),
    ...terms.insuranceCells(sheet.of("insurance")),
  ];
}

function moneyCells(sheet: Sheet): Cells {
  return [
    ...payCells(sheet.fields),
    ...fixedOvertimeCells(sheet.of("fixedOvertime")),
    ...allowanceCells(sheet.of("allowances")),
    ...line("salary.commuting", sheet.of("commuting")),
    ...line("salary.raise", sheet.of("raise")),
    ...line("salary.bonus", sheet.of("bonus")),
    ...line("salary.closing", sheet.of("payClosing")),
    ...line("salary.payDay", sheet.of("payDay")),
  ];
}

function placesCells(sheet: Sheet): Cells {
  const name = sheet.of("placeName");
  return [
    ...placeCells(sheet.of("place")),
    ...(name && !/[都道府県].*[市区町村]/u.test(name) ? line("workplace.name", name) : placeCells(name)),
    ...stationOf(sheet.of("station") || sheet.of("place")),
    ...prose("workplace.changeScope", sheet.of("placeChange")),
    ...terms.remoteCells(sheet.of("remote")),
    ...terms.smokingCells(sheet.of("smoking")),
  ];
}

function cellsOf(sheet: Sheet): Cells {
  return [
    ...titleCells(sheet),
    ...terms.employmentCells(sheet.of("employmentType"), sheet.of("employmentName")),
    ...terms.openingsCells(sheet.of("openings")),
    ...terms.dayCells("applyBy", sheet.of("applyBy")),
    ...terms.dayCells("startsOn", sheet.of("startsOn")),
    ...prose("description", sheet.of("description")),
    ...prose("dutiesChangeScope", sheet.of("dutiesChange")),
    ...line("employer.name", sheet.of("employerName")),
    ...line("employer.address", sheet.of("employerAddress")),
    ...contactCells(sheet),
    ...placesCells(sheet),
    ...moneyCells(sheet),
    ...timeCells(sheet),
    ...contractCells(sheet),
    ...demandCells(sheet),
    ...terms.japaneseCells(sheet.of("japanese") || /日本語[^\n。]*/u.exec(sheet.of("requirements"))?.[0] || ""),
    ...prose("benefits", sheet.of("benefits")),
    ...(/^(?:あり|有)/.test(sheet.of("housing")) ? ([["housing", "はい"]] satisfies Cells) : []),
    ...prose("appeal", sheet.of("appeal")),
    ...prose("selection.process", sheet.of("selection")),
    ...prose("selection.documents", sheet.of("documents")),
  ];
}

/** The columns that a key's text goes to: when none of them got it, it is told as not read. */
const targets: Readonly<Partial<Record<SheetKey, readonly string[]>>> = {
  employmentType: ["employmentType"],
  openings: ["openings"],
  applyBy: ["applyBy"],
  startsOn: ["startsOn"],
  place: ["workplace.city"],
  smoking: ["workplace.smoking"],
  pay: ["salary.min"],
  basePay: ["salary.min"],
  monthPay: ["salary.min"],
  hourPay: ["salary.min"],
  dayPay: ["salary.min"],
  yearPay: ["salary.min"],
  allowances: ["salary.allowances"],
  fixedOvertime: ["salary.hasFixedOvertime"],
  hours: ["hours.times"],
  break: ["hours.breakMinutes"],
  weeklyHours: ["hours.weeklyHours"],
  overtime: ["hours.overtime"],
  holidaysPerYear: ["hours.holidaysPerYear"],
  insurance: ["insurance.accident", "insurance.employment", "insurance.health"],
  term: ["contract.fixedTerm"],
  renewal: ["contract.renewal"],
  trial: ["contract.trial"],
  japanese: ["japaneseLevel"],
  remote: ["workplace.remote"],
  housing: ["housing"],
};

/** True for what a person must look at: no known label, or a text of which nothing was sure. */
function isUnread({ key, text }: SheetField, cells: ReadonlyMap<string, string>): boolean {
  if (text === "") return false;
  if (key === undefined) return true;
  return targets[key]?.every((column) => !cells.has(column)) ?? false;
}

/** Reads a sheet of any layout: 求人票, the text of a page, a form. What is not sure stays empty and is told. */
export function readSheet(text: string): ReadSheet {
  const fields = cutSheet(text);
  const read = new Map(cellsOf(new Sheet(fields)));
  // A cell that the import could not read is none.
  const wrong = new Set(readCells(read).problems.map(({ path }) => path.join(".")));
  const cells = new Map([...read].filter(([column]) => !wrong.has(column)));
  return { cells, unread: fields.filter((field) => isUnread(field, cells)).map(({ label, text: said }) => ({ label, text: said })) };
}
