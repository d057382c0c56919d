/** A sheet as a company has it, and what it states: column of the import and value as the posting form has it. */
export interface PostingSheet {
  layout: "COLON" | "HEADING" | "TABLE" | "FORM" | "LINES";
  text: string;
  states: Readonly<Record<string, unknown>>;
}

const span = (start: string, end: string) => ({ start, end });

/** Label, colon, text. */
const colon: readonly PostingSheet[] = [
  {
    layout: "COLON",
    text: `職種：介護職員
仕事内容：特別養護老人ホームでの食事・入浴・排せつの介助、記録。
雇用形態：正社員
勤務地：〒530-0001 大阪府大阪市北区梅田1-2-3
最寄り駅：大阪駅から徒歩8分
給与：月給 215,000円〜248,000円
手当：処遇改善手当 20,000円
賞与：年2回
勤務時間：7:00〜16:00、10:00〜19:00、16:30〜翌9:30（シフト制）
休憩：60分
休日：月9日（シフト制）
年間休日：110日
社会保険：雇用・労災・健康・厚生年金
試用期間：あり（3か月、同条件）
応募資格：未経験の方も歓迎`,
    states: {
      title: "介護職員",
      description: "特別養護老人ホームでの食事・入浴・排せつの介助、記録。",
      employmentType: "FULL_TIME",
      "workplace.postalCode": "530-0001",
      "workplace.prefecture": "27",
      "workplace.city": "大阪市北区",
      "workplace.addressLine": "梅田1-2-3",
      "workplace.nearestStation": "大阪駅から徒歩8分",
      "salary.unit": "MONTH",
      "salary.min": 215_000,
      "salary.max": 248_000,
      "salary.allowances": [{ name: "処遇改善手当", amount: 20_000 }],
      "salary.bonus": "年2回",
      "hours.system": "SHIFT",
      "hours.times": [span("07:00", "16:00"), span("10:00", "19:00"), span("16:30", "33:30")],
      "hours.breakMinutes": 60,
      "hours.holidays": "月9日（シフト制）",
      "hours.holidaysPerYear": 110,
      "insurance.health": true,
      "insurance.pension": true,
      "insurance.accident": true,
      "insurance.employment": true,
      "contract.trial": true,
      "contract.trialMonths": 3,
      beginnerWelcome: true,
    },
  },
  {
    layout: "COLON",
    text: `募集職種: ホールスタッフ
業務内容: 注文、料理の提供、会計、片づけ
雇用区分: アルバイト
勤務先住所: 東京都渋谷区道玄坂2-10-7 さくらビル1階
時給: 1,250円
勤務時間: 17:00-22:00
休日: 週3日
交通費: 全額支給
残業: なし
受動喫煙対策: 屋内禁煙
採用人数: 3名`,
    states: {
      title: "ホールスタッフ",
      employmentType: "PART_TIME",
      "workplace.prefecture": "13",
      "workplace.city": "渋谷区",
      "salary.unit": "HOUR",
      "salary.min": 1_250,
      "salary.commuting": "全額支給",
      "hours.times": [span("17:00", "22:00")],
      "hours.holidays": "週3日",
      "hours.overtime": false,
      "workplace.smoking": "NO_SMOKING",
      openings: 3,
    },
  },
  {
    layout: "COLON",
    text: `タイトル：Webエンジニア（フレックス）
職種：ソフトウェア開発技術者
業務内容：自社サービスの設計、開発、運用
雇用形態：正社員（期間の定めなし）
契約期間：期間の定めなし
給与：年俸 480万円〜720万円
勤務時間：フレックスタイム制（コアタイム 10:00〜15:00）
休憩時間：60分
時間外労働：あり（月平均15時間）
休日：完全週休2日制（土日）、祝日。年間休日125日
勤務地：福岡県福岡市中央区天神1-1-1
在宅勤務：可（週3日まで）
社会保険：社会保険完備
試用期間：3ヶ月
選考方法：書類選考、面接2回
日本語レベル：N2以上`,
    states: {
      title: "Webエンジニア（フレックス）",
      occupation: "ソフトウェア開発技術者",
      employmentType: "FULL_TIME",
      "contract.fixedTerm": false,
      "salary.unit": "YEAR",
      "salary.min": 4_800_000,
      "salary.max": 7_200_000,
      "hours.system": "FLEX",
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 15,
      "hours.holidaysPerYear": 125,
      "workplace.prefecture": "40",
      "workplace.city": "福岡市中央区",
      "workplace.remote": "PARTIAL",
      "insurance.health": true,
      "insurance.employment": true,
      "contract.trial": true,
      "contract.trialMonths": 3,
      "selection.process": "書類選考、面接2回",
      japaneseLevel: "N2",
    },
  },
  {
    layout: "COLON",
    text: `会社名：みどり物流株式会社
所在地：千葉県市川市八幡3-4-5
電話番号：047-123-4567
職種：倉庫作業員
仕事内容：荷物の検品、棚入れ、出荷
雇用形態：契約社員
契約期間：1年
契約更新：あり（原則更新）
更新上限：通算5年
就業場所：千葉県市川市高谷新町7-1
給与：月給25万円（固定残業代3万円を含む）
勤務時間：9時00分〜18時00分
休憩：1時間
年間休日：120日
昇給：年1回`,
    states: {
      "employer.name": "みどり物流株式会社",
      "employer.address": "千葉県市川市八幡3-4-5",
      "employer.contactPhone": "047-123-4567",
      employmentType: "CONTRACT",
      "contract.fixedTerm": true,
      "contract.termMonths": 12,
      "contract.renewal": "AUTOMATIC",
      "contract.renewalLimit": "通算5年",
      "workplace.city": "市川市",
      "workplace.addressLine": "高谷新町7-1",
      "hours.times": [span("09:00", "18:00")],
      "hours.breakMinutes": 60,
      "hours.holidaysPerYear": 120,
      "salary.raise": "年1回",
    },
  },
  {
    layout: "COLON",
    text: `職種：製造スタッフ
仕事の内容：食品の計量と包装
雇用形態：パート
勤務場所：愛知県名古屋市中村区名駅4-5-6
時給：1,100円〜1,300円 ※研修中は時給1,080円
就業時間：9:00〜17:00の間で4時間以上
週所定労働時間：20時間
休日：土曜日、日曜日
加入保険：雇用保険、労災保険
メール：saiyo@example.co.jp
変更の範囲：会社の定める業務`,
    states: {
      title: "製造スタッフ",
      employmentType: "PART_TIME",
      "workplace.prefecture": "23",
      "workplace.city": "名古屋市中村区",
      "salary.unit": "HOUR",
      "salary.min": 1_100,
      "salary.max": 1_300,
      "hours.weeklyHours": 20,
      "hours.holidays": "土曜日、日曜日",
      "insurance.employment": true,
      "insurance.accident": true,
      "employer.contactEmail": "saiyo@example.co.jp",
    },
  },
  {
    layout: "COLON",
    text: `職種　：　配送ドライバー
仕事内容　：　小型トラックで店舗へ商品を届けます。
雇用形態　：　正社員
基本給　：　220,000円
賃金形態　：　月給制
固定残業代　：　あり 45,000円（25時間分、超過分は別途支給）
就業時間　：　午前8時〜午後5時
休憩時間　：　60分
残業　：　あり 月25時間
休日　：　日曜日、祝日
必要な免許・資格　：　準中型自動車免許
就業場所　：　北海道札幌市白石区本通1-2-3
喫煙　：　敷地内禁煙`,
    states: {
      title: "配送ドライバー",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 220_000,
      "salary.hasFixedOvertime": true,
      "salary.fixedOvertimeAmount": 45_000,
      "salary.fixedOvertimeHours": 25,
      "salary.fixedOvertimeExcessPaid": true,
      "hours.times": [span("08:00", "17:00")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 25,
      "hours.holidays": "日曜日、祝日",
      "workplace.prefecture": "01",
      "workplace.city": "札幌市白石区",
      "workplace.smoking": "NO_SMOKING",
    },
  },
];

/** Headings in brackets with the text below. */
const heading: readonly PostingSheet[] = [
  {
    layout: "HEADING",
    text: `【職種】
客室清掃スタッフ
【仕事内容】
ホテルの客室の清掃、ベッドメイク。
二人一組で作業します。
【雇用形態】
パート・アルバイト
【勤務地】
ホテルみなと
神奈川県横浜市西区みなとみらい2-3-1
みなとみらい駅 徒歩3分
【給与】
時給1,200円
【勤務時間】
9:00〜15:00（休憩45分）
【休日】
シフトによる（週2日以上）
【応募資格】
経験不問
【待遇】
交通費支給、制服貸与`,
    states: {
      title: "客室清掃スタッフ",
      description: "ホテルの客室の清掃、ベッドメイク。\n二人一組で作業します。",
      employmentType: "PART_TIME",
      "workplace.name": "ホテルみなと",
      "workplace.prefecture": "14",
      "workplace.city": "横浜市西区",
      "workplace.nearestStation": "みなとみらい駅 徒歩3分",
      "salary.unit": "HOUR",
      "salary.min": 1_200,
      "hours.times": [span("09:00", "15:00")],
      "hours.breakMinutes": 45,
      beginnerWelcome: true,
      benefits: "交通費支給、制服貸与",
    },
  },
  {
    layout: "HEADING",
    text: `【募集職種】施工管理
【業務内容】
・工程、品質、安全の管理
・写真の撮影：現場の記録
・発注者との打ち合わせ
【雇用形態】正社員
【勤務地】
宮城県仙台市青葉区一番町3-2-1
【給与】
月給28万円〜40万円
モデル年収：入社5年目 550万円
【勤務時間】
8:00〜17:00
【休憩時間】
90分
【休日・休暇】
土曜日、日曜日、祝日、夏季、年末年始
年間休日 122日
【社会保険】
各種社会保険完備
【試用期間】
なし`,
    states: {
      title: "施工管理",
      description: "・工程、品質、安全の管理\n・写真の撮影：現場の記録\n・発注者との打ち合わせ",
      employmentType: "FULL_TIME",
      "workplace.prefecture": "04",
      "workplace.city": "仙台市青葉区",
      "salary.unit": "MONTH",
      "salary.min": 280_000,
      "salary.max": 400_000,
      "hours.times": [span("08:00", "17:00")],
      "hours.breakMinutes": 90,
      "hours.holidaysPerYear": 122,
      "insurance.health": true,
      "insurance.pension": true,
      "contract.trial": false,
    },
  },
  {
    layout: "HEADING",
    text: `［求人タイトル］調理補助（学校給食）
［仕事内容］
野菜を切る、盛りつける、食器を洗う
［契約形態］契約職員
［雇用期間］6か月
［契約の更新］条件付きで更新あり
［更新の基準］勤務成績、業務量による
［就業場所］
埼玉県さいたま市浦和区高砂3-15-1
［賃金］
日給9,800円
［就業時間］
8:30〜16:30
［休憩］60分
［休日］土日祝
［加入保険］健康・厚生・雇用・労災
［受動喫煙防止措置］屋内は禁煙（喫煙専用室あり）`,
    states: {
      title: "調理補助（学校給食）",
      employmentType: "CONTRACT",
      "contract.fixedTerm": true,
      "contract.termMonths": 6,
      "contract.renewal": "POSSIBLE",
      "contract.renewalCriteria": "勤務成績、業務量による",
      "workplace.prefecture": "11",
      "workplace.city": "さいたま市浦和区",
      "salary.unit": "DAY",
      "salary.min": 9_800,
      "hours.times": [span("08:30", "16:30")],
      "hours.breakMinutes": 60,
      "hours.holidays": "土日祝",
      "insurance.health": true,
      "insurance.employment": true,
      "workplace.smoking": "SMOKING_ROOM",
    },
  },
  {
    layout: "HEADING",
    text: `＜職種＞ 経理事務
＜仕事内容＞ 請求書の作成、帳簿の入力
＜雇用形態＞ 正社員
＜給与＞ 月給 230000円 〜 270000円
＜昇給＞ 年1回（4月）
＜賞与＞ 年2回（前年実績 計3.0か月分）
＜勤務時間＞ 9:00 〜 17:30
＜休憩時間＞ 1時間
＜残業＞ 月10〜20時間
＜休日＞ 完全週休2日制
＜定年＞ 65歳
＜所在地＞ 京都府京都市下京区四条通1-2
＜応募書類＞ 履歴書、職務経歴書`,
    states: {
      title: "経理事務",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 230_000,
      "salary.max": 270_000,
      "salary.raise": "年1回（4月）",
      "hours.times": [span("09:00", "17:30")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.holidays": "完全週休2日制",
      "contract.retirement": "65歳",
      "employer.address": "京都府京都市下京区四条通1-2",
      "selection.documents": "履歴書、職務経歴書",
    },
  },
  {
    layout: "HEADING",
    text: `【職種】日本語教師
【仕事の内容】初級から中級の授業、宿題の確認
【雇用形態】業務委託または契約社員
【勤務地】広島県広島市中区大手町1-5-3 / 広島県福山市三之丸町4-1
【給与】1コマ 2,500円
【就業時間】相談して決めます
【日本語】N1
【選考】書類、模擬授業、面接`,
    states: {
      title: "日本語教師",
      description: "初級から中級の授業、宿題の確認",
      japaneseLevel: "N1",
      "selection.process": "書類、模擬授業、面接",
    },
  },
  {
    layout: "HEADING",
    text: `【職種】 フォークリフトオペレーター
【仕事内容】 荷物の積み降ろし
【雇用形態】 派遣社員
【契約期間】 3ヶ月
【勤務地】 兵庫県尼崎市扇町20
【時給】 1,500円〜1,600円
【勤務時間】 (1)8:00〜17:00 (2)20:00〜翌5:00 交替制
【休憩】 60分
【時間外労働】 あり 月20時間程度
【休日】 日曜日、会社カレンダーによる
【入社日】 2027年4月1日
【募集人数】 5人`,
    states: {
      title: "フォークリフトオペレーター",
      employmentType: "DISPATCH",
      "contract.fixedTerm": true,
      "contract.termMonths": 3,
      "workplace.prefecture": "28",
      "workplace.city": "尼崎市",
      "salary.unit": "HOUR",
      "salary.min": 1_500,
      "salary.max": 1_600,
      "hours.system": "SHIFT",
      "hours.times": [span("08:00", "17:00"), span("20:00", "29:00")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 20,
      startsOn: "2027-04-01",
      openings: 5,
    },
  },
];

export const wordedSheets: readonly PostingSheet[] = [...colon, ...heading];
