import type { Locale } from "../../../../shared/locale.ts";
import type { PageText, ReaderContent } from "../site-text.ts";
import { en } from "./readers/en.data.ts";
import { id } from "./readers/id.data.ts";
import { ja } from "./readers/ja.data.ts";
import { jaEasy } from "./readers/ja-x-easy.data.ts";
import { ne } from "./readers/ne.data.ts";
import { ptBr } from "./readers/pt-br.data.ts";
import { vi } from "./readers/vi.data.ts";
import { zhHans } from "./readers/zh-hans.data.ts";

/** A file a language: one that is missing does not compile. */
export const readerContent: Readonly<Record<Locale, ReaderContent>> = {
  ja,
  "ja-x-easy": jaEasy,
  en,
  vi,
  "zh-Hans": zhHans,
  ne,
  id,
  "pt-BR": ptBr,
};

/** The page about the site, in every language. */
export const aboutTexts: Readonly<Record<Locale, PageText>> = {
  ja: ja.about,
  "ja-x-easy": jaEasy.about,
  en: en.about,
  vi: vi.about,
  "zh-Hans": zhHans.about,
  ne: ne.about,
  id: id.about,
  "pt-BR": ptBr.about,
};
