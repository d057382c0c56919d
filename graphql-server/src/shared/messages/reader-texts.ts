import type { Locale } from "../locale.ts";
import { en } from "./readers/en.ts";
import { id } from "./readers/id.ts";
import { ja } from "./readers/ja.ts";
import { jaEasy } from "./readers/ja-x-easy.ts";
import { ne } from "./readers/ne.ts";
import { ptBr } from "./readers/pt-br.ts";
import type { ReaderTexts } from "./readers/reader-text.ts";
import { vi } from "./readers/vi.ts";
import { zhHans } from "./readers/zh-hans.ts";

/** A file a language: one that is missing, or that lacks a text, does not compile. */
export const readerTexts: Readonly<Record<Locale, ReaderTexts>> = {
  ja,
  "ja-x-easy": jaEasy,
  en,
  vi,
  "zh-Hans": zhHans,
  ne,
  id,
  "pt-BR": ptBr,
};
