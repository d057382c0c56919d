import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { parse, UserErrors, type UserProblem, userError } from "../../../shared/user-error.ts";
import { requireAdminOwner } from "../../account/admin/admin-user.policy.ts";
import { LegalText, legalPages } from "../page/legal-text.entity.ts";
import { operatorFacts } from "../page/operator.queries.ts";
import { fromMarkup } from "../page/page-markup.ts";
import type { PageText } from "../page/site-text.ts";
import { recordSetting, requireFutureDay } from "./settings.policy.ts";

const markup = z.string().min(1).max(24_000);
const change = z.string().trim().min(1).max(400);
const schema = z.strictObject({
  page: z.enum(legalPages),
  validFrom: z.iso.date(),
  ja: markup,
  en: markup,
  easy: markup,
  changesJa: change,
  changesEn: change,
  changesEasy: change,
});

/** Names of facts that nobody knows, and links that lead neither into the site nor to https. */
function problemsOf(text: string, path: string, known: ReadonlySet<string>): UserProblem[] {
  const facts = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name = ""]) => (known.has(name) ? [] : [name]));
  const links = [...text.matchAll(/\]\(([^)]*)\)/g)].flatMap(([, to = ""]) => (/^\/(?![/\\])|^https:\/\/|^mailto:/.test(to) ? [] : [to]));
  return [
    ...facts.flatMap((fact) => userError("LEGAL_TEXT_FACT", [path], { fact }).problems),
    ...links.flatMap((link) => userError("LEGAL_TEXT_LINK", [path], { link }).problems),
  ];
}

const idsOf = ({ sections }: PageText) => sections.map(({ id }) => id).join(" ");

/**
 * Replaces the text of a legal page from a day to come on, in all three languages, and says what changes.
 * @throws UserErrors FORBIDDEN, NOT_IN_FUTURE, TOO_LATE, DAY_TAKEN, LEGAL_TEXT_SYNTAX, LEGAL_TEXT_FACT, LEGAL_TEXT_LINK, LEGAL_TEXT_PARTS
 */
export async function addLegalText(ctx: Ctx, input: z.input<typeof schema>): Promise<LegalText> {
  const { adminId } = requireAdminOwner(ctx);
  const { page, validFrom, ja, en, easy, changesJa, changesEn, changesEasy } = parse(schema, input);
  requireFutureDay(ctx, validFrom);
  const known = new Set(Object.keys(await operatorFacts(ctx, "ja")));
  const problems = [...problemsOf(ja, "ja", known), ...problemsOf(en, "en", known), ...problemsOf(easy, "easy", known)];
  if (problems.length > 0) throw new UserErrors(problems);
  const texts = { ja: fromMarkup(ja, ["ja"]), en: fromMarkup(en, ["en"]), "ja-x-easy": fromMarkup(easy, ["easy"]) };
  if (idsOf(texts.en) !== idsOf(texts.ja)) throw userError("LEGAL_TEXT_PARTS", ["en"], { parts: idsOf(texts.ja) });
  if (idsOf(texts["ja-x-easy"]) !== idsOf(texts.ja)) throw userError("LEGAL_TEXT_PARTS", ["easy"], { parts: idsOf(texts.ja) });
  return runInTransaction(ctx.em, async (em) => {
    if ((await em.count(LegalText, { page, validFrom })) > 0) throw userError("DAY_TAKEN", ["validFrom"]);
    const changes = { ja: changesJa, en: changesEn, "ja-x-easy": changesEasy };
    const row = em.create(LegalText, { page, validFrom, texts, changes, createdBy: adminId, createdAt: ctx.now() });
    recordSetting(ctx, em, { action: "setting.legalText", key: page, detail: { validFrom } });
    await em.flush();
    return row;
  });
}
