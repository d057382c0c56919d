import type { Ctx } from "../../../shared/ctx.ts";
import { houseLocaleOf } from "../../../shared/locale.ts";
import type { PasskeyKind } from "../../account/passkey/passkey.kind.ts";
import { termsVersion } from "../../account/registration/terms.ts";
import { agreedTerms } from "../../account/registration/terms-consent.queries.ts";
import { accountIdOf } from "../../account/session/start-session.ts";
import { currentTermsVersion, type PageVersion, pageVersions } from "../page/legal-text.queries.ts";

/** The pages that make up the terms somebody agrees to. */
const bindingPages = ["TERMS", "PRIVACY"] as const;
export type BindingPage = (typeof bindingPages)[number];

/** A text that the account has not agreed to yet. */
interface NewText {
  page: BindingPage;
  validFrom: string;
  changes: string | null;
}

/** A version of the terms in force that the account has not agreed to, with what is new in it. */
export interface PendingTerms {
  version: string;
  validFrom: string;
  texts: NewText[];
}

/** What is new since `since`, the newest first; for somebody who never agreed, and for texts of the product, what is in force. */
function newIn(versions: readonly PageVersion[], since: string | undefined): PageVersion[] {
  const later = versions.filter(({ isOwn, when, validFrom }) => isOwn && when !== "FUTURE" && since !== undefined && validFrom > since);
  return since === undefined ? versions.filter(({ when }) => when === "NOW") : later;
}

/** What the signed-in account of a kind has still to agree to; null when there is nothing, or nobody is signed in. */
export async function pendingTerms(ctx: Ctx, kind: PasskeyKind): Promise<PendingTerms | null> {
  const accountId = accountIdOf(ctx.viewer, kind);
  if (!accountId) return null;
  const version = await currentTermsVersion(ctx, termsVersion);
  const agreed = (await agreedTerms(ctx.em, { kind, accountId })).map((one) => one.version);
  if (agreed.includes(version)) return null;
  const since = agreed.toSorted().at(-1);
  const pages = await Promise.all(bindingPages.map(async (page) => ({ page, versions: await pageVersions(ctx, page) })));
  const news = (from: string | undefined) =>
    pages.flatMap(({ page, versions }) => newIn(versions, from).map(({ validFrom, changes }) => ({ page, validFrom, changes })));
  const found = news(since);
  const texts = (found.length > 0 ? found : news(undefined)).toSorted((a, b) => b.validFrom.localeCompare(a.validFrom));
  const locale = houseLocaleOf(ctx.locale);
  return {
    version,
    validFrom: texts[0]?.validFrom ?? version,
    texts: texts.map((text) => ({ ...text, changes: text.changes?.[locale] ?? null })),
  };
}
