import type { FilterQuery } from "@mikro-orm/core";
import type { Ctx } from "../../../shared/ctx.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { userError } from "../../../shared/user-error.ts";
import { isOpenTo } from "../../../shared/viewer/audience.ts";
import type { AdminViewer } from "../../../shared/viewer/viewer.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

/** The person of the back office who looks after mails that did not arrive. @throws UserErrors FORBIDDEN */
export function requireMailKeeper({ viewer }: Pick<Ctx, "viewer">): AdminViewer {
  if (!viewer.admin || !isOpenTo(["ADMIN_OPERATOR"], viewer)) throw userError("FORBIDDEN");
  return viewer.admin;
}

/** Given up, or tried in vain so far. */
const unsent: FilterQuery<OutboxMail> = { $or: [{ status: "FAILED" }, { status: "PENDING", attempts: { $gt: 0 } }] };

/** Mails that have not left the house although they were tried, the newest first, by keyset. @throws UserErrors FORBIDDEN */
export async function listUnsentMails(ctx: Ctx, input: PageInput) {
  requireMailKeeper(ctx);
  const { where, orderBy, limit, page } = keyset(latestBy("createdAt"), input);
  const rows = await ctx.em.find(OutboxMail, { $and: [unsent, where] }, { orderBy, limit });
  return { ...page(rows), totalCount: () => ctx.em.count(OutboxMail, unsent) };
}
