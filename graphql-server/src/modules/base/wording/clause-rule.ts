import type { WordingReason } from "./wording-rule.ts";

/** BLOCK keeps a posting from being submitted; ASK goes to the moderator with the law and a rewrite. */
export const tiers = ["BLOCK", "ASK"] as const;
export type Tier = (typeof tiers)[number];

/** What a clause must not say: a subject and what is said of it, however it is put. */
export interface ClauseRule {
  reason: WordingReason;
  tier: Tier;
  /** The law, and the first day of the rule. */
  source: string;
  since: string;
  /** Global; sought in the text as it is heard (katakana as hiragana, no spaces), or with spaces where it is Latin. */
  pattern: RegExp;
  rewrite: string;
  /** A lawful exception anywhere in the text. */
  unless?: RegExp;
  /** What makes it harmless when it stands between the subject and its verdict. */
  barrier?: RegExp;
  /** True when the wording itself denies something, so that a denial behind it does not clear it. */
  denies?: boolean;
  employmentOnly?: boolean;
  latin?: boolean;
}

type More = Pick<ClauseRule, "unless" | "barrier" | "denies">;
type Row = readonly [tier: Tier, pattern: string, rewrite: string, more?: More];
type Law = Pick<ClauseRule, "reason" | "source" | "since"> & Pick<Partial<ClauseRule>, "employmentOnly" | "latin" | "unless">;

/** Katakana of a pattern as hiragana, as the texts are. */
export function heard(source: string): string {
  return source.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));
}

/** Rules of one law from rows. */
export function clausesOf(law: Law, rows: readonly Row[]): ClauseRule[] {
  const sound = (source: string) => (law.latin ? source : heard(source));
  const heardOf = (pattern: RegExp) => new RegExp(sound(pattern.source), "u");
  return rows.map(([tier, source, rewrite, more]) => ({
    ...law,
    tier,
    rewrite,
    pattern: new RegExp(sound(source), "giu"),
    ...(law.unless && { unless: heardOf(law.unless) }),
    ...(more?.denies && { denies: true }),
    ...(more?.unless && { unless: heardOf(more.unless) }),
    ...(more?.barrier && { barrier: heardOf(more.barrier) }),
  }));
}

/** Up to so many characters of the same sentence. */
export const gap = (most: number) => `[^。!?\\n]{0,${most}}?`;

/** The people that a condition is about. */
export const people =
  "(?:の?(?:方々?|人たち|人|かた|ひと|者|皆様|皆さん|スタッフ|社員|従業員|応募者|応募|ドライバー|アルバイト|バイト|メンバー|学生|さん|様|労働者|人材|講師|先生)){0,2}";
export const link = "(?:の|を|が|は|に|で|:|=|、|について|につき|に対し|からの|であること|である|ご|だけを|とさせて)*";
export const only =
  "(?:げんてい|のみ(?!なら|ではな|でな)|限定|限(?:り(?!ません|なく|ある)|る|らせ)|だけ(?!で(?:は|な)|でなく|じゃ)|オンリー|しか(?:採|雇|応募|働|募集|と[らり]|取)|専用|に絞|しばり|以外(?:の方|の人|は|の応募|お)?[^。]{0,6}(?:不可|断|ng|遠慮|でき|対象外|採用しま|採りま))";
export const none =
  "(?:不可|お?断(?:り|って(?:い|お)|る)|おことわり|ng(?![a-z])|ご?遠慮|えんりょ|除(?:く|き|か)|採用(?:は|を)?(?:し(?:ない|ません|て(?:い|おり)?ません|て(?:い)?ない|かね)|でき|対象外|見送|控え)|応募(?:は|を)?(?:いただけ(?:ない|ません)|でき(?:ない|ません|かね)|不可|受け付け|お?断|ご?遠慮|お?控え)|雇(?:い|え|わ|用し|用でき)(?:ない|ません|ていません|ており)|やと(?:い|え|わ)(?:ない|ません)|受け(?:付|つ)け(?:て(?:い|おり)?)?(?:ません|ない|かね)|対象外|だめ|駄目|無理|難しい(?:です|の|と|。|$|仕事|職場|業務|お仕事)|厳しい(?:です|の|と|。|$|仕事|職場)|むずかしい|向(?:か|き)(?:ない|ません)|採(?:ら|り|って(?:い|おり)?)(?:ない|ません)|取(?:ら|り)(?:ない|ません)|(?:いり|要り|入れ|はいれ|働け|はたらけ|応募でき|でき)ません|募集して(?:い|おり)ません|お?控え|お引き取り|採用外|歓迎しません|求めていません)";
export const prefer =
  "(?:ゆうぐう|ゆうせん|優遇|優先|大?歓迎(?!会|しません)|ウェルカム|希望(?!の|に|する|され|を|があ|者|日|休)|求(?:む|め(?:て|る|ます))|募集(?!要項|人数|して(?:い|おり)ません)|急募|探して|さがして|お待ち|待って|欲し|ほし(?:い|く)|望ま|理想|ベスト|尚可|尚良|なお可|好ま|最適|ぴったり|向きの?(?:お?仕事|職場|求人|業務)|向けの?(?:お?仕事|職場|求人)|に来て|採用し(?:たい|ます)|中心に採用|を?積極(?:的に)?採用|採用予定|がいい(?:です|と)|が良い(?:です|と)|だと(?:嬉|うれ|助|ありがた|なお|安心)|に(?:お願い|来てほし|任せたい))";
