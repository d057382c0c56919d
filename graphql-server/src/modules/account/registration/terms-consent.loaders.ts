import DataLoader from "dataloader";
import type { Ctx } from "../../../shared/ctx.ts";
import { TermsConsent } from "./terms-consent.entity.ts";
import type { AgreedTerms } from "./terms-consent.queries.ts";

/** Every version of the terms that members of companies agreed to, the newest first. */
export const agreedTermsByMember = (ctx: Ctx) =>
  new DataLoader<string, AgreedTerms[]>(async (ids) => {
    const rows = await ctx.em.find(
      TermsConsent,
      { kind: "COMPANY", accountId: { $in: [...ids] } },
      { orderBy: { acceptedAt: "desc", id: "desc" } },
    );
    const grouped = Map.groupBy(rows, ({ accountId }) => accountId);
    return ids.map((id) => (grouped.get(id) ?? []).map(({ version, acceptedAt }) => ({ version, acceptedAt })));
  });
