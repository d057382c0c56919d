import { createKnownViewers } from "../modules/account/session/known-viewers.ts";
import { createJobRunner } from "../modules/base/jobs/job-runner.ts";
import { JobSubscriber } from "../modules/base/jobs/job-subscriber.ts";
import { requireTriggers } from "../modules/base/reading/require-triggers.ts";
import { createViewCounter } from "../modules/work/like/view-counter.ts";
import { type Clock, systemClock } from "../platform/clock/clock.ts";
import { type Database, openDatabase } from "../platform/database/open-database.ts";
import type { Environment } from "../platform/environment.ts";
import { createFurigana } from "../platform/furigana/furigana.ts";
import { createIdentityProviders } from "../platform/identity/identity-providers.ts";
import { checkKeys } from "../platform/keys/check-keys.ts";
import { sealPlain } from "../platform/keys/seal-plain.ts";
import { limitedLog } from "../platform/log/limited-log.ts";
import { createLog, type Log } from "../platform/log/log.ts";
import { createMailTransport } from "../platform/mail/mail-transport.ts";
import { type Metrics, noMetrics } from "../platform/metrics/metrics.ts";
import { createPaymentGateway } from "../platform/payment/create-payment-gateway.ts";
import type { PaymentGateway } from "../platform/payment/payment-gateway.ts";
import { createPubSub } from "../platform/pubsub/pubsub.ts";
import { findPlace } from "../platform/queue/find-place.ts";
import { createJobQueue } from "../platform/queue/job-queue.ts";
import { createRateLimits } from "../platform/rate-limit/rate-limits.ts";
import { readSecrets } from "../platform/secrets.ts";
import { openStores } from "../platform/storage/open-stores.ts";
import { createStorage } from "../platform/storage/storage.ts";
import { countedLimits } from "./cockpit/counted-limits.ts";
import { RowWatch } from "./cockpit/row-watch.ts";
import { entities } from "./entities.ts";
import { createClientOperations } from "./graphql/client-operations.ts";
import { readOperationNames } from "./graphql/safelist.ts";
import { readingSources } from "./reading-sources.ts";
import type { Services } from "./services.ts";
import { signedColumns } from "./upkeep/signed-columns.ts";
import { wakes } from "./wakes.ts";

/** The stand-ins that tests use instead of the real services. */
export interface Replacements {
  clock?: Clock;
  log?: Log;
  database?: Database;
  payments?: PaymentGateway;
}

/** Lines of one kind that are written within a minute: enough to find what people refer to, not thousands while something is away. */
const mostLines = 30;

/** Counts for whoever asks the port of the metrics; where there is none, nothing is read for it and nothing counted. */
async function openMetrics(environment: Environment): Promise<Metrics> {
  if (!environment.metrics) return noMetrics;
  const { createPrometheus } = await import("../platform/metrics/prometheus.ts");
  return createPrometheus(environment.safelist ? undefined : await readOperationNames(environment));
}

/** Opens the outside world of a process by its settings. The tables are not migrated and no task runs yet. */
export async function openServices(environment: Environment, replaced: Replacements = {}): Promise<Services> {
  const secrets = readSecrets(environment);
  const clock = replaced.clock ?? systemClock;
  const metrics = await openMetrics(environment);
  const lines = replaced.log ?? createLog({ level: environment.logLevel, verbose: !environment.production });
  const log = limitedLog(lines, { most: mostLines, onLine: metrics.logLine });
  const url = environment.databaseUrl;
  const database =
    replaced.database ??
    (await openDatabase({
      ...(url && { url }),
      apart: environment.migrateUrl !== undefined,
      dataDir: environment.dataDir,
      keyRing: secrets.keyRing,
      entities,
      pool: environment.databasePool,
    }));
  const queue = createJobQueue({ database, ...(url && { url }), log, metrics });
  const jobs = createJobRunner({
    fork: database.fork,
    queue,
    transport: createMailTransport(environment, clock),
    log,
    metrics,
    now: clock,
    findPlace: () => findPlace(database, environment),
    enabled: environment.jobs,
  });
  database.orm.em.getEventManager().registerSubscriber(new JobSubscriber({ queue, wakes, wake: (task) => jobs.wake(task) }));
  if (environment.metrics) database.orm.em.getEventManager().registerSubscriber(new RowWatch(metrics));
  const pubSub = await createPubSub(database, log);
  queue.onNudge(pubSub.lanes.tell);
  pubSub.lanes.onWord(queue.wake);
  return {
    environment,
    secrets,
    clock,
    log,
    metrics,
    database,
    queue,
    jobs,
    views: createViewCounter({ fork: database.fork, now: clock, log }),
    clientOperations: createClientOperations({ fork: database.fork, now: clock, log, isNeeded: environment.safelist }),
    viewers: createKnownViewers(pubSub.sessions),
    pubSub,
    limits: countedLimits(createRateLimits(database, secrets), metrics),
    payments: replaced.payments ?? createPaymentGateway(environment, database.fork),
    storage: createStorage({ stores: await openStores(environment.files, environment.dataDir), log, clock }),
    furigana: createFurigana(),
    identityProviders: createIdentityProviders(environment.identityProviders),
  };
}

/**
 * Brings the tables up to date, or demands that they are where another role does that, holds the keys against them, and encrypts what a
 * version before left in plain text; only then may anything write. @throws MissingTriggersError, WrongKeysError
 */
export async function bringUpToDate(services: Pick<Services, "clock" | "database" | "queue" | "secrets">): Promise<void> {
  const { clock, database, queue, secrets } = services;
  await database.migrate();
  await requireTriggers(database.fork(), readingSources);
  await checkKeys(database.fork(), secrets, { now: clock(), signed: signedColumns });
  await sealPlain(database.fork, clock());
  await queue.open();
}

/** Closes what `openServices` opened, in the reverse order. */
export async function closeServices({ jobs, views, clientOperations, furigana, pubSub, database }: Services): Promise<void> {
  await jobs.stop();
  await views.close();
  await clientOperations.close();
  await furigana.close();
  await pubSub.close();
  await database.close();
}
