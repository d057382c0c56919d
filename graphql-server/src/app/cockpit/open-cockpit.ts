import { migrationsList } from "../../../migrations/index.ts";
import type { JobsState } from "../../modules/base/jobs/job-runner.ts";
import type { Reading } from "../../platform/metrics/metrics.ts";
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
      return [...(await readStates(services)), { name: "kotoba_database_up", value: 1 }];
    } catch {
      return [{ name: "kotoba_database_up", value: 0 }];
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
    { name: "kotoba_build_info", value: 1, labels },
    { name: "kotoba_ready", value: readiness.draining ? 0 : 1 },
    { name: "kotoba_draining", value: readiness.draining ? 1 : 0 },
    { name: "kotoba_sockets", value: sockets() },
    ...jobsStates.map((one): Reading => ({ name: "kotoba_jobs_state", value: one === state ? 1 : 0, labels: { state: one } })),
    { name: "kotoba_pool_connections", value: pool?.busy ?? 0, labels: { state: "busy" } },
    { name: "kotoba_pool_connections", value: pool?.idle ?? 0, labels: { state: "idle" } },
    { name: "kotoba_pool_size", value: pool?.most ?? 0 },
    { name: "kotoba_pool_waiting", value: pool?.waiting ?? 0 },
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
      return metrics.text([...ofProcess(services, watched), ...read, { name: "kotoba_storage_trouble", value: trouble ? 1 : 0 }]);
    },
  });
}
