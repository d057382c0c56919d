import type { EntityManager } from "@mikro-orm/postgresql";
import type { TaskLane } from "./lanes.ts";

/** How often tasks recur, as the queue reads it. Hours begin beside those of other programs. */
export const periods = {
  minute: "* * * * *",
  tenMinutes: "*/10 * * * *",
  hour: "7 * * * *",
  sixHours: "23 */6 * * *",
} as const;

export type Period = keyof typeof periods;

/** Periodic work. It may run twice after a crash, so it must not matter. */
export interface Task {
  name: string;
  lane: TaskLane;
  every: Period;
  /** Milliseconds for which writes that wake it are gathered; a third of a second when left out. */
  wakeAfterMs?: number;
  /** Returns true when more is left, which then follows at once, after others that wait. */
  run(em: EntityManager): Promise<boolean | void>;
}
