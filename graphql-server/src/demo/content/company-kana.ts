import type { Industry } from "../../modules/account/company/company.entity.ts";
import { nameStems } from "./companies.ts";

/** The readings of the stems and their names in Latin letters, in their order. */
const stems = [
  ["ミナトノカゼ", "Minato no Kaze"],
  ["アオババシ", "Aobabashi"],
  ["アケボノザカ", "Akebonozaka"],
  ["ハルカゼダイ", "Harukazedai"],
  ["シラサギ", "Shirasagi"],
  ["コモレビ", "Komorebi"],
  ["ホシノサト", "Hoshi no Sato"],
  ["ナナイロ", "Nanairo"],
  ["アサヒガオカ", "Asahigaoka"],
  ["ツムギ", "Tsumugi"],
  ["カガヤキバシ", "Kagayakibashi"],
  ["ミズホノモリ", "Mizuho no Mori"],
  ["ユウナギ", "Yunagi"],
  ["サザナミ", "Sazanami"],
  ["オオゾラダイ", "Ozoradai"],
  ["キズナザカ", "Kizunazaka"],
  ["ワカバノモリ", "Wakaba no Mori"],
  ["マドカ", "Madoka"],
  ["イロハザカ", "Irohazaka"],
  ["ヒダマリ", "Hidamari"],
  ["コハル", "Koharu"],
  ["アスナロオカ", "Asunarooka"],
  ["シオカゼ", "Shiokaze"],
  ["ヤマビコ", "Yamabiko"],
  ["セセラギ", "Seseragi"],
  ["トモシビ", "Tomoshibi"],
  ["ツバサノサト", "Tsubasa no Sato"],
  ["ハナミズキ", "Hanamizuki"],
  ["スズカゼ", "Suzukaze"],
  ["ツキノワ", "Tsukinowa"],
  ["クスノキザカ", "Kusunokizaka"],
  ["モミジダイ", "Momijidai"],
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

type Stem = (typeof stems)[number];

const byName = new Map<string, Stem>(nameStems.flatMap((stem, index) => (stems[index] ? [[stem, stems[index]] as const] : [])));

/** The one or two known stems that a stem is made of; none when it begins with no known one. */
function partsOf(stem: string): Stem[] {
  const first = nameStems.find((known) => stem.startsWith(known));
  if (first === undefined) return [];
  return [first, stem.slice(first.length)].map((part) => byName.get(part)).filter((part) => part !== undefined);
}

/** Returns the reading of a fictitious company's name, or null when it is not known; a stem of two parts is read as both. */
export function companyKana(stem: string, industry: Industry): string | null {
  const reading = partsOf(stem)
    .map(([kana]) => kana)
    .join("");
  if (reading === "") return null;
  return industry === "P" ? `シャカイフクシホウジン${reading}フクシカイ` : `${reading}${forms[industry] ?? ""}カブシキガイシャ`;
}

/** Returns a stem in Latin letters, as the company writes it in its name in English. */
export const latinStem = (stem: string): string =>
  partsOf(stem)
    .map(([, latin]) => latin)
    .join(" ");
