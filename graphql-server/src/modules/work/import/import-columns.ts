import type { ChoiceName } from "./cell-words.ts";

/** The way a cell is read. A choice names its vocabulary; a list of choices ends in `[]`. */
export type CellKind =
  | "text"
  | "whole"
  | "number"
  | "flag"
  | "date"
  | "times"
  | "allowances"
  | "questions"
  | ChoiceName
  | "residenceStatus[]"
  | "qualification[]";

/** A column of the file. */
export interface ImportColumn {
  /** Name in the header: the field's place in WorkContentInput, or one of the two that say whose work it is and which. */
  name: string;
  kind: CellKind;
  /** The Japanese name of the column: a header may use it instead, and exports do. */
  label: string;
}

function table(rows: Readonly<Record<string, readonly [kind: CellKind, label: string]>>): readonly ImportColumn[] {
  return Object.entries(rows).map(([name, [kind, label]]) => ({ name, kind, label }));
}

/** Every column that a file may have, in the order of the posting form. None is demanded. */
export const importColumns = table({
  identifier: ["text", "管理番号"],
  corporateNumber: ["text", "法人番号"],
  title: ["text", "件名"],
  titleEn: ["text", "件名（英語）"],
  category: ["category", "職種"],
  occupation: ["text", "職業名"],
  employmentType: ["employmentType", "雇用形態"],
  openings: ["whole", "採用人数"],
  startsOn: ["date", "入社日"],
  applyBy: ["date", "応募締切"],
  "employer.name": ["text", "募集者の名称"],
  "employer.address": ["text", "募集者の住所"],
  "employer.contactEmail": ["text", "連絡先メール"],
  "employer.contactPhone": ["text", "連絡先電話"],
  "employer.contactFormUrl": ["text", "連絡先フォーム"],
  "workplace.name": ["text", "事業所名"],
  "workplace.postalCode": ["text", "郵便番号"],
  "workplace.prefecture": ["prefecture", "都道府県"],
  "workplace.city": ["text", "市区町村"],
  "workplace.addressLine": ["text", "番地"],
  "workplace.nearestStation": ["text", "最寄り駅"],
  "workplace.changeScope": ["text", "就業場所の変更の範囲"],
  "workplace.remote": ["remote", "在宅勤務"],
  "workplace.smoking": ["smoking", "受動喫煙防止措置"],
  "workplace.smokingNote": ["text", "受動喫煙防止措置の補足"],
  description: ["text", "業務内容"],
  descriptionEn: ["text", "業務内容（英語）"],
  dutiesChangeScope: ["text", "業務の変更の範囲"],
  requirements: ["text", "応募要件"],
  japaneseLevel: ["japaneseLevel", "日本語レベル"],
  japaneseUse: ["text", "日本語を使う場面"],
  acceptedStatuses: ["residenceStatus[]", "在留資格"],
  specifiedSkillField: ["skill", "特定技能の分野"],
  visaSupport: ["flag", "在留資格の支援"],
  beginnerWelcome: ["flag", "未経験歓迎"],
  requiredQualifications: ["qualification[]", "必要な資格・免許"],
  "salary.unit": ["payUnit", "賃金形態"],
  "salary.min": ["whole", "基本給の下限"],
  "salary.max": ["whole", "基本給の上限"],
  "salary.allowances": ["allowances", "定額的手当"],
  "salary.hasFixedOvertime": ["flag", "固定残業代の有無"],
  "salary.fixedOvertimeAmount": ["whole", "固定残業代"],
  "salary.fixedOvertimeHours": ["whole", "固定残業代の時間"],
  "salary.fixedOvertimeExcessPaid": ["flag", "超過分の追加支給"],
  "salary.commuting": ["text", "通勤手当"],
  "salary.raise": ["text", "昇給"],
  "salary.bonus": ["text", "賞与"],
  "salary.closing": ["text", "締日"],
  "salary.payDay": ["text", "支払日"],
  "hours.system": ["timeSystem", "労働時間制"],
  "hours.times": ["times", "始業・終業"],
  "hours.note": ["text", "労働時間の補足"],
  "hours.deemedHoursPerDay": ["number", "みなし労働時間"],
  "hours.breakMinutes": ["whole", "休憩（分）"],
  "hours.weeklyHours": ["number", "週の所定労働時間"],
  "hours.overtime": ["flag", "所定外労働の有無"],
  "hours.overtimeHoursPerMonth": ["whole", "月の所定外労働時間"],
  "hours.holidays": ["text", "休日"],
  "hours.holidaysPerYear": ["whole", "年間休日"],
  "insurance.health": ["flag", "健康保険"],
  "insurance.pension": ["flag", "厚生年金"],
  "insurance.accident": ["flag", "労災保険"],
  "insurance.employment": ["flag", "雇用保険"],
  "insurance.note": ["text", "保険の補足"],
  "contract.fixedTerm": ["flag", "契約期間の定め"],
  "contract.termMonths": ["whole", "契約期間（月）"],
  "contract.renewal": ["renewal", "契約の更新"],
  "contract.renewalCriteria": ["text", "更新の基準"],
  "contract.renewalLimit": ["text", "更新の上限"],
  "contract.trial": ["flag", "試用期間の有無"],
  "contract.trialMonths": ["whole", "試用期間（月）"],
  "contract.trialConditions": ["text", "試用期間中の条件"],
  "contract.retirement": ["text", "定年"],
  appeal: ["text", "求人PR"],
  benefits: ["text", "福利厚生"],
  housing: ["flag", "住居"],
  "selection.process": ["text", "選考方法"],
  "selection.documents": ["text", "応募書類"],
  "selection.resumeRequired": ["flag", "履歴書の要否"],
  "selection.questions": ["questions", "応募時の質問"],
});

const byHeader = new Map(importColumns.flatMap((column) => [column.name, column.label].map((text) => [foldHeader(text), column])));

function foldHeader(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase();
}

/** The column that a header names, by its name or its Japanese label. */
export function columnOf(header: string): ImportColumn | undefined {
  return byHeader.get(foldHeader(header));
}
