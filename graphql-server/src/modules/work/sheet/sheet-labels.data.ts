/** What a line of a sheet is about. */
export type SheetKey = keyof typeof sheetLabels;

/** The labels under which sheets, forms and pages say each thing, without spaces and marks. */
export const sheetLabels = {
  identifier: ["求人番号", "管理番号", "求人ID"],
  title: ["求人タイトル", "タイトル", "件名", "求人名", "募集タイトル", "求人の題名"],
  occupation: ["職種", "職種名", "募集職種", "ポジション", "募集ポジション"],
  description: [
    "仕事内容",
    "仕事の内容",
    "お仕事内容",
    "業務内容",
    "職務内容",
    "作業内容",
    "具体的な仕事内容",
    "従事すべき業務の内容",
    "業務の内容",
  ],
  dutiesChange: [
    "仕事内容の変更の範囲",
    "業務の変更の範囲",
    "業務内容の変更の範囲",
    "従事すべき業務の変更の範囲",
    "業務の変更範囲",
    "仕事内容の変更範囲",
    "従事すべき業務の変更範囲",
  ],
  placeChange: ["就業場所の変更の範囲", "勤務地の変更の範囲", "就業場所の変更範囲", "勤務地の変更範囲", "勤務場所の変更の範囲"],
  change: ["変更の範囲", "変更範囲"],
  employmentType: ["雇用形態", "雇用区分", "契約形態", "雇用形態等"],
  employmentName: ["正社員以外の名称"],
  openings: ["採用人数", "募集人数", "求人数", "採用予定人数"],
  applyBy: ["応募期限", "応募締切", "募集期限", "締切日", "掲載終了日", "紹介期限日", "応募締め切り"],
  startsOn: ["入社日", "勤務開始日", "採用予定日", "就業開始日"],
  employerName: ["事業所名", "会社名", "企業名", "法人名", "社名", "募集者", "募集者名", "募集者の氏名又は名称", "雇用主", "雇用主名"],
  employerAddress: ["所在地", "本社所在地", "会社所在地", "本社住所", "会社住所", "事業所所在地", "募集者の住所"],
  phone: ["電話番号", "電話", "TEL", "連絡先電話番号", "問い合わせ電話番号"],
  email: ["メール", "メールアドレス", "EMAIL", "E-MAIL", "Eメール", "応募メール"],
  place: ["就業場所", "勤務地", "勤務場所", "勤務先住所", "就業場所の住所", "勤務地住所", "就業場所住所", "働く場所"],
  placeName: ["勤務先", "勤務先名", "店舗名", "施設名", "就業場所の名称"],
  station: ["最寄り駅", "最寄駅", "アクセス", "交通アクセス"],
  remote: ["在宅勤務", "テレワーク", "リモートワーク"],
  smoking: ["受動喫煙対策", "受動喫煙防止措置", "受動喫煙防止対策", "喫煙", "受動喫煙"],
  payUnit: ["賃金形態", "賃金形態等", "給与形態", "給与体系"],
  basePay: ["基本給", "基本給(月額平均)又は時間額", "賃金(基本給)", "基本給(時間換算額)"],
  pay: ["給与", "賃金", "給料", "報酬", "給与額", "賃金額"],
  monthPay: ["月給", "月額"],
  hourPay: ["時給", "時間給", "時間額"],
  dayPay: ["日給"],
  yearPay: ["年俸", "年収"],
  allowances: ["手当", "諸手当", "定額的に支払われる手当", "各種手当", "その他の手当"],
  fixedOvertime: ["固定残業代", "固定残業手当", "みなし残業", "固定残業", "みなし残業代"],
  commuting: ["通勤手当", "交通費", "通勤費"],
  raise: ["昇給"],
  bonus: ["賞与", "ボーナス"],
  payClosing: ["賃金締切日", "給与締日", "締日", "締め日", "賃金締日"],
  payDay: ["賃金支払日", "給与支払日", "支払日", "給料日"],
  hours: ["就業時間", "勤務時間", "労働時間", "始業・終業", "始業終業", "就業時間等", "勤務時間帯", "始業・終業時刻", "始業終業時刻"],
  hoursSystem: ["労働時間制", "勤務体系", "労働時間制度"],
  break: ["休憩時間", "休憩"],
  weeklyHours: ["週所定労働時間", "所定労働時間", "週の所定労働時間", "週の労働時間"],
  overtime: ["時間外労働", "残業", "残業時間", "時間外", "所定外労働", "時間外労働時間", "月平均時間外労働時間", "所定外労働の有無"],
  holidays: ["休日", "休日・休暇", "休日休暇", "休日等", "休暇", "お休み"],
  holidaysPerYear: ["年間休日数", "年間休日"],
  insurance: ["加入保険", "加入保険等", "社会保険", "保険", "各種保険", "社会保険・労働保険"],
  term: ["雇用期間", "契約期間", "雇用期間の定め", "契約期間の定め"],
  renewal: ["契約更新", "契約更新の可能性", "契約の更新", "更新", "更新の有無", "契約更新の有無"],
  renewalCriteria: ["契約更新の条件", "更新の基準", "契約更新の判断基準", "更新の判断基準", "更新条件", "更新の条件"],
  renewalLimit: ["更新上限", "更新の上限", "契約更新の上限", "通算契約期間の上限", "更新上限の有無"],
  trial: ["試用期間"],
  trialConditions: ["試用期間中の労働条件", "試用期間中の条件", "試用期間の条件"],
  retirement: ["定年", "定年制", "定年等"],
  requirements: [
    "応募資格",
    "応募条件",
    "応募要件",
    "必須条件",
    "求める人材",
    "対象となる方",
    "必要な経験",
    "必要な経験等",
    "必要な経験・知識・技能等",
  ],
  qualification: ["必要な免許・資格", "必要な免許資格", "免許・資格", "資格", "必要な資格", "必要な免許"],
  education: ["学歴"],
  japanese: ["日本語レベル", "日本語能力", "必要な日本語", "日本語"],
  benefits: ["福利厚生", "待遇", "待遇・福利厚生", "福利厚生等"],
  housing: ["入居可能住宅", "社宅・寮", "社宅", "寮", "住宅"],
  appeal: ["求人PR", "PR", "アピールポイント", "特徴", "職場の特徴", "求人に関する特記事項", "会社の特長"],
  selection: ["選考方法", "選考フロー", "選考の流れ", "選考"],
  documents: ["応募書類", "応募書類等", "提出書類", "必要書類"],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A label without width, spaces, numbering and marks. */
export function foldLabel(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\s/g, "")
    .replace(/^[■●◆▼◇□▶★☆*#・○◎>-]+/u, "")
    .replace(/^(?:\(?[0-9a-f]{1,2}[).．]|[①-⑳])/iu, "")
    .replace(/[:：]$/u, "")
    .toUpperCase();
}

const keys: ReadonlyMap<string, SheetKey> = new Map(
  isEntries(Object.entries(sheetLabels)).flatMap(([key, labels]) => labels.map((label): [string, SheetKey] => [foldLabel(label), key])),
);

function isKey(key: string): key is SheetKey {
  return key in sheetLabels;
}

function isEntries(entries: [string, readonly string[]][]): [SheetKey, readonly string[]][] {
  return entries.flatMap(([key, labels]): [SheetKey, readonly string[]][] => (isKey(key) ? [[key, labels]] : []));
}

/** What a label says the text behind it is about; undefined when it is none that is known. */
export function keyOf(label: string): SheetKey | undefined {
  const folded = foldLabel(label);
  return keys.get(folded) ?? keys.get(folded.replace(/^[A-F](?=[^A-Z])/u, ""));
}
