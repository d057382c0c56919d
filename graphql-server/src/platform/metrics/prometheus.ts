import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { gauges, type Metrics, type Reading } from "./metrics.ts";

/** Metrics that can be asked for as Prometheus reads them. */
export interface PrometheusMetrics extends Metrics {
  /** The text of the moment, with what was read for it. */
  text(readings: readonly Reading[]): Promise<string>;
  contentType: string;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const jobBuckets = [0.05, 0.25, 1, 5, 30, 120, 600];

/** Values of one label: whatever comes beyond these is counted as `other`, so that no client makes the table grow. */
const mostValues = 1_000;

/** Keeps the values of a label few. */
function fewValues(): (value: string) => string {
  const known = new Set<string>();
  return (value) => {
    if (known.has(value)) return value;
    if (known.size >= mostValues) return "other";
    known.add(value);
    return value;
  };
}

/** Counts in plain numbers what comes with every request, and hands it over when somebody asks: the client's own counting works out its place by the labels each time. */
function handedOver<L extends string>(counter: Counter<L>) {
  const counted = new Map<string, { labels: Record<L, string | number>; times: number }>();
  return {
    add(key: string, labels: () => Record<L, string | number>): void {
      const known = counted.get(key);
      if (known) known.times += 1;
      else counted.set(key, { labels: labels(), times: 1 });
    },
    handOver(): void {
      for (const one of counted.values()) {
        if (one.times > 0) counter.inc(one.labels, one.times);
        one.times = 0;
      }
    },
  };
}

/** Names of the kinds of requests that the server answers. */
const methods = new Set(["GET", "HEAD", "POST", "OPTIONS", "PUT", "PATCH", "DELETE"]);

function gaugesOf(register: Registry) {
  const made = Object.entries(gauges).map(
    ([name, { help, labels }]) => [name, new Gauge<string>({ name, help, labelNames: [...labels], registers: [register] })] as const,
  );
  return new Map<string, Gauge<string>>(made);
}

/**
 * Counts with the client of Prometheus, in a register of its own. `operations`: names of operations that are told apart; without them all are,
 * which is for a process that answers registered ones alone. A route of REST has a stroke in its name, which no operation has.
 */
export function createPrometheus(operations?: ReadonlySet<string>): PrometheusMetrics {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register, eventLoopMonitoringPrecision: 20 });
  const operationName = fewValues();
  const answers = handedOver(
    new Counter({
      name: "kotoba_http_answers_total",
      help: "Answers over HTTP, by the kind of address, method and status.",
      labelNames: ["surface", "method", "status"],
      registers,
    }),
  );
  const answerSeconds = new Histogram({
    name: "kotoba_http_answer_seconds",
    help: "Seconds from a request to the end of its answer.",
    labelNames: ["surface"],
    buckets,
    registers,
  });
  const counted = handedOver(
    new Counter({
      name: "kotoba_operations_total",
      help: "Operations of GraphQL by name and of REST by route, with OK or the code of the refusal.",
      labelNames: ["operation", "code"],
      registers,
    }),
  );
  const operationSeconds = new Histogram({
    name: "kotoba_operation_seconds",
    help: "Seconds an operation took; answers that were ready are not timed.",
    labelNames: ["operation"],
    buckets,
    registers,
  });
  const limits = new Counter({ name: "kotoba_limit_hits_total", help: "Attempts refused by a limit.", labelNames: ["limit"], registers });
  const acts = new Counter({
    name: "kotoba_acts_total",
    help: "Acts put on record; session.signIn with FAILED is a sign-in that failed.",
    labelNames: ["action", "result"],
    registers,
  });
  const states = new Counter({
    name: "kotoba_state_changes_total",
    help: "Rows of exam, money and mail that came into a state.",
    labelNames: ["noun", "state"],
    registers,
  });
  const jobs = new Counter({
    name: "kotoba_jobs_total",
    help: "Jobs that ended, by lane; of the lane mail each is one try of a mail.",
    labelNames: ["lane", "outcome"],
    registers,
  });
  const jobSeconds = new Histogram({
    name: "kotoba_job_seconds",
    help: "Seconds a job took.",
    labelNames: ["lane"],
    buckets: jobBuckets,
    registers,
  });
  const tasks = new Counter({ name: "kotoba_tasks_total", help: "Runs of recurring tasks.", labelNames: ["task", "outcome"], registers });
  const lines = new Counter({
    name: "kotoba_log_lines_total",
    help: "Warnings and errors, those included that were left out of the log for their number.",
    labelNames: ["level"],
    registers,
  });
  const read = gaugesOf(register);

  return {
    contentType: register.contentType,
    answered({ surface, method, status, seconds }) {
      const known = methods.has(method) ? method : "other";
      answers.add(`${surface} ${known} ${status}`, () => ({ surface, method: known, status }));
      answerSeconds.observe({ surface }, seconds);
    },
    operation(name, code, seconds) {
      const isTold = !operations || name === "-" || name.includes("/") || operations.has(name);
      const operation = isTold ? operationName(name) : "other";
      counted.add(`${operation} ${code}`, () => ({ operation, code }));
      if (seconds !== undefined) operationSeconds.observe({ operation }, seconds);
    },
    limitHit: (limit) => limits.inc({ limit }),
    act: (action, result) => acts.inc({ action, result }),
    state: (noun, state) => states.inc({ noun, state }),
    job(lane, outcome, seconds) {
      jobs.inc({ lane, outcome });
      jobSeconds.observe({ lane }, seconds);
    },
    task: (task, outcome) => tasks.inc({ task, outcome }),
    logLine: (level) => lines.inc({ level }),
    text(readings) {
      answers.handOver();
      counted.handOver();
      for (const gauge of read.values()) gauge.reset();
      for (const { name, value, labels } of readings) read.get(name)?.set(labels, value);
      return register.metrics();
    },
  };
}
