import type { Lane } from "../../../platform/queue/job-queue.ts";

/** Lanes of tasks: what falls due for readers, what asks somebody outside, and what takes long. None waits for another. */
export type TaskLane = "timely" | "outside" | "heavy";

/** Lane of outgoing mails; its jobs have the ids of their mails. */
export const mailLane = "mail";
/** Where jobs of mails come that were given up. */
export const unsentMailLane = "unsent-mail";

const day = 24 * 3_600;

/**
 * A mail is tried again after half a minute at most, then after twice as long each time up to an hour: 90 tries last three days and a half. A
 * process that dies loses its mails to the others when it has not been heard of for a minute.
 */
export const mailOptions = {
  retryLimit: 90,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 600,
  heartbeatSeconds: 60,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 3_600,
  deadLetter: unsentMailLane,
} as const;

/** Marking a mail as given up is tried until the database answers. */
export const unsentMailOptions = {
  retryLimit: 1_000,
  retryDelay: 60,
  expireInSeconds: 60,
  heartbeatSeconds: 30,
  retentionSeconds: 30 * day,
  deleteAfterSeconds: 3_600,
} as const;

/** Tasks recur: one that failed has its next turn anyway, one whose process died is taken over. */
const taskOptions = {
  retryLimit: 2,
  retryDelay: 5,
  expireInSeconds: 3_600,
  heartbeatSeconds: 60,
  retentionSeconds: day,
  deleteAfterSeconds: 60,
} as const;

/** How many jobs of each lane of tasks a process works on at a time. */
const atOnce = { timely: 2, outside: 2, heavy: 2 } as const;

/** A lane of tasks. A task that waits is not put there again. */
export function taskLane(name: TaskLane, work: Lane["work"]): Lane {
  return { name, atOnce: atOnce[name], lookSeconds: 120, oneOfAKey: true, options: taskOptions, work };
}
