import { jstDate } from "../../../shared/calendar/jst.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { loader } from "../../../shared/loader.ts";
import { adminUserById } from "../../account/admin/admin-user.loaders.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { sitePages } from "../page/content/index.ts";
import { LegalText, legalPages } from "../page/legal-text.entity.ts";
import { OperatorSettings } from "../page/operator-settings.entity.ts";
import { toMarkup } from "../page/page-markup.ts";
import { placed } from "../page/placed.ts";
import type { SitePageText } from "../page/site-text.ts";
import { OperatingTerm } from "./operating-term.entity.ts";
import { operatorFactNames } from "./operator-facts.schema.ts";

const most = 200;

export async function nameOf(ctx: Ctx, adminId: string | null | undefined): Promise<string | null> {
  return adminId ? ((await loader(ctx, adminUserById).load(adminId))?.name ?? null) : null;
}

/** Lists every row of the facts about the operator, newest first. @throws UserErrors FORBIDDEN */
export async function listOperatorFacts(ctx: Ctx) {
  requireAdminOwner(ctx);
  const rows = await ctx.em.find(OperatorSettings, {}, { orderBy: { validFrom: "desc" }, limit: most });
  return Promise.all(
    placed(rows, jstDate(ctx.now())).map(async (row) => ({
      id: row.id,
      validFrom: row.validFrom,
      when: row.when,
      demo: row.demo,
      permit: row.permit,
      facts: operatorFactNames.map((name) => ({ name, value: row[name] })),
      by: await nameOf(ctx, row.createdBy),
      createdAt: row.createdAt,
    })),
  );
}

/** Terms of the operator's work: every row, newest first. @throws UserErrors FORBIDDEN */
export async function listOperatingTerms(ctx: Ctx) {
  requireAdminOwner(ctx);
  const rows = await ctx.em.find(OperatingTerm, {}, { orderBy: { code: "asc", validFrom: "desc" }, limit: most });
  const byCode = Map.groupBy(rows, ({ code }) => code);
  const all = [...byCode.values()].flatMap((own) => placed(own, jstDate(ctx.now())));
  return Promise.all(
    all.map(async ({ code, validFrom, amount, basis, createdBy, createdAt, when }) => {
      return { id: `${code}:${validFrom}`, code, validFrom, amount, basis, when, by: await nameOf(ctx, createdBy), createdAt };
    }),
  );
}

function markupsOf({ texts }: Pick<SitePageText, "texts">) {
  return { ja: toMarkup(texts.ja), en: toMarkup(texts.en), easy: toMarkup(texts["ja-x-easy"]) };
}

/** Texts of the legal pages: every row, newest first, then the one that came with the product. @throws UserErrors FORBIDDEN */
export async function listLegalTexts(ctx: Ctx) {
  requireAdminOwner(ctx);
  const rows = await ctx.em.find(LegalText, {}, { orderBy: { page: "asc", validFrom: "desc" }, limit: most });
  const today = jstDate(ctx.now());
  const all = legalPages.flatMap((page) => {
    const { updatedOn, texts } = sitePages[page];
    const shipped = { page, validFrom: updatedOn, texts, changes: null, createdBy: null, createdAt: null };
    const own = rows.filter((row) => row.page === page).map((row) => ({ ...shipped, ...plainText(row) }));
    return placed([...own, shipped], today);
  });
  return Promise.all(
    all.map(async ({ page, validFrom, when, changes, createdBy, createdAt, ...text }) => ({
      ...{ id: `${page}:${validFrom}`, page, validFrom, when, createdAt },
      ...markupsOf(text),
      changes: changes?.ja ?? null,
      by: await nameOf(ctx, createdBy),
    })),
  );
}

function plainText({ validFrom, texts, changes, createdBy, createdAt }: LegalText) {
  return { validFrom, texts, changes: changes ?? null, createdBy, createdAt };
}
