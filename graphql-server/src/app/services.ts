import type { KnownViewers } from "../modules/account/session/known-viewers.ts";
import type { JobRunner } from "../modules/base/jobs/job-runner.ts";
import type { ViewCounter } from "../modules/work/like/view-counter.ts";
import type { Clock } from "../platform/clock/clock.ts";
import type { Database } from "../platform/database/open-database.ts";
import type { Environment } from "../platform/environment.ts";
import type { Furigana } from "../platform/furigana/furigana.ts";
import type { IdentityProviders } from "../platform/identity/identity-provider.ts";
import type { Log } from "../platform/log/log.ts";
import type { Metrics } from "../platform/metrics/metrics.ts";
import type { PaymentGateway } from "../platform/payment/payment-gateway.ts";
import type { PubSub } from "../platform/pubsub/pubsub.ts";
import type { JobQueue } from "../platform/queue/job-queue.ts";
import type { RateLimits } from "../platform/rate-limit/rate-limits.ts";
import type { Secrets } from "../platform/secrets.ts";
import type { Storage } from "../platform/storage/storage.ts";
import type { ClientOperations } from "./graphql/client-operations.ts";

/** The outside world of one process, opened by main and handed down. */
export interface Services {
  environment: Environment;
  secrets: Secrets;
  database: Database;
  clock: Clock;
  log: Log;
  metrics: Metrics;
  pubSub: PubSub;
  limits: RateLimits;
  storage: Storage;
  furigana: Furigana;
  /** Null when cards are off: in production without a provider. */
  payments: PaymentGateway | null;
  identityProviders: IdentityProviders;
  queue: JobQueue;
  jobs: JobRunner;
  views: ViewCounter;
  /** Operations that clients other than the site registered. */
  clientOperations: ClientOperations;
  viewers: KnownViewers;
}
