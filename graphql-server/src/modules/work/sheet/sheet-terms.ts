import type { Cells } from "./sheet-pay.ts";

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[〜∼～]/g, "~")
    .replace(/\s/g, "");
}

const no = /^(?:特に)?(?:なし|無し?|ありません|いいえ|ない)(?:$|[。.(（])/;
const yes = /^(?:あり|有り?|はい|有る)/;

/** "6か月", "1年", "1年6か月" in months; undefined for a span or none. */
function monthsOf(text: string): number | undefined {
  if (/\d~\d/.test(text)) return undefined;
  const years = /(\d{1,2})年(?!\d*月\d*日)/.exec(text)?.[1];
  const months = /(\d{1,3})(?:か月|ヶ月|カ月|ヵ月|箇月|ケ月|ケ月間)/.exec(text)?.[1];
  if (years === undefined && months === undefined) return undefined;
  return Number(years ?? 0) * 12 + Number(months ?? 0);
}

/** 契約期間. */
export function termCells(text: string): Cells {
  const said = plain(text);
  if (/定め(?:は|が)?(?:なし|ない|無|ありません)|期間の定めなし|無期|^なし/.test(said)) return [["contract.fixedTerm", "いいえ"]];
  const months = monthsOf(said.replace(/[(（][^)）]*以上[)）]/u, "").replace(/更新.*$/u, ""));
  if (!/定めあり|有期|あり|有|か月|ヶ月|カ月|年/.test(said)) return [];
  if (months === undefined && !/定めあり|有期|^あり|^有/.test(said)) return [];
  return [["contract.fixedTerm", "はい"], ...(months ? ([["contract.termMonths", String(months)]] satisfies Cells) : [])];
}

/** 契約の更新: 条件付き is possible, 原則 is by itself. */
export function renewalCells(text: string): Cells {
  const said = plain(text);
  if (no.test(said) || /更新(?:は)?(?:なし|しない|しません|ありません)/.test(said)) return [["contract.renewal", "NONE"]];
  if (/原則更新|自動(?:的に)?更新/.test(said)) return [["contract.renewal", "AUTOMATIC"]];
  return yes.test(said) || /更新(?:する場合|の可能性|あり|することが)/.test(said) ? [["contract.renewal", "POSSIBLE"]] : [];
}

/** 試用期間 and, where it says so, its conditions. */
export function trialCells(text: string, conditions: string): Cells {
  const said = plain(text).replace(/^試用期間(?:は)?/u, "");
  if (said === "") return [];
  if (no.test(said)) return [["contract.trial", "いいえ"]];
  const months = monthsOf(said);
  if (!yes.test(said) && months === undefined) return [];
  const told =
    conditions ||
    (/同条件|同じ条件|条件(?:に)?(?:の)?(?:変更|変わり|違い)(?:は)?(?:なし|ありません)|(?:労働)?条件は?同(?:じ|一)/.test(said)
      ? "本採用と同じ条件です。"
      : "");
  return [
    ["contract.trial", "はい"],
    ...(months ? ([["contract.trialMonths", String(months)]] satisfies Cells) : []),
    ...(told ? ([["contract.trialConditions", told]] satisfies Cells) : []),
  ];
}

const insurances = [
  ["雇用", "insurance.employment"],
  ["労災", "insurance.accident"],
  ["健康", "insurance.health"],
  ["厚生", "insurance.pension"],
] as const;

/** 社会保険完備 means all four; a list means those in it. */
export function insuranceCells(text: string): Cells {
  const said = plain(text);
  if (no.test(said)) return [];
  const isAll =
    /(?:社会保険|社保|各種保険|4保険|四保険)[^。]{0,6}(?:完備|完全|すべて|全て|加入)/.test(said) && !/条件|規定|場合|時間/.test(said);
  if (isAll) return insurances.map(([, column]) => [column, "はい"]);
  return insurances.flatMap(
    ([word, column]): Cells =>
      new RegExp(`${word}(?!形態|期間)(?:保険|年金)?(?!(?:は|が)?(?:なし|無|未))`).test(said) ? [[column, "はい"]] : [],
  );
}

/** 受動喫煙防止措置. */
export function smokingCells(text: string): Cells {
  const said = plain(text);
  const isRoom = /喫煙(?:専用)?室|分煙|喫煙ブース/.test(said);
  const isOutside = /屋外(?:に)?喫煙|喫煙(?:所|場所)は?屋外|屋外(?:の)?喫煙/.test(said);
  const isNone = /禁煙/.test(said) && !/禁煙(?:では|で)ない/.test(said);
  if (isRoom) return [["workplace.smoking", "SMOKING_ROOM"]];
  if (isOutside) return [["workplace.smoking", "OUTDOOR_ONLY"]];
  return isNone ? [["workplace.smoking", "NO_SMOKING"]] : [];
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/正社員|正職員/, "FULL_TIME"],
  [/契約社員|契約職員|有期雇用社員/, "CONTRACT"],
  [/パート|アルバイト/, "PART_TIME"],
  [/紹介予定派遣/, "TEMP_TO_PERM"],
  [/無期雇用派遣|常用型派遣/, "PERMANENT_DISPATCH"],
  [/業務委託/, "OUTSOURCING"],
  [/嘱託/, "SHOKUTAKU"],
  [/インターン/, "INTERN"],
];

/** The one kind of employment that the texts name. */
export function employmentCells(text: string, name: string): Cells {
  const said = plain(`${text}${name}`).replace(/正社員(?:以外|登用|への登用|化)[^、。]*?(?=契約|パート|$)/g, "");
  const found = kinds.filter(([pattern]) => pattern.test(said)).map(([, code]) => code);
  if (found.length === 0 && /派遣/.test(said)) return [["employmentType", "DISPATCH"]];
  return found.length === 1 ? [["employmentType", found[0] ?? ""]] : [];
}

/** "2名", "3人"; none for 若干名 and spans. */
export function openingsCells(text: string): Cells {
  const said = plain(text);
  const found = /^(?:通勤|計)?(\d{1,4})(?:人|名)?$/.exec(said)?.[1];
  return found ? [["openings", found]] : [];
}

const eras: Readonly<Record<string, number>> = { 令和: 2018, R: 2018 };

/** A day that is written with its year. */
export function dayCells(column: string, text: string): Cells {
  const found = /(令和|R)?(\d{1,4}|元)[年/.-](\d{1,2})[月/.-](\d{1,2})日?/u.exec(plain(text));
  if (!found) return [];
  const [, era, year = "", month = "", day = ""] = found;
  const full = era ? (eras[era] ?? 0) + (year === "元" ? 1 : Number(year)) : Number(year);
  return full < 2020 || full > 2100 ? [] : [[column, `${full}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`]];
}

/** The level of Japanese that a text names; the lowest where it says 以上. */
export function japaneseCells(text: string): Cells {
  const found = [...new Set([...text.normalize("NFKC").matchAll(/N([1-5])/gi)].map((match) => match[1]))];
  if (found.length === 1) return [["japaneseLevel", `N${found[0]}`]];
  return found.length === 0 && /^(?:不問|問いません)/.test(plain(text)) ? [["japaneseLevel", "NONE"]] : [];
}

/** 在宅勤務. */
export function remoteCells(text: string): Cells {
  const said = plain(text);
  if (no.test(said) || /不可/.test(said)) return [["workplace.remote", "NONE"]];
  if (/フルリモート|完全在宅|全日/.test(said)) return [["workplace.remote", "FULL"]];
  return /^(?:可|あり|有)|一部|週\d日/.test(said) ? [["workplace.remote", "PARTIAL"]] : [];
}
