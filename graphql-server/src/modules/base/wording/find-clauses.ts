import { type ClauseRule, heard } from "./clause-rule.ts";
import { clauseRules } from "./clause-rules.ts";
import { type FoldedText, foldText } from "./folded-text.ts";

/** A clause that a posting must not contain, or that the moderator must look at. */
export interface FoundClause {
  rule: ClauseRule;
  start: number;
  end: number;
}

/** What may stand between a wording and the words that deny it: kana, particles and nouns that take up what was said; a new topic ends it. */
const linking =
  "(?:[ぁ-んー「」『』、,()・]|募集|採用|応募|条件|制限|限定|要件|優遇|行為|事|旨|必要|表現|差別|記載|求人|扱|徴収|請求|提出|強要|義務|確認|質問|判断|選考|対象|場合|一切|全|当社|弊社|当店|法律|法令|法|会社|方|者|断|理由|左右|関係|不採用|合否|採否|影響|求|預|項目|内容|制度|固定観念|考え方|決め|言葉|禁|取|扱い|配慮|不利|不安|心配|違い|聞|記入|回答|限|問|家族|宗教|本籍|出身|思想|年齢|性別|国籍){0,22}?";
const denial =
  "(?:ません(?!か|とき|場合|方|と|ので困)|ない(?!と|方|人|場合|なら|限り|こと(?:が|を)(?:条件|確認)|ため|ので)|なく(?!な)|なし(?!に|で)|無し|いません|禁止|禁じ|違法|違反|不要|廃止|せず|問わ(?:ず|ない)|限ら(?:ず|ない)|防(?:ぐ|止)|撲滅|許され|認められ(?:ません|ない|ていません))";
const denied = new RegExp(`^${linking}${denial}`, "u");
const jobWords = heard(
  "(?:お?仕事|お?しごと|ばいと|しふと|ひと|かた|求人|職場|募集|採用|シフト|枠|ポジション|部署|チーム|バイト|アルバイト|パート|勤務|業務|夜勤|応募|会社|店です|お店で|作業|事務|接客|販売|職|すたっふ|軽作業|製造|受付(?:です|の|業)|電話|メンバー|講師|先生|教師|担当|運転手|ドライバー|スタッフ)",
);
/** 女性限定のクラス: limits what customers use, not who may apply. */
const forCustomers = new RegExp(`^(?:の|な)(?![^。、]{0,8}?${jobWords}|方|人|ため|みの|で|$)[^。]{2}`, "u");
const beginsJob = new RegExp(`^の?${jobWords}|^(?:です|$|。|、|!)`, "u");
const place =
  /^の?[^。、]{0,5}?(?:さろん|じむ|すたじお|くりにっく|よが|れっすん|かふぇ|寮|ふろあ|車|まんしょん|物件|しぇあはうす|いべんと|講座|くらす|つあー|客室|えすて|更衣室|といれ|すぺーす|専用|お客様|利用者|商品|こーす|めにゅー|ぷらん|ほてる|ぶらんど|浴場|温泉|席|割引)/u;
/** 男性のみ、女性のみといった制限はありません. */
const deniedFurther =
  /^[^。!?\n()]{0,24}(?:といった|という|などの|等の)[^。!?\n()]{0,12}(?:ありません|ございません|しません|していません|設けていません|ない|なし|禁止|違法)/u;
