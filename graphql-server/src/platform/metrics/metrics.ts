/** The kind of address that was asked. */
export type Surface = "graphql" | "rest" | "page" | "mcp" | "file" | "health";

/** One answer over HTTP, whatever made it. */
export interface Answered {
  surface: Surface;
  method: string;
  status: number;
  seconds: number;
}

/** A number that is read when somebody asks for the metrics. */
export interface Reading {
  name: GaugeName;
  value: number;
  labels: Readonly<Record<string, string>>;
}

/** What is read when it is asked for, with the names of its labels. */
export const gauges = {
  kotoba_build_info: { help: "Always 1; the newest migration that this process knows, and its Node.", labels: ["migration", "node"] },
  kotoba_ready: { help: "1 while the process should get requests.", labels: [] },
  kotoba_draining: { help: "1 while the process is about to end and still takes requests.", labels: [] },
  kotoba_sockets: { help: "Open sockets of subscriptions.", labels: [] },
  kotoba_pool_connections: { help: "Connections of this process to the database, by what they do.", labels: ["state"] },
  kotoba_pool_size: { help: "Connections that this process may have.", labels: [] },
  kotoba_pool_waiting: { help: "Requests and tasks that wait for a connection.", labels: [] },
  kotoba_database_up: { help: "1 when the database answered what is read for the metrics.", labels: [] },
  kotoba_jobs_state: { help: "1 for what background work does in this process.", labels: ["state"] },
  kotoba_queue_jobs: { help: "Jobs of the site that are due or run, by lane.", labels: ["lane", "state"] },
  kotoba_queue_oldest_seconds: { help: "Seconds for which the oldest due job of a lane has waited.", labels: ["lane"] },
  kotoba_mails_waiting: { help: "Mails of the site that have not left yet.", labels: [] },
  kotoba_mails_oldest_seconds: { help: "Seconds for which the oldest of these mails has waited.", labels: [] },
  kotoba_mails_given_up: { help: "Mails of the site that were given up and can still be sent again.", labels: [] },
  kotoba_tasks_failing: { help: "Tasks whose last run failed.", labels: [] },
  kotoba_exam_attempts_open: { help: "Sittings of the exam that are open.", labels: [] },
  kotoba_exam_attempts_overdue: { help: "Open sittings whose time ended more than five minutes ago.", labels: [] },
  kotoba_payments_open: { help: "Money movements that have not come to their end.", labels: ["kind"] },
  kotoba_payments_oldest_seconds: { help: "Seconds for which the oldest of these has not.", labels: ["kind"] },
  kotoba_storage_trouble: { help: "1 while files cannot be stored.", labels: [] },
} as const satisfies Readonly<Record<string, { help: string; labels: readonly string[] }>>;
export type GaugeName = keyof typeof gauges;

/** A number that was read. */
export function reading(name: GaugeName, value: number, labels: Readonly<Record<string, string>> = {}): Reading {
  return { name, value, labels };
}

/** Counts what this process does. Names that are handed in come from tables of the product; nothing that people typed, no ids. */
export interface Metrics {
  answered(answer: Answered): void;
  /** One operation: of GraphQL by its name, of REST by its route. `code`: OK, or that of the refusal. Without seconds the answer was ready. */
  operation(name: string, code: string, seconds?: number): void;
  limitHit(limit: string): void;
  /** An act that was put on record. */
  act(action: string, result: string): void;
  /** A row of money, exam or mail that came into a state. */
  state(noun: string, state: string): void;
  job(lane: string, outcome: string, seconds: number): void;
  task(name: string, outcome: string): void;
  logLine(level: "warn" | "error"): void;
}

/** The metrics of a process that nobody asks for any. */
export const noMetrics: Metrics = {
  answered: () => undefined,
  operation: () => undefined,
  limitHit: () => undefined,
  act: () => undefined,
  state: () => undefined,
  job: () => undefined,
  task: () => undefined,
  logLine: () => undefined,
};
