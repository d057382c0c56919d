import { ageReasons } from "./clause-who.data.ts";
import { rulesOf } from "./wording-rule.ts";

const served =
  "(?!の(?:介護|ケア|お世話|支援|見守り|生活|訪問|自宅|健診|学習|指導)|が(?:入居|入れる|加入|利用|通|暮ら|お住まい|生活|参加|来店)|向け|へ|に(?:日本語|英語|サービス|教|販売|人気)|を(?:介護|支援|対象に(?:した|、)))";
const person = `(?:の方${served}|の人${served}|の男女|の男性|の女性|限定|のみ|に限る|に限ります|歓迎|を?募集|希望|程度の方|くらいの方)`;
const years = "(?:歳|才)";
const working = "(?:2[5-9]|[3-5]\\d)";
const upTo = "(?:まで|迄|以下|未満)";
const to = "(?:〜|~|-|–|―|ー|から)";

/** Age limits (労働施策総合推進法9条), with wording that says what is needed instead. */
export const ageRules = rulesOf(
  "AGE",
  [
    [new RegExp(`\\d{2}${years}?${to}\\d{2}${years}(?:まで|位|くらい|程度)?${person}`), "年齢を問わず意欲のある方"],
    [new RegExp(`(?!18${years}未満)\\d{2}${years}(?:以下|未満|まで|迄)${person}`), "年齢を問わず意欲のある方"],
    [
      new RegExp(
        `年齢(?:制限|条件|上限|資格)?[:は]?(?:\\d{2}${years}?${to})?\\d{2}${years}(?:以下|未満|まで|迄|位まで|くらいまで|です|程度)`,
      ),
      "年齢不問",
    ],
    // No word about whom: what stands in brackets, begins or ends with the application, or is a line of its own. Re-employment is later.
    [new RegExp(`(?<=\\()満?${working}${years}(?:位|くらい)?${upTo}(?=\\))`), "年齢不問"],
    [new RegExp(`(?:応募|募集)(?:資格|条件|対象|年齢)?[:は]?満?${working}${years}(?:位|くらい)?${upTo}`), "年齢を問わず応募できます"],
    [new RegExp(`${working}${years}(?:位|くらい)?${upTo}(?:応募可|応募できます|の応募)`), "年齢を問わず応募できます"],
    [new RegExp(`(?<![^\\n。・])満?${working}${years}(?:位|くらい)?${upTo}(?![^\\n。])`), "年齢不問"],
    [/年齢制限(?:あり|有り|有|がありま)(?:す)?/, "年齢不問"],
    [
      /[2-6]0代(?:[・〜~、,や][2-6]0代)?(?:の方|の人|の男女|の女性|の男性)?(?:限定|のみ|に限る|に限ります|優遇|優先|大?歓迎|募集|を募集|希望)/,
      "幅広い年代の方を歓迎",
    ],
    [/(?<!から|〜|~|-)[2-6]0代まで(?:の方|の人)?(?=を?募集|限定|。|$)/, "幅広い年代の方"],
    [
      /(?:若い|若手の?|若年の?)(?:方|人|人材|男性|女性|スタッフ|社員)?(?:のみ|限定|に限る|に限ります|優遇|優先|大?歓迎|を?募集|急募|を?希望|を?求む|を求め)/,
      "意欲のある方を歓迎",
    ],
    [/(?:若者|若年者|青年|ヤング|ギャル)(?:のみ|限定|に限る|優遇|優先|大?歓迎|募集|急募)/, "意欲のある方を歓迎"],
    [
      /(?:中高年|高齢者?|年配|シニア|ミドル)(?:の方|の人)?(?:は|の応募は)?(?:不可|お断り|NG|ご遠慮(?:ください)?|除く)/,
      "年齢を問わず応募できます",
    ],
    [new RegExp(`\\d{2}${years}以上(?:の方)?は?(?:不可|お断り|NG|ご遠慮(?:ください)?|応募不可)`), "年齢を問わず応募できます"],
    [
      new RegExp(`(?:2[1-9]|[3-9]\\d)${years}以上(?:の方|の人)?(?:のみ|限定|に限る|に限ります|を?募集|が条件|であること)`),
      "年齢を問わず経験のある方",
    ],
    [/(?:平成\d+|昭和\d+|(?:19|20)\d{2})年(?:以降|以後|以前)に?(?:生まれ|出生)(?:の方|の人)?(?:限定|のみ)?/, "年齢を問わず意欲のある方"],
    [/(?:定年|還暦)(?:前|まで)の方(?:限定|のみ|に限る)/, "年齢を問わず意欲のある方"],
  ],
  { unless: ageReasons },
);

const notServed = "(?<!students |children |learners |residents |kids |pupils |guests |customers )";

/** The same in English. */
export const ageRulesEnglish = rulesOf(
  "AGE",
  [
    [
      /\b(?:under|below|younger than|up to|not over|no older than)(?: the)? (?:age (?:of )?\d{2}|\d{2} ?(?:years? old|years? of age|y\/o))/i,
      "of any age",
    ],
    [/\b(?:maximum age|(?:upper )?age limit)\b[^.]{0,12}\d{2}/i, "no age limit"],
    [new RegExp(`${notServed}\\b(?:aged?|ages) ?(?:1[89]|[2-5]\\d) ?(?:-|–|to|~) ?\\d{2}\\b`, "i"), "of any age"],
    [/\byoung (?:people|applicants|candidates|staff|women|men|persons?) (?:only|preferred|wanted|welcome)\b/i, "people of any age welcome"],
    [/\bin (?:their|your) (?:20s|30s|twenties|thirties) (?:only|preferred|wanted)\b/i, "of any age"],
  ],
  { english: true },
);
