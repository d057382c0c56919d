import type { EntityManager } from "@mikro-orm/postgresql";
import type { OutsideAnswer, PostOutside } from "../../../platform/outside/post-outside.ts";
import type { Ctx } from "../../../shared/ctx.ts";
import { webhookHeaders } from "./sign-webhook.ts";
import { Webhook } from "./webhook.entity.ts";
import { WebhookEvent } from "./webhook-event.entity.ts";

/** Seconds after each try in vain, as Standard Webhooks proposes; after the last the event is given up. */
const pauses = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;
/** Seconds for which an event belongs to the process that tries it; a process that dies loses it afterwards. */
const heldSeconds = 60;
/** Events at a time, and of one receiver: one that is slow keeps no other waiting. */
const atOnce = { all: 40, webhook: 5 } as const;
const gone = 410;

/** Takes what is due: of each object only the first that waits, so that none overtakes another. */
async function takeDue(ctx: Ctx): Promise<string[]> {
  const now = ctx.now();
  const rows: { id: string }[] = await ctx.em.execute(
    `with firsts as (
        select distinct on (e.webhook_id, e.object_id) e.id, e.webhook_id, e.sequence, e.due_at
          from webhook_event e join webhook w on w.id = e.webhook_id and w.ended_at is null
         where e.state = 'WAITING' order by e.webhook_id, e.object_id, e.sequence),
      turns as (
        select id, row_number() over (partition by webhook_id order by sequence) as turn
          from firsts where due_at is null or due_at <= ?),
      taken as (
        select e.id from webhook_event e join turns t on t.id = e.id
         where t.turn <= ? and e.state = 'WAITING' and (e.due_at is null or e.due_at <= ?)
         order by e.sequence limit ? for update of e skip locked)
      update webhook_event set attempts = attempts + 1, due_at = ? where id in (select id from taken) returning id`,
    [now, atOnce.webhook, now, atOnce.all, new Date(now.getTime() + heldSeconds * 1_000)],
  );
  return rows.map(({ id }) => id);
}

/** What is written of a try. */
function outcomeOf(answer: OutsideAnswer, attempts: number, now: Date) {
  const lastAnswer = "status" in answer ? String(answer.status) : answer.failure;
  if ("status" in answer && answer.status >= 200 && answer.status < 300) {
    return { state: "DELIVERED", lastAnswer, dueAt: null, settledAt: now } as const;
  }
  const pause = pauses[attempts - 1];
  if (pause === undefined) return { state: "GIVEN_UP", lastAnswer, dueAt: null, settledAt: now } as const;
  return { lastAnswer, dueAt: new Date(now.getTime() + pause * 1_000) } as const;
}

async function deliver(em: EntityManager, ctx: Ctx, post: PostOutside, id: string): Promise<void> {
  const event = await em.findOne(WebhookEvent, { id }, { populate: ["webhook"] });
  const webhook = event?.webhook.unwrap();
  if (!event || !webhook) return;
  const at = ctx.now();
  const { data, occurredAt, type } = event;
  const body = JSON.stringify({ type, timestamp: occurredAt.toISOString(), data });
  const former = webhook.formerUntil && webhook.formerUntil > at ? webhook.formerSecret : null;
  const secrets = former ? [webhook.secret, former] : [webhook.secret];
  const answer = await post({ url: webhook.url, headers: webhookHeaders({ id, at, body, secrets }), body });
  await em.nativeUpdate(WebhookEvent, { id, state: "WAITING" }, outcomeOf(answer, event.attempts, ctx.now()));
  if ("status" in answer && answer.status === gone)
    await em.nativeUpdate(Webhook, { id: webhook.id, endedAt: null }, { endedAt: ctx.now() });
}

/**
 * Tells receivers what waits and is due. An event may come twice, when a process dies between the answer and the note of it, and then under
 * the same id. @returns whether more may be due
 */
export async function deliverWebhooks(ctx: Ctx, post: PostOutside): Promise<boolean> {
  const due = await takeDue(ctx);
  await Promise.all(due.map((id) => deliver(ctx.em.fork(), ctx, post, id)));
  return due.length > 0;
}

/** Forgets events a month after they were delivered, and three months after they were given up. */
export async function forgetOldWebhookEvents(em: EntityManager, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await em.nativeDelete(WebhookEvent, { state: "DELIVERED", settledAt: { $lte: before(30) } });
  await em.nativeDelete(WebhookEvent, { state: "GIVEN_UP", settledAt: { $lte: before(90) } });
}
