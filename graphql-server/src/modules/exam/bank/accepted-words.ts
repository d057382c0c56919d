import type { CheckBankOptions } from "./check-bank.ts";

/**
 * Words of a harder list that every learner of the level meets in Japan or at work, or that belong to the exam's own language. The public
 * lists are older than much of today's work: what is said in every office stands in the hardest of them.
 */
export const acceptedWords: NonNullable<CheckBankOptions["accepted"]> = {
  N5: ["日本", "何で", "曜日", "何か", "何でも", "何分"],
  N4: [
    ...[
      "日本",
      "新幹線",
      "何で",
      "曜日",
      "人気",
      "修理",
      "電池",
      "教科書",
      "資料",
      "機械",
      "給料",
      "弁当",
      "助け",
      "助かる",
      "年中",
      "大家",
    ],
    ...["相手", "何でも", "苦手", "報告", "願い", "順番", "介護", "注文", "少々", "調子"],
  ],
  N3: [
    ...["筆者", "役所", "手続き", "神様", "出張", "資料", "工事", "商店", "主人", "当日", "診断", "着替え", "職場", "倉庫", "回数", "研修"],
    ...["入社", "介護", "日にち", "募集", "平気", "手当", "体操", "取引"],
  ],
  N2: [
    ...["企画", "新人", "手順", "対応", "応募", "負担", "悪化", "説得", "議題", "宣言", "上回る", "見込み", "改修", "点検", "取引", "要望"],
    ...["部下", "了解", "文書", "介護", "施設", "指摘", "沈黙", "運送", "採用", "見積もり", "了承", "用件", "仕組", "仕上", "勤務", "成果"],
    ...["原則", "職員", "加工", "導入", "見落とす", "雑談", "設ける", "配慮", "損失", "多数決", "固定", "教材", "差額", "展示", "事前"],
    ...["登録", "手配", "再発", "口頭", "用紙"],
  ],
};

function acceptedOf(level: "N5" | "N4" | "N3" | "N2"): readonly string[] {
  return acceptedWords[level] ?? [];
}

/**
 * The same for items to practise with, which tell the reader every word they did not know: the first words of pay, papers, places and machines
 * are met on the first day at work, whatever list has them.
 */
export const acceptedInPractice: NonNullable<CheckBankOptions["accepted"]> = {
  N5: [...acceptedOf("N5"), "工場", "場所", "空港"],
  N4: [
    ...acceptedOf("N4"),
    ...[
      "書類",
      "保険",
      "倉庫",
      "先日",
      "全員",
      "出張",
      "初級",
      "地下",
      "夜中",
      "家賃",
      "日にち",
      "枚数",
      "正直",
      "水曜",
      "無料",
      "燃える",
      "確認",
    ],
    ...["税金", "管理", "診断", "配達", "電源", "面接", "中止", "同時", "年寄", "整理", "足元"],
  ],
  N3: [
    ...acceptedOf("N3"),
    ...[
      "新人",
      "警備",
      "部品",
      "仕組",
      "以降",
      "何分",
      "保険",
      "内線",
      "名簿",
      "平日",
      "火花",
      "申込",
      "看護",
      "美容",
      "見本",
      "見積もり",
      "見込み",
    ],
    ...["講師", "交流", "仕上", "保つ", "制服", "勝手", "確信", "部下"],
  ],
  N2: [
    ...acceptedOf("N2"),
    ...[
      "在庫",
      "手数",
      "気軽",
      "不良",
      "主催",
      "保管",
      "同意",
      "回収",
      "定年",
      "就業",
      "必修",
      "所属",
      "手元",
      "抽選",
      "時刻表",
      "看護",
      "破棄",
    ],
    ...["終日", "経費", "通常", "開催", "名簿", "堂々", "対等", "柔軟", "短縮", "訂正", "退職", "圧力"],
  ],
};

/** Words that an easier list has in another sense, or for another word with the same kanji: what is asked for is of the item's level. */
export const harderSenses: readonly string[] = ["厚い", "曲げ", "突く", "差した", "後ほど", "重なって", "踏まえて", "速やかに"];
