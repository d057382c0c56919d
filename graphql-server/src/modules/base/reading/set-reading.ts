import type { EntityManager } from "@mikro-orm/postgresql";
import { z } from "zod";
import { hasKanji, toHiragana } from "../../../platform/furigana/kana.ts";
import { newId } from "../../../shared/ids.ts";
import { problem, userError } from "../../../shared/user-error.ts";
import { ReadingCorrection } from "./reading-correction.entity.ts";

/** Corrections an owner may keep. */
export const correctionLimit = 200;

/** A word with kanji, and its reading in kana; an empty reading takes the correction back. */
export const readingSchema = {
  word: z.string().trim().min(1).max(40).refine(hasKanji, problem("READING_WORD_WITHOUT_KANJI")),
  reading: z
    .string()
    .trim()
    .max(80)
    .transform(toHiragana)
    .refine((reading) => /^[ぁ-ゖー]*$/u.test(reading), problem("READING_NOT_KANA")),
};

interface SetReading {
  owner: Pick<ReadingCorrection, "ownerKind" | "ownerId">;
  word: string;
  reading: string;
  now: Date;
}

/** Writes or takes back one correction in the given transaction. @throws UserErrors READING_LIMIT */
export async function writeReading(em: EntityManager, { owner, word, reading, now }: SetReading): Promise<void> {
  const known = await em.findOne(ReadingCorrection, { ownerId: owner.ownerId, word });
  if (reading === "") {
    if (known) em.remove(known);
  } else if (known) {
    known.reading = reading;
  } else {
    if ((await em.count(ReadingCorrection, { ownerId: owner.ownerId })) >= correctionLimit) {
      throw userError("READING_LIMIT", ["word"], { limit: correctionLimit });
    }
    em.create(ReadingCorrection, { id: newId(), ...owner, word, reading, createdAt: now });
  }
  await em.flush();
}

/** Corrections of one owner, newest first. */
export function listReadings(em: EntityManager, ownerId: string): Promise<ReadingCorrection[]> {
  return em.find(ReadingCorrection, { ownerId }, { orderBy: { createdAt: "desc", id: "desc" }, limit: correctionLimit });
}
