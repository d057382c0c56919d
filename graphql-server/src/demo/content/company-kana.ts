import type { Industry } from "../../modules/account/company/company.entity.ts";
import { nameStems } from "./companies.ts";

/** The readings of the stems, in their order. */
const stems = [
  "ミナトノカゼ",
  "アオババシ",
  "アケボノザカ",
  "ハルカゼダイ",
  "シラサギ",
  "コモレビ",
  "ホシノサト",
  "ナナイロ",
  "アサヒガオカ",
  "ツムギ",
  "カガヤキバシ",
  "ミズホノモリ",
  "ユウナギ",
  "サザナミ",
  "オオゾラダイ",
  "キズナザカ",
  "ワカバノモリ",
  "マドカ",
  "イロハザカ",
  "ヒダマリ",
  "コハル",
  "アスナロオカ",
  "シオカゼ",
  "ヤマビコ",
  "セセラギ",
  "トモシビ",
  "ツバサノサト",
  "ハナミズキ",
  "スズカゼ",
  "ツキノワ",
  "クスノキザカ",
  "モミジダイ",
] as const;

const forms: Readonly<Partial<Record<Industry, string>>> = {
  A: "ノウエン",
  B: "スイサン",
  D: "ケンセツ",
  E: "セイサクショ",
  G: "システム",
  H: "ウンユ",
  I: "ショウジ",
  K: "フドウサン",
  L: "ソウゴウジムショ",
  M: "ホテルアンドレストラン",
  N: "ビューティー",
  O: "ガクイン",
  R: "サービス",
};

const readings = new Map<string, string>(nameStems.map((stem, index) => [stem, stems[index] ?? ""]));

/** Returns the reading of a fictitious company's name, or null when it is not known; a stem of two parts is read as both. */
export function companyKana(stem: string, industry: Industry): string | null {
  const first = nameStems.find((known) => stem.startsWith(known));
  const rest = first === undefined ? "" : stem.slice(first.length);
  const reading = `${readings.get(first ?? "") ?? ""}${readings.get(rest) ?? ""}`;
  if (first === undefined || reading === "") return null;
  return industry === "P" ? `シャカイフクシホウジン${reading}フクシカイ` : `${reading}${forms[industry] ?? ""}カブシキガイシャ`;
}
