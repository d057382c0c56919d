import { rulesOf } from "./wording-rule.ts";

const countries =
  "(?:中国|韓国|台湾|ベトナム|フィリピン|ネパール|インドネシア|ミャンマー|タイ|インド|ブラジル|ペルー|アメリカ|イギリス|フランス|ロシア|欧米|アジア|東南アジア|スリランカ|バングラデシュ|モンゴル|カンボジア)";
const notAClass = "(?!を対象|向け|の(?:クラス|教室|お客様|研修|相談|利用者))";

/** Limits by nationality or race (職安法3条, 労基法3条): what counts is the permission to work and the Japanese that the work needs. */
export const nationalityRules = rulesOf("NATIONALITY", [
  [
    /日本(?:人|国籍|籍)(?:の方|の人|者|保持者|を有する方|をお持ちの方|スタッフ)?(?:のみ|限定|だけ(?!で)|に限る|に限ります|に限定|優遇|優先|希望|大?歓迎|募集|必須|であること)/,
    "国籍を問わず",
  ],
  [/日本国?籍(?:を有する|をお持ちの|の)(?:方|者|人)(?!も|でも|、|と|や|及び|および)/, "就労できる在留資格のある方（国籍不問）"],
  [
    new RegExp(
      `(?:外国人|外国籍|外国の方|外国出身)(?:の方|の人|者|スタッフ)?(?:は|の応募は)?(?:のみ|限定|だけ|に限る|に限ります|優遇|優先)${notAClass}`,
    ),
    "国籍を問わず",
  ],
  [
    /(?:外国人|外国籍|外国の方|外国出身)(?:の方|の人|者|スタッフ)?(?:は|の応募は)?(?:不可|お断り|NG|ご遠慮(?:ください)?|除く|採用しません|応募不可)/,
    "国籍を問わず応募できます",
  ],
  [
    new RegExp(
      `${countries}(?:系|人|籍|国籍|出身)者?(?:の方|スタッフ|女性|男性)?(?:のみ|限定|だけ|に限る|に限ります|大?歓迎|優遇|優先|急募|募集|希望)${notAClass}`,
    ),
    "国籍を問わず歓迎",
  ],
  [new RegExp(`${countries}(?:系|人|籍|国籍|出身)者?(?:の方)?は?(?:不可|お断り|NG|ご遠慮(?:ください)?|除く)`), "国籍を問わず応募できます"],
  [
    /(?:ハーフ|白人|黒人|金髪|混血)(?:の方|モデル|講師|教師)?は?(?:のみ|限定|大?歓迎|優遇|優先|募集|不可|お断り|NG)/,
    "国籍や外見を問わず歓迎",
  ],
  [/(?:帰化|在日)(?:者|の方|した方|外国人)?は?(?:不可|お断り|NG|除く|のみ|限定)/, "国籍を問わず応募できます"],
  [
    /(?<![海国社市町案以号内郊屋番間県区院校所村圏域対意])外人(?!材|員|口|数|事|件|間|気|工|形|力|権|格|脈|物|体|道|命|選|観)/,
    "外国籍の方",
  ],
  [/(?:日本語)?ネイティブ(?:の方|スピーカー)?(?:のみ|限定|に限る|に限ります)/, "日本語N1程度の方"],
  [/日本語(?:が|を)母国?語(?:の|である|とする)?(?:方|人|者)?(?:のみ|限定|に限る|に限ります|であること)/, "日本語N1程度の方"],
  [/(?:ビザ|在留資格)(?:が必要な方|の変更が必要な方)は?(?:不可|お断り|NG)/, "在留資格について相談できます"],
  [
    /(?:部落|同和地区|被差別部落|アイヌ|沖縄)(?:出身)?(?:者|の方)は?(?:不可|お断り|NG|除く|ご遠慮(?:ください)?)/,
    "出身を問わず応募できます",
  ],
]);

/** The same in English. */
export const nationalityRulesEnglish = rulesOf(
  "NATIONALITY",
  [
    [/\b(?:japanese (?:nationals?|citizens?|people)|native japanese) only\b/i, "all nationalities welcome"],
    [/\bno foreigners?\b/i, "all nationalities welcome"],
    [/\bforeign(?:ers?| nationals?) (?:not allowed|need not apply|only|preferred)\b/i, "all nationalities welcome"],
    [
      /\b(?:chinese|vietnamese|filipinos?|nepal(?:ese|i)|koreans?|western(?:er)?s?|caucasians?|whites?|asians?|indians?) (?:nationals? |people |staff )?(?:only|preferred|wanted)\b/i,
      "all nationalities welcome",
    ],
    [/\bnative (english|japanese) speakers? only\b/i, "fluent $1 speakers"],
  ],
  { english: true },
);
