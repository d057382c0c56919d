import type { BankItem } from "./bank-item.ts";

type Choosable = Pick<BankItem, "options" | "key"> & { passage?: string | undefined; script?: string | undefined };

/** No way of choosing without understanding may be right more often than this over the bank; one in four is chance. */
export const strategyLimit = 0.3;

/** A text without the signs that carry no length of their own. */
function bare(text: string): string {
  return text.normalize("NFKC").replace(/[\s\p{P}\p{S}]/gu, "");
}

const countKanji = (text: string) => text.match(/\p{Script=Han}/gu)?.length ?? 0;

/** Pairs of neighbouring characters of an option that stand in the passage, as a share of all of its pairs. */
function shareRepeated(option: string, text: string): number {
  const own = bare(option);
  const pairs = Array.from({ length: Math.max(0, own.length - 1) }, (_, at) => own.slice(at, at + 2));
  return pairs.length === 0 ? 0 : pairs.filter((pair) => text.includes(pair)).length / pairs.length;
}

/** Ways to choose without understanding: each gives every option a worth, and the highest is chosen. */
const strategies: Readonly<Record<string, (option: string, item: Choosable) => number>> = {
  "always the longest": (option) => bare(option).length,
  "always the shortest": (option) => -bare(option).length,
  "most kanji": (option) => countKanji(option),
  "repeats the passage": (option, { passage, script }) => shareRepeated(option, bare(passage ?? script ?? "")),
};

export interface StrategyScore {
  strategy: string;
  /** Items on which the strategy tells options apart; those with a text for the one that reads it. */
  items: number;
  /** Expected share of right answers, ties drawn by lot. */
  share: number;
}

/** Chance that the highest worth is the key's; ties share it. Undefined when all are worth the same. */
function hitOf(item: Choosable, worth: (option: string, item: Choosable) => number): number | undefined {
  const worths = item.options.map((option) => worth(option, item));
  const best = Math.max(...worths);
  const chosen = worths.filter((one) => one === best).length;
  if (chosen === worths.length) return undefined;
  return worths[item.key] === best ? 1 / chosen : 0;
}

/** How well each strategy does over the items on which it can choose at all. */
export function scoreStrategies(items: readonly Choosable[]): StrategyScore[] {
  return Object.entries(strategies).map(([strategy, worth]) => {
    const hits = items.map((item) => hitOf(item, worth)).filter((hit) => hit !== undefined);
    const share = hits.length === 0 ? 0 : hits.reduce((sum, hit) => sum + hit, 0) / hits.length;
    return { strategy, items: hits.length, share };
  });
}
