import { type BankTransfer, bankFile } from "../demo/money/demo-bank-file.ts";
import { fullWidth, halfWidth } from "../modules/money/bank-file/half-width.ts";

export { bankFile };

/** Katakana as a bank would write it: half-width, large letters. */
export const bankKana = (text: string) => halfWidth(fullWidth(text).replaceAll("・", " "));

/** Authored beginnings and ends of company names, as they are read. */
const heads =
  "アオゾラ サクラ ミナト ヒカリ フジミ キタノ ミナミ タチバナ ワカバ イズミ ヤマブキ ハヤブサ ツバキ アサヒガオカ シオサイ トキワ カエデ コマツ ヒノデ アカネ ヨツバ セセラギ ニシキ モミジ オオゾラ コウヨウ ダイシン キョウエイ リョウゴク チュウオウ".split(
    " ",
  );
const tails =
  "フードサービス ケアサポート ショウジ セイサクショ システムズ ロジスティクス コンストラクション ファーム ホテルズ スーパー ビルメンテナンス テクノロジー キョウイクケンキュウジョ ショクヒンコウギョウ".split(
    " ",
  );
/** Names so long that no bank's field holds them. */
const long = "インターナショナルヒューマンリソースマネジメントアンドコンサルティンググループホールディングス";

export interface FixtureCompany {
  nameKana: string;
  invoices: { amount: number }[];
}

export interface FixtureLine extends BankTransfer {
  /** The company and the invoice the payer meant, by their places; null where nobody could know. */
  truth: { company: number; invoice: number } | null;
}

const amounts = [32_780, 107_800, 37_510, 32_780, 107_800, 64_900] as const;

/** The kind of a company as its payer or its bank writes it. */
function payerWays(name: string): readonly string[] {
  return [
    `カ)${name}`,
    `${name}(カ`,
    `カブシキガイシャ${name}`,
    `${name}カブシキガイシャ`,
    `カ) ${name.slice(0, 3)} ${name.slice(3)}`,
    `${name}(カ)`,
    `カ)${name.replaceAll("ー", "-")}`,
    `カ)${name.replaceAll("ー", "")}`,
    `カ)${name}(エイ`,
    `カ)${name}ホンシャ`,
  ];
}

/**
 * Companies, their invoices, and the 500 transfers of a month in which every way of writing and cutting a name occurs, with traps: twins that
 * only a mark tells apart, strangers whose names begin alike, fees taken off, names that two companies share.
 */
export function fiveHundred(): { companies: FixtureCompany[]; lines: FixtureLine[] } {
  const companies: FixtureCompany[] = [];
  const lines: FixtureLine[] = [];
  const add = (nameKana: string, ...paid: number[]) => companies.push({ nameKana, invoices: paid.map((amount) => ({ amount })) }) - 1;
  const pay = (payer: string, amount: number, truth: FixtureLine["truth"], extra: Partial<BankTransfer> = {}) =>
    lines.push({ payerName: bankKana(payer).slice(0, 48), amount, truth, ...extra });
  for (let index = 0; index < 400; index += 1) {
    const name = `${heads[index % heads.length]}${tails[Math.floor(index / heads.length) % tails.length]}`;
    const amount = amounts[index % amounts.length] ?? 32_780;
    const company = add(`カブシキガイシャ${name}`, amount);
    const ways = payerWays(name);
    pay(ways[index % ways.length] ?? name, amount, { company, invoice: 0 });
  }
  for (let index = 0; index < 40; index += 1) {
    const name = `${heads[index % heads.length]}${index < heads.length ? "" : "シン"}${long}`;
    const company = add(`ゴウドウガイシャ${name}`, 107_800);
    const cut = [`ド)${name}`, name, `ゴウドウガイシャ${name}`][index % 3] ?? name;
    pay(bankKana(cut).slice(0, [48, 40, 30][Math.floor(index / 3) % 3]), 107_800, { company, invoice: 0 });
  }
  for (let index = 0; index < 20; index += 1) {
    const company = add(`ユウゲンガイシャ${heads[index]}コウムテン`, 32_780, 37_510);
    pay(`ユ)${heads[index]}コウムテン`, 37_510, { company, invoice: 1 });
    pay(`ユ)${heads[index]}コウムテン`, 32_780, { company, invoice: 0 });
  }
  // Only a sound mark tells these two apart; both have written it.
  const [hato, bato] = [add("カブシキガイシャハトヤ", 32_780), add("カブシキガイシャバドヤ", 32_780)];
  pay("カ)バドヤ", 32_780, { company: bato, invoice: 0 });
  pay("カ)ハトヤ", 32_780, { company: hato, invoice: 0 });
  // Two companies of one name: nobody can know.
  add("カブシキガイシャマルヤマ", 32_780);
  add("ユウゲンガイシャマルヤマ", 32_780);
  pay("マルヤマ", 32_780, null);
  // Strangers whose names begin like a customer's, or the other way round.
  for (const head of heads.slice(0, 5)) pay(`カ)${head}フード`, 32_780, null);
  for (const head of heads.slice(5, 9)) pay(`カ)${head}フードサービスニシニホン`, 32_780, null);
  // A transfer's fee was taken off; a person paid; half of it came.
  const fee = add("カブシキガイシャテスウリョウ", 32_780);
  pay("カ)テスウリョウ", 32_120, null);
  const person = add("カブシキガイシャタナカコウギョウ", 107_800);
  pay("タナカ マコト", 107_800, null);
  const half = add("カブシキガイシャハンブンショウカイ", 64_900);
  pay("カ)ハンブンショウカイ", 30_000, null);
  void [fee, person, half];
  while (lines.length < 500) {
    const index = lines.length;
    const company = add(`シャカイフクシホウジン${heads[index % heads.length]}カイ${tails[index % tails.length]}`, 32_780);
    pay(`フク)${heads[index % heads.length]}カイ${tails[index % tails.length]}`, 32_780, { company, invoice: 0 });
  }
  return { companies, lines };
}
