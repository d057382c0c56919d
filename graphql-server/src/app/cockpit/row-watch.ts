import type { EventArgs, EventSubscriber } from "@mikro-orm/core";
import { AuditEvent } from "../../modules/base/audit/audit-event.entity.ts";
import { OutboxMail } from "../../modules/base/jobs/outbox-mail.entity.ts";
import { Entry } from "../../modules/entry/entry/entry.entity.ts";
import { ExamAttempt } from "../../modules/exam/sitting/exam-attempt.entity.ts";
import { Invoice } from "../../modules/money/invoice/invoice.entity.ts";
import { CardPayment } from "../../modules/money/payment/card-payment.entity.ts";
import { Refund } from "../../modules/money/refund/refund.entity.ts";
import { Subscription } from "../../modules/money/subscription/subscription.entity.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";

/** Rows whose states tell how the site does, by the name they are counted under. */
const watched = [
  ["mail", OutboxMail],
  ["entry", Entry],
  ["exam_attempt", ExamAttempt],
  ["invoice", Invoice],
  ["card_payment", CardPayment],
  ["refund", Refund],
  ["subscription", Subscription],
] as const;

/** Counts acts and states as they are written. Only there while somebody asks for the metrics. */
export class RowWatch implements EventSubscriber {
  readonly #metrics: Pick<Metrics, "act" | "state">;

  constructor(metrics: Pick<Metrics, "act" | "state">) {
    this.#metrics = metrics;
  }

  afterCreate({ entity }: EventArgs<unknown>): void {
    if (entity instanceof AuditEvent) this.#metrics.act(entity.action, entity.result);
    else this.#count(entity);
  }

  afterUpdate({ changeSet, entity }: EventArgs<unknown>): void {
    if (changeSet && Reflect.get(changeSet.payload, "status") !== undefined) this.#count(entity);
  }

  #count(entity: unknown): void {
    for (const [noun, type] of watched) if (entity instanceof type) this.#metrics.state(noun, entity.status);
  }
}
