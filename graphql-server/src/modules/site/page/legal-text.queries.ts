import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import type { HouseLocale } from "../../../shared/locale.ts";
import { sitePages } from "./content/index.ts";
import { type LegalPage, LegalText, legalPages } from "./legal-text.entity.ts";
import { placed, type SettingTime } from "./placed.ts";
import type { SitePageName, SitePageText } from "./site-text.ts";

type Reading = Pick<Ctx, "em" | "now">;

/** The most versions of a page that are named. */
const most = 100;

function isLegalPage(name: SitePageName): name is LegalPage {
  return legalPages.some((page) => page === name);
}

/** A version of a page: its day is its name. */
export interface PageVersion {
  validFrom: string;
  when: SettingTime;
  /** What was new in it; null for the one that came with the product. */
  changes: Readonly<Record<HouseLocale, string>> | null;
  /** True for a text of the operator's, false for the one that came with the product. */
  isOwn: boolean;
}

/** Every version of a page without its text, the newest first; those announced for a day to come among them. */
export async function pageVersions(ctx: Reading, name: SitePageName): Promise<PageVersion[]> {
  const shipped = { validFrom: sitePages[name].updatedOn, changes: null, isOwn: false };
  const rows = isLegalPage(name)
    ? await ctx.em.find(
        LegalText,
        { page: name },
        { fields: ["page", "validFrom", "changes"], orderBy: { validFrom: "desc" }, limit: most },
      )
    : [];
  const own = rows.map(({ validFrom, changes }) => ({ validFrom, changes: changes ?? null, isOwn: true }));
  return placed([...own, shipped], jstDate(ctx.now()));
}

/** The texts of one version of a page. */
export async function textsOf(
  ctx: Reading,
  name: SitePageName,
  { validFrom, isOwn }: Pick<PageVersion, "validFrom" | "isOwn">,
): Promise<SitePageText["texts"]> {
  if (!isOwn || !isLegalPage(name)) return sitePages[name].texts;
  return (await ctx.em.findOneOrFail(LegalText, { page: name, validFrom }, { refresh: true })).texts;
}

/** Version of the terms and the privacy policy that somebody agrees to today; `shipped` while the operator has not replaced them. */
export async function currentTermsVersion(ctx: Reading, shipped: string): Promise<string> {
  const inForce = { page: { $in: ["TERMS", "PRIVACY"] }, validFrom: { $lte: jstDate(ctx.now()) } } as const;
  const row = await ctx.em.findOne(LegalText, inForce, { fields: ["page", "validFrom"], orderBy: { validFrom: "desc" } });
  return row?.validFrom ?? shipped;
}
