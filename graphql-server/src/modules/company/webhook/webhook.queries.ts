import type { Ctx } from "../../../shared/ctx.ts";
import { isId } from "../../../shared/ids.ts";
import { keyset, latestBy } from "../../../shared/paging/keyset.ts";
import type { PageInput } from "../../../shared/paging/page.ts";
import { notFound } from "../../../shared/user-error.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { Webhook } from "./webhook.entity.ts";
import type { WebhookState } from "./webhook.enums.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Receivers that a company may have at a time. */
export const maxWebhooks = 5;

/** The receivers of the company that are in force, the oldest first. @throws UserErrors UNAUTHENTICATED, FORBIDDEN */
export function listWebhooks(ctx: Ctx): Promise<Webhook[]> {
  const { companyId } = requireCompanyOwner(ctx);
  return ctx.em.find(Webhook, { company: companyId, endedAt: null }, { orderBy: { createdAt: "asc", id: "asc" }, limit: maxWebhooks });
}

/** Events for the company's receivers, the latest first, by keyset. @throws UserErrors UNAUTHENTICATED, FORBIDDEN */
export async function listWebhookEvents(ctx: Ctx, { state, ...input }: PageInput & { state: WebhookState | null }) {
  const { companyId } = requireCompanyOwner(ctx);
  const own = { webhook: { company: companyId, endedAt: null }, ...(state && { state }) };
  const { where, orderBy, limit, page } = keyset(latestBy("occurredAt"), input);
  const rows = await ctx.em.find(WebhookEvent, { $and: [own, where] }, { orderBy, limit, populate: ["webhook"] });
  return { ...page(rows), totalCount: () => ctx.em.count(WebhookEvent, own) };
}

/** A receiver of the owner's company that is in force. @throws UserErrors UNAUTHENTICATED, FORBIDDEN, NOT_FOUND */
export async function findOwnWebhook(ctx: Ctx, id: string): Promise<Webhook> {
  const { companyId } = requireCompanyOwner(ctx);
  const webhook = isId(id) ? await ctx.em.findOne(Webhook, { id, company: companyId, endedAt: null }) : null;
  if (!webhook) throw notFound();
  return webhook;
}
