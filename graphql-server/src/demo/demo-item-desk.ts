import type { EntityManager } from "@mikro-orm/postgresql";
import { authoredParameters } from "../modules/test/bank/item-parameters.ts";
import { generalTestCode } from "../modules/test/install-bank.ts";
import { Test } from "../modules/test/test.entity.ts";
import { type ItemFinding, TestItem } from "../modules/test/test-item.entity.ts";
import { importedItems } from "./content/imported-items.ts";
import { createRandom, demoId } from "./random.ts";

const day = 86_400_000;
/** Sittings before the demo's own: those of people who have left. */
const earlierSittings = 900;

/** Items an editor imported lately: some gather answers, some have enough of them and show what is wrong. */
function writeImported(em: EntityManager, { test, now }: { test: Test; now: Date }): void {
  const random = createRandom(20_261_125);
  const createdAt = new Date(now.getTime() - 70 * day);
  for (const [index, { finding, alarm, answers, ...content }] of importedItems.entries()) {
    const parameters = authoredParameters({ level: content.level, skill: content.skill, step: 3 });
    em.create(TestItem, {
      ...{ id: demoId(random, createdAt), test, code: `I-${content.level}-${String(index + 1).padStart(4, "0")}`, origin: "IMPORT" },
      ...{ ...content, options: [...content.options], ...parameters, status: "PILOT", shown: answers },
      ...(finding && alarm ? { finding: { ...finding, responses: answers }, alarm, checkedAt: new Date(now.getTime() - day) } : {}),
      ...{ createdAt, updatedAt: createdAt },
    });
  }
}

/** Believable numbers of showings, and one item in use that has become easier since it was written. */
async function ageBank(em: EntityManager, { test, now }: { test: Test; now: Date }): Promise<void> {
  const random = createRandom(20_261_126);
  const items = await em.find(TestItem, { test, origin: "BANK", status: "ACTIVE" }, { orderBy: { code: "asc" } });
  for (const item of items) item.shown += 20 + random.int(150);
  const known = items.find(({ level, skill }) => level === "N4" && skill === "VOCABULARY");
  if (!known) return;
  known.shown = 214;
  const finding: ItemFinding = { a: known.a * 0.96, b: known.b - 0.82, seOfB: 0.14, responses: known.shown, betterKey: null };
  em.assign(known, { alarm: "DRIFT", finding, checkedAt: new Date(now.getTime() - 2 * day) });
}

/** What the desk of the bank shows after months of sittings: showings, pilots on their way, and alarms to decide on. */
export async function writeItemDesk(em: EntityManager, now: Date): Promise<void> {
  const test = await em.findOne(Test, { code: generalTestCode });
  if (!test) return;
  test.sittings += earlierSittings;
  await ageBank(em, { test, now });
  writeImported(em, { test, now });
}
