import type { HouseLocale } from "../../../../../shared/locale.ts";
import type { PageText, ReferencePageName, SitePageText } from "../../site-text.ts";
import { id } from "./id.data.ts";
import { ne } from "./ne.data.ts";
import { ptBr } from "./pt-br.data.ts";
import { vi } from "./vi.data.ts";
import { zhHans } from "./zh-hans.data.ts";

interface HousePage {
  updatedOn: string;
  texts: Readonly<Record<HouseLocale, PageText>>;
}

/** A page as the house has it, with its translations for every other reader. */
export function forReference(name: ReferencePageName, { updatedOn, texts }: HousePage): SitePageText {
  const translated = { vi: vi[name], "zh-Hans": zhHans[name], ne: ne[name], id: id[name], "pt-BR": ptBr[name] };
  return { updatedOn, texts: { ...texts, ...translated } };
}
