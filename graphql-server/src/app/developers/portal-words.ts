import type { HouseLocale } from "../../shared/locale.ts";
import type { PortalText } from "./portal-text.ts";
import { easyWords } from "./portal-words-easy.ts";
import { englishWords } from "./portal-words-english.ts";
import { japaneseWords } from "./portal-words-japanese.ts";

export const portalWords: Readonly<Record<HouseLocale, PortalText>> = {
  ja: japaneseWords,
  "ja-x-easy": easyWords,
  en: englishWords,
};
