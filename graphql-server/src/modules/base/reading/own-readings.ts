import type { EntityManager } from "@mikro-orm/postgresql";
import type { OwnReading } from "../../../platform/furigana/annotate.ts";
import { hasKanji, toHiragana } from "../../../platform/furigana/kana.ts";
import { ReadingCorrection } from "./reading-correction.entity.ts";

const legalForms =
  /株式会社|有限会社|合同会社|合資会社|合名会社|(一般|公益)?(社団|財団)法人|社会福祉法人|医療法人(社団|財団)?|学校法人|特定非営利活動法人|NPO法人/gu;
const legalFormsInKana =
  /カブシキガイシャ|カブシキカイシャ|ユウゲンガイシャ|ゴウドウガイシャ|ゴウシガイシャ|ゴウメイガイシャ|(イッパン|コウエキ)?(シャダン|ザイダン)ホウジン|シャカイフクシホウジン|イリョウホウジン(シャダン|ザイダン)?|ガッコウホウジン|トクテイヒエイリカツドウホウジン/gu;

/** The company's own kana as the reading of its name, without the legal form, which many leave out of the kana. */
export function readingOfName(name: string, kana: string | null): OwnReading | null {
  const [bare, own] = [name.replace(legalForms, "").trim(), toHiragana((kana ?? "").replace(legalFormsInKana, "").replace(/[\s・]/gu, ""))];
  return hasKanji(bare) && /^[ぁ-ゖー]+$/u.test(own) ? [bare, own] : null;
}

/** Corrections by owner, in one statement for all of them. */
export async function correctionsByOwner(em: EntityManager, ownerIds: readonly string[]): Promise<Map<string, OwnReading[]>> {
  const rows = ownerIds.length > 0 ? await em.find(ReadingCorrection, { ownerId: { $in: [...new Set(ownerIds)] } }) : [];
  const byOwner = new Map<string, OwnReading[]>();
  for (const { ownerId, word, reading } of rows) byOwner.set(ownerId, [...(byOwner.get(ownerId) ?? []), [word, reading]]);
  return byOwner;
}
