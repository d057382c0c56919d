import { z } from "zod";
import { type BankItem, bankFileSchema } from "./bank-item.ts";
import n1 from "./practice/n1.json" with { type: "json" };
import n2 from "./practice/n2.json" with { type: "json" };
import n3 from "./practice/n3.json" with { type: "json" };
import n4 from "./practice/n4.json" with { type: "json" };
import n5 from "./practice/n5.json" with { type: "json" };

/** The codes of the items that are for practice alone. */
export const practiceCode = /^PB-N[1-5]-[VGRL]-\d{3}$/;

const files: readonly unknown[] = [n5, n4, n3, n2, n1];

/** The practice items the product comes with. None is an item of the exam, as their keys are told after an answer. */
export function readPractice(): BankItem[] {
  return files
    .flatMap((file) => z.array(bankFileSchema).parse(file))
    .flatMap(({ level, skill, items }) => items.map((item) => ({ ...item, level, skill })));
}