const limiting = /(?:限定|のみ|専用|だけ|限る)$/u;
const latinDenied = /\b(?:not|never|no|don't|doesn't|without|illegal|prohibited|isn't|regardless of|neither|nor|any)\b[^.!?]{0,32}$/i;
const latinDeniedBehind =
  /^[^.!?]{0,30}\b(?:is|are) (?:not|never|illegal|prohibited|unlawful)\b|^[^.!?]{0,20}\bnot (?:required|needed|necessary|allowed by law)\b/i;

/** 罰金を取られた人の相談を聞く, 受け子の募集を見つけて通報する: work against what is named. */
const countered =
  /^[^。]{0,24}?(?:人|方|者|会社|企業|投稿|募集|被害|事例|問題|詐欺|店)(?:の|に|を|から|は|へ|には)[^。ま]{0,14}?(?:相談|改善|通報|見つけ|取り締|取り戻|防|救|是正|調査|指導|なくす|摘発)|^[^。、]{0,4}(?:契約|行為|依頼|申し?込み?)(?:は|を)?(?:お?断(?:る|って(?:い|お))|受け付けません)|^(?:の|を)[^。、]{0,8}(?:調査|集計|取り寄せ|発行|交付|を(?:数字に|入力|渡し|作成))|^(?:の|を|が)[^。、]{0,10}(?:書類を?(?:扱|作)|(?:扱|渡)(?:い|し)ます)/u;
/** 口座の売買が疑われる取引を調べます: the work is against the crime that is named. */
const crimeFought = new RegExp(
  heard(
    "^[^。、]{0,14}?(?:が疑われ|の疑いのあ|と思われる(?:取引|投稿|求人)|(?:を|の)(?:防|未然|検知|見抜|見つけ(?:て|、)?(?:通報|削除)|通報|摘発|取り締ま)|の?(?:防止|対策|撲滅|被害者?(?:を|の|に)(?:支援|相談|防)))",
  ),
  "u",
);

/** 罰金や買い取りはありません: one of several that are denied together. */
const deniedTogether =
  /^(?:や|、|・|も)[^。、!?]{1,10}(?:は|も|など(?:は|も)?)(?:一切|いっさい)?(?:ありません|ございません|しません|なし|ないです)/u;
const keptByOwner = /^[^。]{0,3}(?:は|を|も)?(?:必ず)?(?:ご?本人|自分|ご自身)(?:が|で)/u;

/** Whether what stands right behind a wording denies it. */
export function isDeniedBehind(tail: string): boolean {
  return denied.test(tail) || deniedFurther.test(tail) || countered.test(tail) || deniedTogether.test(tail);
}

/** Whether a limit is about what customers use: 女性限定のクラス. */
export function limitsCustomers(wording: string, tail: string): boolean {
  if (wording.endsWith("専用") && !beginsJob.test(tail)) return true;
  return limiting.test(wording) && (forCustomers.test(tail) || place.test(tail));
}

function isCleared(rule: ClauseRule, { text, at, end }: { text: string; at: number; end: number }): boolean {
  const tail = text.slice(end, end + 60);
  if (rule.latin) {
    return !rule.denies && (latinDenied.test(text.slice(Math.max(0, at - 48), at)) || latinDeniedBehind.test(tail));
  }
  if (limitsCustomers(text.slice(at, end), tail)) return true;
  if (deniedFurther.test(tail) || (rule.reason === "CRIME" && crimeFought.test(tail))) return true;
  if (countered.test(tail) || deniedTogether.test(tail) || keptByOwner.test(text.slice(at, end + 10).replace(/^[^はをも]*/u, "")))
    return true;
  return (!rule.denies && denied.test(tail)) || quoted.test(text.slice(Math.max(0, at - 1), end + 46));
}

/** 「男性のみ」といった募集は法律で禁止されています: quoted in order to say that it is not so. */
const quoted =
  /^「[^」]{0,30}」?[^。]{0,6}(?:と(?:いう|いった|書)|など)[^。]{0,26}(?:ません|禁|違法|ない|廃止|やめ)|^[^。]{0,30}(?:は|が|を)?(?:法律|法令|均等法|職業安定法|労働基準法)[^。]{0,8}(?:で|により|に)[^。]{0,6}(?:禁|違反|認め)/u;

function findingsOf(rule: ClauseRule, folded: FoldedText, typed: string): FoundClause[] {
  if (rule.unless?.test(folded.text)) return [];
  return [...folded.text.matchAll(rule.pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (rule.barrier?.test(match[0]) || isCleared(rule, { text: folded.text, at: match.index, end })) return [];
    return [{ rule, start: folded.offsets[match.index] ?? 0, end: folded.offsets[end] ?? typed.length }];
  });
}

/** Every clause of a text that a rule is about, in no order. */
export function findClauses(typed: string, { isEmployment }: { isEmployment: boolean }): FoundClause[] {
  const sound = foldText(typed, "SOUND");
  const latin = foldText(typed, "KEEP");
  const hasLatin = /[A-Za-zＡ-Ｚａ-ｚ]{2}/.test(typed);
  return clauseRules
    .filter((rule) => (isEmployment || !rule.employmentOnly) && (hasLatin || !rule.latin))
    .flatMap((rule) => findingsOf(rule, rule.latin ? latin : sound, typed));
}
