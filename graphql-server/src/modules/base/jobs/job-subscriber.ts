import type { EventArgs, EventSubscriber, TransactionEventArgs } from "@mikro-orm/core";
import type { JobQueue } from "../../../platform/queue/job-queue.ts";
import { mailLane } from "./lanes.ts";
import { OutboxMail } from "./outbox-mail.entity.ts";

/** A task to wake when rows of some tables were written. */
export interface Wake {
  task: string;
  entities: readonly (abstract new (...args: never[]) => object)[];
}

interface Written {
  newMails: string[];
  resentMails: string[];
  tasks: Set<string>;
}

interface Options {
  queue: JobQueue;
  wakes: readonly Wake[];
  wake(task: string): void;
}

/**
 * Adds the jobs that follow from what a transaction writes: a mail's job inside of it, so that there is never one without the other; a task is
 * only woken after it, as its next turn would find the rows anyway.
 */
export class JobSubscriber implements EventSubscriber {
  readonly #options: Options;
  readonly #open = new WeakMap<object, Written>();

  constructor(options: Options) {
    this.#options = options;
  }

  afterCreate({ entity, em }: EventArgs<unknown>): void {
    if (entity instanceof OutboxMail) this.#writtenIn(em)?.newMails.push(entity.id);
    this.#noteTasks(entity, em);
  }

  afterUpdate({ entity, em, changeSet }: EventArgs<unknown>): void {
    if (entity instanceof OutboxMail && changeSet && Reflect.get(changeSet.payload, "status") === "PENDING") {
      this.#writtenIn(em)?.resentMails.push(entity.id);
    }
    this.#noteTasks(entity, em);
  }

  async beforeTransactionCommit({ em, transaction }: TransactionEventArgs): Promise<void> {
    const written = transaction && this.#open.get(transaction);
    if (!written) return;
    const { queue } = this.#options;
    for (const id of written.resentMails) await queue.remove(em, mailLane, id);
    const jobs = [...written.newMails, ...written.resentMails].map((id) => ({ id, data: {} }));
    if (jobs.length > 0) await queue.add(em, mailLane, jobs);
  }

  afterTransactionCommit({ transaction }: TransactionEventArgs): void {
    const written = transaction && this.#open.get(transaction);
    if (!written) return;
    this.#open.delete(transaction);
    const { queue, wake } = this.#options;
    if (written.newMails.length + written.resentMails.length > 0) queue.nudge(mailLane);
    for (const task of written.tasks) wake(task);
  }

  #noteTasks(entity: unknown, em: EventArgs<unknown>["em"]): void {
    for (const { task, entities } of this.#options.wakes) {
      if (entities.some((one) => entity instanceof one)) this.#writtenIn(em)?.tasks.add(task);
    }
  }

  #writtenIn(em: EventArgs<unknown>["em"]): Written | undefined {
    const transaction: unknown = em.getTransactionContext();
    if (typeof transaction !== "object" || transaction === null) return undefined;
    const written = this.#open.get(transaction) ?? { newMails: [], resentMails: [], tasks: new Set<string>() };
    this.#open.set(transaction, written);
    return written;
  }
}
