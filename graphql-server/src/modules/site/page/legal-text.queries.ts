import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { sitePages } from "./content/index.ts";
import { type LegalPage, LegalText, legalPages } from "./legal-text.entity.ts";
import type { SitePageName, SitePageText } from "./site-text.ts";

function isLegalPage(name: SitePageName): name is LegalPage {
  return legalPages.some((page) => page === name);
}

/** The text of a page today: the operator's newest row that is in force, else the one that came with the product. */
export async function currentPageText(ctx: Pick<Ctx, "em" | "now">, name: SitePageName): Promise<SitePageText> {
  if (!isLegalPage(name)) return sitePages[name];
  const row = await ctx.em.findOne(LegalText, { page: name, validFrom: { $lte: jstDate(ctx.now()) } }, { orderBy: { validFrom: "desc" } });
  return row ? { updatedOn: row.validFrom, texts: row.texts } : sitePages[name];
}

/** Version of the terms and the privacy policy that somebody agrees to today; `shipped` while the operator has not replaced them. */
export async function currentTermsVersion(ctx: Pick<Ctx, "em" | "now">, shipped: string): Promise<string> {
  const inForce = { page: { $in: ["TERMS", "PRIVACY"] }, validFrom: { $lte: jstDate(ctx.now()) } } as const;
  const row = await ctx.em.findOne(LegalText, inForce, { orderBy: { validFrom: "desc" } });
  return row?.validFrom ?? shipped;
}
