import { createHash } from "node:crypto";
import type { EntityManager } from "@mikro-orm/postgresql";
import { newId } from "../../../shared/ids.ts";
import type { BankItem } from "../bank/bank-item.ts";
import { authoredParameters } from "../bank/item-parameters.ts";
import { readBank } from "../bank/read-bank.ts";
import { practiceCode, readPractice } from "../bank/read-practice.ts";
import { practiceExam } from "../practice/practice-exam.ts";
import { Exam } from "../sitting/exam.entity.ts";
import { ExamItem } from "./exam-item.entity.ts";
import { contentOf, readAnew } from "./item-content.ts";

/** The exam that measures N5 to N1. */
export const generalExamCode = "GENERAL";

const title = { title: "日本語力測定テスト", titleEn: "Japanese proficiency measurement" };

function fingerprint(bank: readonly BankItem[]): string {
  return createHash("sha256").update(JSON.stringify(bank)).digest("hex");
}

interface Writing {
  now: Date;
  /** Which items of the set come from the files; others in it are left alone. */
  isOurs: (code: string) => boolean;
}

/** Brings known items up to their file, adds new ones, retires those that left it. Fitted parameters stay. */
async function writeItems(em: EntityManager, test: Exam, bank: readonly BankItem[], { now, isOurs }: Writing): Promise<void> {
  const own = (await em.find(ExamItem, { test, origin: "BANK" })).filter(({ code }) => isOurs(code));
  const known = new Map(own.map((item) => [item.code, item]));
  for (const authored of bank) {
    const item = known.get(authored.code);
    known.delete(authored.code);
    const content = contentOf(authored);
    const parameters = authoredParameters(authored);
    if (item) {
      // A corrected key ends what was said against the old one.
      const looked = item.key === content.key ? {} : { alarm: null, finding: null, checkedAt: now };
      em.assign(item, { ...content, ...readAnew(item, content), ...(item.calibratedAt ? {} : parameters), ...looked, updatedAt: now });
    }
    if (!item) em.create(ExamItem, { id: newId(), test, code: authored.code, ...content, ...parameters, createdAt: now, updatedAt: now });
  }
  for (const item of known.values()) item.status = "RETIRED";
}

/**
 * Installs the items the product comes with. Changes nothing when they are installed already; sittings under way keep the key and the
 * parameters they were served.
 */
export async function installBank(em: EntityManager, { now, bank = readBank() }: { now: Date; bank?: readonly BankItem[] }): Promise<void> {
  const bankVersion = fingerprint(bank);
  await em.transactional(async (tx) => {
    // Processes that start together install one after the other.
    await tx.execute("select pg_advisory_xact_lock(hashtext('exam-bank'))");
    const found = await tx.findOne(Exam, { code: generalExamCode });
    if (found?.bankVersion === bankVersion) return;
    const stamps = { createdAt: now, updatedAt: now };
    const test = found ?? tx.create(Exam, { id: newId(), code: generalExamCode, ...title, bankVersion, ...stamps });
    tx.assign(test, { bankVersion, updatedAt: now });
    await writeItems(tx, test, bank, { now, isOurs: () => true });
  });
}

/** Installs the items to practise with, beside those that films and the operator bring. Changes nothing when they are installed already. */
export async function installPractice(
  em: EntityManager,
  { now, items = readPractice() }: { now: Date; items?: readonly BankItem[] },
): Promise<void> {
  const bankVersion = fingerprint(items);
  await em.transactional(async (tx) => {
    await tx.execute("select pg_advisory_xact_lock(hashtext('practice-bank'))");
    const set = await practiceExam(tx, now);
    if (set.bankVersion === bankVersion) return;
    tx.assign(set, { bankVersion, updatedAt: now });
    await writeItems(tx, set, items, { now, isOurs: (code) => practiceCode.test(code) });
  });
}
