import { type BankItem, bankFileSchema } from "./bank-item.ts";
import n1Grammar from "./n1-grammar.json" with { type: "json" };
import n1Listening from "./n1-listening.json" with { type: "json" };
import n1Reading from "./n1-reading.json" with { type: "json" };
import n1Vocabulary from "./n1-vocabulary.json" with { type: "json" };
import n2Grammar from "./n2-grammar.json" with { type: "json" };
import n2Listening from "./n2-listening.json" with { type: "json" };
import n2Reading from "./n2-reading.json" with { type: "json" };
import n2Vocabulary from "./n2-vocabulary.json" with { type: "json" };
import n3Grammar from "./n3-grammar.json" with { type: "json" };
import n3Listening from "./n3-listening.json" with { type: "json" };
import n3Reading from "./n3-reading.json" with { type: "json" };
import n3Vocabulary from "./n3-vocabulary.json" with { type: "json" };
import n4Grammar from "./n4-grammar.json" with { type: "json" };
import n4Listening from "./n4-listening.json" with { type: "json" };
import n4Reading from "./n4-reading.json" with { type: "json" };
import n4Vocabulary from "./n4-vocabulary.json" with { type: "json" };
import n5Grammar from "./n5-grammar.json" with { type: "json" };
import n5Listening from "./n5-listening.json" with { type: "json" };
import n5Reading from "./n5-reading.json" with { type: "json" };
import n5Vocabulary from "./n5-vocabulary.json" with { type: "json" };

const files: readonly unknown[] = [
  n5Vocabulary,
  n5Grammar,
  n5Reading,
  n5Listening,
  n4Vocabulary,
  n4Grammar,
  n4Reading,
  n4Listening,
  n3Vocabulary,
  n3Grammar,
  n3Reading,
  n3Listening,
  n2Vocabulary,
  n2Grammar,
  n2Reading,
  n2Listening,
  n1Vocabulary,
  n1Grammar,
  n1Reading,
  n1Listening,
];

/** The items the product comes with, checked against their form. */
export function readBank(): BankItem[] {
  return files.flatMap((file) => {
    const { level, skill, items } = bankFileSchema.parse(file);
    return items.map((item) => ({ ...item, level, skill }));
  });
}
