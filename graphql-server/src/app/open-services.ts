import { createJobRunner } from "../modules/base/jobs/job-runner.ts";
import { sendMails } from "../modules/base/jobs/send-mails.ts";
import { createViewCounter } from "../modules/work/like/view-counter.ts";
import { type Clock, systemClock } from "../platform/clock/clock.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import type { Environment } from "../platform/environment.ts";
import { createFurigana } from "../platform/furigana/furigana.ts";
import { createLog, type Log } from "../platform/log/log.ts";
import { createMailTransport } from "../platform/mail/mail-transport.ts";
import { createPaymentGateway } from "../platform/payment/create-payment-gateway.ts";
import type { PaymentGateway } from "../platform/payment/payment-gateway.ts";
import { createPubSub } from "../platform/pubsub/pubsub.ts";
import { createRateLimits } from "../platform/rate-limit/rate-limits.ts";
import { readSecrets } from "../platform/secrets.ts";
import { createDiskStore } from "../platform/storage/disk-store.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { entities } from "./entities.ts";
import type { Services } from "./services.ts";

/** The stand-ins that tests use instead of the real services. */
export interface Replacements {
  clock?: Clock;
  log?: Log;
  database?: Database;
  payments?: PaymentGateway;
}

/** Opens the outside world of a process by its settings. The tables are not migrated and no task runs yet. */
export async function openServices(environment: Environment, replaced: Replacements = {}): Promise<Services> {
  const secrets = readSecrets(environment);
  const clock = replaced.clock ?? systemClock;
  const log = replaced.log ?? createLog({ level: environment.logLevel, verbose: !environment.production });
  const url = environment.databaseUrl;
  const database =
    replaced.database ?? (await openDatabase({ ...(url && { url }), dataDir: environment.dataDir, keyRing: secrets.keyRing, entities }));
  const jobs = createJobRunner({ fork: database.fork, log, now: clock });
  const transport = createMailTransport(environment, clock);
  jobs.registerTask({ name: "send-mails", everySeconds: 0, run: async (em) => void (await sendMails(em, { transport, log, now: clock })) });
  return {
    environment,
    secrets,
    clock,
    log,
    database,
    jobs,
    views: createViewCounter({ fork: database.fork, now: clock, log }),
    pubSub: await createPubSub(database, log),
    limits: createRateLimits(database, secrets),
    payments: replaced.payments ?? createPaymentGateway(environment, database.fork),
    storage: createStorage({ stores: [createDiskStore(`${environment.dataDir}/files`)], log, clock }),
    furigana: createFurigana(),
  };
}

/** Closes what `openServices` opened, in the reverse order. */
export async function closeServices({ jobs, views, furigana, pubSub, database }: Services): Promise<void> {
  await jobs.stop();
  await views.close();
  await furigana.close();
  await pubSub.close();
  await database.close();
}
