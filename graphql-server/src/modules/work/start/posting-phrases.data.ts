import type { FieldPath } from "../field/fields.ts";

/** A sentence that a company may put into a field of its posting. */
export interface PostingPhrase {
  path: FieldPath;
  text: string;
}

const phrases = {
  dutiesChangeScope: [
    "変更なし",
    "会社の定める業務",
    "法人の運営する施設の業務全般",
    "店舗の運営に関わる業務全般",
    "事務および営業に関わる業務",
    "製造および出荷に関わる業務",
  ],
  "workplace.changeScope": [
    "変更なし",
    "会社の定める場所",
    "同じ市区町村の事業所",
    "通勤できる範囲の事業所",
    "本社および全国の支店",
    "在宅勤務を行う場所を含む会社の定める場所",
  ],
  "hours.holidays": [
    "完全週休2日制（土曜日・日曜日）、祝日、夏季休暇、年末年始休暇、年次有給休暇",
    "シフト制（月9日）、夏季休暇、年末年始休暇、年次有給休暇",
    "週休2日制（会社カレンダーによる）、年次有給休暇",
    "日曜日、祝日、会社カレンダーで決めた土曜日、年次有給休暇",
    "週3日（シフト制、希望を聞いて2週間前に決めます）、年次有給休暇",
    "水曜日とほかに1日（定休）、年次有給休暇",
  ],
  "contract.trialConditions": [
    "本採用と同じ条件です。",
    "賃金は本採用と同じです。夜勤は試用期間のあとに始めます。",
    "試用期間中の時給は、この地域の最低賃金を上回る額で、本採用との差は30円です。",
  ],
  "contract.renewalCriteria": [
    "契約期間が終わるときの業務量、勤務成績、勤務態度によって判断します。",
    "従事している業務の進み具合と、本人の能力によって判断します。",
    "会社の経営の状況と、勤務成績によって判断します。",
  ],
  "contract.renewalLimit": ["更新の上限はありません。", "通算契約期間は5年までです。", "更新は4回までです。"],
  "contract.retirement": ["定年は60歳、65歳まで再雇用します。", "定年は65歳、70歳まで再雇用します。", "定年はありません。"],
  "salary.commuting": [
    "実費を支給します（月3万円まで）。",
    "実費を全額支給します。",
    "車で通勤する場合は距離に応じて支給します（駐車場は無料）。",
  ],
  "salary.raise": ["年1回（4月）", "年1回、評価によって決めます。", "契約の更新のときに見直します。"],
  "salary.bonus": ["年2回（6月・12月）", "年1回、業績によって支給します。", "ありません。"],
  "insurance.note": ["雇用保険と社会保険は、法律の加入の条件を満たしたときから加入します。", "入社した日から加入します。"],
  "selection.process": [
    "書類選考、面接1回（オンラインでもできます）",
    "面接1回のみ。結果は1週間以内に連絡します。",
    "書類選考、面接2回、職場の見学",
  ],
  "selection.documents": ["履歴書", "履歴書、職務経歴書", "履歴書、資格証の写し"],
  "workplace.smokingNote": [
    "建物の中と敷地の中は、すべて禁煙です。",
    "屋外に喫煙場所があります。",
    "喫煙専用室があります。仕事をする場所は禁煙です。",
  ],
  description: [
    "はじめの1か月は先輩と一緒に働きます。",
    "わからないことは、写真のついた手順書で確かめられます。",
    "作業の前に、その日の内容と安全を全員で確認します。",
    "勤務の終わりに、その日の様子を記録します。",
  ],
  japaneseUse: ["お客様との会話", "作業の指示を聞く、報告する", "日報や記録を書く", "電話の応対"],
  benefits: [
    "制服を貸します。",
    "食事の補助があります。",
    "資格を取るための費用を会社が払います。",
    "寮があります（月2万円）。",
    "引っ越しの費用を一部払います。",
  ],
  "hours.note": ["勤務の予定は2週間前に決めます。", "1か月単位の変形労働時間制です。", "希望の休みは月3日まで出せます。"],
} as const satisfies Partial<Record<FieldPath, readonly string[]>>;

function isPath(path: string): path is keyof typeof phrases {
  return path in phrases;
}

/** Sentences by field, written so that law and wording check pass them. */
export const postingPhrases: readonly PostingPhrase[] = Object.keys(phrases)
  .filter(isPath)
  .flatMap((path) => phrases[path].map((text) => ({ path, text })));
