import type { EntityManager } from "@mikro-orm/postgresql";
import { seekerWith, User } from "../../modules/account/seeker/user.entity.ts";
import { authoredParameters } from "../../modules/exam/bank/item-parameters.ts";
import { ExamResult } from "../../modules/exam/certificate/exam-result.entity.ts";
import { checkItems } from "../../modules/exam/item/check-items.ts";
import { ExamItem } from "../../modules/exam/item/exam-item.entity.ts";
import { generalExamCode } from "../../modules/exam/item/install-bank.ts";
import { Exam } from "../../modules/exam/sitting/exam.entity.ts";
import { demoSeekers } from "../accounts/demo-accounts.ts";
import { importedItems } from "../content/imported-items.ts";
import { createRandom, demoId } from "../random.ts";
import { choosing, type StudiedItem, writeEarlierSittings } from "./demo-earlier-sittings.ts";

const day = 86_400_000;
/** Sittings before the demo's own: those of people who have left. */
const earlierSittings = 900;
/** The item in use that has become easier: its number of answers, and by how much it has. */
const known = { answers: 214, easierBy: 1.2 } as const;

/** Two options are right, whoever chooses; few take the others. */
function chooseEither(_: number, uniform: () => number): number {
  const place = uniform();
  if (place < 0.44) return 0;
  return place < 0.86 ? 1 : 2;
}

interface Stage {
  test: Exam;
  now: Date;
}

/** Items an editor imported last year: some gather answers, some have enough of them to show what is wrong. */
function writeImported(em: EntityManager, { test, now }: Stage): StudiedItem[] {
  const random = createRandom(20_261_125);
  const createdAt = new Date(now.getTime() - 500 * day);
  return importedItems.map(({ answers, really, ...content }, index) => {
    const parameters = authoredParameters({ level: content.level, skill: content.skill, step: 3 });
    const item = em.create(ExamItem, {
      ...{ id: demoId(random, createdAt), test, code: `I-${content.level}-${String(index + 1).padStart(4, "0")}`, origin: "IMPORT" },
      ...{ ...content, options: [...content.options], ...parameters, status: "PILOT", shown: answers },
      ...{ createdAt, updatedAt: createdAt },
    });
    const chooses: StudiedItem["chooses"] = really === "EITHER" ? chooseEither : choosing(really ?? item.key, parameters);
    return { item, answers, chooses };
  });
}

/** Believable numbers of showings, and one item in use that has become easier since it was written. */
function ageBank(items: readonly ExamItem[]): StudiedItem[] {
  const random = createRandom(20_261_126);
  for (const item of items) item.shown += 20 + random.int(150);
  const item = items.find(({ level, skill }) => level === "N2" && skill === "VOCABULARY");
  if (!item) return [];
  item.shown = known.answers;
  return [{ item, answers: known.answers, chooses: choosing(item.key, { a: item.a, b: item.b - known.easierBy, c: item.c }) }];
}

async function sittersOf(em: EntityManager): Promise<{ user: string; theta: number }[]> {
  const own = await em.find(User, seekerWith(...Object.values(demoSeekers)), { fields: ["id"] });
  const results = await em.find(ExamResult, { user: { $nin: own.map(({ id }) => id) } }, { orderBy: { id: "asc" } });
  return results.map(({ user, theta }) => ({ user: user.id, theta }));
}

/** Writes what the bank's desk shows after months of sittings: showings, pilots under way, and the alarms the check found in answers. */
export async function writeItemDesk(em: EntityManager, now: Date): Promise<void> {
  const test = await em.findOne(Exam, { code: generalExamCode });
  if (!test) return;
  test.sittings += earlierSittings;
  const items = await em.find(ExamItem, { test, origin: "BANK", status: "ACTIVE" }, { orderBy: { code: "asc" } });
  const studied = [...ageBank(items), ...writeImported(em, { test, now })];
  await em.flush();
  const bank = items.filter((item) => !studied.some((one) => one.item === item));
  await writeEarlierSittings(em, { test, bank, studied, sitters: await sittersOf(em), now });
  await checkItems({ em, now: () => new Date(now.getTime() - day) });
}
