import { defineEntity, p } from "@mikro-orm/core";
import { Webhook } from "./webhook.entity.ts";
import { webhookStates } from "./webhook.enums.ts";

const WebhookEventSchema = defineEntity({
  name: "WebhookEvent",
  tableName: "webhook_event",
  properties: {
    id: p.uuid().primary(),
    /** Counts up: of one object the earlier event has the lower number. */
    sequence: p.bigint("number").autoincrement(),
    webhook: () => p.manyToOne(Webhook).ref().deleteRule("cascade"),
    type: p.string().length(40),
    /** What events are told of in the order in which they happened. */
    objectId: p.uuid(),
    /** Identifiers only. */
    data: p.json().$type<Record<string, string>>(),
    /** When it happened, on the database's own clock. */
    occurredAt: p.datetime(),
    state: p.enum(webhookStates).default("WAITING"),
    attempts: p.integer().default(0),
    /** When it is tried next; null before the first try. */
    dueAt: p.datetime().nullable(),
    /** What came of the last try: a status, or why nobody answered. */
    lastAnswer: p.string().length(20).nullable(),
    /** When it was delivered or given up. */
    settledAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: "webhook_event_waiting",
      expression: "create index webhook_event_waiting on webhook_event (webhook_id, object_id, sequence) where state = 'WAITING'",
    },
    { properties: ["webhook", "occurredAt", "id"] },
    { properties: ["settledAt"] },
  ],
});

/** Something that happened and that a receiver is told of; written in the transaction in which it happens. */
export class WebhookEvent extends WebhookEventSchema.class {}
WebhookEventSchema.setClass(WebhookEvent);
