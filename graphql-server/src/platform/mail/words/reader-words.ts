import type { Locale } from "../../../shared/locale.ts";
import { en } from "./en.ts";
import { id } from "./id.ts";
import { ja } from "./ja.ts";
import { jaEasy } from "./ja-x-easy.ts";
import type { ReaderWords } from "./mail-words.ts";
import { ne } from "./ne.ts";
import { ptBr } from "./pt-br.ts";
import { vi } from "./vi.ts";
import { zhHans } from "./zh-hans.ts";

/** A file a language: one that is missing, or that lacks a mail, does not compile. */
export const readerWords: Readonly<Record<Locale, ReaderWords>> = {
  ja,
  "ja-x-easy": jaEasy,
  en,
  vi,
  "zh-Hans": zhHans,
  ne,
  id,
  "pt-BR": ptBr,
};
