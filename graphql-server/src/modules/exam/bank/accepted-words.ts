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

/** Words that an easier list has in another sense, or for another word with the same kanji: what is asked for is of the item's level. */
export const harderSenses: readonly string[] = ["厚い", "曲げ", "突く", "差した", "後ほど", "重なって", "踏まえて"];
