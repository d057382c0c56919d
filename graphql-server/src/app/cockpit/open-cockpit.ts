import { migrationsList } from "../../../migrations/index.ts";
import type { JobsState } from "../../modules/base/jobs/job-runner.ts";
import { type Reading, reading } from "../../platform/metrics/metrics.ts";
import { type MetricsPort, openMetricsPort } from "../../platform/metrics/metrics-port.ts";
import type { PrometheusMetrics } from "../../platform/metrics/prometheus.ts";
import type { Readiness } from "../middleware/health.ts";
import type { Services } from "../services.ts";
import { readStates } from "./read-states.ts";

/** For so long what the database said is told again: each process reads the same, and several may ask for the metrics. */
const keptMs = 10_000;

const jobsStates = ["off", "starting", "held", "running"] as const satisfies readonly JobsState[];

/** What the database says, kept for a moment; without an answer nothing but that. */
function keptStates(services: Services): () => Promise<readonly Reading[]> {
  let kept: { readings: Promise<readonly Reading[]>; until: number } | undefined;
  const read = async (): Promise<readonly Reading[]> => {
    try {
      return [...(await readStates(services)), reading("kotoba_database_up", 1)];
    } catch {
      return [reading("kotoba_database_up", 0)];
    }
  };
  return () => {
    const now = performance.now();
    if (!kept || now >= kept.until) kept = { readings: read(), until: now + keptMs };
    return kept.readings;
  };
}

function ofProcess({ database, jobs }: Services, { readiness, sockets }: Watched): Reading[] {
  const pool = database.poolCounts?.();
  const state = jobs.state();
  const labels = { migration: migrationsList.at(-1)?.name ?? "", node: process.versions.node };
  return [
    reading("kotoba_build_info", 1, labels),
    reading("kotoba_ready", readiness.draining ? 0 : 1),
    reading("kotoba_draining", readiness.draining ? 1 : 0),
    reading("kotoba_sockets", sockets()),
    ...jobsStates.map((one): Reading => reading("kotoba_jobs_state", one === state ? 1 : 0, { state: one })),
    reading("kotoba_pool_connections", pool?.busy ?? 0, { state: "busy" }),
    reading("kotoba_pool_connections", pool?.idle ?? 0, { state: "idle" }),
    reading("kotoba_pool_size", pool?.most ?? 0),
    reading("kotoba_pool_waiting", pool?.waiting ?? 0),
  ];
}

/** What of the running server is read. */
interface Watched {
  readiness: Readiness;
  /** Open sockets of subscriptions. */
  sockets(): number;
}

const canBeAsked = (metrics: object): metrics is PrometheusMetrics => "text" in metrics;

/** Opens the port of the metrics; null where none was set. @throws Error when the port is taken */
export async function openCockpit(services: Services, watched: Watched): Promise<MetricsPort | null> {
  const { environment, metrics, storage } = services;
  if (!environment.metrics || !canBeAsked(metrics)) return null;
  const states = keptStates(services);
  return openMetricsPort(environment.metrics, {
    contentType: metrics.contentType,
    async text() {
      const [read, trouble] = await Promise.all([states(), storage.trouble()]);
      return metrics.text([...ofProcess(services, watched), ...read, reading("kotoba_storage_trouble", trouble ? 1 : 0)]);
    },
  });
}
