import { type PostingSheet, wordedSheets } from "./posting-sheets.data.ts";

const span = (start: string, end: string) => ({ start, end });
const tab = (rows: readonly (readonly [string, string])[]) => rows.map((row) => row.join("\t")).join("\n");

/** A table copied from a page or a spreadsheet. */
const table: readonly PostingSheet[] = [
  {
    layout: "TABLE",
    text: tab([
      ["会社名", "株式会社あおば"],
      ["職種", "販売員"],
      ["雇用形態", "正社員"],
      ["仕事内容", "接客、レジ、商品の補充"],
      ["給与", "月給 22万5,000円～26万円"],
      ["勤務時間", "10:00～20:00（実働8時間、休憩120分）"],
      ["休日", "月8日（シフト制）"],
      ["年間休日数", "105日"],
      ["勤務地", "静岡県静岡市葵区呉服町2-1"],
      ["福利厚生", "社員割引"],
    ]),
    states: {
      "employer.name": "株式会社あおば",
      title: "販売員",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 225_000,
      "salary.max": 260_000,
      "hours.times": [span("10:00", "20:00")],
      "hours.breakMinutes": 120,
      "hours.holidays": "月8日（シフト制）",
      "hours.holidaysPerYear": 105,
      "workplace.prefecture": "22",
      "workplace.city": "静岡市葵区",
      benefits: "社員割引",
    },
  },
  {
    layout: "TABLE",
    text: `| 職種 | 看護師 |
| 仕事内容 | 病棟での看護、記録 |
| 雇用形態 | 正職員 |
| 基本給 | 月額 250,000円～310,000円 |
| 就業時間 | 8時30分～17時15分、16時30分～翌9時00分 |
| 労働時間制 | 変形労働時間制（1か月単位） |
| 休憩時間 | 60分 |
| 勤務地 | 岡山県岡山市北区鹿田町2-5-1 |
| 必要な免許・資格 | 看護師免許 |
| 試用期間 | あり 6か月 |`,
    states: {
      title: "看護師",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 250_000,
      "salary.max": 310_000,
      "hours.system": "VARIABLE",
      "hours.times": [span("08:30", "17:15"), span("16:30", "33:00")],
      "hours.breakMinutes": 60,
      "workplace.city": "岡山市北区",
      "contract.trial": true,
      "contract.trialMonths": 6,
    },
  },
  {
    layout: "TABLE",
    text: tab([
      ["職種", "一般事務"],
      ["雇用形態", "パート"],
      ["業務内容", "データ入力、電話応対"],
      ["時間給", "1,180円"],
      ["勤務時間", "9:00～15:00"],
      ["休憩", "45分"],
      ["残業", "ほぼなし"],
      ["休日", "土日祝"],
      ["社会保険", "雇用・労災"],
      ["雇用期間", "有期（12ヶ月）"],
      ["更新の有無", "更新する場合があり得る"],
      ["通勤手当", "実費（上限月1万円）"],
    ]),
    states: {
      title: "一般事務",
      employmentType: "PART_TIME",
      "salary.unit": "HOUR",
      "salary.min": 1_180,
      "salary.commuting": "実費（上限月1万円）",
      "hours.times": [span("09:00", "15:00")],
      "hours.breakMinutes": 45,
      "hours.holidays": "土日祝",
      "insurance.employment": true,
      "insurance.accident": true,
      "contract.fixedTerm": true,
      "contract.termMonths": 12,
      "contract.renewal": "POSSIBLE",
    },
  },
  {
    layout: "TABLE",
    text: tab([
      ["募集職種", "法人営業"],
      ["雇用形態", "正社員"],
      ["業務内容", "既存のお客様への提案"],
      ["給与", "月給300,000円（基本給240,000円、固定残業手当60,000円／30時間分）"],
      ["固定残業手当", "60,000円（30時間分。30時間を超えた分は追加で支給）"],
      ["勤務時間", "9:00～18:00"],
      ["勤務地", "東京都町田市原町田6-1-1"],
      ["年間休日", "123日"],
      ["締日", "月末"],
      ["支払日", "翌月25日"],
    ]),
    states: {
      title: "法人営業",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 240_000,
      "salary.hasFixedOvertime": true,
      "salary.fixedOvertimeAmount": 60_000,
      "salary.fixedOvertimeHours": 30,
      "salary.fixedOvertimeExcessPaid": true,
      "hours.times": [span("09:00", "18:00")],
      "hours.holidaysPerYear": 123,
      "workplace.city": "町田市",
      "workplace.addressLine": "原町田6-1-1",
      "salary.closing": "月末",
      "salary.payDay": "翌月25日",
    },
  },
  {
    layout: "TABLE",
    text: tab([
      ["職種", "農作業員"],
      ["仕事内容", "野菜の収穫、箱詰め"],
      ["雇用形態", "契約社員"],
      ["賃金", "時給1,050円以上（経験による）"],
      ["就業時間", "季節により変わります。例：6:00～15:00"],
      ["就業場所", "茨城県鹿島郡神栖町1-2"],
      ["社宅・寮", "あり"],
      ["応募期限", "令和9年1月31日"],
    ]),
    states: {
      title: "農作業員",
      employmentType: "CONTRACT",
      "salary.unit": "HOUR",
      "salary.min": 1_050,
      "workplace.prefecture": "08",
      "workplace.city": "鹿島郡神栖町",
      housing: true,
      applyBy: "2027-01-31",
    },
  },
  {
    layout: "TABLE",
    text: tab([
      ["タイトル", "機械設計（経験者）"],
      ["職種", "機械設計技術者"],
      ["雇用形態", "正社員"],
      ["仕事内容", "産業用機械の設計"],
      ["年収", "450万円～650万円"],
      ["勤務時間", "8:45～17:30（所定労働時間7時間45分）"],
      ["休憩時間", "60分"],
      ["時間外", "あり"],
      ["休日休暇", "土日祝、年間休日126日"],
      ["勤務地", "長野県諏訪市高島1-22-30"],
      ["選考フロー", "書類選考→面接2回→内定"],
    ]),
    states: {
      title: "機械設計（経験者）",
      occupation: "機械設計技術者",
      employmentType: "FULL_TIME",
      "salary.unit": "YEAR",
      "salary.min": 4_500_000,
      "salary.max": 6_500_000,
      "hours.times": [span("08:45", "17:30")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.holidaysPerYear": 126,
      "workplace.prefecture": "20",
      "workplace.city": "諏訪市",
    },
  },
];

/** The text of a ハローワーク 求人票: labels and wide spaces, several in a line. */
const form: readonly PostingSheet[] = [
  {
    layout: "FORM",
    text: `求人番号　　13010-12345678
事業所名　　社会福祉法人　なごみ会
所在地　　　〒160-0023　東京都新宿区西新宿２－８－１
職　種　　　介護職員（特別養護老人ホーム）
仕事内容　　入居者の食事、入浴、排せつの介助。
　　　　　　レクリエーションの準備、介護記録の入力。
　　　　　　変更範囲：変更なし
雇用形態　　正社員
雇用期間　　雇用期間の定めなし
就業場所　　〒161-0033　東京都新宿区下落合４－５－６
試用期間　　試用期間あり　３ヶ月　試用期間中の労働条件　同条件
ａ　基本給（月額平均）又は時間額　　195,000円～228,000円
賃金形態等　　月給
通勤手当　　実費支給（上限あり）月額　30,000円
賃金締切日　　固定（月末）
賃金支払日　　固定（翌月 15日）
就業時間　　変形労働時間制（１ヶ月単位）
（１）７時００分～１６時００分
（２）１０時００分～１９時００分
（３）１６時３０分～９時３０分
休憩時間　　６０分
時間外労働時間　　あり　月平均　５時間
休日等　　その他　シフト制（月９日）
年間休日数　　１１０日
加入保険等　　雇用　労災　健康　厚生
定年制　　あり　一律　６５歳
採用人数　　通勤　２人
受動喫煙対策　　あり（屋内禁煙）`,
    states: {
      "employer.name": "社会福祉法人　なごみ会",
      title: "介護職員（特別養護老人ホーム）",
      dutiesChangeScope: "変更なし",
      employmentType: "FULL_TIME",
      "contract.fixedTerm": false,
      "workplace.postalCode": "161-0033",
      "workplace.city": "新宿区",
      "contract.trial": true,
      "contract.trialMonths": 3,
      "contract.trialConditions": "本採用と同じ条件です。",
      "salary.unit": "MONTH",
      "salary.min": 195_000,
      "salary.max": 228_000,
      "hours.system": "VARIABLE",
      "hours.times": [span("07:00", "16:00"), span("10:00", "19:00"), span("16:30", "33:30")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 5,
      "hours.holidaysPerYear": 110,
      "insurance.health": true,
      "insurance.pension": true,
      "insurance.accident": true,
      "insurance.employment": true,
      openings: 2,
      "workplace.smoking": "NO_SMOKING",
    },
  },
  {
    layout: "FORM",
    text: `事業所名　　株式会社　みなと製作所
職　種　　　金属部品の加工
仕事内容　　機械に材料を取りつけ、加工した部品を測ります。
　　　　　　変更範囲：会社の定める業務
雇用形態　　正社員以外　　　正社員以外の名称　契約社員
雇用期間　　雇用期間の定めあり（４ヶ月以上）　１２ヶ月
契約更新の可能性　　あり（条件付きで更新あり）
契約更新の条件　　勤務態度、業務量による
就業場所　　静岡県浜松市中央区砂山町325-34
ａ　基本給（月額平均）又は時間額　　1,150円～1,250円
賃金形態等　　時給
就業時間　　（１）８時００分～１７時００分
休憩時間　　６０分
時間外労働時間　　なし
休日等　　土　日　その他　会社カレンダーによる
年間休日数　　１２０日
加入保険等　　雇用　労災　健康　厚生
採用人数　　通勤　３人`,
    states: {
      "employer.name": "株式会社　みなと製作所",
      title: "金属部品の加工",
      dutiesChangeScope: "会社の定める業務",
      employmentType: "CONTRACT",
      "contract.fixedTerm": true,
      "contract.termMonths": 12,
      "contract.renewal": "POSSIBLE",
      "contract.renewalCriteria": "勤務態度、業務量による",
      "workplace.prefecture": "22",
      "workplace.city": "浜松市中央区",
      "salary.unit": "HOUR",
      "salary.min": 1_150,
      "salary.max": 1_250,
      "hours.times": [span("08:00", "17:00")],
      "hours.breakMinutes": 60,
      "hours.overtime": false,
      "hours.holidaysPerYear": 120,
      "insurance.employment": true,
      "insurance.pension": true,
      openings: 3,
    },
  },
  {
    layout: "FORM",
    text: `職　種　　　保育士
仕事内容　　園児の保育、連絡帳の記入
雇用形態　　パート労働者
就業場所　　大阪府堺市堺区南瓦町3-1
　　　　　　変更範囲：市内の系列園
基本給（時間換算額）　　1,300円～1,400円
賃金形態等　　時給
就業時間　　７時３０分～１８時３０分の間の５時間程度
休憩時間　　０分
時間外労働時間　　なし
週所定労働時間　　２５時間
休日等　　土曜日　日曜日　祝日
加入保険等　　雇用　労災
必要な免許・資格　　保育士`,
    states: {
      title: "保育士",
      employmentType: "PART_TIME",
      "workplace.prefecture": "27",
      "workplace.city": "堺市堺区",
      "workplace.changeScope": "市内の系列園",
      "salary.unit": "HOUR",
      "salary.min": 1_300,
      "salary.max": 1_400,
      "hours.breakMinutes": 0,
      "hours.overtime": false,
      "hours.weeklyHours": 25,
      "insurance.employment": true,
      "insurance.accident": true,
    },
  },
  {
    layout: "FORM",
    text: `職　種　　　土木作業員
仕事内容　　道路工事の作業
雇用形態　　正社員
就業場所　　新潟県新潟市中央区新光町4-1
ａ　基本給（月額平均）又は時間額　　210,000円～300,000円
ｂ　定額的に支払われる手当　　資格手当 5,000円、現場手当 10,000円
ｃ　固定残業代　　なし
賃金形態等　　日給月給
就業時間　　８時００分～１７時００分
休憩時間　　９０分
時間外労働時間　　あり　月平均２０時間
休日等　　日曜日　その他
年間休日数　　１０５日
マイカー通勤　　可
昇給　　あり（前年度実績）
賞与　　年２回`,
    states: {
      title: "土木作業員",
      employmentType: "FULL_TIME",
      "workplace.city": "新潟市中央区",
      "salary.allowances": [
        { name: "資格手当", amount: 5_000 },
        { name: "現場手当", amount: 10_000 },
      ],
      "salary.hasFixedOvertime": false,
      "salary.unit": "MONTH",
      "salary.min": 210_000,
      "salary.max": 300_000,
      "hours.times": [span("08:00", "17:00")],
      "hours.breakMinutes": 90,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 20,
      "hours.holidaysPerYear": 105,
      "salary.bonus": "年２回",
    },
  },
  {
    layout: "FORM",
    text: `事業所名　　三重自動車整備株式会社
職　種　　　自動車整備士
仕事内容　　点検、修理、車検の整備
雇用形態　　正社員
雇用期間　　雇用期間の定めなし
就業場所　　三重県四日市市諏訪町1-5
ａ　基本給（月額平均）又は時間額　　230,000円～230,000円
賃金形態等　　月給
就業時間　　９時００分～１８時００分
休憩時間　　６０分
時間外労働時間　　あり　月平均　１０時間
３６協定における特別条項　　なし
年間休日数　　１０８日
加入保険等　　雇用　労災　健康　厚生
学歴　　不問
必要な経験等　　不問
試用期間　　試用期間なし`,
    states: {
      title: "自動車整備士",
      employmentType: "FULL_TIME",
      "contract.fixedTerm": false,
      "workplace.prefecture": "24",
      "workplace.city": "四日市市",
      "workplace.addressLine": "諏訪町1-5",
      "salary.unit": "MONTH",
      "salary.min": 230_000,
      "hours.times": [span("09:00", "18:00")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 10,
      "hours.holidaysPerYear": 108,
      "insurance.health": true,
      "contract.trial": false,
    },
  },
  {
    layout: "FORM",
    text: `職　種　　　施設警備員
仕事内容　　施設の巡回、受付
雇用形態　　嘱託
雇用期間　　雇用期間の定めあり　１年
就業場所　　石川県金沢市広坂1-1-1
ａ　基本給（月額平均）又は時間額　　185,000円
賃金形態等　　月給
就業時間　　交替制（シフト制）
（１）９時００分～１８時００分
（２）１８時００分～９時００分
休憩時間　　１２０分
時間外労働時間　　あり　月平均　８時間
休日等　　シフトによる
年間休日数　　１１５日`,
    states: {
      title: "施設警備員",
      employmentType: "SHOKUTAKU",
      "contract.fixedTerm": true,
      "contract.termMonths": 12,
      "workplace.city": "金沢市",
      "salary.unit": "MONTH",
      "salary.min": 185_000,
      "hours.system": "SHIFT",
      "hours.times": [span("09:00", "18:00"), span("18:00", "33:00")],
      "hours.breakMinutes": 120,
      "hours.overtime": true,
      "hours.overtimeHoursPerMonth": 8,
      "hours.holidaysPerYear": 115,
    },
  },
];

/** Marks or bare labels on lines of their own. */
const lines: readonly PostingSheet[] = [
  {
    layout: "LINES",
    text: `■職種
通訳スタッフ
■仕事内容
会議での通訳、手順書の翻訳
■雇用形態
正社員
■給与
月給26万円以上
■勤務時間
9:00〜18:00
■休憩
60分
■休日
土日祝
■勤務地
東京都千代田区丸の内1-1-1
■応募資格
日本語N1の方
■選考方法
書類選考、面接`,
    states: {
      title: "通訳スタッフ",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 260_000,
      "hours.times": [span("09:00", "18:00")],
      "hours.breakMinutes": 60,
      "hours.holidays": "土日祝",
      "workplace.city": "千代田区",
      japaneseLevel: "N1",
      "selection.process": "書類選考、面接",
    },
  },
  {
    layout: "LINES",
    text: `職種
コンビニスタッフ

仕事内容
レジ、品出し、清掃

雇用形態
アルバイト

時給
1,200円（22時から翌5時は1,500円）

勤務時間
17:00〜22:00、22:00〜翌6:00

休日
シフト制

勤務地
沖縄県那覇市泉崎1-2-2`,
    states: {
      title: "コンビニスタッフ",
      description: "レジ、品出し、清掃",
      employmentType: "PART_TIME",
      "hours.times": [span("17:00", "22:00"), span("22:00", "30:00")],
      "workplace.prefecture": "47",
      "workplace.city": "那覇市",
    },
  },
  {
    layout: "LINES",
    text: `◆募集職種
溶接工
◆業務内容
鉄の部品の切断、溶接
◆雇用形態
正社員（試用期間3か月は同条件）
◆賃金
月給240,000円〜350,000円
◆各種手当
家族手当 10,000円
住宅手当 15,000円
◆就業時間
8:00～17:00（休憩 12:00～13:00）
◆年間休日
113日
◆勤務地
〒736-0002 広島県安芸郡海田町国信1-2
◆加入保険
社会保険完備`,
    states: {
      title: "溶接工",
      employmentType: "FULL_TIME",
      "salary.unit": "MONTH",
      "salary.min": 240_000,
      "salary.max": 350_000,
      "salary.allowances": [
        { name: "家族手当", amount: 10_000 },
        { name: "住宅手当", amount: 15_000 },
      ],
      "hours.times": [span("08:00", "17:00")],
      "hours.holidaysPerYear": 113,
      "workplace.postalCode": "736-0002",
      "workplace.city": "安芸郡海田町",
      "insurance.accident": true,
      "insurance.health": true,
    },
  },
  {
    layout: "LINES",
    text: `● 職種
ビル清掃
● 仕事内容
床と窓の清掃、ごみの回収
● 雇用形態
パート
● 給与
時給1,113円〜
● 勤務時間
6:30〜9:30
● 勤務日数
週4日〜
● 休日
日曜日ほか
● 勤務地
大阪府吹田市江坂町1-23-4
江坂駅から徒歩5分
● 待遇
交通費支給`,
    states: {
      title: "ビル清掃",
      employmentType: "PART_TIME",
      "salary.unit": "HOUR",
      "salary.min": 1_113,
      "hours.times": [span("06:30", "09:30")],
      "hours.holidays": "日曜日ほか",
      "workplace.city": "吹田市",
      "workplace.nearestStation": "江坂駅から徒歩5分",
      benefits: "交通費支給",
    },
  },
  {
    layout: "LINES",
    text: `▼職種
デザイナー
▼仕事内容
広告の企画と制作
▼雇用形態
正社員
▼給与
月給25万円〜（みなし残業代を含みます）
▼労働時間
専門業務型裁量労働制（みなし8時間）
▼休日・休暇
完全週休2日制
▼勤務地
東京都渋谷区神南1-2-3
▼社会保険
完備`,
    states: {
      title: "デザイナー",
      employmentType: "FULL_TIME",
      "hours.system": "DISCRETIONARY",
      "hours.holidays": "完全週休2日制",
      "workplace.city": "渋谷区",
    },
  },
  {
    layout: "LINES",
    text: `職種
インフラエンジニア
業務内容
サーバーの構築と監視
雇用形態
正社員
年俸
500万円〜800万円
勤務時間
10:00〜19:00
休憩時間
60分
残業時間
月20時間以内
テレワーク
可（フルリモート）
勤務地
愛媛県松山市一番町4-4-2
福利厚生
資格の受験費用を会社が払います。`,
    states: {
      title: "インフラエンジニア",
      employmentType: "FULL_TIME",
      "salary.unit": "YEAR",
      "salary.min": 5_000_000,
      "salary.max": 8_000_000,
      "hours.times": [span("10:00", "19:00")],
      "hours.breakMinutes": 60,
      "hours.overtime": true,
      "workplace.remote": "FULL",
      "workplace.prefecture": "38",
      "workplace.city": "松山市",
      benefits: "資格の受験費用を会社が払います。",
    },
  },
];

/** Thirty sheets in five layouts, written before the reader was run on them. */
export const postingSheets: readonly PostingSheet[] = [...wordedSheets, ...table, ...form, ...lines];
