import { hasKanji } from "../../../platform/furigana/kana.ts";
import type { Ruby } from "../../../platform/furigana/ruby.ts";
import type { Ctx } from "../../../shared/ctx.ts";

/** Readings of a text that is made while it is read and kept nowhere; null when there are none. A reader without them still has the text. */
export async function madeReadings({ furigana }: Pick<Ctx, "furigana">, text: string): Promise<Ruby | null> {
  if (!hasKanji(text)) return null;
  try {
    return await furigana.annotate({ text, own: [] });
  } catch {
    return null;
  }
}
