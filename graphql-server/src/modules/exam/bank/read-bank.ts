import { type BankItem, bankFileSchema } from "./bank-item.ts";
import n1Grammar from "./items/n1-grammar.json" with { type: "json" };
import n1Listening from "./items/n1-listening.json" with { type: "json" };
import n1Reading from "./items/n1-reading.json" with { type: "json" };
import n1Vocabulary from "./items/n1-vocabulary.json" with { type: "json" };
import n2Grammar from "./items/n2-grammar.json" with { type: "json" };
import n2Listening from "./items/n2-listening.json" with { type: "json" };
import n2Reading from "./items/n2-reading.json" with { type: "json" };
import n2Vocabulary from "./items/n2-vocabulary.json" with { type: "json" };
import n3Grammar from "./items/n3-grammar.json" with { type: "json" };
import n3Listening from "./items/n3-listening.json" with { type: "json" };
import n3Reading from "./items/n3-reading.json" with { type: "json" };
import n3Vocabulary from "./items/n3-vocabulary.json" with { type: "json" };
import n4Grammar from "./items/n4-grammar.json" with { type: "json" };
import n4Listening from "./items/n4-listening.json" with { type: "json" };
import n4Reading from "./items/n4-reading.json" with { type: "json" };
import n4Vocabulary from "./items/n4-vocabulary.json" with { type: "json" };
import n5Grammar from "./items/n5-grammar.json" with { type: "json" };
import n5Listening from "./items/n5-listening.json" with { type: "json" };
import n5Reading from "./items/n5-reading.json" with { type: "json" };
import n5Vocabulary from "./items/n5-vocabulary.json" with { type: "json" };

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
