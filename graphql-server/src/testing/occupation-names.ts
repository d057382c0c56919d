import { readFileSync } from "node:fs";

const things = [
  "金属",
  "木材",
  "ゴム",
  "紙",
  "ガラス",
  "プラスチック",
  "自動車",
  "電気機器",
  "時計",
  "楽器",
  "食品",
  "繊維",
  "印刷",
  "建築",
  "機械",
];
const machines = ["NC", "CAD", "COBOL", "MnO2", "X線", "有機EL", "PC", "マシニングセンター", "フォークリフト", "レーザー"];
const acts = ["製造", "修理", "検査", "組立", "設計", "運転", "販売", "塗装", "研削", "保守"];
const people = ["工", "員", "技術者", "オペレーター", "係", "助手"];
const notes = ["", "(生産技術者を除く)", "(電気式)(開発)", "(LPG:高圧ガス)", "(鋼・非鉄金属、製品)", "〔見習い〕"];

/** Names of the kind that the official list of occupations has: long compounds, letters inside, signs side by side. */
function generatedNames(count: number): string[] {
  const names = new Set<string>();
  for (let index = 0; names.size < count; index += 1) {
    const [thing, machine, act] = [things[index % 15], machines[(index * 3) % 10], acts[Math.floor(index / 15) % 10]];
    const [person, note] = [people[Math.floor(index / 150) % 6], notes[(index * 5 + Math.floor(index / 6)) % 6]];
    names.add(
      `${index % 3 === 0 ? machine : ""}${thing}${act}${person}${note}${index >= 900 ? `・${machine}` : ""}${index >= 1_800 ? act : ""}`,
    );
  }
  return [...names];
}

/**
 * Names of occupations to search for: from the fifth column of the official list when OCCUPATIONS_CSV says where it is, evenly picked; else
 * made up in its shape.
 */
export function occupationNames(count: number): string[] {
  const file = process.env["OCCUPATIONS_CSV"];
  if (!file) return generatedNames(count);
  const lines = readFileSync(file, "utf8").split(/\r?\n/).slice(1);
  const names = [...new Set(lines.map((line) => line.split(",")[4] ?? "").filter((name) => name !== ""))];
  const step = Math.max(1, Math.floor(names.length / count));
  return names.filter((_, index) => index % step === 0).slice(0, count);
}
