import { LockMode } from "@mikro-orm/core";
import { z } from "zod";
import { runInTransaction } from "../../../platform/database/run-in-transaction.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { newId } from "../../../shared/ids.ts";
import { parse, userError } from "../../../shared/user-error.ts";
import { auditActor } from "../../../shared/viewer/actor.ts";
import { Company } from "../../account/company/company.entity.ts";
import { requireCompanyOwner } from "../../account/member/company-member.policy.ts";
import { recordAudit } from "../../base/audit/record-audit.ts";
import { newWebhookSecret } from "./sign-webhook.ts";
import { Webhook } from "./webhook.entity.ts";
import { webhookScopes } from "./webhook.enums.ts";
import { maxWebhooks } from "./webhook.queries.ts";

/** An address by https with a host's name and without a name or password in it. Where the name leads is looked at with each event. */
function isReceiver(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { hash, hostname, password, protocol, username } = new URL(text);
  return protocol === "https:" && username === "" && password === "" && hash === "" && /[a-z]$/i.test(hostname) && hostname.includes(".");
}

const schema = z.strictObject({
  url: z.string().trim().max(500).refine(isReceiver),
  scopes: z.array(z.enum(webhookScopes)).min(1).max(webhookScopes.length),
});

/**
 * Has a company's own system told what happens from now on; the secret is shown this once.
 * @throws UserErrors FORBIDDEN, INVALID, WEBHOOK_LIMIT
 */
export async function createWebhook(ctx: Ctx, input: z.input<typeof schema>): Promise<{ webhook: Webhook; secret: string }> {
  const { companyId, memberId, sessionId } = requireCompanyOwner(ctx);
  const { scopes, url } = parse(schema, input);
  return runInTransaction(ctx.em, async (em) => {
    const company = await em.findOneOrFail(Company, { id: companyId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if ((await em.count(Webhook, { company: companyId, endedAt: null })) >= maxWebhooks) {
      throw userError("WEBHOOK_LIMIT", [], { limit: maxWebhooks });
    }
    const secret = newWebhookSecret();
    const webhook = em.create(Webhook, { id: newId(), company, url, scopes: [...new Set(scopes)], secret, createdAt: ctx.now() });
    const actor = auditActor({ memberId, sessionId });
    const detail = { scopes: webhook.scopes.join(" ") };
    recordAudit(ctx, em, { action: "webhook.create", objectType: "Webhook", objectId: webhook.id, actor, detail });
    await em.flush();
    return { webhook, secret };
  });
}
