import type { BatchPlans, BatchSettings, Counts } from "./works-batch.ts";

/** What a thread that makes batches is given at its start. */
export interface BatchWorkerData {
  plans: BatchPlans;
  settings: BatchSettings;
}

/** A batch that a thread shall make. */
export interface BatchOrder {
  before: Counts;
  count: number;
}
